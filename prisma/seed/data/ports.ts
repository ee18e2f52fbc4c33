import ports from './ports.json';

/**
 * Sea ports: UN/LOCODE, English name, ISO 3166 country, position in decimal degrees (WGS 84).
 * The first five are the specification's, with its exact labels, and stay first (`rank`). Codes and names were taken from the
 * package sea-ports and the UN/LOCODE list; positions are those of the harbour, from the latter and the World Port Index,
 * rounded to 0.01°: a city's middle, which the package often has instead, may lie far from its quays. JSON, since the start
 * script reads it without loading TypeScript.
 */
export interface PortSeed {
  readonly code: string;
  readonly name: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
}

export const PORTS: readonly PortSeed[] = ports;
