-- What buyers say of completed orders. The products' kept average follows in the same transaction (rating.commands.ts).
CREATE TABLE "Rating" (
    "id" SERIAL NOT NULL,
    "dpoId" INTEGER NOT NULL,
    "productId" INTEGER,
    "sellerId" INTEGER,
    "productStars" SMALLINT NOT NULL,
    "supplierStars" SMALLINT NOT NULL,
    "message" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Rating_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Rating_stars_check" CHECK ("productStars" BETWEEN 1 AND 5 AND "supplierStars" BETWEEN 1 AND 5)
);

CREATE UNIQUE INDEX "Rating_dpoId_key" ON "Rating"("dpoId");
CREATE INDEX "Rating_productId_createdAt_idx" ON "Rating"("productId", "createdAt" DESC);
CREATE INDEX "Rating_sellerId_idx" ON "Rating"("sellerId");

ALTER TABLE "Rating" ADD CONSTRAINT "Rating_dpoId_fkey" FOREIGN KEY ("dpoId") REFERENCES "Dpo"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Rating" ADD CONSTRAINT "Rating_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Rating" ADD CONSTRAINT "Rating_sellerId_fkey" FOREIGN KEY ("sellerId") REFERENCES "Party"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TRIGGER rating_append_only BEFORE UPDATE OR DELETE ON "Rating" FOR EACH ROW EXECUTE FUNCTION append_only();
