-- AlterTable
ALTER TABLE "RfqMessage" ADD COLUMN     "targetPriceMinor" BIGINT;
