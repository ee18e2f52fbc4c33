-- CreateTable
CREATE TABLE "ProductSearch" (
    "productId" INTEGER NOT NULL,
    "serves" INTEGER NOT NULL,
    "category" TEXT NOT NULL,
    "portId" INTEGER,
    "priceType" "PriceType" NOT NULL,
    "currency" "Currency" NOT NULL,
    "moqStep" INTEGER NOT NULL,
    "isVerified" BOOLEAN NOT NULL,
    "certificates" TEXT[],
    "cell" BIGINT NOT NULL,
    "priceBaseMinor" BIGINT NOT NULL,
    "rating" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "text" TEXT NOT NULL,
    "words" tsvector NOT NULL,

    CONSTRAINT "ProductSearch_pkey" PRIMARY KEY ("productId","serves")
);

-- CreateTable
CREATE TABLE "SearchWord" (
    "word" TEXT NOT NULL,
    "hits" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "SearchWord_pkey" PRIMARY KEY ("word")
);

-- CreateTable
CREATE TABLE "FacetCount" (
    "cell" BIGINT NOT NULL,
    "certificate" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "portId" INTEGER NOT NULL,
    "priceType" "PriceType" NOT NULL,
    "currency" "Currency" NOT NULL,
    "moqStep" INTEGER NOT NULL,
    "isVerified" BOOLEAN NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "FacetCount_pkey" PRIMARY KEY ("cell","certificate")
);

-- CreateIndex
CREATE INDEX "ProductSearch_cell_idx" ON "ProductSearch"("cell");

-- CreateIndex
CREATE INDEX "FacetCount_certificate_category_idx" ON "FacetCount"("certificate", "category");

-- By hand from here on: folding, the search's rows and what is kept of them.
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- Without case and accents. Says immutable, since the dictionary is named and never changes here.
CREATE FUNCTION search_fold(said text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, said))
$$;
-- The words of a folded text: what stands between blanks, punctuation and signs, in any script. An endless word is left to the text itself.
CREATE FUNCTION search_words(folded text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT word), '{}') FROM unnest(string_to_array(translate(folded,
    E'\t\n\r!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~' || U&'\00A0\00A7\00AB\00B0\00B7\00BB\00D7\060C\061B\061F\0964\0965\2013\2014\2018\2019\201C\201D\2022\2026\3001\3002\300A\300B\3010\3011\FF01\FF08\FF09\FF0C\FF1A\FF1B\FF1F',
    repeat(' ', 100)), ' ')) AS word WHERE word <> '' AND octet_length(word) <= 1000
$$;
CREATE FUNCTION moq_step(moq int) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN moq <= 10 THEN 1 WHEN moq <= 100 THEN 2 WHEN moq <= 1000 THEN 3 WHEN moq <= 10000 THEN 4 ELSE 5 END
$$;
CREATE FUNCTION facet_cell(category text, port_id int, price_type "PriceType", currency "Currency", moq_step int, is_verified boolean)
RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT hashtextextended(concat_ws('|', category, coalesce(port_id, 0), price_type, currency, moq_step, is_verified), 0)
$$;
CREATE FUNCTION language_bit(language "Language") RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE language WHEN 'zh' THEN 2 WHEN 'hi' THEN 4 WHEN 'de' THEN 8 WHEN 'ar' THEN 16 END
$$;

-- The rows that the search should hold: the product's own for all languages without a translation, and one for each translation.
CREATE VIEW product_search_rows AS
  SELECT p."id" AS "productId", t."serves", p."category", p."portId", p."priceType", p."currency", moq_step(p."moq") AS "moqStep", p."isVerified",
    ARRAY(SELECT DISTINCT c."name" FROM "ProductCertificate" AS c WHERE c."productId" = p."id" ORDER BY 1) AS "certificates",
    facet_cell(p."category", p."portId", p."priceType", p."currency", moq_step(p."moq"), p."isVerified") AS "cell",
    p."priceBaseMinor", coalesce(p."rating", 0) AS "rating", p."createdAt", f.folded AS "text", array_to_tsvector(search_words(f.folded)) AS "words"
  FROM "Product" AS p
  CROSS JOIN LATERAL (
    SELECT '' AS said, 31 - coalesce(sum(language_bit("language")), 0)::int AS "serves" FROM "ProductText" WHERE "productId" = p."id"
    UNION ALL
    SELECT concat_ws(E'\n', "name", "shortDescription", "description", ''), language_bit("language") FROM "ProductText" WHERE "productId" = p."id"
  ) AS t
  CROSS JOIN LATERAL (
    SELECT search_fold(t.said || concat_ws(E'\n', p."name", p."shortDescription", p."description", p."companyName", p."hsCode", replace(p."hsCode", '.', ''))) AS folded
  ) AS f
  WHERE p."status" = 'approved' AND NOT p."isWithheld";

