-- What a buyer says that it has sent; null for those that were handed in before it was asked. Minor units of the payment's currency.
ALTER TABLE "RemittanceAdvice" ADD COLUMN "amountMinor" BIGINT;
ALTER TABLE "RemittanceAdvice" ADD CONSTRAINT "RemittanceAdvice_amountMinor_check" CHECK ("amountMinor" > 0);
