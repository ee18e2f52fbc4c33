-- CreateTable
CREATE TABLE "RemittanceAdvice" (
    "id" SERIAL NOT NULL,
    "paymentId" INTEGER NOT NULL,
    "bankReference" TEXT NOT NULL,
    "sentOn" DATE NOT NULL,
    "fileKey" TEXT NOT NULL,
    "submittedById" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RemittanceAdvice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "RemittanceAdvice_fileKey_key" ON "RemittanceAdvice"("fileKey");

-- CreateIndex
CREATE UNIQUE INDEX "RemittanceAdvice_paymentId_bankReference_key" ON "RemittanceAdvice"("paymentId", "bankReference");

-- AddForeignKey
ALTER TABLE "RemittanceAdvice" ADD CONSTRAINT "RemittanceAdvice_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RemittanceAdvice" ADD CONSTRAINT "RemittanceAdvice_fileKey_fkey" FOREIGN KEY ("fileKey") REFERENCES "StoredFile"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RemittanceAdvice" ADD CONSTRAINT "RemittanceAdvice_submittedById_fkey" FOREIGN KEY ("submittedById") REFERENCES "Party"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What was said stays said.
CREATE TRIGGER remittance_advice_append_only BEFORE UPDATE OR DELETE ON "RemittanceAdvice" FOR EACH ROW EXECUTE FUNCTION append_only();
