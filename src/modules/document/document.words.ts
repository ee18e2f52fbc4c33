import 'server-only';
import { isolateMeasures } from '@/i18n/isolate-measures';
import type { Locale } from '@/i18n/locales';
import { translatorOf } from '@/i18n/translator';
import { placeNamedBy } from '@/modules/catalogue/catalogue.schema';
import { formatMoney, toBaseMinor, toDecimal, type Currency } from '@/modules/ledger/money.schema';
import { ESCROW_ACCOUNT } from '@/modules/platform/escrow-account.schema';
import { groupedReference } from '@/modules/payment/payment.schema';
import { portName } from '@/modules/port/port-name.queries';
import type { Line, TradeDocument } from './document.schema';
import type { DocumentParty } from './paper-facts.schema';

/** A document in one language, ready to be laid out. */
export interface WordedDocument {
  readonly locale: Locale;
  readonly title: string;
  readonly stamp: string | null;
  /** What holds in its place. */
  readonly replaced: string | null;
  readonly head: readonly Line[];
  readonly sides: readonly { readonly label: string; readonly name: string; readonly lines: readonly Line[]; readonly address: string; readonly country: string }[];
  /** `product` is the name that was agreed, `local` what the language calls it; null where it has no word of its own. */
  readonly goods: { readonly labels: Readonly<Record<'product' | 'hs' | 'quantity' | 'unitPrice' | 'amount', string>>; readonly product: string; readonly local: string | null; readonly hs: string; readonly quantity: string; readonly unitPrice: string; readonly amount: string };
  /** A credit note is of a sum, and of no number of goods: their line says neither quantity nor price, and nothing of a delivery follows. */
  readonly isCredit: boolean;
  readonly delivery: readonly Line[];
  readonly specifications: Line | null;
  readonly sums: readonly Line[];
  readonly total: Line;
  readonly inDollars: readonly Line[];
  /** How it is paid, or when it was; nothing stands in the lines before a payment is awaited, and in the account but while one is. */
  readonly payment: { readonly title: string; readonly account: readonly Line[]; readonly lines: readonly Line[]; readonly note: string } | null;
  readonly check: string;
  readonly hash: string;
  /** With {page} and {pages} in the places of both numbers. */
  readonly page: string;
}

const CODED = 'code' as const;

/** A rate in the language's figures: US dollars for one unit, from millionths. */
function plainRate(locale: Locale, usdMicros: bigint): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 4, maximumFractionDigits: 6 }).format(Number(usdMicros) / 1_000_000);
}

/** A name whose measures keep their order. The fonts of papers draw isolates, and don't draw the older marks of direction. */
const withMeasures = (name: string, locale: Locale) => isolateMeasures(name, locale).replaceAll('\u2066', '\u200e').replaceAll('\u2069', '\u200f');

