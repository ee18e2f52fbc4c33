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

const spot = z.object({ x: z.int(), y: z.int() });

/** A voyage drawn on a sheet in its own units, with how far its ship has come: a screen needs neither coasts nor projection. */
export const voyagePicture = z.object({
  from: port,
  to: port,
  distance_nm: z.int(),
  days: z.number(),
  /** The part of the way that lies behind the ship, 0 to 1. */
  share: z.number(),
  width: z.int(),
  height: z.int(),
  land: z.string(),
  grid: z.string(),
  sailed: z.string(),
  ahead: z.string(),
  start: spot,
  end: spot,
  ship: spot,
});
export type VoyagePicture = z.output<typeof voyagePicture>;
