-- AlterTable
ALTER TABLE "Dpq" ADD COLUMN     "offerId" INTEGER;

-- AlterTable
ALTER TABLE "Rfq" ADD COLUMN     "sealedUntil" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Offer" ADD COLUMN     "paymentTerms" "PaymentTerms",
ADD COLUMN     "usdMicros" BIGINT;

-- CreateTable
CREATE TABLE "RfqInvitation" (
    "id" SERIAL NOT NULL,
    "rfqId" INTEGER NOT NULL,
    "sellerId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RfqInvitation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "RfqInvitation_sellerId_idx" ON "RfqInvitation"("sellerId");

-- CreateIndex
CREATE UNIQUE INDEX "RfqInvitation_rfqId_sellerId_key" ON "RfqInvitation"("rfqId", "sellerId");

-- AddForeignKey
ALTER TABLE "Dpq" ADD CONSTRAINT "Dpq_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "Offer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RfqInvitation" ADD CONSTRAINT "RfqInvitation_rfqId_fkey" FOREIGN KEY ("rfqId") REFERENCES "Rfq"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RfqInvitation" ADD CONSTRAINT "RfqInvitation_sellerId_fkey" FOREIGN KEY ("sellerId") REFERENCES "Party"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
