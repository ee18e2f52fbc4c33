import 'server-only';
import type { Locale } from '@/i18n/locales';
import { translatorOf } from '@/i18n/translator';
import { displayName } from '@/modules/account/party.queries';
import { placeNamedBy } from '@/modules/catalogue/catalogue.schema';
import { portName } from '@/modules/port/port-name.queries';
import { HELD_SENTENCE } from '@/modules/moderation/held-sentence.schema';
import type { Line, PaperCheck } from './document.schema';
import type { ExportPaper } from './export.queries';

/** A party on an export paper: what it is there, and its lines. */
interface NamedParty {
  readonly label: string;
  readonly lines: readonly string[];
}

/** An export paper in one language, ready to be laid out. */
export interface WordedExport {
  readonly locale: Locale;
  readonly name: string;
  readonly title: string;
  readonly head: readonly Line[];
  readonly parties: readonly (readonly NamedParty[])[];
  readonly facts: readonly (readonly Line[])[];
  readonly marks: Line;
  readonly note: string;
  readonly signature: readonly string[];
  readonly check: PaperCheck;
  /** With {page} and {pages} in the places of both numbers. */
  readonly page: string;
}

/** Terms under which the seller pays the carriage (Incoterms 2020). */
const isPrepaid = (terms: string) => /^[CD]/.test(terms);

/** Says all of an export paper in a language. Its revision and the address of its check are given when it is made out. */
export async function exportInWords({ kind, hash, origin, order }: ExportPaper, { revision, link }: { readonly revision: number; readonly link: string }, locale: Locale): Promise<WordedExport> {
  const t = await translatorOf(locale);
  // What is held back from the reader is said in the paper's language.
  const readable = (text: string) => text.replace(HELD_SENTENCE.held, t('moderation.held')).replace(HELD_SENTENCE.kept, t('moderation.kept'));
  const lines = (...parts: readonly (string | null | undefined)[]) => parts.flatMap((part) => (part ? readable(part).split('\n') : [])).map((part) => part.trim()).filter(Boolean);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const day = (date: Date, timeZone = 'UTC') => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(date);
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  const country = (code: string | undefined) => (code ? countries.of(code) ?? code : null);
  const port = (of: { code: string; name: string } | null | undefined) => (of ? `${portName(of.code, of.name, locale)} (${of.code})` : t('common.none'));
  const { seller, buyer, delivery, packingList, invoice, paymentTerms } = order;
  const inFull = (side: ExportPaper['order']['buyer']) => lines(
    displayName(side), [side.address, side.zipCode].filter(Boolean).join(', '), country(side.port?.country), side.taxId && t('export.taxNumber', { number: side.taxId }),
  );
  const shipper: NamedParty = { label: t('export.shipper'), lines: seller ? inFull(seller) : [t('common.brand')] };
  // Who is named as the buyer and nothing more is the buyer, whose address is known.
  const isBuyer = !delivery || delivery.consignee.trim().toLowerCase() === displayName(buyer).trim().toLowerCase();
  const consignee: NamedParty = { label: t('order.consignee'), lines: isBuyer ? inFull(buyer) : lines(delivery.consignee) };
  const notifyParty: NamedParty = { label: t('order.notifyParty'), lines: delivery?.notifyParty ? lines(delivery.notifyParty) : [t('order.sameAsConsignee')] };
  const place: NamedParty = { label: t('order.deliveryAddress'), lines: delivery ? lines(delivery.recipient, delivery.street, `${delivery.zipCode} ${delivery.city}`, country(delivery.country)) : [t('common.none')] };
  const goods: Line = { label: t('document.goods'), value: order.productName };
  const hs: Line = { label: t('document.hsCode'), value: order.rfq.product?.hsCode || t('common.none'), look: 'code' };
  const packages: Line = { label: t('order.packages'), value: t(`order.packagesOf.${packingList.packageKind}`, { packages: packingList.packages }) };
  const quantity: Line = { label: t('document.quantity'), value: `${number.format(packingList.quantity)} ${t(`units.${order.unit}`)}` };
  const weight = (label: string, grams: bigint): Line => ({ label, value: `${number.format(Number(grams) / 1000)} ${t('units.kg')}` });
  const weights = [weight(t('order.netKg'), packingList.netGrams), weight(t('order.grossKg'), packingList.grossGrams)];
  const terms: Line = { label: t('document.terms'), value: `${paymentTerms} ${order.deliveryPort ? portName(order.deliveryPort.code, order.deliveryPort.name, locale) : t(`common.toAgree.${placeNamedBy(paymentTerms)}`)}` };
  const loading: Line = { label: t('work.origin'), value: port(seller?.port) };
  const discharge: Line = { label: t('export.portOfTerms'), value: port(order.deliveryPort) };
  const madeIn: Line = { label: t('export.countryOfOrigin'), value: country(origin) ?? t('common.none') };
  const parts = {
    packing_list: { parties: [[shipper, { label: t('document.buyer'), lines: inFull(buyer) }], [consignee, place]], facts: [[goods, hs], [packages, quantity, ...weights], [terms, madeIn]], signature: [] },
    shipping_instructions: {
      parties: [[shipper, consignee], [notifyParty, place]], signature: [],
      facts: [[loading, discharge], [terms, { label: t('export.freight'), value: t(isPrepaid(paymentTerms) ? 'export.prepaid' : 'export.collect') }], [goods, hs], [packages, quantity, ...weights],
        [{ label: t('order.readyOn'), value: order.goodsReadyOn ? day(order.goodsReadyOn) : t('common.none') }, { label: t('document.deliveryDate'), value: order.deliveryDate ? day(order.deliveryDate) : t('common.none') }]],
    },
    certificate_of_origin: {
      parties: [[shipper, consignee]], signature: [t('export.signExporter'), t('export.signChamber')],
      facts: [[madeIn, { label: t('export.transport'), value: t('export.bySea') }], [loading, discharge], [goods, hs], [packages, quantity, ...weights]],
    },
  } as const satisfies Record<ExportPaper['kind'], object>;
  return {
    locale, name: `${kind.replaceAll('_', '-')}-DPO-${order.id}`, title: t(`export.kinds.${kind}`),
    head: [
      { label: t('order.id'), value: String(order.id), look: 'code' },
      { label: t('document.revision'), value: String(revision), look: 'code' },
      ...(invoice ? [{ label: t('export.invoiceNumber'), value: invoice.number, look: 'code' } as const, { label: t('export.invoiceDate'), value: day(invoice.issuedAt, buyer.timeZone) }] : []),
      { label: t('export.packedOn'), value: day(packingList.updatedAt, buyer.timeZone) },
    ],
    ...parts[kind],
    marks: { label: t('order.marks'), value: packingList.marks ? readable(packingList.marks) : t('common.none') },
    note: t(`export.notes.${kind}`),
    check: { link, hash, text: t('document.check') },
    page: t('document.page', { page: '{page}', pages: '{pages}' }),
  };
}

