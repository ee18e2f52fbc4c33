-- Sellers' catalogs that an admin took out of public view, and why.
ALTER TYPE "CatalogStatus" ADD VALUE 'taken_down';

ALTER TABLE "Catalog" ADD COLUMN "takenDownReason" TEXT NOT NULL DEFAULT '';
