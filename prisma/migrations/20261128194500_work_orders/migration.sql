-- CreateEnum
CREATE TYPE "WorkPaperKind" AS ENUM ('policy', 'proof_of_delivery', 'bill_of_lading', 'customs_filing');

-- CreateEnum
CREATE TYPE "MilestoneKind" AS ENUM ('picked_up', 'in_transit', 'at_port', 'booked', 'gate_in', 'loaded', 'departed', 'arrived', 'customs_cleared', 'delivered');

-- CreateEnum
CREATE TYPE "SurveyVerdict" AS ENUM ('passed', 'failed');

-- CreateEnum
CREATE TYPE "FeeOfferStatus" AS ENUM ('proposed', 'accepted', 'declined');

-- AlterTable
ALTER TABLE "Dpo" ADD COLUMN     "surveyDecision" TEXT;

-- AlterTable
ALTER TABLE "WorkOrder" ADD COLUMN     "acceptedAt" TIMESTAMPTZ(3),
ADD COLUMN     "assignedToId" INTEGER,
ADD COLUMN     "completedAt" TIMESTAMPTZ(3),
ADD COLUMN     "startedAt" TIMESTAMPTZ(3),
ADD COLUMN     "trackingNumber" TEXT;

-- CreateTable
CREATE TABLE "WorkRefusal" (
    "workOrderId" INTEGER NOT NULL,
    "partyId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WorkRefusal_pkey" PRIMARY KEY ("workOrderId","partyId")
);

-- CreateTable
CREATE TABLE "WorkPaper" (
    "id" SERIAL NOT NULL,
    "workOrderId" INTEGER NOT NULL,
    "kind" "WorkPaperKind" NOT NULL,
    "number" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "issuedOn" DATE NOT NULL,
    "validUntil" DATE,
    "insuredMinor" BIGINT,
    "currency" "Currency",
    "note" TEXT NOT NULL DEFAULT '',
    "fileKey" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WorkPaper_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Milestone" (
    "id" SERIAL NOT NULL,
    "workOrderId" INTEGER NOT NULL,
    "kind" "MilestoneKind" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "place" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Milestone_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SurveyReport" (
    "id" SERIAL NOT NULL,
    "workOrderId" INTEGER NOT NULL,
    "inspectedOn" DATE NOT NULL,
    "place" TEXT NOT NULL,
    "verdict" "SurveyVerdict" NOT NULL,
    "lines" JSONB NOT NULL,
    "remarks" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "submittedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SurveyReport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SurveyPhoto" (
    "fileKey" TEXT NOT NULL,
    "reportId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "SurveyPhoto_pkey" PRIMARY KEY ("fileKey")
);

-- CreateTable
CREATE TABLE "FeeOffer" (
    "id" SERIAL NOT NULL,
    "workOrderId" INTEGER NOT NULL,
    "partyId" INTEGER NOT NULL,
    "amountMinor" BIGINT NOT NULL,
    "currency" "Currency" NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "status" "FeeOfferStatus" NOT NULL DEFAULT 'proposed',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decidedAt" TIMESTAMPTZ(3),

    CONSTRAINT "FeeOffer_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "WorkRefusal_partyId_idx" ON "WorkRefusal"("partyId");

-- CreateIndex
CREATE UNIQUE INDEX "WorkPaper_workOrderId_key" ON "WorkPaper"("workOrderId");

-- CreateIndex
CREATE UNIQUE INDEX "WorkPaper_fileKey_key" ON "WorkPaper"("fileKey");

-- CreateIndex
CREATE UNIQUE INDEX "Milestone_workOrderId_kind_key" ON "Milestone"("workOrderId", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "SurveyReport_workOrderId_key" ON "SurveyReport"("workOrderId");

-- CreateIndex
CREATE INDEX "SurveyPhoto_reportId_idx" ON "SurveyPhoto"("reportId");

-- CreateIndex
CREATE INDEX "FeeOffer_workOrderId_idx" ON "FeeOffer"("workOrderId");

-- CreateIndex
CREATE INDEX "FeeOffer_partyId_idx" ON "FeeOffer"("partyId");

-- CreateIndex
CREATE UNIQUE INDEX "WorkOrder_trackingNumber_key" ON "WorkOrder"("trackingNumber");

-- CreateIndex
CREATE INDEX "WorkOrder_holderId_idx" ON "WorkOrder"("holderId");

-- AddForeignKey
ALTER TABLE "WorkOrder" ADD CONSTRAINT "WorkOrder_assignedToId_fkey" FOREIGN KEY ("assignedToId") REFERENCES "Party"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkRefusal" ADD CONSTRAINT "WorkRefusal_workOrderId_fkey" FOREIGN KEY ("workOrderId") REFERENCES "WorkOrder"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkRefusal" ADD CONSTRAINT "WorkRefusal_partyId_fkey" FOREIGN KEY ("partyId") REFERENCES "Party"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkPaper" ADD CONSTRAINT "WorkPaper_workOrderId_fkey" FOREIGN KEY ("workOrderId") REFERENCES "WorkOrder"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkPaper" ADD CONSTRAINT "WorkPaper_fileKey_fkey" FOREIGN KEY ("fileKey") REFERENCES "StoredFile"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Milestone" ADD CONSTRAINT "Milestone_workOrderId_fkey" FOREIGN KEY ("workOrderId") REFERENCES "WorkOrder"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SurveyReport" ADD CONSTRAINT "SurveyReport_workOrderId_fkey" FOREIGN KEY ("workOrderId") REFERENCES "WorkOrder"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SurveyPhoto" ADD CONSTRAINT "SurveyPhoto_reportId_fkey" FOREIGN KEY ("reportId") REFERENCES "SurveyReport"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SurveyPhoto" ADD CONSTRAINT "SurveyPhoto_fileKey_fkey" FOREIGN KEY ("fileKey") REFERENCES "StoredFile"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeeOffer" ADD CONSTRAINT "FeeOffer_workOrderId_fkey" FOREIGN KEY ("workOrderId") REFERENCES "WorkOrder"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeeOffer" ADD CONSTRAINT "FeeOffer_partyId_fkey" FOREIGN KEY ("partyId") REFERENCES "Party"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What has happened stays said.
CREATE TRIGGER milestone_append_only BEFORE UPDATE OR DELETE ON "Milestone" FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER work_paper_append_only BEFORE UPDATE OR DELETE ON "WorkPaper" FOR EACH ROW EXECUTE FUNCTION append_only();
