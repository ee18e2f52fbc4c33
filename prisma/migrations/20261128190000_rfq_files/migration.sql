-- Drawings and specification sheets that a buyer hands in with an RFQ.
CREATE TABLE "RfqFile" (
    "id" SERIAL NOT NULL,
    "rfqId" INTEGER NOT NULL,
    "fileKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RfqFile_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "RfqFile_fileKey_key" ON "RfqFile"("fileKey");

-- CreateIndex
CREATE INDEX "RfqFile_rfqId_idx" ON "RfqFile"("rfqId");

-- AddForeignKey
ALTER TABLE "RfqFile" ADD CONSTRAINT "RfqFile_rfqId_fkey" FOREIGN KEY ("rfqId") REFERENCES "Rfq"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RfqFile" ADD CONSTRAINT "RfqFile_fileKey_fkey" FOREIGN KEY ("fileKey") REFERENCES "StoredFile"("key") ON DELETE RESTRICT ON UPDATE CASCADE;
