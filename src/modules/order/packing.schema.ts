import * as z from 'zod';

/** What goods are packed in. */
export const PACKAGE_KINDS = ['bags', 'bales', 'boxes', 'cartons', 'crates', 'drums', 'pallets', 'rolls', 'containers'] as const;

/** How goods are packed; weights in kilograms. */
export const packedAnswer = z.object({ packages: z.int(), packageKind: z.enum(PACKAGE_KINDS), netKg: z.number(), grossKg: z.number() });
export type PackedAnswer = z.output<typeof packedAnswer>;

/** A packing list as the API answers it, weights as kilograms of whole grams. */
export function toPacked({ packages, packageKind, netGrams, grossGrams }: Pick<PackedAnswer, 'packages' | 'packageKind'> & { readonly netGrams: bigint; readonly grossGrams: bigint }): PackedAnswer {
  return { packages, packageKind, netKg: Number(netGrams) / 1000, grossKg: Number(grossGrams) / 1000 };
}
