-- CreateEnum
CREATE TYPE "ExportPaperKind" AS ENUM ('packing_list', 'shipping_instructions', 'certificate_of_origin');

-- CreateTable
CREATE TABLE "ExportMark" (
    "dpoId" INTEGER NOT NULL,
    "kind" "ExportPaperKind" NOT NULL,
    "revision" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ExportMark_pkey" PRIMARY KEY ("dpoId","kind","revision")
);

-- CreateIndex
CREATE UNIQUE INDEX "ExportMark_dpoId_kind_hash_key" ON "ExportMark"("dpoId", "kind", "hash");

-- AddForeignKey
ALTER TABLE "ExportMark" ADD CONSTRAINT "ExportMark_dpoId_fkey" FOREIGN KEY ("dpoId") REFERENCES "Dpo"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What was made out stays made out.
CREATE TRIGGER export_mark_append_only BEFORE UPDATE OR DELETE ON "ExportMark" FOR EACH ROW EXECUTE FUNCTION append_only();
