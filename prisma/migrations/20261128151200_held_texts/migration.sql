-- Texts that seem to give a contact away, until an admin has looked at them.
CREATE TYPE "HeldTextStatus" AS ENUM ('held', 'released', 'kept');

CREATE TABLE "HeldText" (
    "id" SERIAL NOT NULL,
    "entity" TEXT NOT NULL,
    "entityId" INTEGER NOT NULL,
    "field" TEXT NOT NULL,
    "rfqId" INTEGER NOT NULL,
    "authorId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "kinds" TEXT[],
    "status" "HeldTextStatus" NOT NULL DEFAULT 'held',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decidedAt" TIMESTAMPTZ(3),

    CONSTRAINT "HeldText_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "HeldText_entity_entityId_field_key" ON "HeldText"("entity", "entityId", "field");
CREATE INDEX "HeldText_status_createdAt_idx" ON "HeldText"("status", "createdAt" DESC);
CREATE INDEX "HeldText_authorId_idx" ON "HeldText"("authorId");

ALTER TABLE "HeldText" ADD CONSTRAINT "HeldText_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "Party"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
