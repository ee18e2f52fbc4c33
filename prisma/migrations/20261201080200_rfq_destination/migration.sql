-- AlterTable
ALTER TABLE "Rfq" ADD COLUMN "deliveryPortId" INTEGER,
ADD COLUMN "paymentTerms" "PaymentTerms";

-- AddForeignKey
ALTER TABLE "Rfq" ADD CONSTRAINT "Rfq_deliveryPortId_fkey" FOREIGN KEY ("deliveryPortId") REFERENCES "Port"("id") ON DELETE SET NULL ON UPDATE CASCADE;
