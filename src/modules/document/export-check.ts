import { coveredBy, type UNITS } from '@/modules/catalogue/catalogue.schema';
import { customaryInsurance } from '@/modules/insurance/insurance.schema';
import { toJsonNumber, type Currency } from '@/modules/ledger/money.schema';
import { isWithin } from '@/modules/quotation/quantity-tolerance.schema';
import type { ExportFinding, ExportKind, ExportMissing } from './export.schema';

/** What the papers of an order say. Amounts are minor units of `currency`, weights grams, days YYYY-MM-DD. */
export interface ExportFacts {
  readonly terms: string;
  readonly buyer: string;
  readonly consignee: string | null;
  readonly hasPort: boolean;
  readonly hsCode: string;
  readonly origin: string;
  readonly quantity: number;
  readonly unit: (typeof UNITS)[number];
  /** By how much the delivered quantity may differ as it was agreed, in per cent; null where nothing was. */
  readonly tolerance: number | null;
  readonly totalMinor: bigint;
  readonly currency: Currency;
  readonly deliveryDate: string | null;
  readonly invoice: { readonly amountMinor: bigint; readonly chargesMinor: bigint } | null;
  readonly packing: { readonly quantity: number; readonly netGrams: bigint; readonly grossGrams: bigint } | null;
  readonly policy: { readonly insuredMinor: bigint; readonly currency: Currency; readonly validUntil: string | null } | null;
}

/** What each paper needs before it can be made out. */
const NEEDS: Readonly<Record<ExportKind, readonly ExportMissing[]>> = {
  proforma: [],
  invoice: ['invoice'],
  packing_list: ['packing'],
  shipping_instructions: ['packing', 'consignee', 'port'],
  certificate_of_origin: ['packing', 'consignee', 'origin', 'hs_code'],
};

/** What a paper still lacks. */
export function missingFor(kind: ExportKind, facts: ExportFacts): ExportMissing[] {
  const isMissing: Readonly<Record<ExportMissing, boolean>> = {
    invoice: facts.invoice === null, packing: facts.packing === null, consignee: facts.consignee === null, port: !facts.hasPort, origin: facts.origin === '', hs_code: facts.hsCode === '',
  };
  return NEEDS[kind].filter((need) => isMissing[need]);
}

/** A name as two papers may spell it without meaning another. */
const plain = (name: string) => name.normalize('NFKC').toLowerCase().replaceAll(/[\p{P}\p{S}\s]+/gu, ' ').trim();

/**
 * Whatever the papers of an order say differently: quantities and weights, parties, amounts, days. A bank refuses a
 * letter of credit for less, and customs stop the goods.
 */
export function checkExport(facts: ExportFacts): ExportFinding[] {
  return [...checkPacking(facts), ...checkParties(facts), ...checkInvoice(facts), ...checkPolicy(facts)];
}

const kilograms = (grams: bigint) => ({ amount: Number(grams) / 1000, unit: 'kg' as const });

function checkPacking({ packing, quantity, unit, tolerance }: ExportFacts): ExportFinding[] {
  if (!packing) return [];
  const findings: ExportFinding[] = [];
  if (!isWithin(quantity, packing.quantity, tolerance ?? 0)) {
    findings.push({ ...(tolerance === null ? { code: 'quantity_differs' } : { code: 'quantity_outside_tolerance', tolerance }), expected: { amount: quantity, unit }, found: { amount: packing.quantity, unit } });
  }
  // Goods sold by weight weigh what was packed of them.
  if (unit === 'kg' && packing.netGrams !== BigInt(packing.quantity) * 1000n) findings.push({ code: 'net_weight_differs', expected: { amount: packing.quantity, unit }, found: kilograms(packing.netGrams) });
  if (packing.grossGrams < packing.netGrams) findings.push({ code: 'gross_below_net', expected: kilograms(packing.netGrams), found: kilograms(packing.grossGrams) });
  return findings;
}

/** The consignee's first line is its name; it may stand with its address. */
function checkParties({ buyer, consignee }: ExportFacts): ExportFinding[] {
  if (consignee === null) return [];
  const [name = ''] = consignee.split('\n');
  return plain(name).startsWith(plain(buyer)) ? [] : [{ code: 'consignee_differs', expected: { name: buyer }, found: { name } }];
}

function checkInvoice({ invoice, totalMinor, currency }: ExportFacts): ExportFinding[] {
  if (!invoice || invoice.amountMinor - invoice.chargesMinor === totalMinor) return [];
  return [{ code: 'invoice_differs', expected: { amount: toJsonNumber(totalMinor), currency }, found: { amount: toJsonNumber(invoice.amountMinor - invoice.chargesMinor), currency } }];
}

function checkPolicy({ policy, terms, totalMinor, currency, deliveryDate }: ExportFacts): ExportFinding[] {
  const bySeller = coveredBy(terms) === 'carriageAndInsurance';
  if (!policy) return bySeller ? [{ code: 'policy_missing', expected: null, found: null }] : [];
  const findings: ExportFinding[] = [];
  const insured = { amount: toJsonNumber(policy.insuredMinor), currency: policy.currency };
  // CIF and CIP promise a tenth above the value; else the value itself is what may be lost.
  const least = bySeller ? customaryInsurance(totalMinor) : totalMinor;
  if (policy.currency !== currency) findings.push({ code: 'policy_currency', expected: { amount: toJsonNumber(least), currency }, found: insured });
  else if (policy.insuredMinor < least) findings.push({ code: 'policy_below_value', expected: { amount: toJsonNumber(least), currency }, found: insured });
  if (policy.validUntil !== null && deliveryDate !== null && policy.validUntil < deliveryDate) findings.push({ code: 'policy_ends_early', expected: { day: deliveryDate }, found: { day: policy.validUntil } });
  return findings;
}
