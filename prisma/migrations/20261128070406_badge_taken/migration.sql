-- AlterTable
ALTER TABLE "Party" ADD COLUMN     "badgeTakenAt" TIMESTAMPTZ(3);
