-- What an offer was made on: an RFQ counts the changes of what it asks for, and an offer keeps the count that it answers.
-- Offers that stand already are taken to answer what is asked for now; nothing says what they were made on.
ALTER TABLE "Rfq" ADD COLUMN "askedVersion" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "Offer" ADD COLUMN "askedVersion" INTEGER NOT NULL DEFAULT 1;
