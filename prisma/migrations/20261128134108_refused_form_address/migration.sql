-- AlterTable
ALTER TABLE "RefusedContactForm" ADD COLUMN     "address" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "RefusedContactForm_address_createdAt_idx" ON "RefusedContactForm"("address", "createdAt" DESC);
