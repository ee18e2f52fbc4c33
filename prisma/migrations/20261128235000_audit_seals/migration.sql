-- Where the audit log's end was, sealed under a key that the database does not have (docs/decisions/0022-sealed-log.md).
CREATE TABLE "AuditSeal" (
    "seq" BIGINT NOT NULL,
    "hash" TEXT NOT NULL,
    "seal" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AuditSeal_pkey" PRIMARY KEY ("seq")
);

CREATE TRIGGER audit_seal_append_only BEFORE UPDATE OR DELETE ON "AuditSeal" FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER audit_seal_no_truncate BEFORE TRUNCATE ON "AuditSeal" FOR EACH STATEMENT EXECUTE FUNCTION append_only();
