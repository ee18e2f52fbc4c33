-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "approvedAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "Product_approvedAt_idx" ON "Product"("approvedAt");

-- CreateTable
CREATE TABLE "Favourite" (
    "partyId" INTEGER NOT NULL,
    "productId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Favourite_pkey" PRIMARY KEY ("partyId","productId")
);

-- CreateTable
CREATE TABLE "SavedSearch" (
    "id" SERIAL NOT NULL,
    "partyId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seenUntil" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "toldAt" TIMESTAMPTZ(3),

    CONSTRAINT "SavedSearch_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Favourite_productId_idx" ON "Favourite"("productId");

-- CreateIndex
CREATE INDEX "SavedSearch_partyId_idx" ON "SavedSearch"("partyId");

-- CreateIndex
CREATE INDEX "SavedSearch_seenUntil_idx" ON "SavedSearch"("seenUntil");

-- AddForeignKey
ALTER TABLE "Favourite" ADD CONSTRAINT "Favourite_partyId_fkey" FOREIGN KEY ("partyId") REFERENCES "Party"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Favourite" ADD CONSTRAINT "Favourite_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SavedSearch" ADD CONSTRAINT "SavedSearch_partyId_fkey" FOREIGN KEY ("partyId") REFERENCES "Party"("id") ON DELETE CASCADE ON UPDATE CASCADE;
