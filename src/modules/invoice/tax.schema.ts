/**
 * Standard rates of value added tax or goods and services tax for supplies inside a country, in hundredths of a per
 * cent, as the tax authorities publish them for 2026 (European Union: TEDB; India: CGST and SGST together, the main
 * rate; China: goods; United States: no federal tax). A country that is not here is treated as having none that the
 * house reckons.
 */
const STANDARD_RATES: Readonly<Record<string, number>> = {
  AE: 500, AU: 1000, BE: 2100, BH: 1000, CN: 1300, CY: 1900, DE: 1900, DK: 2500, EE: 2400, EG: 1400, ES: 2100, FI: 2550, FR: 2000, GB: 2000, GR: 2400,
  HK: 0, ID: 1200, IE: 2300, IN: 1800, IT: 2200, JP: 1000, KE: 1600, KR: 1000, LK: 1800, LT: 2100, MA: 2000, MT: 1800, MY: 1000, NL: 2100, NO: 2500,
  NZ: 1500, OM: 500, PH: 1200, PL: 2300, PT: 2300, RO: 2100, SA: 1500, SE: 2500, SG: 900, SI: 2200, TH: 700, TR: 2000, US: 0, VN: 1000, ZA: 1500,
};

/** A tax line: whose tax, its rate in hundredths of a per cent, and amounts in minor units. */
export interface TaxLine {
  readonly country: string | null;
  readonly rateBasis: number;
  readonly netMinor: bigint;
  readonly taxMinor: bigint;
}

/**
 * The tax that an agreed price holds. The price of an order is what is paid, so tax is a share of it and never comes on
 * top: `tax = amount × rate ÷ (1 + rate)`, half a minor unit and more rounded up. Goods that leave their country are
 * zero-rated exports there; the buyer's import tax is customs' matter.
 *
 * @param from country of the seller's port, ISO 3166-1 alpha-2, or null when it is not known
 * @param to country of the buyer's port
 */
export function taxOf(amountMinor: bigint, from: string | null, to: string | null): TaxLine {
  if (from === null || from !== to) return { country: null, rateBasis: 0, netMinor: amountMinor, taxMinor: 0n };
  const rateBasis = STANDARD_RATES[from] ?? 0;
  return { country: from, rateBasis, ...parted(amountMinor, rateBasis) };
}

/** A quotient of two amounts in minor units, half a one and more rounded up. */
const rounded = (numerator: bigint, divisor: bigint) => (2n * numerator + divisor) / (2n * divisor);

/** What an amount holds of a tax, and what is left without it. */
function parted(amountMinor: bigint, rateBasis: number): Pick<TaxLine, 'netMinor' | 'taxMinor'> {
  const taxMinor = rounded(amountMinor * BigInt(rateBasis), 10_000n + BigInt(rateBasis));
  return { netMinor: amountMinor - taxMinor, taxMinor };
}

/** What goes back of an invoice, as its credit note divides it: minor units, together what goes back. */
interface CreditedParts extends TaxLine {
  readonly chargesMinor: bigint;
}

/**
 * What goes back of an invoice's fees alone, whose goods stay paid: it holds no tax.
 *
 * @param tax the invoice's tax line; null for one without
 */
export function creditedFees(amountMinor: bigint, tax: TaxLine | null): CreditedParts {
  return { country: tax?.country ?? null, rateBasis: tax?.rateBasis ?? 0, netMinor: 0n, taxMinor: 0n, chargesMinor: amountMinor };
}

/**
 * How a credit note divides what goes back of an invoice. Goods and fees get the same part of themselves, as a release
 * pays them; the goods' part holds tax by the invoice's own rate, rounded as there, so that all of an invoice that goes
 * back holds exactly the invoice's tax.
 *
 * @param amountMinor what goes back, in minor units of the invoice's currency
 * @param invoice its amount, fees included, and its tax line; null for one without
 */
export function creditedParts(amountMinor: bigint, invoice: { readonly amountMinor: bigint; readonly tax: TaxLine | null }): CreditedParts {
  const { tax } = invoice;
  if (!tax) return { country: null, rateBasis: 0, netMinor: amountMinor, taxMinor: 0n, chargesMinor: 0n };
  const goodsMinor = rounded(amountMinor * (tax.netMinor + tax.taxMinor), invoice.amountMinor);
  return { country: tax.country, rateBasis: tax.rateBasis, ...parted(goodsMinor, tax.rateBasis), chargesMinor: amountMinor - goodsMinor };
}
