-- CreateTable
CREATE TABLE "SurveyVersion" (
    "id" SERIAL NOT NULL,
    "reportId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "inspectedOn" DATE NOT NULL,
    "place" TEXT NOT NULL,
    "verdict" "SurveyVerdict" NOT NULL,
    "lines" JSONB NOT NULL,
    "remarks" TEXT NOT NULL,
    "photoIds" INTEGER[],
    "heldFields" TEXT[],
    "writtenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SurveyVersion_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "SurveyVersion_reportId_number_key" ON "SurveyVersion"("reportId", "number");

-- AddForeignKey
ALTER TABLE "SurveyVersion" ADD CONSTRAINT "SurveyVersion_reportId_fkey" FOREIGN KEY ("reportId") REFERENCES "SurveyReport"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What a report has said stays said.
CREATE TRIGGER survey_version_append_only BEFORE UPDATE OR DELETE ON "SurveyVersion" FOR EACH ROW EXECUTE FUNCTION append_only();
