import fc from 'fast-check';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeRuledCase } from '@/modules/dispute/dispute.factory';
import { warmPress } from '@/modules/document/document.factory';
import { findCreditNote } from '@/modules/document/document.queries';
import { verifyDocument } from '@/modules/document/verify.queries';
import { toDecimal } from '@/modules/ledger/money.schema';
import { makeHeldPayment } from '@/modules/payment/payment.factory';
import { db } from '@/server/db';
import { call } from '@/test/call';
import { auditOf, sorted, toldOf } from '@/test/effects';

let captain: SignedIn;
let accountant: SignedIn;
const PDF = 'GET /api/invoices/{invoiceId}/pdf';
const LIST = 'GET /api/buyer/invoices';

beforeAll(...warmPress);
beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
  accountant = await makeSignedIn({ roles: ['accountant'] });
});

const PRICE = { rfq: { quantity: 3 }, terms: { finalPrice: '33.33' } };
const approve = (disputeId: number) => call('POST /api/accountant/disputes/{disputeId}/approve', { as: accountant, params: { disputeId } });
const notesOf = (dpoId: number) => db.creditNote.findMany({ where: { invoice: { dpoId } }, select: { id: true, number: true, amountMinor: true, netMinor: true, taxMinor: true, chargesMinor: true, rulingId: true }, orderBy: { id: 'asc' } });

/** What the ledger says went back to the buyer of an order by a ruling, a cancellation or for want of a filing. */
async function refundsOf(dpoId: number, buyerId: number): Promise<bigint> {
  const entries = await db.ledgerEntry.findMany({ where: { transfer: { dpoId, kind: { in: ['refund', 'split', 'fee_return'] } }, account: { kind: 'wallet', partyId: buyerId } }, select: { amountMinor: true } });
  return entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
}

describe('credit notes', () => {
  it('of an order are together what the ledger gave back to its buyer, whatever a ruling says', async () => {
    const rulings = fc.oneof(fc.constantFrom({ outcome: 'refund' }, { outcome: 'release' }), fc.bigInt({ min: 0n, max: 9999n }).map((share) => ({ outcome: 'split', buyerAmount: toDecimal(share), sellerAmount: toDecimal(9999n - share) })));
    await fc.assert(fc.asyncProperty(rulings, async (ruling) => {
      const { disputeId, dpo, buyer } = await makeRuledCase(accountant, { captain, ...PRICE }, ruling);
      expect((await approve(disputeId)).status).toBe(200);
      const notes = await notesOf(dpo.id);
      expect(notes.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)).toBe(await refundsOf(dpo.id, buyer.partyId));
      expect(notes.every((note) => note.amountMinor === note.netMinor + note.taxMinor + note.chargesMinor)).toBe(true);
    }), { numRuns: 6, examples: [[{ outcome: 'refund' }], [{ outcome: 'release' }], [{ outcome: 'split', buyerAmount: '0', sellerAmount: '99.99' }]] });
  });

  it('are listed beside the invoice with what they take back of it, saved as a paper that can be checked, and told to both sides', async () => {
    const { disputeId, dpo, buyer, seller, arbitrator } = await makeRuledCase(accountant, { captain, ...PRICE }, { outcome: 'split', buyerAmount: '40', sellerAmount: '59.99' });
    await approve(disputeId);
    const [note] = await notesOf(dpo.id);
    if (!note) return expect.fail('no credit note');
    const { number } = await db.invoice.findUniqueOrThrow({ where: { dpoId: dpo.id }, select: { number: true } });
    expect(note.number).toMatch(/^CN-\d{4}-\d{6}$/);
    const listed = await call(LIST, { as: buyer });
    expect(listed.body).toMatchObject([
      { id: note.id, kind: 'credit_note', number: note.number, amount: -40, status: 'issued', creditOf: { number, caseId: disputeId } }, { kind: 'invoice', number, amount: 99.99, creditOf: null },
    ]);
    expect((await call(LIST, { as: buyer, query: 'page=2&pageSize=1' })).body).toMatchObject([{ number }]);
    expect((await call(LIST, { as: buyer, query: 'page=1&pageSize=1' })).headers.get('x-total-count')).toBe('2');
    expect((await call('GET /api/accountant/invoices', { as: accountant })).body).toEqual(expect.arrayContaining([expect.objectContaining({ number: note.number, kind: 'credit_note' })]));
    expect((await call('GET /api/seller/invoices', { as: seller })).body).toMatchObject([{ kind: 'credit_note' }, { kind: 'invoice' }]);
    const pdf = await call(PDF, { as: buyer, params: { invoiceId: note.id }, query: 'lang=en' });
    const { text } = await extractText(new Uint8Array(pdf.bytes), { mergePages: true });
    for (const word of ['Credit note', note.number, number, `CASE-${disputeId}`, '$40.00 USD', 'Nothing is to be paid']) expect(text.replaceAll(/\s+/g, ' ')).toContain(word);
    const { id: invoiceId } = await db.invoice.findUniqueOrThrow({ where: { dpoId: dpo.id }, select: { id: true } });
    const invoicePdf = await call(PDF, { as: buyer, params: { invoiceId }, query: 'lang=en' });
    expect((await extractText(new Uint8Array(invoicePdf.bytes), { mergePages: true })).text.replaceAll(/\s+/g, ' ')).toContain(`Credited by ${note.number}`);
    expect(pdf.headers.get('content-disposition')).toContain(`${note.number}.pdf`);
    const { document } = await findCreditNote(note.id, { ...buyer, role: 'buyer' });
    expect(await verifyDocument(document)).toMatchObject({ state: 'valid', kind: 'credit_note', number: note.number });
    expect(await verifyDocument({ ...document, hash: 'a'.repeat(64) })).toBeNull();
    expect(await toldOf('credit_note_issued', 'creditNoteId', note.id)).toEqual(sorted(buyer.partyId, seller.partyId));
    expect((await auditOf('credit_note', note.id)).map(({ action }) => action)).toEqual(['credit_note.create']);
    for (const other of [await makeSignedIn({ roles: ['buyer'] }), await makeSignedIn({ roles: ['logistics'] })]) expect((await call(PDF, { as: other, params: { invoiceId: note.id } })).status).toBe(404);
    expect((await call(PDF, { as: arbitrator, params: { invoiceId: note.id } })).status).toBe(403);
    await expect(db.creditNote.delete({ where: { id: note.id }, select: { id: true } })).rejects.toThrow();
  });

  it('are issued for a cancelled order whose money is returned, which no ruling is behind', async () => {
    const { dpo, buyer, paymentId } = await makeHeldPayment(accountant, { captain, ...PRICE });
    expect((await call('POST /api/captain/dpos/{dpoId}/cancel', { as: captain, params: { dpoId: dpo.id } })).status).toBe(200);
    expect(await notesOf(dpo.id)).toEqual([]);
    expect((await call('POST /api/accountant/payments/{paymentId}/refund', { as: accountant, params: { paymentId } })).status).toBe(200);
    expect(await notesOf(dpo.id)).toMatchObject([{ amountMinor: 9999n, rulingId: null }]);
    expect(await refundsOf(dpo.id, buyer.partyId)).toBe(9999n);
  });
});
