import { toJsonNumber } from '@/modules/ledger/money.schema';

export const OLDEST = { createdAt: 'asc' } as const;

/** An amount as a decimal, as every copy of own data names it. */
export const shownMoney = (minor: bigint | null): number | null => (minor === null ? null : toJsonNumber(minor));
