-- CreateEnum
CREATE TYPE "PackageKind" AS ENUM ('bags', 'bales', 'boxes', 'cartons', 'crates', 'drums', 'pallets', 'rolls', 'containers');

-- CreateTable
CREATE TABLE "PackingList" (
    "dpoId" INTEGER NOT NULL,
    "packages" INTEGER NOT NULL,
    "packageKind" "PackageKind" NOT NULL,
    "quantity" INTEGER NOT NULL,
    "netGrams" BIGINT NOT NULL,
    "grossGrams" BIGINT NOT NULL,
    "marks" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PackingList_pkey" PRIMARY KEY ("dpoId")
);

-- AddForeignKey
ALTER TABLE "PackingList" ADD CONSTRAINT "PackingList_dpoId_fkey" FOREIGN KEY ("dpoId") REFERENCES "Dpo"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
