-- CreateEnum
CREATE TYPE "DisputeStatus" AS ENUM ('open', 'under_review', 'resolved');

-- CreateTable
CREATE TABLE "Dispute" (
    "id" SERIAL NOT NULL,
    "dpoId" INTEGER NOT NULL,
    "openedById" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "status" "DisputeStatus" NOT NULL DEFAULT 'open',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Dispute_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Dispute_dpoId_idx" ON "Dispute"("dpoId");

-- CreateIndex
CREATE INDEX "Dispute_status_createdAt_idx" ON "Dispute"("status", "createdAt" DESC);

-- AddForeignKey
ALTER TABLE "Dispute" ADD CONSTRAINT "Dispute_dpoId_fkey" FOREIGN KEY ("dpoId") REFERENCES "Dpo"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Dispute" ADD CONSTRAINT "Dispute_openedById_fkey" FOREIGN KEY ("openedById") REFERENCES "Party"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- An order is in one dispute at a time, whoever of the two opens it.
CREATE UNIQUE INDEX "Dispute_one_open_per_order" ON "Dispute" ("dpoId") WHERE "status" <> 'resolved';
