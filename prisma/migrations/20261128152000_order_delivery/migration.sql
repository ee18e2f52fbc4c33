-- To whom the goods of an order go, as its buyer chose it from its addresses.
CREATE TABLE "OrderDelivery" (
    "dpoId" INTEGER NOT NULL,
    "consignee" TEXT NOT NULL,
    "notifyParty" TEXT NOT NULL DEFAULT '',
    "recipient" TEXT NOT NULL,
    "street" TEXT NOT NULL,
    "zipCode" TEXT NOT NULL DEFAULT '',
    "city" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OrderDelivery_pkey" PRIMARY KEY ("dpoId")
);

-- AddForeignKey
ALTER TABLE "OrderDelivery" ADD CONSTRAINT "OrderDelivery_dpoId_fkey" FOREIGN KEY ("dpoId") REFERENCES "Dpo"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
