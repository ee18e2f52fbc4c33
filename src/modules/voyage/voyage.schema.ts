import * as z from 'zod';

/** Degrees east and north, WGS 84. */
export type Position = readonly [lon: number, lat: number];

/** Canals and straits that a voyage may pass, and capes that it may round. */
export const PASSAGES = [
  'suez_canal', 'panama_canal', 'kiel_canal', 'bab_el_mandeb', 'hormuz', 'malacca', 'gibraltar', 'dover', 'bosporus', 'good_hope', 'cape_horn', 'magellan',
] as const;
export type Passage = (typeof PASSAGES)[number];

/** The canals that one may wish to stay away from. */
export const AVOIDABLE = ['suez', 'panama'] as const;
export type Avoidable = (typeof AVOIDABLE)[number];

const port = z.object({ code: z.string(), name: z.string() });

/** A sea voyage between two ports: an estimate, not for navigation. */
export const voyageAnswer = z.object({
  from: port,
  to: port,
  /** Nautical miles along the shipping lanes. */
  distance_nm: z.int(),
  /** Sea time alone at the settings' speed, without waiting, loading or canal time. */
  days: z.number(),
  speed_knots: z.number(),
  via: z.array(z.object({ code: z.enum(PASSAGES), name: z.string() })),
  /** Longitude and latitude from port to port. */
  track: z.array(z.tuple([z.number(), z.number()])),
});
export type VoyageAnswer = z.output<typeof voyageAnswer>;
