-- What others go on reading while a new name waits for an admin; null where nothing stood before.
ALTER TABLE "HeldText" ADD COLUMN "standing" TEXT;
