import type { Position } from './voyage.schema';

/** Mean radius of the earth in nautical miles. */
const EARTH_RADIUS_NM = 3440.065;
const RADIANS = Math.PI / 180;

/** Nautical miles along the great circle between two positions (haversine). */
export function greatCircleNm([lonA, latA]: Position, [lonB, latB]: Position): number {
  const halfLat = Math.sin(((latB - latA) * RADIANS) / 2);
  const halfLon = Math.sin(((lonB - lonA) * RADIANS) / 2);
  const chord = halfLat ** 2 + Math.cos(latA * RADIANS) * Math.cos(latB * RADIANS) * halfLon ** 2;
  return 2 * EARTH_RADIUS_NM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** A track's length in nautical miles. */
export function trackNm(track: readonly Position[]): number {
  return track.reduce((sum, point, index) => sum + greatCircleNm(track[index - 1] ?? point, point), 0);
}

/** The way from one longitude to another, by the shorter side: -180 to 180 degrees. */
export function lonStep(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}
