-- CreateEnum
CREATE TYPE "Language" AS ENUM ('zh', 'hi', 'de', 'ar');

-- CreateTable
CREATE TABLE "PartyText" (
    "partyId" INTEGER NOT NULL,
    "language" "Language" NOT NULL,
    "about" TEXT NOT NULL,

    CONSTRAINT "PartyText_pkey" PRIMARY KEY ("partyId","language")
);

-- CreateTable
CREATE TABLE "ProductText" (
    "productId" INTEGER NOT NULL,
    "language" "Language" NOT NULL,
    "name" TEXT NOT NULL,
    "shortDescription" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "packing" TEXT NOT NULL,
    "specifications" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "ProductText_pkey" PRIMARY KEY ("productId","language")
);

-- CreateTable
CREATE TABLE "CatalogText" (
    "catalogId" INTEGER NOT NULL,
    "language" "Language" NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,

    CONSTRAINT "CatalogText_pkey" PRIMARY KEY ("catalogId","language")
);

-- AddForeignKey
ALTER TABLE "PartyText" ADD CONSTRAINT "PartyText_partyId_fkey" FOREIGN KEY ("partyId") REFERENCES "Party"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductText" ADD CONSTRAINT "ProductText_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CatalogText" ADD CONSTRAINT "CatalogText_catalogId_fkey" FOREIGN KEY ("catalogId") REFERENCES "Catalog"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A translation says what the text said when it was made. When the text changes, it goes.
CREATE FUNCTION product_texts_outdated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "ProductText" WHERE "productId" = NEW."id";
  RETURN NULL;
END $$;
CREATE TRIGGER product_texts_outdated AFTER UPDATE OF "name", "shortDescription", "description", "packing", "specifications" ON "Product"
  FOR EACH ROW WHEN ((OLD."name", OLD."shortDescription", OLD."description", OLD."packing", OLD."specifications")
    IS DISTINCT FROM (NEW."name", NEW."shortDescription", NEW."description", NEW."packing", NEW."specifications"))
  EXECUTE FUNCTION product_texts_outdated();
CREATE FUNCTION party_texts_outdated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "PartyText" WHERE "partyId" = NEW."id";
  RETURN NULL;
END $$;
CREATE TRIGGER party_texts_outdated AFTER UPDATE OF "about" ON "Party"
  FOR EACH ROW WHEN (OLD."about" IS DISTINCT FROM NEW."about") EXECUTE FUNCTION party_texts_outdated();
