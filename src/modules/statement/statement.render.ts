import 'server-only';
import { directionOf, type Locale } from '@/i18n/locales';
import { translatorOf } from '@/i18n/translator';
import { renderTable } from '@/modules/document/table.queries';
import { formatMoney, toDecimal, type Currency } from '@/modules/ledger/money.schema';
import { toCsv } from '@/table/csv';
import type { Statement, StatementEntry } from './statement.queries';

const isoDay = (date: Date) => date.toISOString().slice(0, 10);
const nameOf = ({ vendorCode, from, to }: Statement) => `statement-${vendorCode}-${isoDay(from)}-${isoDay(to)}`;

const plainAmount = (minor: bigint, locale: Locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, numberingSystem: 'latn' }).format(Number(toDecimal(minor)));

/** Why money moved, in words: of a release also what came off it. `money` writes an amount of the wallet's currency. */
function kindWords(t: ReturnType<typeof translatorOf>, { kind, deductions }: StatementEntry, money: (minor: bigint) => string): string {
  if (!deductions) return t(`ledger.transferKinds.${kind}`);
  const words = { gross: money(deductions.grossMinor), fee: money(deductions.feeMinor), customs: money(deductions.customsMinor) };
  return t(deductions.customsMinor > 0n ? 'statement.releasedWithCustoms' : 'statement.released', words);
}

/** A statement for spreadsheets: amounts as plain decimals, instants in UTC; each wallet begins with what it held before. */
export async function statementCsv(statement: Statement, asked: Locale | undefined): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const t = translatorOf(asked ?? statement.locale);
  const head = [t('statement.currency'), t('statement.at'), t('statement.kind'), t('order.id'), t('statement.amount'), t('statement.balance')];
  const lines = statement.wallets.flatMap(({ currency, openingMinor, closingMinor, entries }) => [
    [currency, isoDay(statement.from), t('statement.opening'), null, null, toDecimal(openingMinor)],
    ...entries.map((entry) => [currency, entry.at.toISOString(), kindWords(t, entry, toDecimal), entry.orderId, toDecimal(entry.amountMinor), toDecimal(entry.balanceMinor)]),
    [currency, isoDay(statement.to), t('statement.closing'), null, null, toDecimal(closingMinor)],
  ]);
  return { name: `${nameOf(statement)}.csv`, bytes: new TextEncoder().encode(toCsv([head, ...lines])) };
}

/** A statement on paper, one table per wallet, for the party that asks for it. */
export async function statementPdf(statement: Statement, { partyId }: { readonly partyId: number }, asked: Locale | undefined): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const locale = asked ?? statement.locale;
  const t = translatorOf(locale);
  const day = (date: Date) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
  const money = (minor: bigint, currency: Currency) => formatMoney(toDecimal(minor), currency, locale);
  // In a sentence that runs from right to left, papers would set a currency's sign behind its figure, and break the line between the two.
  const inSentence = (minor: bigint, currency: Currency) => (directionOf(locale) === 'ltr' ? money(minor, currency) : `${plainAmount(minor, locale)} ${currency}`);
  const name = nameOf(statement);
  const bytes = await renderTable({
    locale, name, title: t('statement.title'), page: t('document.page', { page: '{page}', pages: '{pages}' }),
    head: [
      { label: t('statement.party'), value: statement.party }, { label: t('statement.vendorCode'), value: statement.vendorCode, look: 'code' },
      { label: t('statement.from'), value: day(statement.from) }, { label: t('statement.to'), value: day(statement.to) },
    ],
    columns: [t('statement.at'), t('statement.kind'), t('order.id'), t('statement.amount'), t('statement.balance')],
    parts: statement.wallets.map(({ currency, openingMinor, closingMinor, entries }) => ({
      title: currency,
      rows: [
        [day(statement.from), t('statement.opening'), '', '', money(openingMinor, currency)],
        ...entries.map((entry) => [
          day(entry.at), kindWords(t, entry, (minor) => inSentence(minor, currency)), entry.orderId === null ? '' : String(entry.orderId), money(entry.amountMinor, currency), money(entry.balanceMinor, currency),
        ]),
        [day(statement.to), t('statement.closing'), '', '', money(closingMinor, currency)],
      ],
    })),
    empty: t('statement.empty'),
  }, { partyId });
  return { name: `${name}.pdf`, bytes };
}
