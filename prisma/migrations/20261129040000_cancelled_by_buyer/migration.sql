-- Whether the buyer cancelled an order, and not the captain or a ruling: both sides read it in the order.
ALTER TABLE "Dpo" ADD COLUMN "cancelledByBuyer" BOOLEAN NOT NULL DEFAULT false;

-- What the audit log knows of those that are cancelled already.
UPDATE "Dpo" o SET "cancelledByBuyer" = true
WHERE o."status" = 'cancelled' AND EXISTS (
  SELECT 1 FROM "AuditEntry" a WHERE a."entity" = 'dpo' AND a."entityId" = o."id"::text AND a."action" = 'dpo.cancel' AND a."actorId" = o."buyerId");
