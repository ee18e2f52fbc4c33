-- CreateEnum
CREATE TYPE "LedgerAccountKind" AS ENUM ('bank', 'escrow', 'wallet', 'fees');

-- CreateEnum
CREATE TYPE "LedgerTransferKind" AS ENUM ('hold', 'release', 'refund', 'split', 'payout');

-- Invoices that exist are numbered by their order of issue within their year.
ALTER TABLE "Invoice" ADD COLUMN "number" TEXT;
UPDATE "Invoice" AS i SET "number" = numbered."number" FROM (
  SELECT "id", 'INV-' || to_char("issuedAt" AT TIME ZONE 'UTC', 'YYYY') || '-'
    || lpad(row_number() OVER (PARTITION BY to_char("issuedAt" AT TIME ZONE 'UTC', 'YYYY') ORDER BY "id")::text, 6, '0') AS "number"
  FROM "Invoice"
) AS numbered WHERE numbered."id" = i."id";
ALTER TABLE "Invoice" ALTER COLUMN "number" SET NOT NULL;

-- A creditor reference (ISO 11649): RF, two check digits (98 less the remainder by 97 of the text with RF00 behind it, R being 27 and F 15), the text.
CREATE FUNCTION creditor_reference(number bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'RF' || lpad((98 - (lpad(number::text, 9, '0') || '271500')::numeric % 97)::text, 2, '0') || lpad(number::text, 9, '0')
$$;
-- Payments that exist were awaited from the day on which they were made.
ALTER TABLE "Payment" ADD COLUMN "dueOn" DATE, ADD COLUMN "receivedMinor" BIGINT NOT NULL DEFAULT 0, ADD COLUMN "reference" TEXT;
UPDATE "Payment" SET "dueOn" = ("createdAt" AT TIME ZONE 'UTC')::date + 14, "reference" = creditor_reference("id");
ALTER TABLE "Payment" ALTER COLUMN "dueOn" SET NOT NULL, ALTER COLUMN "reference" SET NOT NULL;

-- AlterTable
ALTER TABLE "Dpo" ADD COLUMN "completedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "InvoiceTax" (
    "id" SERIAL NOT NULL,
    "invoiceId" INTEGER NOT NULL,
    "country" TEXT,
    "rateBasis" INTEGER NOT NULL,
    "netMinor" BIGINT NOT NULL,
    "taxMinor" BIGINT NOT NULL,

    CONSTRAINT "InvoiceTax_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LedgerAccount" (
    "id" SERIAL NOT NULL,
    "kind" "LedgerAccountKind" NOT NULL,
    "currency" "Currency" NOT NULL,
    "dpoId" INTEGER,
    "partyId" INTEGER,
    "balanceMinor" BIGINT NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LedgerAccount_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LedgerTransfer" (
    "id" SERIAL NOT NULL,
    "kind" "LedgerTransferKind" NOT NULL,
    "businessKey" TEXT NOT NULL,
    "dpoId" INTEGER,
    "actorId" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LedgerTransfer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LedgerEntry" (
    "id" SERIAL NOT NULL,
    "transferId" INTEGER NOT NULL,
    "accountId" INTEGER NOT NULL,
    "amountMinor" BIGINT NOT NULL,
    "balanceAfterMinor" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "LedgerEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaymentReceipt" (
    "id" SERIAL NOT NULL,
    "paymentId" INTEGER NOT NULL,
    "amountMinor" BIGINT NOT NULL,
    "bankReference" TEXT NOT NULL,
    "receivedOn" DATE NOT NULL,
    "recordedById" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PaymentReceipt_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "InvoiceTax_invoiceId_idx" ON "InvoiceTax"("invoiceId");

-- CreateIndex
CREATE INDEX "LedgerAccount_dpoId_idx" ON "LedgerAccount"("dpoId");

-- CreateIndex
CREATE INDEX "LedgerAccount_partyId_idx" ON "LedgerAccount"("partyId");

-- CreateIndex
CREATE UNIQUE INDEX "LedgerTransfer_businessKey_key" ON "LedgerTransfer"("businessKey");

-- CreateIndex
CREATE INDEX "LedgerTransfer_dpoId_idx" ON "LedgerTransfer"("dpoId");

-- CreateIndex
CREATE INDEX "LedgerTransfer_at_id_idx" ON "LedgerTransfer"("at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "LedgerEntry_accountId_id_idx" ON "LedgerEntry"("accountId", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "LedgerEntry_transferId_accountId_key" ON "LedgerEntry"("transferId", "accountId");

-- CreateIndex
CREATE UNIQUE INDEX "PaymentReceipt_paymentId_bankReference_key" ON "PaymentReceipt"("paymentId", "bankReference");

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_number_key" ON "Invoice"("number");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_reference_key" ON "Payment"("reference");

-- CreateIndex
CREATE INDEX "Payment_status_createdAt_id_idx" ON "Payment"("status", "createdAt" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "InvoiceTax" ADD CONSTRAINT "InvoiceTax_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "Invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerAccount" ADD CONSTRAINT "LedgerAccount_dpoId_fkey" FOREIGN KEY ("dpoId") REFERENCES "Dpo"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerAccount" ADD CONSTRAINT "LedgerAccount_partyId_fkey" FOREIGN KEY ("partyId") REFERENCES "Party"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerTransfer" ADD CONSTRAINT "LedgerTransfer_dpoId_fkey" FOREIGN KEY ("dpoId") REFERENCES "Dpo"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerTransfer" ADD CONSTRAINT "LedgerTransfer_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "Party"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_transferId_fkey" FOREIGN KEY ("transferId") REFERENCES "LedgerTransfer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "LedgerAccount"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentReceipt" ADD CONSTRAINT "PaymentReceipt_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentReceipt" ADD CONSTRAINT "PaymentReceipt_recordedById_fkey" FOREIGN KEY ("recordedById") REFERENCES "Party"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- One account of each kind, currency and owner.
CREATE UNIQUE INDEX "LedgerAccount_one" ON "LedgerAccount" ("kind", "currency", "dpoId", "partyId") NULLS NOT DISTINCT;
ALTER TABLE "LedgerAccount" ADD CONSTRAINT "LedgerAccount_owner"
  CHECK (("kind" = 'escrow') = ("dpoId" IS NOT NULL) AND ("kind" = 'wallet') = ("partyId" IS NOT NULL));
-- domain.md, invariant 1: no escrow and no wallet goes below zero.
ALTER TABLE "LedgerAccount" ADD CONSTRAINT "LedgerAccount_covered" CHECK ("kind" = 'bank' OR "balanceMinor" >= 0);
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_amount" CHECK ("amountMinor" <> 0);
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_amounts" CHECK ("amountMinor" >= 0 AND "receivedMinor" BETWEEN 0 AND "amountMinor");
ALTER TABLE "PaymentReceipt" ADD CONSTRAINT "PaymentReceipt_amount" CHECK ("amountMinor" > 0);

-- A balance is the sum of the entries: an entry changes it, and nothing else may.
CREATE FUNCTION ledger_entry_book() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "LedgerAccount" SET "balanceMinor" = "balanceMinor" + NEW."amountMinor" WHERE "id" = NEW."accountId" RETURNING "balanceMinor" INTO NEW."balanceAfterMinor";
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_entry_book BEFORE INSERT ON "LedgerEntry" FOR EACH ROW EXECUTE FUNCTION ledger_entry_book();
CREATE FUNCTION ledger_account_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW."balanceMinor" <> 0 THEN RAISE EXCEPTION 'a ledger account begins at zero'; END IF;
    RETURN NEW;
  END IF;
  IF pg_trigger_depth() < 2 OR (NEW."id", NEW."kind", NEW."currency", NEW."dpoId", NEW."partyId") IS DISTINCT FROM (OLD."id", OLD."kind", OLD."currency", OLD."dpoId", OLD."partyId") THEN
    RAISE EXCEPTION 'a ledger account changes by its entries alone';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_account_keep BEFORE INSERT OR UPDATE ON "LedgerAccount" FOR EACH ROW EXECUTE FUNCTION ledger_account_keep();
CREATE TRIGGER ledger_account_stays BEFORE DELETE ON "LedgerAccount" FOR EACH ROW EXECUTE FUNCTION append_only();

-- A transfer is whole at the end of its transaction: at least two entries, of one currency, which sum to zero.
CREATE FUNCTION ledger_transfer_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  transfer int := CASE TG_TABLE_NAME WHEN 'LedgerTransfer' THEN (to_jsonb(NEW) ->> 'id')::int ELSE (to_jsonb(NEW) ->> 'transferId')::int END;
  found record;
BEGIN
  SELECT count(*) AS entries, coalesce(sum(e."amountMinor"), 0) AS total, count(DISTINCT a."currency") AS currencies INTO found
  FROM "LedgerEntry" AS e JOIN "LedgerAccount" AS a ON a."id" = e."accountId" WHERE e."transferId" = transfer;
  IF found.entries < 2 OR found.total <> 0 OR found.currencies <> 1 THEN RAISE EXCEPTION 'ledger transfer % is not balanced', transfer; END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_transfer_balanced AFTER INSERT ON "LedgerTransfer" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_transfer_balanced();
CREATE CONSTRAINT TRIGGER ledger_entry_balanced AFTER INSERT ON "LedgerEntry" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_transfer_balanced();

-- What is booked stays booked.
CREATE TRIGGER ledger_transfer_append_only BEFORE UPDATE OR DELETE ON "LedgerTransfer" FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE ON "LedgerEntry" FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER payment_receipt_append_only BEFORE UPDATE OR DELETE ON "PaymentReceipt" FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER ledger_transfer_no_truncate BEFORE TRUNCATE ON "LedgerTransfer" FOR EACH STATEMENT EXECUTE FUNCTION append_only();
CREATE TRIGGER ledger_entry_no_truncate BEFORE TRUNCATE ON "LedgerEntry" FOR EACH STATEMENT EXECUTE FUNCTION append_only();

-- Whether the books hold: per currency the sum of all balances and of all entries (both zero), and how many balances differ from their entries.
CREATE FUNCTION ledger_verify() RETURNS TABLE ("currency" "Currency", "balances" numeric, "entries" numeric, "drifted" bigint) LANGUAGE sql STABLE AS $$
  SELECT a."currency", sum(a."balanceMinor"), sum(coalesce(e.total, 0)), count(*) FILTER (WHERE a."balanceMinor" <> coalesce(e.total, 0))
  FROM "LedgerAccount" AS a LEFT JOIN (SELECT "accountId", sum("amountMinor") AS total FROM "LedgerEntry" GROUP BY 1) AS e ON e."accountId" = a."id"
  GROUP BY 1 ORDER BY 1
$$;
