import * as z from 'zod';
import { UNITS } from '@/modules/catalogue/catalogue.schema';
import { CURRENCIES } from '@/modules/ledger/money.schema';

/** The papers with which goods leave their country, in the order in which they are made out. */
export const EXPORT_KINDS = ['proforma', 'invoice', 'packing_list', 'shipping_instructions', 'certificate_of_origin'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];
/** Those that are made of the order as it is, each time anew. */
export type ExportPaperKind = Exclude<ExportKind, 'proforma' | 'invoice'>;

/** What a paper still lacks. */
const EXPORT_MISSING = ['invoice', 'packing', 'consignee', 'port', 'origin', 'hs_code'] as const;
export type ExportMissing = (typeof EXPORT_MISSING)[number];

/** What two papers say differently, or one says wrongly. */
const EXPORT_FINDINGS = [
  'quantity_differs', 'quantity_outside_tolerance', 'net_weight_differs', 'gross_below_net', 'consignee_differs', 'invoice_differs', 'policy_missing', 'policy_currency', 'policy_below_value', 'policy_ends_early',
] as const;
export type ExportFindingCode = (typeof EXPORT_FINDINGS)[number];

/** What one of two papers says: a name, a quantity, a weight in kilograms, an amount as a decimal in its currency, or a day. */
const fact = z.union([
  z.object({ name: z.string() }),
  z.object({ amount: z.number(), unit: z.enum(UNITS) }),
  z.object({ amount: z.number(), currency: z.enum(CURRENCIES) }),
  z.object({ day: z.iso.date() }),
]);
export type ExportFact = z.output<typeof fact>;

export const exportAnswer = z.object({
  documents: z.array(z.object({
    kind: z.enum(EXPORT_KINDS),
    /** The call that answers it as PDF; null as long as something is missing. */
    href: z.string().nullable(),
    missing: z.array(z.enum(EXPORT_MISSING)),
  })),
  /** `expected` as order and invoice say, `found` as the other paper does; null where there is nothing to compare. `tolerance` is the agreed one of a quantity, in per cent. */
  findings: z.array(z.object({ code: z.enum(EXPORT_FINDINGS), expected: fact.nullable(), found: fact.nullable(), tolerance: z.number().optional() })),
});
export type ExportAnswer = z.output<typeof exportAnswer>;
export type ExportFinding = ExportAnswer['findings'][number];
