-- A proof counts for the browser that holds its ticket, or for the address at which it was made.
ALTER TABLE "Proof" ADD COLUMN "address" TEXT NOT NULL DEFAULT '';

-- Accepting the same version twice is one acceptance.
CREATE UNIQUE INDEX "Consent_partyId_text_version_key" ON "Consent"("partyId", "text", "version");
