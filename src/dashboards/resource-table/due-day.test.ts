import { describe, expect, it } from 'vitest';
import { buyerRfqsTable } from '@/modules/rfq/rfq.table';
import type { TableRow } from '@/table/definition';
import { byDueDay } from './due-day';

const row = (id: number, status: string, responseDeadline: string | null) => ({ id, status, responseDeadline }) as TableRow;

describe('what needs action', () => {
  const due = buyerRfqsTable.groups?.find(({ id }) => id === 'needAction')?.due;
  const rows = [row(1, 'responded', '2026-12-20'), row(2, 'closed', '2026-12-01'), row(3, 'accepted', '2026-12-05'), row(4, 'responded', null), row(5, 'doq_provided', '2026-12-05')];

  it('stands by its deadline, what is over stands last', () => {
    expect(due).toBeDefined();
    expect(byDueDay(rows, due).map(({ id }) => id)).toEqual([3, 5, 1, 2, 4]);
  });

  it('stays as it came where a list has no such day', () => {
    expect(byDueDay(rows, undefined)).toBe(rows);
  });
});
