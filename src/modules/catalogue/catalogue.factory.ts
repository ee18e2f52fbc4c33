import { parseDecimal, toBaseMinor, type Currency } from '@/modules/ledger/money.schema';
import { db } from '@/server/db';
import { serial } from '@/test/serial';
import type { CategorySlug } from './category.schema';

/** Rates for tests, US dollars in millionths: round figures, so that an expected order can be worked out by hand. */
export const TEST_RATES: Readonly<Record<Currency, bigint>> = { USD: 1_000_000n, EUR: 1_100_000n, GBP: 1_300_000n, INR: 12_000n };

/** What a test wishes of a product; all else is made up. */
export interface ProductWish {
  readonly name?: string;
  readonly description?: string;
  readonly shortDescription?: string;
  readonly category?: CategorySlug;
  /** Decimal text in `currency`. */
  readonly price?: string;
  readonly currency?: Currency;
  readonly status?: 'submitted' | 'approved' | 'rejected';
  readonly portId?: number | null;
  readonly isVerified?: boolean;
  /** Hundredths. */
  readonly rating?: number | null;
  readonly unit?: 'pcs' | 'kg' | 'ltr' | 'mtr';
  readonly createdAt?: Date;
}

/** A sea port with a code and name of its own. */
export async function makePort(name = `Port ${serial()}`): Promise<{ id: number; name: string }> {
  const rank = (await db.port.count()) + 1;
  return db.port.create({
    data: { code: `XX${serial(6).toUpperCase()}`, name, country: 'IN', lat: 18.94, lon: 72.85, rank },
    select: { id: true, name: true },
  });
}

/** A product of a seller; approved unless wished otherwise. */
export async function makeProduct(seller: { partyId: number; companyName: string }, wish: ProductWish = {}): Promise<{ id: number; name: string }> {
  const { price = '12.50', currency = 'USD', portId = null } = wish;
  const priceMinor = parseDecimal(price);
  if (priceMinor === undefined) throw new Error(`"${price}" is no amount`);
  const port = portId === null ? null : await db.port.findUniqueOrThrow({ where: { id: portId }, select: { name: true } });
  return db.product.create({
    data: {
      sellerId: seller.partyId,
      companyName: seller.companyName,
      name: wish.name ?? `Product ${serial(8)}`,
      shortDescription: wish.shortDescription ?? 'Made for a test',
      description: wish.description ?? 'Sound goods in export packing.',
      category: wish.category ?? 'packaging',
      portId, portName: port?.name ?? null,
      status: wish.status ?? 'approved',
      isVerified: wish.isVerified ?? false,
      priceMinor, currency,
      priceBaseMinor: toBaseMinor(priceMinor, TEST_RATES[currency]),
      unit: wish.unit ?? 'pcs',
      availableQuantity: 10_000,
      rating: wish.rating ?? null,
      ratingCount: typeof wish.rating === 'number' ? 1 : 0,
      ...(wish.createdAt && { createdAt: wish.createdAt }),
    },
    select: { id: true, name: true },
  });
}
