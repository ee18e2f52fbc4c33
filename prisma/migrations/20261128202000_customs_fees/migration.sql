-- CreateEnum
CREATE TYPE "PolicyClauses" AS ENUM ('A', 'B', 'C');

-- AlterTable
ALTER TABLE "WorkPaper" ADD COLUMN     "clauses" "PolicyClauses";

-- CreateTable
CREATE TABLE "InvoiceCharge" (
    "id" SERIAL NOT NULL,
    "invoiceId" INTEGER NOT NULL,
    "feeOfferId" INTEGER NOT NULL,
    "amountMinor" BIGINT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "InvoiceCharge_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "InvoiceCharge_amount" CHECK ("amountMinor" > 0)
);

-- CreateIndex
CREATE UNIQUE INDEX "InvoiceCharge_feeOfferId_key" ON "InvoiceCharge"("feeOfferId");

-- CreateIndex
CREATE INDEX "InvoiceCharge_invoiceId_idx" ON "InvoiceCharge"("invoiceId");

-- AddForeignKey
ALTER TABLE "InvoiceCharge" ADD CONSTRAINT "InvoiceCharge_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "Invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvoiceCharge" ADD CONSTRAINT "InvoiceCharge_feeOfferId_fkey" FOREIGN KEY ("feeOfferId") REFERENCES "FeeOffer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- An invoiced line stays said.
CREATE TRIGGER invoice_charge_append_only BEFORE UPDATE OR DELETE ON "InvoiceCharge" FOR EACH ROW EXECUTE FUNCTION append_only();

-- One fee of a work order is proposed or agreed at a time.
CREATE UNIQUE INDEX "FeeOffer_one_standing" ON "FeeOffer" ("workOrderId") WHERE "status" IN ('proposed', 'accepted');
ALTER TABLE "FeeOffer" ADD CONSTRAINT "FeeOffer_amount" CHECK ("amountMinor" > 0);
