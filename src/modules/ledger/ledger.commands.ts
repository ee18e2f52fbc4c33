import 'server-only';
import { Problem } from '@/http/problem';
import { audit, type AuditActor } from '@/server/audit';
import type { Tx } from '@/server/db';
import { toDecimal, type Currency } from './money.schema';
import type { AccountName, Posting, TransferKind } from './ledger.schema';

interface Account {
  readonly id: number;
  readonly kind: AccountName['kind'];
  readonly balanceMinor: bigint;
}

/** The owner as the columns keep it. */
function ownerOf(account: AccountName): { dpoId: number | null; partyId: number | null } {
  return { dpoId: account.kind === 'escrow' ? account.dpoId : null, partyId: account.kind === 'wallet' ? account.partyId : null };
}

/** An account, made at its first use and locked until the transaction ends. */
async function lockAccount(tx: Tx, name: AccountName, currency: Currency): Promise<Account> {
  const { dpoId, partyId } = ownerOf(name);
  await tx.ledgerAccount.createMany({ data: { kind: name.kind, currency, dpoId, partyId }, skipDuplicates: true });
  const [account] = await tx.$queryRaw<Account[]>`
    SELECT "id", "kind"::text AS "kind", "balanceMinor" FROM "LedgerAccount"
    WHERE "kind" = ${name.kind}::"LedgerAccountKind" AND "currency" = ${currency}::"Currency"
      AND "dpoId" IS NOT DISTINCT FROM ${dpoId}::int AND "partyId" IS NOT DISTINCT FROM ${partyId}::int
    FOR UPDATE`;
  if (!account) throw new Error(`No ledger account ${name.kind} in ${currency}`);
  return account;
}

/** The order in which accounts are locked, the same for everybody: wallets and escrows first, the one bank account last, since all wait for it. */
function lockOrder({ account }: Posting): string {
  const { dpoId, partyId } = ownerOf(account);
  return `${['escrow', 'wallet', 'fees', 'bank'].indexOf(account.kind)} ${String(dpoId ?? partyId ?? 0).padStart(10, '0')}`;
}

/** What is moved and why. */
export interface Movement {
  readonly kind: TransferKind;
  /** Names the business fact ("receipt:17"): a second transfer of that name is refused, whoever comes with it. */
  readonly businessKey: string;
  readonly currency: Currency;
  readonly dpoId: number | null;
  readonly actor: AuditActor;
  /** Two or more accounts, whose amounts sum to zero; what is said of one account twice is added up. Amounts of zero are left out. */
  readonly postings: readonly Posting[];
}

/** One posting for each account: a seller may be the customs agent of its own order. */
function perAccount(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, Posting>();
  for (const { account, amountMinor } of postings) {
    const name = lockOrder({ account, amountMinor });
    sums.set(name, { account, amountMinor: (sums.get(name)?.amountMinor ?? 0n) + amountMinor });
  }
  return [...sums.values()].filter(({ amountMinor }) => amountMinor !== 0n);
}

/**
 * Books a balanced transfer (domain.md, Money), in the transaction of what causes it. The database refuses one that does
 * not sum to zero, a second one of the same business key, and any change of what is booked.
 *
 * @throws Problem funds_insufficient when an account other than the bank's would go below zero; P2002, which `transact` answers as 409, for a key that is used
 */
export async function post(tx: Tx, movement: Movement): Promise<void> {
  const { kind, businessKey, currency, dpoId, actor } = movement;
  const postings = perAccount(movement.postings);
  if (postings.reduce((sum, { amountMinor }) => sum + amountMinor, 0n) !== 0n) throw new Error(`${businessKey} is not balanced`);
  if (postings.length === 0) return;
  const { id: transferId } = await tx.ledgerTransfer.create({ data: { kind, businessKey, dpoId, actorId: actor.partyId }, select: { id: true } });
  for (const posting of [...postings].sort((a, b) => lockOrder(a).localeCompare(lockOrder(b)))) {
    const account = await lockAccount(tx, posting.account, currency);
    if (account.kind !== 'bank' && account.balanceMinor + posting.amountMinor < 0n) throw new Problem('funds_insufficient');
    await tx.ledgerEntry.createMany({ data: { transferId, accountId: account.id, amountMinor: posting.amountMinor } });
  }
  await audit(tx, {
    actor, action: `ledger.${kind}`, entity: 'ledger', entityId: transferId,
    details: { businessKey, currency, ...(dpoId === null ? {} : { dpoId }), postings: postings.map(({ account, amountMinor }) => ({ ...account, amount: toDecimal(amountMinor) })) },
  });
}
