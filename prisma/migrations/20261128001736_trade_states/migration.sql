-- CreateEnum
CREATE TYPE "OfferStatus" AS ENUM ('active', 'withdrawn');

-- AlterTable
ALTER TABLE "Dpo" ADD COLUMN     "cancelReason" TEXT,
ADD COLUMN     "cancelledAt" TIMESTAMPTZ(3),
ADD COLUMN     "goodsReadyOn" DATE,
ADD COLUMN     "goodsReadyPacking" TEXT;

-- AlterTable
ALTER TABLE "Dpq" ADD COLUMN     "rejectedReason" TEXT;

-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "partyId" INTEGER NOT NULL,
    "route" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "bodyHash" TEXT NOT NULL,
    "status" INTEGER,
    "answer" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("partyId","route","key")
);

-- CreateTable
CREATE TABLE "Offer" (
    "id" SERIAL NOT NULL,
    "rfqId" INTEGER NOT NULL,
    "sellerId" INTEGER NOT NULL,
    "unitPriceMinor" BIGINT NOT NULL,
    "currency" "Currency" NOT NULL,
    "minQuantity" INTEGER NOT NULL,
    "leadTimeDays" INTEGER NOT NULL,
    "validUntil" DATE NOT NULL,
    "message" TEXT NOT NULL DEFAULT '',
    "status" "OfferStatus" NOT NULL DEFAULT 'active',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Offer_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "IdempotencyKey_createdAt_idx" ON "IdempotencyKey"("createdAt");

-- CreateIndex
CREATE INDEX "Offer_sellerId_idx" ON "Offer"("sellerId");

-- CreateIndex
CREATE UNIQUE INDEX "Offer_rfqId_sellerId_key" ON "Offer"("rfqId", "sellerId");

-- AddForeignKey
ALTER TABLE "Offer" ADD CONSTRAINT "Offer_rfqId_fkey" FOREIGN KEY ("rfqId") REFERENCES "Rfq"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Offer" ADD CONSTRAINT "Offer_sellerId_fkey" FOREIGN KEY ("sellerId") REFERENCES "Party"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
