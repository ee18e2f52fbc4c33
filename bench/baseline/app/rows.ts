/** A product as GET /api/products answers it, of the length that the generated ones have. */
const ROW = {
  name: 'Sona Masoori rice, aged 12 months, sortex cleaned, export grade, lot 5120',
  description:
    'Raw Sona Masoori, aged twelve months in jute, sortex cleaned to five per cent broken. Packed in 25 kg bags with inner liner and loaded at the port. Lot 5120, code 9e3779b1.',
  short_description: 'Raw Sona Masoori rice, aged twelve months, five per cent broken at most, packed in 25 kg bags.',
  category_name: 'Vegetables, Fruits, Grains, Dairy & FMCG',
  company_name: 'Sahyadri Agro Exports',
  origin_port_name: 'Nhava Sheva (JNPT)',
  is_verified: true,
  category: 'vegetables-fruits-grains-dairy-fmcg',
  verified_at: '2026-09-14T00:00:00.000Z',
  origin_port_code: 'INNSA',
  supplier_id: 1,
  price: 1.12,
  currency: 'USD',
  price_type: 'FOB',
  unit: 'kg',
  moq: 24000,
  hs_code: '100630',
  picture: '1f33e',
  rating: 4.5,
  rating_count: 12,
} as const;

export type Row = typeof ROW & { readonly id: number };

/** As many as GET /api/products answers at most. */
const ROWS: readonly Row[] = Array.from({ length: 1000 }, (_, index) => ({ id: index + 1, ...ROW }));

/** The first `count` of the constant rows. */
export function rows(count: number): readonly Row[] {
  return ROWS.slice(0, count);
}
