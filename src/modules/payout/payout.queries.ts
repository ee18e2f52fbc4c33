import 'server-only';
import { readRange, type Counted, type Range } from '@/http/list';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { toJsonNumber } from '@/modules/ledger/money.schema';
import { db, type Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import type { AccountantWalletAnswer, BankDetailsAnswer } from './payout.schema';

const bankFields = { holder: true, country: true, lastFour: true, changedAt: true, usableFrom: true } satisfies Prisma.BankDetailsSelect;

/** A party's own bank details, masked; null while there are none. */
export async function findBankDetails(partyId: number, tx: Tx = db): Promise<BankDetailsAnswer | null> {
  const row = await tx.bankDetails.findUnique({ where: { partyId }, select: bankFields });
  return row && { ...row, changedAt: row.changedAt.toISOString(), usableFrom: row.usableFrom.toISOString(), isUsable: row.usableFrom <= new Date() };
}

const walletFields = {
  id: true, currency: true, balanceMinor: true,
  party: { select: { ...partyNameFields, id: true, bankDetails: { select: { lastFour: true, usableFrom: true } } } },
} satisfies Prisma.LedgerAccountSelect;

function toWallet({ id, currency, balanceMinor, party }: Prisma.LedgerAccountGetPayload<{ select: typeof walletFields }>): AccountantWalletAnswer {
  if (!party) throw new Error(`Wallet ${id} is nobody's`);
  const bank = party.bankDetails;
  return {
    id, partyId: party.id, party: displayName(party), vendorCode: party.vendorCode, currency, balance: toJsonNumber(balanceMinor),
    bank: bank === null ? 'missing' : bank.usableFrom > new Date() ? 'waiting' : 'ready',
    lastFour: bank?.lastFour ?? null, usableFrom: bank?.usableFrom.toISOString() ?? null,
  };
}

/** Every wallet, for the accountant, the fullest first. */
export function listWallets(range: Range): Promise<Counted<AccountantWalletAnswer>> {
  const where = { kind: 'wallet' } as const;
  return readRange(range, {
    rows: (part) => db.ledgerAccount.findMany({ where, select: walletFields, orderBy: [{ balanceMinor: 'desc' }, { id: 'asc' }], ...part }),
    count: () => db.ledgerAccount.count({ where }),
    answer: toWallet,
  });
}

/** Wallets that may be paid out now: they hold something, and their party has bank details past the waiting time. */
export function countPayable(): Promise<number> {
  return db.ledgerAccount.count({ where: { kind: 'wallet', balanceMinor: { gt: 0 }, party: { bankDetails: { usableFrom: { lte: new Date() } } } } });
}
