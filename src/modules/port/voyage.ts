/**
 * A sea voyage as the home page draws and measures it: waypoints in order, sailed along great circles.
 * The points were set by hand along the usual lanes; voyage.test.ts sails every leg and keeps it off the land.
 */

/** Degrees east and north, WGS 84. */
export type Position = readonly [lon: number, lat: number];

export interface Voyage {
  /** UN/LOCODE. */
  readonly from: string;
  readonly to: string;
  readonly waypoints: readonly Position[];
}

/** Mean radius of the earth in nautical miles. */
const EARTH_RADIUS_NM = 3440.065;

/** Nhava Sheva and its approach. */
const OUT_OF_MUMBAI: readonly Position[] = [
  [72.95, 18.94],
  [72.85, 18.85],
  [72.6, 18.75],
];

/** From Cape Roca, where both voyages meet, by the Channel and up the Elbe. */
const IBERIA_TO_HAMBURG: readonly Position[] = [
  [-9.8, 38.7],
  [-10, 39.6],
  [-9.9, 43.1],
  [-5.9, 48.75],
  [-2.7, 49.95],
  [0.2, 50.3],
  [1.2, 50.75],
  [1.5, 51.05],
  [2, 51.45],
  [3, 52.3],
  [4.2, 53.35],
  [6, 53.9],
  [8, 54.02],
  [8.55, 53.97],
  [8.72, 53.89],
  [9.02, 53.88],
  [9.18, 53.87],
  [9.4, 53.77],
  [9.53, 53.62],
  [9.72, 53.56],
  [9.92, 53.54],
];

/** The Suez Canal from the Red Sea to the Mediterranean: on land in any map of the coasts. */
export const SUEZ_CANAL: readonly Position[] = [
  [32.56, 29.9],
  [32.58, 30.2],
  [32.34, 30.5],
  [32.31, 31.25],
  [32.38, 31.45],
];

export const BY_SUEZ: Voyage = {
  from: 'INNSA',
  to: 'DEHAM',
  waypoints: [
    ...OUT_OF_MUMBAI,
    [57, 15],
    [52, 13.6],
    [46, 12.3],
    [43.6, 12.4],
    [43.33, 12.62],
    [43.08, 13.2],
    [42.95, 13.75],
    [42.6, 14.5],
    [41.3, 16],
    [38.8, 20],
    [36.6, 24],
    [34.7, 26.9],
    [34, 27.55],
    [33.4, 28.2],
    [32.95, 28.8],
    [32.6, 29.5],
    ...SUEZ_CANAL,
    [31.8, 31.9],
    [28, 33],
    [23.5, 34.3],
    [18, 35.6],
    [15.2, 36.35],
    [14.2, 36.4],
    [12.4, 37.15],
    [11.1, 37.5],
    [9, 37.8],
    [5, 37.5],
    [1, 36.9],
    [-1.8, 36.4],
    [-4.5, 36.05],
    [-5.45, 35.97],
    [-5.8, 35.93],
    [-6.5, 36],
    [-9.1, 36.75],
    ...IBERIA_TO_HAMBURG,
  ],
};

export const BY_THE_CAPE: Voyage = {
  from: 'INNSA',
  to: 'DEHAM',
  waypoints: [
    ...OUT_OF_MUMBAI,
    [50, -3],
    [42.3, -11],
    [41.7, -15.2],
    [41.6, -16.5],
    [40.2, -18.7],
    [37.6, -22],
    [35.8, -25.2],
    [33, -29],
    [30.3, -32],
    [27, -34.4],
    [22, -35.4],
    [19.8, -35.4],
    [18, -34.7],
    [17, -33],
    [-10.5, 2.5],
    [-18, 12.5],
    [-18, 14.7],
    [-18.2, 20.8],
    [-14.95, 27.4],
    [-14.85, 28.7],
    ...IBERIA_TO_HAMBURG,
  ],
};

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Nautical miles along the great circle between two positions (haversine). */
export function greatCircleNm([lonA, latA]: Position, [lonB, latB]: Position): number {
  const halfLat = Math.sin(radians(latB - latA) / 2);
  const halfLon = Math.sin(radians(lonB - lonA) / 2);
  const chord = halfLat ** 2 + Math.cos(radians(latA)) * Math.cos(radians(latB)) * halfLon ** 2;
  return 2 * EARTH_RADIUS_NM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** A voyage's length in nautical miles. */
export function voyageNm({ waypoints }: Voyage): number {
  return waypoints.reduce((sum, point, index) => {
    const before = waypoints[index - 1];
    return before ? sum + greatCircleNm(before, point) : sum;
  }, 0);
}
