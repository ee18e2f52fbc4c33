import 'server-only';
import type { Money } from '@/modules/ledger/money.schema';
import { audit, SYSTEM } from '@/server/audit';
import type { Tx } from '@/server/db';
import { taxOf } from './tax.schema';

/** Invoices are numbered without a gap within their year (UTC): one writer at a time until its transaction ends. */
async function nextNumber(tx: Tx): Promise<string> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('Invoice'))`;
  const [next] = await tx.$queryRaw<{ number: string }[]>`
    WITH year AS (SELECT to_char(now() AT TIME ZONE 'UTC', '"INV-"YYYY"-"') AS prefix)
    SELECT prefix || lpad((coalesce(max(right("number", 6)::int), 0) + 1)::text, 6, '0') AS "number"
    FROM year LEFT JOIN "Invoice" ON "number" LIKE prefix || '%' GROUP BY prefix`;
  if (!next) throw new Error('No number for an invoice');
  return next.number;
}

/** Issues the invoice of an order, in the transaction that confirms it, with the tax that its price holds. */
export async function issueInvoice(tx: Tx, dpo: { id: number; total: Money; sellerCountry: string | null; buyerCountry: string | null }): Promise<void> {
  const number = await nextNumber(tx);
  const { minor: amountMinor, currency } = dpo.total;
  const { id } = await tx.invoice.create({
    data: { dpoId: dpo.id, number, amountMinor, currency, taxes: { create: taxOf(amountMinor, dpo.sellerCountry, dpo.buyerCountry) } },
    select: { id: true },
  });
  await audit(tx, { actor: SYSTEM, action: 'invoice.create', entity: 'invoice', entityId: id, details: { to: 'issued', dpoId: dpo.id, number } });
}
