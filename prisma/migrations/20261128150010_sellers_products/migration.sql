-- AlterEnum
ALTER TYPE "ProductStatus" ADD VALUE 'archived';

-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "rejectReason" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Catalog" ADD COLUMN     "sellerId" INTEGER;

-- CreateTable
CREATE TABLE "ProductPicture" (
    "productId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "fileKey" TEXT NOT NULL,

    CONSTRAINT "ProductPicture_pkey" PRIMARY KEY ("productId","position")
);

-- CreateTable
CREATE TABLE "ProductChange" (
    "id" SERIAL NOT NULL,
    "productId" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "refusedAt" TIMESTAMPTZ(3),
    "refuseReason" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "ProductChange_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ProductPicture_fileKey_idx" ON "ProductPicture"("fileKey");

-- CreateIndex
CREATE UNIQUE INDEX "ProductChange_productId_key" ON "ProductChange"("productId");

-- CreateIndex
CREATE INDEX "Catalog_sellerId_idx" ON "Catalog"("sellerId");

-- AddForeignKey
ALTER TABLE "ProductPicture" ADD CONSTRAINT "ProductPicture_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductPicture" ADD CONSTRAINT "ProductPicture_fileKey_fkey" FOREIGN KEY ("fileKey") REFERENCES "StoredFile"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductChange" ADD CONSTRAINT "ProductChange_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Catalog" ADD CONSTRAINT "Catalog_sellerId_fkey" FOREIGN KEY ("sellerId") REFERENCES "Party"("id") ON DELETE CASCADE ON UPDATE CASCADE;
