-- Who recorded a milestone or handed in a paper: work may pass to another partner, and what was said before stays its sayer's.
ALTER TABLE "Milestone" ADD COLUMN     "partyId" INTEGER;
ALTER TABLE "WorkPaper" ADD COLUMN     "partyId" INTEGER;

-- Until now nobody but a work order's holder has said anything of it.
ALTER TABLE "Milestone" DISABLE TRIGGER milestone_append_only;
UPDATE "Milestone" AS said SET "partyId" = work."holderId" FROM "WorkOrder" AS work WHERE work."id" = said."workOrderId";
ALTER TABLE "Milestone" ENABLE TRIGGER milestone_append_only;
ALTER TABLE "WorkPaper" DISABLE TRIGGER work_paper_append_only;
UPDATE "WorkPaper" AS said SET "partyId" = work."holderId" FROM "WorkOrder" AS work WHERE work."id" = said."workOrderId";
ALTER TABLE "WorkPaper" ENABLE TRIGGER work_paper_append_only;

ALTER TABLE "Milestone" ALTER COLUMN "partyId" SET NOT NULL;
ALTER TABLE "WorkPaper" ALTER COLUMN "partyId" SET NOT NULL;

-- CreateIndex
CREATE INDEX "Milestone_partyId_idx" ON "Milestone"("partyId");

-- CreateIndex
CREATE INDEX "WorkPaper_partyId_idx" ON "WorkPaper"("partyId");

-- AddForeignKey
ALTER TABLE "Milestone" ADD CONSTRAINT "Milestone_partyId_fkey" FOREIGN KEY ("partyId") REFERENCES "Party"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkPaper" ADD CONSTRAINT "WorkPaper_partyId_fkey" FOREIGN KEY ("partyId") REFERENCES "Party"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Who had work taken away by the captain does not see it either, and has not declined it.
ALTER TABLE "WorkRefusal" ADD COLUMN     "byCaptain" BOOLEAN NOT NULL DEFAULT false;
