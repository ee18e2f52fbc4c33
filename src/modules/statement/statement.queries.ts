import 'server-only';
import { Problem } from '@/http/problem';
import { isLocale, type Locale } from '@/i18n/locales';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import type { Currency } from '@/modules/ledger/money.schema';
import { deductionFields, deductionsOf } from '@/modules/ledger/ledger.queries';
import type { TransferKind } from '@/modules/ledger/ledger.schema';
import { addDays } from '@/server/clock';
import { db } from '@/server/db';

/** A movement of a wallet. Amounts are minor units of the wallet's currency. */
export interface StatementEntry {
  readonly id: number;
  readonly at: Date;
  readonly kind: TransferKind;
  readonly orderId: number | null;
  readonly amountMinor: bigint;
  readonly balanceMinor: bigint;
  /** Of a release to the seller: what was held, and what came off it. */
  readonly deductions: ReturnType<typeof deductionsOf>;
}

/** A wallet over a period: what it held before, what moved, and what it held at its end. */
export interface WalletStatement {
  readonly currency: Currency;
  readonly openingMinor: bigint;
  readonly closingMinor: bigint;
  readonly entries: readonly StatementEntry[];
}

/** All that moved in a party's wallets from one day to another, both whole (UTC). */
export interface Statement {
  readonly party: string;
  readonly vendorCode: string;
  readonly locale: Locale;
  readonly from: Date;
  readonly to: Date;
  readonly wallets: readonly WalletStatement[];
}

/**
 * A party's statement over a period, oldest first.
 *
 * @throws Problem period_invalid, not_found
 */
export async function findStatement(partyId: number, from: Date, to: Date): Promise<Statement> {
  if (from > to) throw new Problem('period_invalid', { field: 'to' });
  const party = await db.party.findUnique({ where: { id: partyId }, select: { ...partyNameFields, locale: true } });
  if (!party) throw new Problem('not_found');
  const end = addDays(to, 1);
  const wallets = await db.ledgerAccount.findMany({
    where: { kind: 'wallet', partyId }, orderBy: { currency: 'asc' },
    select: {
      currency: true,
      entries: {
        where: { transfer: { at: { gte: from, lt: end } } }, orderBy: { id: 'asc' },
        select: { id: true, amountMinor: true, balanceAfterMinor: true, transfer: { select: { at: true, kind: true, dpoId: true, dpo: { select: { sellerId: true } }, ...deductionFields } } },
      },
      id: true,
    },
  });
  return {
    party: displayName(party), vendorCode: party.vendorCode, locale: isLocale(party.locale) ? party.locale : 'en', from, to,
    wallets: await Promise.all(wallets.map(async ({ id, currency, entries }) => {
      const openingMinor = entries[0] ? entries[0].balanceAfterMinor - entries[0].amountMinor : await balanceBefore(id, from);
      return {
        currency, openingMinor, closingMinor: entries.at(-1)?.balanceAfterMinor ?? openingMinor,
        entries: entries.map(({ id: entryId, amountMinor, balanceAfterMinor, transfer }) => ({ id: entryId, at: transfer.at, kind: transfer.kind, orderId: transfer.dpoId, amountMinor, balanceMinor: balanceAfterMinor, deductions: deductionsOf(transfer, partyId) })),
      };
    })),
  };
}

async function balanceBefore(accountId: number, day: Date): Promise<bigint> {
  const last = await db.ledgerEntry.findFirst({ where: { accountId, transfer: { at: { lt: day } } }, orderBy: { id: 'desc' }, select: { balanceAfterMinor: true } });
  return last?.balanceAfterMinor ?? 0n;
}
