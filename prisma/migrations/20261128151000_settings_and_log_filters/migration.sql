-- What an admin has set, and the indexes by which the audit log is filtered.
CREATE TABLE "Setting" (
    "name" TEXT NOT NULL,
    "value" INTEGER NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Setting_pkey" PRIMARY KEY ("name")
);

CREATE INDEX "AuditEntry_action_seq_idx" ON "AuditEntry"("action", "seq");
CREATE INDEX "AuditEntry_entity_seq_idx" ON "AuditEntry"("entity", "seq");
CREATE INDEX "AuditEntry_actor_seq_idx" ON "AuditEntry"("actor", "seq");
CREATE INDEX "AuditEntry_at_idx" ON "AuditEntry"("at");
