-- Data sheets and certificates that a seller hands in with its offer.
CREATE TABLE "OfferFile" (
    "id" SERIAL NOT NULL,
    "offerId" INTEGER NOT NULL,
    "fileKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OfferFile_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "OfferFile_fileKey_key" ON "OfferFile"("fileKey");

-- CreateIndex
CREATE INDEX "OfferFile_offerId_idx" ON "OfferFile"("offerId");

-- AddForeignKey
ALTER TABLE "OfferFile" ADD CONSTRAINT "OfferFile_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "Offer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OfferFile" ADD CONSTRAINT "OfferFile_fileKey_fkey" FOREIGN KEY ("fileKey") REFERENCES "StoredFile"("key") ON DELETE RESTRICT ON UPDATE CASCADE;