-- What a row adds to the kept counts: one for its cell, one for each certificate. Every product has exactly one row that serves English.
CREATE FUNCTION facet_counts(ids int[]) RETURNS SETOF "FacetCount" LANGUAGE sql STABLE AS $$
  SELECT s."cell", c.name, s."category", coalesce(s."portId", 0), s."priceType", s."currency", s."moqStep", s."isVerified", count(*)::int
  FROM "ProductSearch" AS s CROSS JOIN LATERAL unnest(s."certificates" || ''::text) AS c(name)
  WHERE s."productId" = ANY(ids) AND s."serves" & 1 = 1 GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
$$;

-- Makes the rows of these products anew, and with them the counts and the words. The counts are written in one order, so that two never wait for each other.
CREATE FUNCTION product_search_refresh(ids int[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE before "FacetCount"[];
BEGIN
  IF coalesce(cardinality(ids), 0) = 0 THEN RETURN; END IF;
  SELECT array_agg(c) INTO before FROM facet_counts(ids) AS c;
  DELETE FROM "ProductSearch" WHERE "productId" = ANY(ids);
  INSERT INTO "ProductSearch" SELECT * FROM product_search_rows WHERE "productId" = ANY(ids);
  INSERT INTO "FacetCount" AS kept
    SELECT "cell", "certificate", min("category"), min("portId"), min("priceType"), min("currency"), min("moqStep"), bool_or("isVerified"), sum(n)
    FROM (SELECT c.*, c."count" AS n FROM facet_counts(ids) AS c UNION ALL SELECT c.*, -c."count" FROM unnest(before) AS c) AS delta
    GROUP BY 1, 2 HAVING sum(n) <> 0 ORDER BY 1, 2
  ON CONFLICT ("cell", "certificate") DO UPDATE SET "count" = kept."count" + EXCLUDED."count";
  INSERT INTO "SearchWord" ("word")
    SELECT DISTINCT word FROM "ProductSearch" AS s CROSS JOIN LATERAL unnest(tsvector_to_array(s."words")) AS word WHERE s."productId" = ANY(ids) ORDER BY 1
  ON CONFLICT DO NOTHING;
END $$;

CREATE FUNCTION product_search_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM product_search_refresh(ARRAY(SELECT "id" FROM added WHERE "status" = 'approved' AND NOT "isWithheld"));
  RETURN NULL;
END $$;
CREATE FUNCTION product_search_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM product_search_refresh(ARRAY(SELECT "id" FROM removed));
  RETURN NULL;
END $$;
CREATE FUNCTION product_search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM product_search_refresh(ARRAY(SELECT a."id" FROM added AS a JOIN removed AS r USING ("id")
    WHERE (a."name", a."shortDescription", a."description", a."companyName", a."hsCode", a."category", a."portId", a."isVerified", a."status", a."isWithheld",
           a."priceBaseMinor", a."priceType", a."currency", a."moq", a."rating", a."createdAt")
      IS DISTINCT FROM (r."name", r."shortDescription", r."description", r."companyName", r."hsCode", r."category", r."portId", r."isVerified", r."status", r."isWithheld",
           r."priceBaseMinor", r."priceType", r."currency", r."moq", r."rating", r."createdAt")));
  RETURN NULL;
END $$;
-- A text or certificate changes its product's rows; whoever changes the product meanwhile waits.
CREATE FUNCTION product_search_part_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM product_search_refresh(ARRAY(SELECT "id" FROM "Product" WHERE "id" IN (SELECT "productId" FROM added) ORDER BY "id" FOR NO KEY UPDATE));
  RETURN NULL;
END $$;
CREATE FUNCTION product_search_part_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM product_search_refresh(ARRAY(SELECT "id" FROM "Product" WHERE "id" IN (SELECT "productId" FROM removed) ORDER BY "id" FOR NO KEY UPDATE));
  RETURN NULL;
END $$;
CREATE TRIGGER product_search_insert AFTER INSERT ON "Product" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION product_search_added();
CREATE TRIGGER product_search_delete AFTER DELETE ON "Product" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION product_search_removed();
CREATE TRIGGER product_search_update AFTER UPDATE ON "Product" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION product_search_changed();
CREATE TRIGGER product_search_insert AFTER INSERT ON "ProductText" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION product_search_part_added();
CREATE TRIGGER product_search_update AFTER UPDATE ON "ProductText" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION product_search_part_added();
CREATE TRIGGER product_search_delete AFTER DELETE ON "ProductText" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION product_search_part_removed();
CREATE TRIGGER product_search_insert AFTER INSERT ON "ProductCertificate" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION product_search_part_added();
CREATE TRIGGER product_search_update AFTER UPDATE ON "ProductCertificate" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION product_search_part_added();
CREATE TRIGGER product_search_delete AFTER DELETE ON "ProductCertificate" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION product_search_part_removed();

-- Counts the words anew. Their numbers choose plans only, so they may be an hour old.
CREATE FUNCTION search_words_count() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('search_words_count')) THEN RETURN; END IF;
  CREATE TEMP TABLE counted ON COMMIT DROP AS SELECT word, ndoc FROM ts_stat('SELECT "words" FROM "ProductSearch"');
  CREATE UNIQUE INDEX ON counted (word);
  INSERT INTO "SearchWord" AS kept ("word", "hits") SELECT word, ndoc FROM counted ORDER BY word
    ON CONFLICT ("word") DO UPDATE SET "hits" = EXCLUDED."hits" WHERE kept."hits" <> EXCLUDED."hits";
  DELETE FROM "SearchWord" AS kept WHERE NOT EXISTS (SELECT 1 FROM counted WHERE counted.word = kept."word");
END $$;
-- All of it anew, in the order of the default sort: for an existing catalogue, and after many rows were put in with the triggers off.
CREATE FUNCTION product_search_rebuild() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE "ProductSearch", "FacetCount", "SearchWord";
  INSERT INTO "ProductSearch" SELECT * FROM product_search_rows ORDER BY "isVerified" DESC, "createdAt" DESC, "productId" DESC;
  INSERT INTO "FacetCount" SELECT s."cell", c.name, min(s."category"), coalesce(min(s."portId"), 0), min(s."priceType"), min(s."currency"), min(s."moqStep"), bool_or(s."isVerified"), count(*)
    FROM "ProductSearch" AS s CROSS JOIN LATERAL unnest(s."certificates" || ''::text) AS c(name) WHERE s."serves" & 1 = 1 GROUP BY 1, 2;
  PERFORM search_words_count();
END $$;
SELECT product_search_rebuild();

-- One index per sort, alone and by category, as on Product; words; certificates; parts of words.
CREATE INDEX "ProductSearch_featured_idx" ON "ProductSearch" ("isVerified" DESC, "createdAt" DESC, "productId" DESC);
CREATE INDEX "ProductSearch_newest_idx" ON "ProductSearch" ("createdAt" DESC, "productId" DESC);
CREATE INDEX "ProductSearch_price_idx" ON "ProductSearch" ("priceBaseMinor", "productId" DESC);
CREATE INDEX "ProductSearch_rating_idx" ON "ProductSearch" ("rating" DESC, "createdAt" DESC, "productId" DESC);
CREATE INDEX "ProductSearch_category_featured_idx" ON "ProductSearch" ("category", "isVerified" DESC, "createdAt" DESC, "productId" DESC);
CREATE INDEX "ProductSearch_category_newest_idx" ON "ProductSearch" ("category", "createdAt" DESC, "productId" DESC);
CREATE INDEX "ProductSearch_category_price_idx" ON "ProductSearch" ("category", "priceBaseMinor", "productId" DESC);
CREATE INDEX "ProductSearch_category_rating_idx" ON "ProductSearch" ("category", "rating" DESC, "createdAt" DESC, "productId" DESC);
CREATE INDEX "ProductSearch_words_idx" ON "ProductSearch" USING gin ("words");
CREATE INDEX "ProductSearch_certificates_idx" ON "ProductSearch" USING gin ("certificates");
CREATE INDEX "SearchWord_part_idx" ON "SearchWord" USING gin ("word" gin_trgm_ops);
CREATE INDEX "SearchWord_hits_idx" ON "SearchWord" ("hits" DESC);

-- The text that the search looked in before.
DROP INDEX "Product_searchText_idx";
ALTER TABLE "Product" DROP COLUMN "searchText";
