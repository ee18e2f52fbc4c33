-- Where and when an order's goods can be inspected, as its seller says it.
CREATE TABLE "SurveyAppointment" (
    "dpoId" INTEGER NOT NULL,
    "place" TEXT NOT NULL,
    "inspectOn" DATE NOT NULL,
    "contactName" TEXT NOT NULL,
    "phone" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SurveyAppointment_pkey" PRIMARY KEY ("dpoId")
);

-- AddForeignKey
ALTER TABLE "SurveyAppointment" ADD CONSTRAINT "SurveyAppointment_dpoId_fkey" FOREIGN KEY ("dpoId") REFERENCES "Dpo"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
