import 'server-only';
import { readRange, type Counted, type Range } from '@/http/list';
import { actorName, actorNameFields, displayName, partyNameFields } from '@/modules/account/party.queries';
import { db, type Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import type { BooksAnswer, StatementLine, TransferAnswer, TransferKind } from './ledger.schema';
import { CURRENCIES, toJsonNumber, type Currency } from './money.schema';

/** What an order's escrow holds in a currency, in minor units. */
export async function escrowOf(tx: Tx, dpoId: number, currency: Currency): Promise<bigint> {
  const account = await tx.ledgerAccount.findFirst({ where: { kind: 'escrow', dpoId, currency }, select: { balanceMinor: true } });
  return account?.balanceMinor ?? 0n;
}

interface Verified { currency: Currency; balances: Prisma.Decimal; entries: Prisma.Decimal; drifted: bigint }

/** The books as they stand, and whether they hold (invariant 1): every sum is zero and no balance differs from its entries. */
export async function readBooks(): Promise<BooksAnswer> {
  const [verified, groups] = await db.$transaction([
    db.$queryRaw<Verified[]>`SELECT * FROM ledger_verify()`,
    db.ledgerAccount.groupBy({ by: ['currency', 'kind'], _sum: { balanceMinor: true }, orderBy: { currency: 'asc' } }),
  ], { isolationLevel: 'RepeatableRead' });
  const held = (currency: Currency, kind: string) =>
    toJsonNumber(groups.find((group) => group.currency === currency && group.kind === kind)?._sum?.balanceMinor ?? 0n);
  const currencies = CURRENCIES.flatMap((currency) => {
    const found = verified.find((row) => row.currency === currency);
    if (!found) return [];
    const minor = (sum: Prisma.Decimal) => toJsonNumber(BigInt(sum.toFixed(0)));
    return [{
      currency, bank: held(currency, 'bank'), escrow: held(currency, 'escrow'), wallet: held(currency, 'wallet'), fees: held(currency, 'fees'),
      sum: minor(found.balances), entries: minor(found.entries), drifted: Number(found.drifted),
    }];
  });
  return { isSound: currencies.every(({ sum, entries, drifted }) => sum === 0 && entries === 0 && drifted === 0), currencies };
}

const transferFields = {
  id: true, kind: true, businessKey: true, dpoId: true, at: true,
  actor: { select: actorNameFields },
  entries: {
    orderBy: { id: 'asc' },
    select: { amountMinor: true, balanceAfterMinor: true, account: { select: { kind: true, currency: true, dpoId: true, party: { select: partyNameFields } } } },
  },
} satisfies Prisma.LedgerTransferSelect;

function toTransferAnswer(row: Prisma.LedgerTransferGetPayload<{ select: typeof transferFields }>): TransferAnswer {
  const received = row.entries.reduce((sum, { amountMinor }) => (amountMinor > 0n ? sum + amountMinor : sum), 0n);
  return {
    id: row.id, kind: row.kind, key: row.businessKey, orderId: row.dpoId, actor: row.actor && actorName(row.actor), at: row.at.toISOString(),
    currency: row.entries[0]?.account.currency ?? 'USD', amount: toJsonNumber(received),
    entries: row.entries.map(({ account, amountMinor, balanceAfterMinor }) => ({
      account: account.kind, owner: account.party ? displayName(account.party) : account.dpoId === null ? null : String(account.dpoId),
      amount: toJsonNumber(amountMinor), balanceAfter: toJsonNumber(balanceAfterMinor),
    })),
  };
}

/** Every transfer, newest first. */
export function listTransfers(range: Range): Promise<Counted<TransferAnswer>> {
  return readRange(range, {
    rows: (part) => db.ledgerTransfer.findMany({ select: transferFields, orderBy: [{ at: 'desc' }, { id: 'desc' }], ...part }),
    count: () => db.ledgerTransfer.count(),
    answer: toTransferAnswer,
  });
}

/** What tells how a transfer's money was shared. */
export const deductionFields = { entries: { select: { amountMinor: true, account: { select: { kind: true, partyId: true } } } } } satisfies Prisma.LedgerTransferSelect;

interface Shared {
  readonly kind: TransferKind;
  readonly dpo: { readonly sellerId: number | null } | null;
  readonly entries: readonly { readonly amountMinor: bigint; readonly account: { readonly kind: string; readonly partyId: number | null } }[];
}

/**
 * What came off a release before it was its seller's: the house's fee, and agreed customs fees. Null for every other movement
 * and for other readers, who learn nothing of the order's money.
 */
export function deductionsOf({ kind, dpo, entries }: Shared, partyId: number): { grossMinor: bigint; feeMinor: bigint; customsMinor: bigint } | null {
  if (kind !== 'release' || dpo?.sellerId !== partyId) return null;
  const sum = (of: (entry: Shared['entries'][number]) => boolean) => entries.filter(of).reduce((total, { amountMinor }) => total + amountMinor, 0n);
  return {
    grossMinor: -sum(({ account }) => account.kind === 'escrow'),
    feeMinor: sum(({ account }) => account.kind === 'fees'),
    customsMinor: sum(({ account }) => account.kind === 'wallet' && account.partyId !== partyId),
  };
}

/** A party's money, one line per currency that it ever had. */
export async function walletsOf(partyId: number): Promise<{ id: number; currency: Currency; balance: number }[]> {
  const wallets = await db.ledgerAccount.findMany({ where: { kind: 'wallet', partyId }, orderBy: { currency: 'asc' }, select: { id: true, currency: true, balanceMinor: true } });
  return wallets.map(({ id, currency, balanceMinor }) => ({ id, currency, balance: toJsonNumber(balanceMinor) }));
}

function toDeductions(taken: ReturnType<typeof deductionsOf>): StatementLine['deductions'] {
  return taken && { gross: toJsonNumber(taken.grossMinor), fee: toJsonNumber(taken.feeMinor), customs: toJsonNumber(taken.customsMinor) };
}

/** What happened to a party's money, newest first. */
export function statementOf(partyId: number, range: Range): Promise<Counted<StatementLine>> {
  const where = { account: { kind: 'wallet', partyId } } satisfies Prisma.LedgerEntryWhereInput;
  return readRange(range, {
    rows: (part) => db.ledgerEntry.findMany({
      where, orderBy: { id: 'desc' }, ...part,
      select: { id: true, amountMinor: true, balanceAfterMinor: true, account: { select: { currency: true } }, transfer: { select: { kind: true, at: true, dpoId: true, dpo: { select: { sellerId: true } }, ...deductionFields } } },
    }),
    count: () => db.ledgerEntry.count({ where }),
    answer: ({ id, amountMinor, balanceAfterMinor, account, transfer }) => ({
      id, at: transfer.at.toISOString(), kind: transfer.kind, orderId: transfer.dpoId, currency: account.currency,
      amount: toJsonNumber(amountMinor), balance: toJsonNumber(balanceAfterMinor), deductions: toDeductions(deductionsOf(transfer, partyId)),
    }),
  });
}
