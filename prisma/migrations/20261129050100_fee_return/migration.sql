-- An agreed customs fee of an agent that has not filed goes back to the buyer when the order's money is released (docs/decisions/0021).
ALTER TYPE "LedgerTransferKind" ADD VALUE 'fee_return';
