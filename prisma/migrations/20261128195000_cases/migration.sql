-- CreateEnum
CREATE TYPE "RulingOutcome" AS ENUM ('release', 'refund', 'split');

-- CreateEnum
CREATE TYPE "RulingStatus" AS ENUM ('pending', 'approved');

-- CreateEnum
CREATE TYPE "EvidenceStatus" AS ENUM ('pending', 'accepted', 'rejected');

-- AlterTable
ALTER TABLE "Dispute" ADD COLUMN     "arbitratorId" INTEGER,
ADD COLUMN     "assignedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "Ruling" (
    "id" SERIAL NOT NULL,
    "disputeId" INTEGER NOT NULL,
    "outcome" "RulingOutcome" NOT NULL,
    "currency" "Currency" NOT NULL,
    "buyerMinor" BIGINT NOT NULL,
    "sellerMinor" BIGINT NOT NULL,
    "reason" TEXT NOT NULL,
    "status" "RulingStatus" NOT NULL DEFAULT 'pending',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "approvedById" INTEGER,
    "approvedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Ruling_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Evidence" (
    "id" SERIAL NOT NULL,
    "disputeId" INTEGER NOT NULL,
    "partyId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "fileId" INTEGER NOT NULL,
    "status" "EvidenceStatus" NOT NULL DEFAULT 'pending',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "reviewedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Evidence_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CaseMessage" (
    "id" SERIAL NOT NULL,
    "disputeId" INTEGER NOT NULL,
    "authorId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CaseMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CaseFile" (
    "id" SERIAL NOT NULL,
    "disputeId" INTEGER NOT NULL,
    "fileKey" TEXT NOT NULL,
    "uploadedById" INTEGER NOT NULL,
    "messageId" INTEGER,

    CONSTRAINT "CaseFile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CaseRead" (
    "disputeId" INTEGER NOT NULL,
    "partyId" INTEGER NOT NULL,
    "messageId" INTEGER NOT NULL,
    "readAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CaseRead_pkey" PRIMARY KEY ("disputeId","partyId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Ruling_disputeId_key" ON "Ruling"("disputeId");

-- CreateIndex
CREATE INDEX "Ruling_status_idx" ON "Ruling"("status");

-- CreateIndex
CREATE UNIQUE INDEX "Evidence_fileId_key" ON "Evidence"("fileId");

-- CreateIndex
CREATE INDEX "Evidence_disputeId_idx" ON "Evidence"("disputeId");

-- CreateIndex
CREATE INDEX "CaseMessage_disputeId_id_idx" ON "CaseMessage"("disputeId", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "CaseFile_fileKey_key" ON "CaseFile"("fileKey");

-- CreateIndex
CREATE INDEX "CaseFile_disputeId_idx" ON "CaseFile"("disputeId");

-- CreateIndex
CREATE INDEX "CaseFile_messageId_idx" ON "CaseFile"("messageId");

-- CreateIndex
CREATE INDEX "Dispute_arbitratorId_createdAt_idx" ON "Dispute"("arbitratorId", "createdAt" DESC);

-- AddForeignKey
ALTER TABLE "Dispute" ADD CONSTRAINT "Dispute_arbitratorId_fkey" FOREIGN KEY ("arbitratorId") REFERENCES "Party"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Ruling" ADD CONSTRAINT "Ruling_disputeId_fkey" FOREIGN KEY ("disputeId") REFERENCES "Dispute"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Ruling" ADD CONSTRAINT "Ruling_approvedById_fkey" FOREIGN KEY ("approvedById") REFERENCES "Party"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Evidence" ADD CONSTRAINT "Evidence_disputeId_fkey" FOREIGN KEY ("disputeId") REFERENCES "Dispute"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Evidence" ADD CONSTRAINT "Evidence_partyId_fkey" FOREIGN KEY ("partyId") REFERENCES "Party"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Evidence" ADD CONSTRAINT "Evidence_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "CaseFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CaseMessage" ADD CONSTRAINT "CaseMessage_disputeId_fkey" FOREIGN KEY ("disputeId") REFERENCES "Dispute"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CaseMessage" ADD CONSTRAINT "CaseMessage_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "Party"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CaseFile" ADD CONSTRAINT "CaseFile_disputeId_fkey" FOREIGN KEY ("disputeId") REFERENCES "Dispute"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CaseFile" ADD CONSTRAINT "CaseFile_fileKey_fkey" FOREIGN KEY ("fileKey") REFERENCES "StoredFile"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CaseFile" ADD CONSTRAINT "CaseFile_uploadedById_fkey" FOREIGN KEY ("uploadedById") REFERENCES "Party"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CaseFile" ADD CONSTRAINT "CaseFile_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "CaseMessage"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CaseRead" ADD CONSTRAINT "CaseRead_disputeId_fkey" FOREIGN KEY ("disputeId") REFERENCES "Dispute"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CaseRead" ADD CONSTRAINT "CaseRead_partyId_fkey" FOREIGN KEY ("partyId") REFERENCES "Party"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What was written and handed in stays as it was.
CREATE TRIGGER case_message_append_only BEFORE UPDATE OR DELETE ON "CaseMessage" FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER case_file_append_only BEFORE UPDATE OR DELETE ON "CaseFile" FOR EACH ROW EXECUTE FUNCTION append_only();

-- Nobody is ruled to pay what is not held, and what a ruling says follows its outcome.
ALTER TABLE "Ruling" ADD CONSTRAINT "Ruling_shares" CHECK (
  "buyerMinor" >= 0 AND "sellerMinor" >= 0 AND ("outcome" <> 'release' OR "buyerMinor" = 0) AND ("outcome" <> 'refund' OR "sellerMinor" = 0)
);
ALTER TABLE "Ruling" ADD CONSTRAINT "Ruling_approval" CHECK (("status" = 'approved') = ("approvedAt" IS NOT NULL));
