import { describe, expect, it } from 'vitest';
import { accountantPaymentsTable } from '@/modules/payment/payment.table';
import { buyerOrdersTable, captainDposTable } from '@/modules/order/order.table';
import { captainRfqsTable } from '@/modules/rfq/rfq.table';
import type { TableDefinition, TableRow } from '@/table/definition';
import { inDefaultOrder } from './default-order';

const rows = (...named: readonly (readonly [id: number, status: string])[]) => named.map(([id, status]) => ({ id, status, outstanding: [], delivery: {}, disputes: [], payment: null, isRefundable: id === 5 }) as unknown as TableRow);
const ordered = (definition: TableDefinition, list: readonly TableRow[], onlyNewest = false) => inDefaultOrder(definition, list, onlyNewest).map(({ id }) => id);

describe('a list that nobody has sorted', () => {
  it('begins with what waits for its reader, each part with the newest first', () => {
    const list = rows([3, 'delivered'], [9, 'completed'], [1, 'pending'], [7, 'delivered']);
    expect(ordered(buyerOrdersTable, list)).toEqual([7, 3, 9, 1]);
    expect(ordered(captainDposTable, list)).toEqual([1, 9, 7, 3]);
    expect(ordered(accountantPaymentsTable, rows([1, 'pending'], [2, 'processed'], [4, 'pending']))).toEqual([4, 1, 2]);
    // The fifth one's money waits to go back.
    expect(ordered(accountantPaymentsTable, rows([1, 'pending'], [5, 'processed'], [6, 'processed']))).toEqual([5, 1, 6]);
  });

  it('begins with what is urgent, as it came', () => {
    const list = [{ id: 4, since: 9 }, { id: 2, since: 9 }, { id: 3, since: 1 }, { id: 9, since: 0 }].map(({ id, since }) => ({ id, status: 'open', createdAt: new Date().toISOString(), responseDeadline: null, waitsSince: new Date(Date.now() - since * 86_400_000).toISOString() }) as unknown as TableRow);
    expect(ordered(captainRfqsTable, list)).toEqual([4, 2, 9, 3]);
    expect(ordered(captainRfqsTable, list, true)).toEqual([9, 4, 3, 2]);
  });

  it('is by number alone where that is asked for', () => {
    expect(ordered(buyerOrdersTable, rows([3, 'delivered'], [9, 'completed']), true)).toEqual([9, 3]);
  });
});
