-- Products and RFQs of accounts that may not be used now (blocked, inactive) are seen by nobody: a column of their own,
-- changed in the account's transaction, so that no list needs a join.
ALTER TABLE "Product" ADD COLUMN "isWithheld" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Rfq" ADD COLUMN "isWithheld" BOOLEAN NOT NULL DEFAULT false;
UPDATE "Product" SET "isWithheld" = true FROM "Party" WHERE "Party"."id" = "Product"."sellerId" AND "Party"."status" <> 'active';
UPDATE "Rfq" SET "isWithheld" = true FROM "Party" WHERE "Party"."id" = "Rfq"."buyerId" AND "Party"."status" <> 'active';

-- The public list's indexes hold what is public, and no more.
DROP INDEX "Product_searchText_idx";
DROP INDEX "Product_featured_idx";
DROP INDEX "Product_newest_idx";
DROP INDEX "Product_price_idx";
DROP INDEX "Product_rating_idx";
DROP INDEX "Product_category_featured_idx";
DROP INDEX "Product_category_newest_idx";
DROP INDEX "Product_category_price_idx";
DROP INDEX "Product_category_rating_idx";
DROP INDEX "Product_port_featured_idx";
DROP INDEX "Product_port_newest_idx";
DROP INDEX "Product_port_price_idx";
DROP INDEX "Product_port_rating_idx";
DROP INDEX "Product_category_port_featured_idx";
DROP INDEX "Product_category_port_newest_idx";
DROP INDEX "Product_category_port_price_idx";
DROP INDEX "Product_category_port_rating_idx";
CREATE INDEX "Product_searchText_idx" ON "Product" USING gin ("searchText" gin_trgm_ops) WHERE "status" = 'approved' AND NOT "isWithheld";
CREATE INDEX "Product_featured_idx" ON "Product" ("isVerified" DESC, "createdAt" DESC, "id" DESC) WHERE "status" = 'approved' AND NOT "isWithheld";
CREATE INDEX "Product_newest_idx" ON "Product" ("createdAt" DESC, "id" DESC) WHERE "status" = 'approved' AND NOT "isWithheld";
CREATE INDEX "Product_price_idx" ON "Product" ("priceBaseMinor", "id" DESC) WHERE "status" = 'approved' AND NOT "isWithheld";
CREATE INDEX "Product_rating_idx" ON "Product" ((coalesce("rating", 0)) DESC, "createdAt" DESC, "id" DESC) WHERE "status" = 'approved' AND NOT "isWithheld";
CREATE INDEX "Product_category_featured_idx" ON "Product" ("category", "isVerified" DESC, "createdAt" DESC, "id" DESC) WHERE "status" = 'approved' AND NOT "isWithheld";
CREATE INDEX "Product_category_newest_idx" ON "Product" ("category", "createdAt" DESC, "id" DESC) WHERE "status" = 'approved' AND NOT "isWithheld";
CREATE INDEX "Product_category_price_idx" ON "Product" ("category", "priceBaseMinor", "id" DESC) WHERE "status" = 'approved' AND NOT "isWithheld";
CREATE INDEX "Product_category_rating_idx" ON "Product" ("category", (coalesce("rating", 0)) DESC, "createdAt" DESC, "id" DESC) WHERE "status" = 'approved' AND NOT "isWithheld";
CREATE INDEX "Product_port_featured_idx" ON "Product" ("portId", "isVerified" DESC, "createdAt" DESC, "id" DESC) WHERE "status" = 'approved' AND NOT "isWithheld";
CREATE INDEX "Product_port_newest_idx" ON "Product" ("portId", "createdAt" DESC, "id" DESC) WHERE "status" = 'approved' AND NOT "isWithheld";
CREATE INDEX "Product_port_price_idx" ON "Product" ("portId", "priceBaseMinor", "id" DESC) WHERE "status" = 'approved' AND NOT "isWithheld";
CREATE INDEX "Product_port_rating_idx" ON "Product" ("portId", (coalesce("rating", 0)) DESC, "createdAt" DESC, "id" DESC) WHERE "status" = 'approved' AND NOT "isWithheld";
CREATE INDEX "Product_category_port_featured_idx" ON "Product" ("category", "portId", "isVerified" DESC, "createdAt" DESC, "id" DESC) WHERE "status" = 'approved' AND NOT "isWithheld";
CREATE INDEX "Product_category_port_newest_idx" ON "Product" ("category", "portId", "createdAt" DESC, "id" DESC) WHERE "status" = 'approved' AND NOT "isWithheld";
CREATE INDEX "Product_category_port_price_idx" ON "Product" ("category", "portId", "priceBaseMinor", "id" DESC) WHERE "status" = 'approved' AND NOT "isWithheld";
CREATE INDEX "Product_category_port_rating_idx" ON "Product" ("category", "portId", (coalesce("rating", 0)) DESC, "createdAt" DESC, "id" DESC) WHERE "status" = 'approved' AND NOT "isWithheld";

-- So do the kept counts, which are made anew for what was withheld above.
CREATE OR REPLACE FUNCTION product_count_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ProductCount" ("category", "portId", "count")
  SELECT "category", coalesce("portId", 0), count(*) FROM added WHERE "status" = 'approved' AND NOT "isWithheld" GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT ("category", "portId") DO UPDATE SET "count" = "ProductCount"."count" + EXCLUDED."count";
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION product_count_remove() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "ProductCount" AS kept SET "count" = kept."count" - gone.n
  FROM (SELECT "category", coalesce("portId", 0) AS "portId", count(*) AS n FROM removed WHERE "status" = 'approved' AND NOT "isWithheld" GROUP BY 1, 2) AS gone
  WHERE kept."category" = gone."category" AND kept."portId" = gone."portId";
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION product_count_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ProductCount" ("category", "portId", "count")
  SELECT "category", "portId", sum(n) FROM (
    SELECT "category", coalesce("portId", 0) AS "portId", 1 AS n FROM added WHERE "status" = 'approved' AND NOT "isWithheld"
    UNION ALL
    SELECT "category", coalesce("portId", 0), -1 FROM removed WHERE "status" = 'approved' AND NOT "isWithheld"
  ) AS delta GROUP BY 1, 2 HAVING sum(n) <> 0 ORDER BY 1, 2
  ON CONFLICT ("category", "portId") DO UPDATE SET "count" = "ProductCount"."count" + EXCLUDED."count";
  RETURN NULL;
END $$;
DELETE FROM "ProductCount";
INSERT INTO "ProductCount" ("category", "portId", "count")
  SELECT "category", coalesce("portId", 0), count(*) FROM "Product" WHERE "status" = 'approved' AND NOT "isWithheld" GROUP BY 1, 2;

-- HR's lists: the newest accounts, and those whose block is over.
CREATE INDEX "Party_createdAt_id_idx" ON "Party" ("createdAt" DESC, "id" DESC);
CREATE INDEX "Party_block_due_idx" ON "Party" ("blockedUntil") WHERE "status" = 'temporarily_blocked';
