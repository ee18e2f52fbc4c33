-- AlterTable
ALTER TABLE "DpqRevision" ADD COLUMN     "rateOn" DATE,
ADD COLUMN     "usdMicros" BIGINT;

-- AlterTable
ALTER TABLE "Invoice" ADD COLUMN     "rateOn" DATE,
ADD COLUMN     "usdMicros" BIGINT;