/** Says all of a document in a language. Days are those of its buyer's time zone. `local` is what the language calls the product. */
export async function inWords(document: TradeDocument, locale: Locale, local: string | null = null): Promise<WordedDocument> {
  const t = translatorOf(locale);
  const { currency, credit } = document;
  const money = (minor: bigint, of: Currency = currency) => `${formatMoney(toDecimal(minor), of, locale)} ${of}`;
  const day = (date: Date, timeZone = 'UTC') => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(date);
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  const country = (code: string) => countries.of(code) ?? code;
  const number = new Intl.NumberFormat(locale);
  const side = (label: string, party: DocumentParty) => ({
    label, name: party.name, address: party.address, country: party.country === null ? '' : country(party.country),
    lines: [{ label: '', value: party.code, look: CODED }, ...(party.taxId ? [{ label: t('document.taxId'), value: party.taxId, look: CODED }] : [])],
  });
  const place = document.port ? portName(document.port.code, document.port.name, locale) : t(`common.toAgree.${placeNamedBy(document.terms)}`);
  return {
    locale,
    title: t(`document.titles.${document.kind}`),
    replaced: document.replacedBy === null ? null : 'revision' in document.replacedBy ? t('document.stamps.byRevision', { revision: String(document.replacedBy.revision) }) : t('document.stamps.byInvoice', { number: document.replacedBy.invoice }),
    stamp: document.state === 'superseded' || document.state === 'cancelled' ? t(`document.stamps.${document.state}`) : null,
    head: [
      { label: t('document.number'), value: document.number, look: CODED },
      ...(credit ? [] : [{ label: t('document.revision'), value: String(document.revision), look: CODED }]),
      { label: t('document.issued'), value: day(document.issuedAt, document.timeZone) },
      ...(document.validUntil ? [{ label: t('document.validUntil'), value: day(document.validUntil, document.timeZone) }] : []),
      ...(document.orderId !== null && (document.kind === 'invoice' || credit) ? [{ label: t('order.id'), value: String(document.orderId), look: CODED }] : []),
      ...(credit ? [{ label: t('document.ofInvoice'), value: credit.invoice, look: CODED }] : []),
      ...(credit && credit.caseId !== null ? [{ label: t('document.byRuling'), value: `CASE-${credit.caseId}`, look: CODED }] : []),
    ],
    sides: [
      document.seller ? side(t('document.seller'), document.seller) : { label: t('document.from'), name: t('common.brand'), address: '', country: '', lines: [] },
      side(t('document.buyer'), document.buyer),
    ],
    isCredit: credit !== undefined,
    goods: {
      labels: { product: t('document.goods'), hs: t('document.hsCode'), quantity: t('document.quantity'), unitPrice: t('document.unitPrice'), amount: t('document.lineTotal') },
      product: document.product, local: local && withMeasures(local, locale), hs: document.hsCode, quantity: `${number.format(document.quantity)} ${t(`units.${document.unit}`)}`,
      unitPrice: money(document.unitPriceMinor), amount: money(document.charges.reduce((left, { amountMinor }) => left - amountMinor, document.totalMinor - (credit?.chargesMinor ?? 0n))),
    },
    delivery: credit ? [] : [
      { label: t('document.terms'), value: `${document.terms} ${place}` },
      ...(document.port ? [{ label: t('document.port'), value: document.port.code, look: CODED }] : []),
      ...(document.deliveryDate ? [{ label: t('document.deliveryDate'), value: day(document.deliveryDate) }] : []),
      ...(document.leadTimeDays === null ? [] : [{ label: t('offer.leadTime'), value: t('offer.leadTimeDays', { days: document.leadTimeDays }) }]),
    ],
    specifications: document.specifications && !credit ? { label: t('document.specifications'), value: document.specifications } : null,
    sums: [
      ...document.taxes.flatMap((tax): Line[] => [
        { label: t('document.net'), value: money(tax.netMinor), look: 'ltr' },
        { label: tax.country === null ? t('document.taxExport') : t('document.taxIncluded', { rate: tax.rateBasis / 100, country: country(tax.country) }), value: money(tax.taxMinor), look: 'ltr' },
      ]),
      ...document.charges.map(({ partner, amountMinor }): Line => ({ label: t(document.returned ? 'document.customsFeeReturned' : 'document.customsFee', { partner }), value: money(amountMinor), look: 'ltr' })),
      ...(credit && credit.chargesMinor > 0n ? [{ label: t('document.creditedFees'), value: money(credit.chargesMinor), look: 'ltr' as const }] : []),
    ],
    total: { label: t(credit ? 'document.creditedTotal' : 'document.total'), value: money(document.totalMinor), look: 'ltr' },
    inDollars: document.rate === null ? [] : [
      { label: t('document.inDollars'), value: money(toBaseMinor(document.totalMinor, document.rate.usdMicros), 'USD'), look: 'ltr' },
      { label: t('document.rateOf', { day: day(document.rate.on) }), value: `1 ${currency} = ${plainRate(locale, document.rate.usdMicros)} USD`, look: 'ltr' },
    ],
    payment: document.kind === 'quotation' ? null : credit ? {
      title: t('document.payment'), account: [], lines: [], note: t(credit.isFee ? 'document.creditedFee' : credit.caseId === null ? 'document.creditedByCancel' : 'document.creditedByRuling', { invoice: credit.invoice }),
    } : {
      title: t('document.payment'),
      account: document.payment?.paidOn === null ? [
        { label: t('bank.holder'), value: ESCROW_ACCOUNT.holder },
        { label: t('bank.bank'), value: ESCROW_ACCOUNT.bank },
        { label: t('bank.iban'), value: ESCROW_ACCOUNT.iban, look: CODED },
        { label: t('bank.bic'), value: ESCROW_ACCOUNT.bic, look: CODED },
      ] : [],
      lines: document.payment ? [
        { label: t('document.reference'), value: groupedReference(document.payment.reference), look: CODED },
        document.payment.paidOn === null ? { label: t('document.dueOn'), value: day(document.payment.dueOn) } : { label: t('document.paidOn'), value: day(document.payment.paidOn) },
        // A fee that went back before there were credit notes of fees has none that names it.
        ...(document.returned && !document.credits?.length ? [{ label: t('document.feeReturned', { day: day(document.returned.at, document.timeZone) }), value: money(document.returned.amountMinor), look: 'ltr' as const }] : []),
        ...(document.credits ?? []).map((note): Line => ({ label: t('document.creditedBy', { number: note.number }), value: money(note.amountMinor), look: 'ltr' })),
      ] : [],
      note: t(document.payment === null ? 'document.beforePayment' : document.payment.paidOn === null ? 'document.escrow' : 'document.paidWhole'),
    },
    check: t('document.check'),
    hash: document.hash,
    page: t('document.page', { page: '{page}', pages: '{pages}' }),
  };
}
