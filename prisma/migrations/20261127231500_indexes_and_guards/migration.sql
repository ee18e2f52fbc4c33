-- What Prisma's schema language cannot say: sort indexes of the public list, text search,
-- kept counts, partial uniqueness, and the append-only, hash-chained audit log.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- The text that the shop's search looks in (specification: name, description, short description).
ALTER TABLE "Product" ADD COLUMN "searchText" text
  GENERATED ALWAYS AS (lower("name" || E'\n' || "shortDescription" || E'\n' || "description")) STORED;
CREATE INDEX "Product_searchText_idx" ON "Product" USING gin ("searchText" gin_trgm_ops) WHERE "status" = 'approved';

-- One index per sort, alone, by category, by port, and by both; ties always fall to the newest.
CREATE INDEX "Product_featured_idx" ON "Product" ("isVerified" DESC, "createdAt" DESC, "id" DESC) WHERE "status" = 'approved';
CREATE INDEX "Product_newest_idx"   ON "Product" ("createdAt" DESC, "id" DESC) WHERE "status" = 'approved';
CREATE INDEX "Product_price_idx"    ON "Product" ("priceBaseMinor", "id" DESC) WHERE "status" = 'approved';
CREATE INDEX "Product_rating_idx"   ON "Product" ((coalesce("rating", 0)) DESC, "createdAt" DESC, "id" DESC) WHERE "status" = 'approved';
CREATE INDEX "Product_category_featured_idx" ON "Product" ("category", "isVerified" DESC, "createdAt" DESC, "id" DESC) WHERE "status" = 'approved';
CREATE INDEX "Product_category_newest_idx"   ON "Product" ("category", "createdAt" DESC, "id" DESC) WHERE "status" = 'approved';
CREATE INDEX "Product_category_price_idx"    ON "Product" ("category", "priceBaseMinor", "id" DESC) WHERE "status" = 'approved';
CREATE INDEX "Product_category_rating_idx"   ON "Product" ("category", (coalesce("rating", 0)) DESC, "createdAt" DESC, "id" DESC) WHERE "status" = 'approved';
CREATE INDEX "Product_port_featured_idx" ON "Product" ("portId", "isVerified" DESC, "createdAt" DESC, "id" DESC) WHERE "status" = 'approved';
CREATE INDEX "Product_port_newest_idx"   ON "Product" ("portId", "createdAt" DESC, "id" DESC) WHERE "status" = 'approved';
CREATE INDEX "Product_port_price_idx"    ON "Product" ("portId", "priceBaseMinor", "id" DESC) WHERE "status" = 'approved';
CREATE INDEX "Product_port_rating_idx"   ON "Product" ("portId", (coalesce("rating", 0)) DESC, "createdAt" DESC, "id" DESC) WHERE "status" = 'approved';
CREATE INDEX "Product_category_port_featured_idx" ON "Product" ("category", "portId", "isVerified" DESC, "createdAt" DESC, "id" DESC) WHERE "status" = 'approved';
CREATE INDEX "Product_category_port_newest_idx"   ON "Product" ("category", "portId", "createdAt" DESC, "id" DESC) WHERE "status" = 'approved';
CREATE INDEX "Product_category_port_price_idx"    ON "Product" ("category", "portId", "priceBaseMinor", "id" DESC) WHERE "status" = 'approved';
CREATE INDEX "Product_category_port_rating_idx"   ON "Product" ("category", "portId", (coalesce("rating", 0)) DESC, "createdAt" DESC, "id" DESC) WHERE "status" = 'approved';

-- Kept counts of approved products, changed by the statement that changes the products.
CREATE FUNCTION product_count_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ProductCount" ("category", "portId", "count")
  SELECT "category", coalesce("portId", 0), count(*) FROM added WHERE "status" = 'approved' GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT ("category", "portId") DO UPDATE SET "count" = "ProductCount"."count" + EXCLUDED."count";
  RETURN NULL;
END $$;
CREATE FUNCTION product_count_remove() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "ProductCount" AS kept SET "count" = kept."count" - gone.n
  FROM (SELECT "category", coalesce("portId", 0) AS "portId", count(*) AS n FROM removed WHERE "status" = 'approved' GROUP BY 1, 2) AS gone
  WHERE kept."category" = gone."category" AND kept."portId" = gone."portId";
  RETURN NULL;
END $$;
CREATE FUNCTION product_count_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ProductCount" ("category", "portId", "count")
  SELECT "category", "portId", sum(n) FROM (
    SELECT "category", coalesce("portId", 0) AS "portId", 1 AS n FROM added WHERE "status" = 'approved'
    UNION ALL
    SELECT "category", coalesce("portId", 0), -1 FROM removed WHERE "status" = 'approved'
  ) AS delta GROUP BY 1, 2 HAVING sum(n) <> 0 ORDER BY 1, 2
  ON CONFLICT ("category", "portId") DO UPDATE SET "count" = "ProductCount"."count" + EXCLUDED."count";
  RETURN NULL;
