-- AlterEnum
ALTER TYPE "FileKind" ADD VALUE 'photo';

-- AlterTable
ALTER TABLE "SurveyPhoto" DROP CONSTRAINT "SurveyPhoto_pkey",
ADD COLUMN     "id" SERIAL NOT NULL,
ADD CONSTRAINT "SurveyPhoto_pkey" PRIMARY KEY ("id");

-- CreateIndex
CREATE UNIQUE INDEX "SurveyPhoto_fileKey_key" ON "SurveyPhoto"("fileKey");
