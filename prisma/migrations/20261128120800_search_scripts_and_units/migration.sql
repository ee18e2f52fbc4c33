-- AlterTable
ALTER TABLE "SearchWord" ADD COLUMN "serves" INTEGER NOT NULL DEFAULT 31;

-- By hand from here on: the spellings of Arabic and Hindi, ports among the words, minimum orders by unit, one name per certificate.

-- Without case, accents and the spellings that a script leaves to the writer: seats of hamza, alef and ya, ta marbuta, vowel signs
-- and tatweel in Arabic; nukta, chandrabindu and a half nasal in Hindi; digits of either; signs that show nothing. Plain ASCII,
-- which most texts are, takes the short way: filling the search spends its time here.
CREATE OR REPLACE FUNCTION search_fold(said text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE folded text := said;
BEGIN
  IF octet_length(said) = length(said) THEN RETURN lower(said); END IF;
  -- Letters in their shape for one place of a word, and Hindi letters that have their nukta built in.
  IF said ~ '[\u0929\u0931\u0934\u0958-\u095F\uFB50-\uFDFF\uFE70-\uFEFC]' THEN folded := normalize(said, NFKC); END IF;
  folded := lower(public.unaccent('public.unaccent'::regdictionary, folded));
  IF folded !~ '[\u00AD\u0600-\u06FF\u0900-\u097F\u200B-\u206F\uFEFF]' THEN RETURN folded; END IF;
  folded := regexp_replace(folded, '[\u00AD\u0610-\u061A\u061C\u0640\u064B-\u065F\u0670\u093C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]', '', 'g');
  folded := regexp_replace(folded, '[\u0622\u0623\u0625\u0671]', U&'\0627', 'g');
  folded := regexp_replace(folded, '[\u0626\u0649\u06CC]', U&'\064A', 'g');
  folded := replace(replace(replace(folded, U&'\0624', U&'\0648'), U&'\0629', U&'\0647'), U&'\06A9', U&'\0643');
  folded := replace(replace(replace(folded, U&'\0929', U&'\0928'), U&'\0931', U&'\0930'), U&'\0934', U&'\0933');
  -- Chandrabindu, and a half nasal before its consonant: the dot is written for either.
  folded := regexp_replace(folded, '\u0901|[\u0919\u091E\u0923\u0928\u092E]\u094D', U&'\0902', 'g');
  IF folded !~ '[\u0660-\u0669\u066B\u066C\u06F0-\u06F9\u0966-\u096F]' THEN RETURN folded; END IF;
  RETURN translate(folded, U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9\0966\0967\0968\0969\096A\096B\096C\096D\096E\096F\066B\066C',
    '012345678901234567890123456789.,');
END $$;
-- As before and many times as fast: the text is gone through once, not once for each sign.
CREATE OR REPLACE FUNCTION search_runs(folded text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT string_to_array(regexp_replace(folded, '[\t\n\r!-/:-@\[-`{-~\u00A0\u00A7\u00AB\u00B0\u00B7\u00BB\u00D7\u060C\u061B\u061F\u0964\u0965\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026\u3001\u3002\u300A\u300B\u3010\u3011\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]', ' ', 'g'), ' ')
$$;

-- The step of a minimum order: five per unit, for 100 kilograms and 100 pieces are not the same.
DROP VIEW product_search_rows;
DROP FUNCTION moq_step(int);
CREATE FUNCTION moq_step(moq int, unit "Unit") RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE unit WHEN 'pcs' THEN 0 WHEN 'kg' THEN 5 WHEN 'ltr' THEN 10 WHEN 'mtr' THEN 15 END
    + CASE WHEN moq <= 10 THEN 1 WHEN moq <= 100 THEN 2 WHEN moq <= 1000 THEN 3 WHEN moq <= 10000 THEN 4 ELSE 5 END
$$;

-- The one name by which a certificate is filtered, whatever its sellers wrote: without remarks in brackets, a standard's edition
-- and "certificate" behind a standard that says so by itself; capitals only where they are a name's or an abbreviation's.
CREATE FUNCTION certificate_name(said text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  name text := btrim(regexp_replace(regexp_replace(said, '\([^()]*\)', ' ', 'g'), '\s+', ' ', 'g'));
  standard text[] := regexp_match(name, '^(ISO/IEC|EN ISO|ISO|IEC|EN|IATF|BS)[ -]?(\d.*)$', 'i');
BEGIN
  IF name = '' THEN RETURN btrim(said); END IF;
  IF standard IS NOT NULL THEN name := upper(standard[1]) || ' ' || standard[2]; END IF;
  name := regexp_replace(name, '(\d) ?[:-] ?(19|20)\d\d\M', '\1', 'g');
  name := regexp_replace(name, ' certification$', ' certificate', 'i');
  name := regexp_replace(name, '^([A-Z0-9/.+ -]+) certificate$', '\1');
  IF name ~* '^CE( mark| marking| declaration| declaration of conformity)?$' THEN RETURN 'CE'; END IF;
  RETURN (SELECT string_agg(CASE WHEN place > 1 AND word ~ '^[[:upper:]][[:lower:]]+$' AND following !~ '^\d' THEN lower(word) ELSE word END, ' ' ORDER BY place)
    FROM (SELECT word, place, coalesce(lead(word) OVER (ORDER BY place), '') AS following
          FROM regexp_split_to_table(name, ' ') WITH ORDINALITY AS each(word, place)) AS spelled);
END $$;

-- As before, and with the port: its name and its UN/LOCODE. Names of ports in other languages are known to the search itself.
CREATE VIEW product_search_rows AS
  SELECT p."id" AS "productId", t."serves", p."category", p."portId", p."priceType", p."currency", m.step AS "moqStep", p."isVerified",
    ARRAY(SELECT DISTINCT certificate_name(c."name") FROM "ProductCertificate" AS c WHERE c."productId" = p."id" AND btrim(c."name") <> '' ORDER BY 1) AS "certificates",
    facet_cell(p."category", p."portId", p."priceType", p."currency", m.step, p."isVerified") AS "cell",
    p."priceBaseMinor", coalesce(p."rating", 0) AS "rating", p."createdAt", f.folded AS "text", array_to_tsvector(search_words(f.folded)) AS "words"
  FROM "Product" AS p
  CROSS JOIN LATERAL (SELECT moq_step(p."moq", p."unit") AS step) AS m
  CROSS JOIN LATERAL (
    SELECT '' AS said, 31 - coalesce(sum(language_bit("language")), 0)::int AS "serves" FROM "ProductText" WHERE "productId" = p."id"
    UNION ALL
    SELECT concat_ws(E'\n', "name", "shortDescription", "description", ''), language_bit("language") FROM "ProductText" WHERE "productId" = p."id"
  ) AS t
  CROSS JOIN LATERAL (
    -- OFFSET keeps it from being folded once for the text and again for the words.
    SELECT search_fold(t.said || concat_ws(E'\n', p."name", p."shortDescription", p."description", p."companyName", p."hsCode", replace(p."hsCode", '.', ''),
      p."portName", (SELECT "code" FROM "Port" WHERE "Port"."id" = p."portId"))) AS folded OFFSET 0
  ) AS f
  WHERE p."status" = 'approved' AND NOT p."isWithheld";

CREATE OR REPLACE FUNCTION product_search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM product_search_refresh(ARRAY(SELECT a."id" FROM added AS a JOIN removed AS r USING ("id")
    WHERE (a."name", a."shortDescription", a."description", a."companyName", a."hsCode", a."category", a."portId", a."portName", a."isVerified", a."status", a."isWithheld",
           a."priceBaseMinor", a."priceType", a."currency", a."moq", a."unit", a."rating", a."createdAt")
      IS DISTINCT FROM (r."name", r."shortDescription", r."description", r."companyName", r."hsCode", r."category", r."portId", r."portName", r."isVerified", r."status", r."isWithheld",
           r."priceBaseMinor", r."priceType", r."currency", r."moq", r."unit", r."rating", r."createdAt")));
  RETURN NULL;
END $$;

-- As before; a new word is also told by whose visitors it was met (the bits of ProductSearch.serves), for suggestions. What a known
-- word's rows serve is counted with its hits: to lock common words with each change of a product would make the changes wait for each other.
CREATE OR REPLACE FUNCTION product_search_refresh(ids int[]) RETURNS void LANGUAGE plpgsql AS $$
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
  INSERT INTO "SearchWord" ("word", "serves")
    SELECT word, bit_or(s."serves") FROM "ProductSearch" AS s CROSS JOIN LATERAL unnest(tsvector_to_array(s."words")) AS word
    WHERE s."productId" = ANY(ids) GROUP BY word ORDER BY word
  ON CONFLICT DO NOTHING;
END $$;
CREATE OR REPLACE FUNCTION search_words_count() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('search_words_count')) THEN RETURN; END IF;
  CREATE TEMP TABLE counted ON COMMIT DROP AS
    SELECT found.word, sum(found.ndoc)::int AS ndoc, bit_or(s."serves") AS serves
    FROM (SELECT DISTINCT "serves" FROM "ProductSearch") AS s
    CROSS JOIN LATERAL ts_stat(format('SELECT "words" FROM "ProductSearch" WHERE "serves" = %s', s."serves")) AS found GROUP BY found.word;
  CREATE UNIQUE INDEX ON counted (word);
  INSERT INTO "SearchWord" AS kept ("word", "hits", "serves") SELECT word, ndoc, serves FROM counted ORDER BY word
    ON CONFLICT ("word") DO UPDATE SET "hits" = EXCLUDED."hits", "serves" = EXCLUDED."serves"
    WHERE (kept."hits", kept."serves") IS DISTINCT FROM (EXCLUDED."hits", EXCLUDED."serves");
  DELETE FROM "SearchWord" AS kept WHERE NOT EXISTS (SELECT 1 FROM counted WHERE counted.word = kept."word");
END $$;

-- All rows anew, with their indexes made afterwards: an index that is filled row by row takes several times as long.
SET LOCAL maintenance_work_mem = '256MB';
SET LOCAL work_mem = '128MB';
DO $$
DECLARE index record;
BEGIN
  CREATE TEMP TABLE made_again ON COMMIT DROP AS
    SELECT indexname AS name, indexdef AS definition FROM pg_indexes
    WHERE schemaname = current_schema() AND tablename IN ('ProductSearch', 'SearchWord') AND indexname NOT IN (SELECT conname FROM pg_constraint);
  FOR index IN SELECT * FROM made_again LOOP EXECUTE format('DROP INDEX %I', index.name); END LOOP;
  PERFORM product_search_rebuild();
  FOR index IN SELECT * FROM made_again LOOP EXECUTE index.definition; END LOOP;
END $$;