END $$;
CREATE TRIGGER product_count_insert AFTER INSERT ON "Product"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION product_count_add();
CREATE TRIGGER product_count_delete AFTER DELETE ON "Product"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION product_count_remove();
CREATE TRIGGER product_count_update AFTER UPDATE ON "Product"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION product_count_change();

-- Amounts and quantities that can never be.
ALTER TABLE "Product" ADD CONSTRAINT "Product_amounts" CHECK ("priceMinor" > 0 AND "priceBaseMinor" >= 0 AND "moq" >= 0 AND "availableQuantity" >= 0);
ALTER TABLE "Rfq" ADD CONSTRAINT "Rfq_amounts" CHECK ("quantity" BETWEEN 1 AND 1000000000 AND coalesce("budgetMinMinor", 0) >= 0
  AND ("budgetMaxMinor" IS NULL OR "budgetMaxMinor" >= coalesce("budgetMinMinor", 0)));
ALTER TABLE "DpqRevision" ADD CONSTRAINT "DpqRevision_amounts" CHECK ("unitPriceMinor" >= 0 AND "quantity" > 0);
ALTER TABLE "Dpo" ADD CONSTRAINT "Dpo_amounts" CHECK ("quantity" > 0 AND "unitPriceMinor" >= 0 AND "totalMinor" = "unitPriceMinor" * "quantity");
ALTER TABLE "Party" ADD CONSTRAINT "Party_vendorCode_no_at" CHECK (position('@' in "vendorCode") = 0);

-- domain.md, invariant 2: at most one draft quotation of an RFQ is not final.
CREATE UNIQUE INDEX "Dpq_one_open_per_rfq" ON "Dpq" ("rfqId") WHERE "status" IN ('draft', 'negotiated', 'accepted');
CREATE UNIQUE INDEX "Dpo_one_live_per_rfq" ON "Dpo" ("rfqId") WHERE "status" <> 'cancelled';

CREATE INDEX "OutboxMessage_unsent_idx" ON "OutboxMessage" ("id") WHERE "sentAt" IS NULL;
CREATE INDEX "Notification_unread_idx" ON "Notification" ("partyId") WHERE NOT "isRead";

-- The audit chain: hash = sha256(previous hash | seq | time | actor | action | entity | id | details).
CREATE FUNCTION audit_hash(prev text, seq bigint, at timestamptz, actor_id int, actor text, action text, entity text, entity_id text, details jsonb)
RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(concat_ws('|', prev, seq, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS'),
    coalesce(actor_id::text, '-'), actor, action, entity, entity_id, details::text), 'UTF8')), 'hex')
$$;
CREATE FUNCTION audit_append() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE last record;
BEGIN
  -- One writer at a time until its transaction ends, so that seq has no gaps and the chain no forks.
  PERFORM pg_advisory_xact_lock(hashtext('AuditEntry'));
  SELECT a."seq", a."hash" INTO last FROM "AuditEntry" AS a ORDER BY a."seq" DESC LIMIT 1;
  NEW."seq" := coalesce(last."seq", 0) + 1;
  NEW."at" := date_trunc('milliseconds', clock_timestamp());
  NEW."prevHash" := coalesce(last."hash", repeat('0', 64));
  NEW."hash" := audit_hash(NEW."prevHash", NEW."seq", NEW."at", NEW."actorId", NEW."actor", NEW."action", NEW."entity", NEW."entityId", NEW."details");
  RETURN NEW;
END $$;
CREATE TRIGGER audit_append BEFORE INSERT ON "AuditEntry" FOR EACH ROW EXECUTE FUNCTION audit_append();
CREATE FUNCTION append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE ON "AuditEntry" FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER audit_no_truncate BEFORE TRUNCATE ON "AuditEntry" FOR EACH STATEMENT EXECUTE FUNCTION append_only();

-- The seq of the first entry that does not follow from the one before it; NULL when the chain holds.
CREATE FUNCTION audit_verify() RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT min("seq") FROM (
    SELECT a.*, lag(a."hash", 1, repeat('0', 64)) OVER (ORDER BY a."seq") AS expected_prev, row_number() OVER (ORDER BY a."seq") AS place
    FROM "AuditEntry" AS a
  ) AS chain
  WHERE "seq" <> place OR "prevHash" <> expected_prev
     OR "hash" <> audit_hash("prevHash", "seq", "at", "actorId", "actor", "action", "entity", "entityId", "details")
$$;
