import type { TradeDocument } from './document.schema';
import { print } from './press';

/** A document that nothing stands behind, for what is drawn of it: an invoice of a seller in Mumbai to a buyer in Hamburg. */
export function sampleDocument(wish: Partial<TradeDocument> = {}): TradeDocument {
  return {
    kind: 'invoice', id: 12, revision: 1, hash: 'a3'.repeat(32), number: 'INV-2026-000012', state: 'valid', replacedBy: null,
    issuedAt: new Date('2026-03-05T09:00:00Z'), validUntil: null, timeZone: 'Europe/Berlin',
    seller: { name: 'Konkan Spices', code: 'SELL-7K3Q9M', taxId: '27AAACK1234A1Z5', address: '14 Dock Road', country: 'IN' },
    buyer: { name: 'Elbe Trading', code: 'BUY-2M4N6P', taxId: 'DE123456789', address: 'Kaistraße 3, Hamburg, 20457', country: 'DE' },
    product: 'Basmati rice', hsCode: '100630', leadTimeDays: null, quantity: 12_500, unit: 'kg', unitPriceMinor: 9950n, totalMinor: 124_375_000n, currency: 'INR',
    terms: 'FOB', port: { code: 'INNSA', name: 'Nhava Sheva' }, deliveryDate: new Date('2026-04-30T00:00:00Z'), specifications: 'Moisture at most 12 %.\nBags of 25 kg.',
    orderId: 7, charges: [], returned: null, taxes: [{ country: 'IN', rateBasis: 1800, netMinor: 105_402_542n, taxMinor: 18_972_458n }],
    payment: { reference: 'RF18539007547034', dueOn: new Date('2026-03-19T00:00:00Z'), paidOn: null },
    rate: { usdMicros: 11_900n, on: new Date('2026-03-05T00:00:00Z') },
    ...wish,
  };
}

/** Has the press start its thread, which takes seconds on a busy machine, before a test is timed. */
export const warmPress: [() => Promise<void>, number] = [async () => {
  await print({ kind: 'table', paper: { locale: 'en', name: 'list', title: 'Warm', head: [], columns: [], parts: [], empty: '', page: '' } }, { partyId: 0 });
}, 60_000];
