-- CreateTable
CREATE TABLE "RefusedContactForm" (
    "tokenHash" TEXT NOT NULL,
    "fields" JSONB NOT NULL,
    "faults" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RefusedContactForm_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateIndex
CREATE INDEX "RefusedContactForm_createdAt_idx" ON "RefusedContactForm"("createdAt");
