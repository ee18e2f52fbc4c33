import { extractText } from 'unpdf';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { LOCALES, type Locale } from '@/i18n/locales';
import { sampleDocument, warmPress } from './document.factory';
import { renderDocument, renderDocuments } from './document.render';
import { markText, parseMark, type TradeDocument } from './document.schema';

/** What the catalogue would answer: German alone has a word, and for pepper alone. */
vi.mock('@/modules/catalogue/local-names.queries', () => ({
  localNames: (names: readonly string[], language: Locale) => Promise.resolve(language === 'de' ? names.filter((name) => name === 'Black pepper').map((name) => ({ name, local: 'Schwarzer Pfeffer' })) : []),
}));

const READER = { partyId: 1 };
beforeAll(...warmPress);

async function read(bytes: Uint8Array): Promise<{ text: string; pages: number }> {
  const { text, totalPages } = await extractText(bytes, { mergePages: true });
  return { text: text.normalize('NFKC').replaceAll(/[\u200e\u200f]/g, ''), pages: totalPages };
}

async function textOf(locale: Locale, wish: Partial<TradeDocument> = {}): Promise<{ text: string; pages: number }> {
  return read((await renderDocument({ document: sampleDocument(wish), locale }, READER, undefined)).bytes);
}

/** What a reader of each language must find. Of Hindi and Arabic words that a PDF holds as they are spoken: signs before their letter are told of as they are drawn. */
const FOUND: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Commercial invoice', 'Seller', 'Buyer', 'Tax included, 18% (India)', '₹1,243,750.00 INR', 'FOB Nhava Sheva', 'Due on', 'Mar 19, 2026', '1 INR = 0.0119 USD', '$14,800.63 USD', 'Page 1 of 1'],
  zh: ['商业发票', '卖家', '买家', '那瓦舍瓦', '₹1,243,750.00 INR', '2026年3月19日', '第 1 页,共 1 页'],
  hi: ['चालान', 'खरीदार', 'कीमत', 'हावा', '₹12,43,750.00 INR', 'बंदरगाह', 'पृष्ठ 1 / 1'],
  de: ['Handelsrechnung', 'Verkäufer', 'Käufer', 'Enthaltene Steuer, 18 % (Indien)', '1.243.750,00 ₹ INR', '19.03.2026', 'Seite 1 von 1'],
  ar: ['فاتورة', 'البائع', 'نهافا شيفا', '1,243,750.00 ₹ INR', '2026/', 'مرجع الدفع'],
};

