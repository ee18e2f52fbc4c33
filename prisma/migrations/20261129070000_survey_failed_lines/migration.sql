-- AlterTable
ALTER TABLE "SurveyReport" ADD COLUMN "failedLines" INTEGER NOT NULL DEFAULT 0;

-- Reports that are there already say so as well.
UPDATE "SurveyReport" SET "failedLines" = (SELECT count(*) FROM jsonb_array_elements("lines") AS found WHERE found->>'result' = 'fail');
