-- CreateTable
CREATE TABLE "CreditNote" (
    "id" INTEGER NOT NULL,
    "invoiceId" INTEGER NOT NULL,
    "transferId" INTEGER NOT NULL,
    "rulingId" INTEGER,
    "number" TEXT NOT NULL,
    "amountMinor" BIGINT NOT NULL,
    "country" TEXT,
    "rateBasis" INTEGER NOT NULL,
    "netMinor" BIGINT NOT NULL,
    "taxMinor" BIGINT NOT NULL,
    "chargesMinor" BIGINT NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CreditNote_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "CreditNote_amount" CHECK ("amountMinor" > 0 AND "netMinor" >= 0 AND "taxMinor" >= 0 AND "chargesMinor" >= 0 AND "amountMinor" = "netMinor" + "taxMinor" + "chargesMinor")
);

-- CreateIndex
CREATE UNIQUE INDEX "CreditNote_transferId_key" ON "CreditNote"("transferId");

-- CreateIndex
CREATE UNIQUE INDEX "CreditNote_rulingId_key" ON "CreditNote"("rulingId");

-- CreateIndex
CREATE UNIQUE INDEX "CreditNote_number_key" ON "CreditNote"("number");

-- CreateIndex
CREATE INDEX "CreditNote_invoiceId_idx" ON "CreditNote"("invoiceId");

-- CreateIndex
CREATE INDEX "CreditNote_issuedAt_id_idx" ON "CreditNote"("issuedAt" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "CreditNote" ADD CONSTRAINT "CreditNote_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "Invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CreditNote" ADD CONSTRAINT "CreditNote_transferId_fkey" FOREIGN KEY ("transferId") REFERENCES "LedgerTransfer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CreditNote" ADD CONSTRAINT "CreditNote_rulingId_fkey" FOREIGN KEY ("rulingId") REFERENCES "Ruling"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A paper that was issued says the same for ever.
CREATE TRIGGER credit_note_append_only BEFORE UPDATE OR DELETE ON "CreditNote" FOR EACH ROW EXECUTE FUNCTION append_only();