describe('a document on paper', () => {
  it.each(LOCALES)('says all in %s, on one page', async (locale) => {
    const { text, pages } = await textOf(locale);
    for (const word of [...FOUND[locale], 'INV-2026-000012', 'SELL-7K3Q9M', 'BUY-2M4N6P', '100630', 'INNSA', 'Konkan Spices', 'Elbe Trading', 'a3'.repeat(32)]) expect(text).toContain(word);
    expect(text.replaceAll(/\s/g, '')).toContain('RF18539007547034');
    expect(pages).toBe(1);
  });

  it('keeps every letter of a word in which a conjunct follows a vowel that is drawn in two parts', async () => {
    expect((await textOf('hi', { product: 'वर्ष मूल्य' })).text).toContain('मूल्य');
    expect((await textOf('hi', { product: 'वर्ष' })).text).toContain('संख्या');
  });

  it('joins the letters of Arabic: kept apart they are drawn otherwise', async () => {
    const [joined, apart] = await Promise.all([renderDocument({ document: sampleDocument({ product: 'ضمان' }), locale: 'ar' }, READER, undefined), renderDocument({ document: sampleDocument({ product: 'ضمان'.split('').join('\u200c') }), locale: 'ar' }, READER, undefined)]);
    expect(Buffer.from(joined.bytes).equals(Buffer.from(apart.bytes))).toBe(false);
  });

  it('shows what was written in other scripts', async () => {
    const { text } = await textOf('en', { product: 'Basmati 巴斯马蒂 أرز' });
    for (const word of ['巴斯马蒂', 'أرز']) expect(text).toContain(word);
  });

  it('calls the product as its language does, above the name that was agreed', async () => {
    expect((await textOf('de', { product: 'Black pepper' })).text).toMatch(/Schwarzer Pfeffer\s+Black pepper/);
    expect((await textOf('hi', { product: 'Black pepper' })).text).not.toContain('Schwarzer');
  });

  it('runs over to further pages where its specifications are long, each with its number', async () => {
    const { text, pages } = await textOf('en', { specifications: Array.from({ length: 150 }, (_, index) => `Line ${index + 1}`).join('\n') });
    expect(pages).toBeGreaterThan(1);
    for (const part of ['Line 1', 'Line 150', `Page 1 of ${pages}`, `Page ${pages} of ${pages}`]) expect(text).toContain(part);
  });

  it.each(['invoice', 'proforma'] as const)('says on the %s that a customs fee went back to the buyer', async (kind) => {
    const charges = kind === 'invoice' ? [{ partner: 'Harbour Customs', amountMinor: 244_00n }] : [];
    const { text } = await textOf('en', { kind, charges, returned: { amountMinor: 244_00n, at: new Date('2026-04-02T20:00:00Z') } });
    expect(text).toContain('Customs fee returned on Apr 2, 2026');
    if (kind === 'invoice') expect(text.replaceAll(/\s+/g, ' ')).toContain('Harbour Customs (returned to the buyer');
    expect(text).toContain('₹244.00 INR');
  });

  it('calls the order as the site does, and tells of the address all that the party wrote', async () => {
    const { text } = await textOf('en', { orderId: 8 });
    expect(text).toMatch(/Order ID\s+8\b/);
    expect(text).not.toContain('DPO-');
    expect(text).toContain('Kaistraße 3, Hamburg, 20457');
  });

  it('says how it is paid while it is owed, and once it is paid on which day instead', async () => {
    const payment = { reference: 'RF18539007547034', dueOn: new Date('2026-03-19T00:00:00Z') };
    expect((await textOf('en', { orderId: 9, payment: { ...payment, paidOn: null } })).text).toContain('Write the reference on the transfer.');
    const { text } = await textOf('en', { payment: { ...payment, paidOn: new Date('2026-03-12T00:00:00Z') } });
    for (const word of ['Paid on', 'Mar 12, 2026', 'Paid in full: nothing is left to be paid.']) expect(text).toContain(word);
    for (const word of ['Due on', 'IBAN', 'Write the reference']) expect(text).not.toContain(word);
  });

  it('is stamped once it holds no longer, and says nothing of payment as a quotation', async () => {
    const { text } = await textOf('en', { kind: 'quotation', number: 'DPQ-4', state: 'superseded', replacedBy: { revision: 3 }, revision: 2, seller: null, taxes: [], payment: null, rate: null, validUntil: new Date('2026-03-19T12:00:00Z') });
    for (const word of ['Quotation', 'Superseded', 'Revision 3 has taken its place.', 'DPQ-4', 'Valid until']) expect(text).toContain(word);
    for (const word of ['Payment reference', 'US dollars', 'Konkan']) expect(text).not.toContain(word);
  });

  it('shares a file with others, each counted by itself', async () => {
    const made = (['de', 'ar'] as const).map((locale, index) => ({ locale, document: sampleDocument({ id: index + 1, hash: String(index).repeat(64) }) }));
    const { text, pages } = await read((await renderDocuments('invoices', made, READER, undefined)).bytes);
    expect(pages).toBe(2);
    for (const word of ['Handelsrechnung', 'فاتورة', 'Seite 1 von 1']) expect(text).toContain(word);
  });
});

describe('what a code leads to', () => {
  it('is read as it was written', () => {
    const mark = { kind: 'proforma', id: 7, revision: 1, hash: 'ab'.repeat(32) } as const;
    expect(parseMark(markText(mark))).toEqual(mark);
  });

  it.each(['', 'invoice-1-1', `invoice-0-1-${'a'.repeat(64)}`, `order-1-1-${'a'.repeat(64)}`, `invoice-9999999999-1-${'a'.repeat(64)}`, `invoice-1-1-${'A'.repeat(64)}`, `invoice-1-1-${'a'.repeat(65)}`])('is not ours as %j', (text) => {
    expect(parseMark(text)).toBeUndefined();
  });
});
