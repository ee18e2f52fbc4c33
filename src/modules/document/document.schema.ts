import type { Locale } from '@/i18n/locales';
import type { UNITS } from '@/modules/catalogue/catalogue.schema';
import type { Currency } from '@/modules/ledger/money.schema';
import type { PAYMENT_TERMS } from '@/modules/quotation/quotation.schema';
import type { PaperFacts } from './paper-facts.schema';

/** What the house puts on paper and answers for: a quotation's revision, the pro-forma of an order, its invoice, the credit note of one, a survey's report, and the papers of its export. */
const DOCUMENT_KINDS = ['quotation', 'proforma', 'invoice', 'credit_note', 'survey_report', 'packing_list', 'shipping_instructions', 'certificate_of_origin'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What /verify says of a paper: it holds, a newer one or the invoice has taken its place, it holds no longer, or we never made it. */
export type DocumentState = 'valid' | 'superseded' | 'cancelled' | 'unknown';

/** What a printed code names: one revision of one document, and the SHA-256 (hex) of what it says. */
export interface DocumentMark {
  readonly kind: DocumentKind;
  readonly id: number;
  readonly revision: number;
  readonly hash: string;
}

const MARK = new RegExp(`^(${DOCUMENT_KINDS.join('|')})-([1-9]\\d{0,9})-([1-9]\\d{0,4})-([0-9a-f]{64})$`);

/** The last segment of the address that a document's code leads to. */
export function markText({ kind, id, revision, hash }: DocumentMark): string {
  return `${kind}-${id}-${revision}-${hash}`;
}

/** What a segment names; undefined when it is none of ours. */
export function parseMark(text: string): DocumentMark | undefined {
  const [, kind, id, revision, hash] = MARK.exec(text) ?? [];
  const known = DOCUMENT_KINDS.find((one) => one === kind);
  if (!known || !hash || Number(id) > 2_147_483_647) return undefined;
  return { kind: known, id: Number(id), revision: Number(revision), hash };
}

/** What stands at the foot of a paper: an address at which whoever holds it learns whether it holds, and words that say so. */
export interface PaperCheck {
  readonly link: string;
  readonly hash: string;
  readonly text: string;
}

/** All that a document says, in no language yet. Amounts are minor units of `currency`. */
export interface TradeDocument extends DocumentMark, PaperFacts {
  readonly kind: 'quotation' | 'proforma' | 'invoice' | 'credit_note';
  /** Of a credit note, what it takes back of: the invoice's number, the case (the dispute's id) whose ruling did, if one did, the fees' part in minor units, and whether it is of them alone. */
  readonly credit?: { readonly invoice: string; readonly caseId: number | null; readonly chargesMinor: bigint; readonly isFee: boolean };
  /** Of an invoice, the credit notes of it, oldest first, in minor units. */
  readonly credits?: readonly { readonly number: string; readonly amountMinor: bigint }[];
  readonly number: string;
  readonly state: DocumentState;
  /** What holds in place of one that is superseded; null otherwise. */
  readonly replacedBy: { readonly revision: number } | { readonly invoice: string } | null;
  readonly issuedAt: Date;
  readonly validUntil: Date | null;
  readonly quantity: number;
  readonly unit: (typeof UNITS)[number];
  readonly unitPriceMinor: bigint;
  readonly totalMinor: bigint;
  readonly currency: Currency;
  readonly terms: (typeof PAYMENT_TERMS)[number];
  readonly port: { readonly code: string; readonly name: string } | null;
  readonly deliveryDate: Date | null;
  readonly specifications: string;
  readonly orderId: number | null;
  readonly taxes: readonly { readonly country: string | null; readonly rateBasis: number; readonly netMinor: bigint; readonly taxMinor: bigint }[];
  /** Agreed fees of service partners beside the goods, in minor units; the total holds them. */
  readonly charges: readonly { readonly partner: string; readonly amountMinor: bigint }[];
  /** What of the charges went back to the buyer, in minor units, and when; null where nothing did. */
  readonly returned: { readonly amountMinor: bigint; readonly at: Date } | null;
  /** `paidOn` is the day on which the last of the money came; null as long as some is owed. */
  readonly payment: { readonly reference: string; readonly dueOn: Date; readonly paidOn: Date | null } | null;
  readonly rate: { readonly usdMicros: bigint; readonly on: Date } | null;
}

/** A line of a document: what it is called, and what it says. `ltr` runs from left to right in every language, `code` is set in mono. */
export interface Line {
  readonly label: string;
  readonly value: string;
  readonly look?: 'code' | 'ltr';
}

/** A statement or list, worded and ready to be laid out: five columns, the last two amounts. */
export interface TablePaper {
  readonly locale: Locale;
  /** Of the file, without ending. */
  readonly name: string;
  readonly title: string;
  readonly head: readonly Line[];
  readonly columns: readonly string[];
  readonly parts: readonly { readonly title: string; readonly rows: readonly (readonly string[])[] }[];
  readonly empty: string;
  /** With {page} and {pages} in the places of both numbers. */
  readonly page: string;
}

/** What somebody found, on paper, in one language: a survey's report. */
export interface ReportPaper {
  readonly locale: Locale;
  /** Of the file, without ending. */
  readonly name: string;
  readonly title: string;
  /** What it came to, in words, and how that is to be taken. */
  readonly verdict: { readonly text: string; readonly tone: 'ok' | 'warn' | 'bad' };
  readonly head: readonly (readonly Line[])[];
  readonly columns: readonly [string, string, string];
  /** What was looked at, what it came to, and what there is to say about it. */
  readonly lines: readonly { readonly what: string; readonly result: string; readonly isBad: boolean; readonly remark: string }[];
  /** Texts under headings of their own. */
  readonly texts: readonly Line[];
  readonly photosTitle: string;
  readonly check: PaperCheck;
  /** JPEG pictures with their names; the bytes are there when it is the paper's turn to be drawn. */
  readonly photos: readonly { readonly name: string; readonly key: string; readonly bytes?: Uint8Array }[];
  /** With {page} and {pages} in the places of both numbers. */
  readonly page: string;
}
