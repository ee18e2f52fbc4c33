-- What papers say of their parties and goods is kept with them, so that a party's new name changes none that was issued.
-- Those that were issued before keep what they would have said today.
ALTER TABLE "DpqRevision" ADD COLUMN "paper" JSONB;
ALTER TABLE "Dpo" ADD COLUMN "paper" JSONB;
ALTER TABLE "Invoice" ADD COLUMN "paper" JSONB;

CREATE TEMPORARY VIEW paper_party AS
SELECT party."id", party."timeZone",
  jsonb_build_object(
    'name', CASE WHEN party."companyName" <> '' THEN party."companyName" ELSE trim(party."firstName" || ' ' || party."lastName") END,
    'code', party."vendorCode", 'taxId', party."taxId", 'address', '', 'country', port."country") AS brief,
  jsonb_build_object('address', concat_ws(', ', nullif(party."address", ''), nullif(party."zipCode", ''))) AS address
FROM "Party" AS party LEFT JOIN "Port" AS port ON port."id" = party."portId";

UPDATE "DpqRevision" AS revision SET "paper" = jsonb_build_object(
  'seller', NULL, 'buyer', buyer.brief, 'timeZone', buyer."timeZone", 'product', coalesce(rfq."productName", rfq."title"), 'hsCode', coalesce(product."hsCode", ''))
FROM "Dpq" AS dpq
JOIN paper_party AS buyer ON buyer."id" = dpq."buyerId"
JOIN "Rfq" AS rfq ON rfq."id" = dpq."rfqId"
LEFT JOIN "Product" AS product ON product."id" = rfq."productId"
WHERE dpq."id" = revision."dpqId";

UPDATE "Dpo" AS dpo SET "paper" = jsonb_build_object(
  'seller', seller.brief, 'buyer', buyer.brief, 'timeZone', buyer."timeZone", 'product', sold."productName", 'hsCode', coalesce(product."hsCode", ''))
FROM "Dpo" AS sold
JOIN paper_party AS buyer ON buyer."id" = sold."buyerId"
LEFT JOIN paper_party AS seller ON seller."id" = sold."sellerId"
JOIN "Rfq" AS rfq ON rfq."id" = sold."rfqId"
LEFT JOIN "Product" AS product ON product."id" = rfq."productId"
WHERE sold."id" = dpo."id";

UPDATE "Invoice" AS invoice SET "paper" = dpo."paper" || jsonb_build_object(
  'seller', seller.brief || seller.address, 'buyer', buyer.brief || buyer.address)
FROM "Dpo" AS dpo
JOIN paper_party AS buyer ON buyer."id" = dpo."buyerId"
LEFT JOIN paper_party AS seller ON seller."id" = dpo."sellerId"
WHERE dpo."id" = invoice."dpoId";

DROP VIEW paper_party;

ALTER TABLE "DpqRevision" ALTER COLUMN "paper" SET NOT NULL;
ALTER TABLE "Dpo" ALTER COLUMN "paper" SET NOT NULL;
ALTER TABLE "Invoice" ALTER COLUMN "paper" SET NOT NULL;
