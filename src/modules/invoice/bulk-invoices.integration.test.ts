import { extractText } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeConfirmedOrder, makeOrder } from '@/modules/order/order.factory';
import { db } from '@/server/db';
import { call } from '@/test/call';

let captain: SignedIn;
let accountant: SignedIn;
const GENERATE = 'POST /api/accountant/invoices/generate';
const PDF = 'GET /api/accountant/invoices/pdf';

beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
  accountant = await makeSignedIn({ roles: ['accountant'] });
});

const invoiceOf = (dpoId: number) => db.invoice.findUnique({ where: { dpoId }, select: { id: true, number: true, status: true, amountMinor: true } });

describe('bulk generation', () => {
  it('issues the invoices that confirmed orders lack, once', async () => {
    const { dpo } = await makeConfirmedOrder({ captain });
    const waiting = await makeOrder({ captain });
    // As an order has none that came here confirmed.
    const had = await invoiceOf(dpo.id);
    await db.invoiceTax.deleteMany({ where: { invoice: { dpoId: dpo.id } } });
    await db.invoice.delete({ where: { dpoId: dpo.id }, select: { id: true } });
    expect(await call(GENERATE, { as: accountant, body: {} })).toMatchObject({ status: 200, body: { success: true, generated: 1 } });
    expect(await invoiceOf(dpo.id)).toMatchObject({ status: 'issued', amountMinor: had?.amountMinor });
    expect(await invoiceOf(waiting.dpo.id)).toBeNull();
    expect(await call(GENERATE, { as: accountant, body: {} })).toMatchObject({ body: { generated: 0 } });
  });

  it('puts chosen ones, or those of a period, into one file', async () => {
    const invoices = [];
    for (let made = 0; made < 2; made += 1) invoices.push(await invoiceOf((await makeConfirmedOrder({ captain })).dpo.id));
    const chosen = await call(PDF, { as: accountant, query: `ids=${invoices.map((invoice) => invoice?.id).join(',')}&lang=en` });
    const { text, totalPages } = await extractText(new Uint8Array(chosen.bytes), { mergePages: true });
    expect(totalPages).toBe(2);
    for (const invoice of invoices) expect(text).toContain(invoice?.number);
    const today = new Date().toISOString().slice(0, 10);
    const whole = await call(PDF, { as: accountant, query: `from=${today}&to=${today}` });
    expect([whole.status, whole.headers.get('content-disposition')]).toEqual([200, expect.stringContaining(`invoices-${today}-${today}.pdf`)]);
  });

  it.each([['', 400, 'period_invalid'], ['from=2026-02-01&to=2026-01-01', 400, 'period_invalid'], ['from=2020-01-01&to=2020-01-02', 404, 'not_found'], ['ids=2147483647', 404, 'not_found'], [`ids=${Array.from({ length: 101 }, (_, index) => index + 1).join(',')}`, 400, 'too_many_invoices'], ['ids=1,x', 400, 'invalid_input']])('is refused for %s', async (query, status, code) => {
    expect(await call(PDF, { as: accountant, query })).toMatchObject({ status, body: { code } });
  });
});
