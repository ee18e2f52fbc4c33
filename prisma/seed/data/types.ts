import type { CategorySlug } from '../../../src/modules/catalogue/category.schema.ts';

/** A demo supplier; `port` is a UN/LOCODE of prisma/seed/data/ports.ts. */
export interface SupplierSeed {
  readonly key: string;
  readonly company: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly port: string;
  /** Year in which the company began trading. */
  readonly since: number;
  /** Whether HR has approved the supplier and all its papers. */
  readonly verified: boolean;
  readonly about: string;
}

/** A demo product. Amounts are decimal texts with at most two places, in `currency`, per `unit`. */
export interface ProductSeed {
  /** Unique over all products, kebab-case. */
  readonly slug: string;
  readonly name: string;
  readonly shortDescription: string;
  readonly description: string;
  readonly supplier: string;
  /** Six-digit HS 2022 subheading, written like 1006.30. */
  readonly hsCode: string;
  readonly unit: 'pcs' | 'kg' | 'ltr' | 'mtr';
  readonly price: string;
  readonly currency: 'USD' | 'EUR' | 'GBP' | 'INR';
  readonly priceType: 'EXW' | 'FOB' | 'CIF' | 'DDP';
  /** In `unit`. */
  readonly moq: number;
  /** In `unit`. */
  readonly available: number;
  readonly leadTimeDays: number;
  readonly packing: string;
  readonly branded: boolean;
  readonly specifications: readonly (readonly [name: string, value: string])[];
  readonly certificates: readonly { readonly name: string; readonly number: string; readonly issuer: string; readonly validUntil: string }[];
  /** Lower prices from a quantity on, ascending quantities above the MOQ. */
  readonly tiers?: readonly (readonly [from: number, price: string])[];
  /** File name (without ending) in public/pictures/emoji. */
  readonly picture: string;
}

/** The demo products of one category. */
export interface CategorySeed {
  readonly category: CategorySlug;
  readonly products: readonly ProductSeed[];
}
