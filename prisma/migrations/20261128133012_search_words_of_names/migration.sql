-- AlterTable
ALTER TABLE "ProductSearch" ADD COLUMN "nameWords" tsvector NOT NULL DEFAULT '';
ALTER TABLE "ProductSearch" ALTER COLUMN "nameWords" DROP DEFAULT;

-- By hand from here on: the words of the names, translated and English, by which the likeliest hits of a search stand first.
-- No index of their own: hits are found by all words, and only ordered by these.
CREATE OR REPLACE VIEW product_search_rows AS
  SELECT p."id" AS "productId", t."serves", p."category", p."portId", p."priceType", p."currency", m.step AS "moqStep", p."isVerified",
    ARRAY(SELECT DISTINCT certificate_name(c."name") FROM "ProductCertificate" AS c WHERE c."productId" = p."id" AND btrim(c."name") <> '' ORDER BY 1) AS "certificates",
    facet_cell(p."category", p."portId", p."priceType", p."currency", m.step, p."isVerified") AS "cell",
    p."priceBaseMinor", coalesce(p."rating", 0) AS "rating", p."createdAt", f.folded AS "text", array_to_tsvector(search_words(f.folded)) AS "words",
    array_to_tsvector(search_words(search_fold(concat_ws(E'\n', t.named, p."name")))) AS "nameWords"
  FROM "Product" AS p
  CROSS JOIN LATERAL (SELECT moq_step(p."moq", p."unit") AS step) AS m
  CROSS JOIN LATERAL (
    SELECT '' AS said, NULL AS named, 31 - coalesce(sum(language_bit("language")), 0)::int AS "serves" FROM "ProductText" WHERE "productId" = p."id"
    UNION ALL
    SELECT concat_ws(E'\n', "name", "shortDescription", "description", ''), "name", language_bit("language") FROM "ProductText" WHERE "productId" = p."id"
  ) AS t
  CROSS JOIN LATERAL (
    -- OFFSET keeps it from being folded once for the text and again for the words.
    SELECT search_fold(t.said || concat_ws(E'\n', p."name", p."shortDescription", p."description", p."companyName", p."hsCode", replace(p."hsCode", '.', ''),
      p."portName", (SELECT "code" FROM "Port" WHERE "Port"."id" = p."portId"))) AS folded OFFSET 0
  ) AS f
  WHERE p."status" = 'approved' AND NOT p."isWithheld";

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
