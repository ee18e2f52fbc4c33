-- A party's name belongs to no RFQ.
ALTER TABLE "HeldText" ALTER COLUMN "rfqId" DROP NOT NULL;
