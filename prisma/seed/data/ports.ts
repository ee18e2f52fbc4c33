/**
 * Sea ports: UN/LOCODE, English name, ISO 3166 country, position in decimal degrees (WGS 84).
 * The first five are the specification's, with its exact labels, and stay first (`rank`).
 * Positions are those of the harbour, from the UN/LOCODE list and the World Port Index, rounded to 0.01°.
 */
export interface PortSeed {
  readonly code: string;
  readonly name: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
}

export const PORTS: readonly PortSeed[] = [
  { code: 'INBOM', name: 'Mumbai Port', country: 'IN', lat: 18.94, lon: 72.85 },
  { code: 'INMAA', name: 'Chennai Port', country: 'IN', lat: 13.1, lon: 80.3 },
  { code: 'INNSA', name: 'JNPT', country: 'IN', lat: 18.95, lon: 72.95 },
  { code: 'INVTZ', name: 'Vishakhapatnam Port', country: 'IN', lat: 17.69, lon: 83.29 },
  { code: 'INCCU', name: 'Kolkata Port', country: 'IN', lat: 22.55, lon: 88.31 },
  { code: 'INMUN', name: 'Mundra', country: 'IN', lat: 22.74, lon: 69.71 },
  { code: 'INCOK', name: 'Cochin', country: 'IN', lat: 9.97, lon: 76.26 },
  { code: 'AEJEA', name: 'Jebel Ali', country: 'AE', lat: 25.01, lon: 55.06 },
  { code: 'AEKLF', name: 'Khor Fakkan', country: 'AE', lat: 25.35, lon: 56.36 },
  { code: 'SAJED', name: 'Jeddah', country: 'SA', lat: 21.48, lon: 39.17 },
  { code: 'CNSHA', name: 'Shanghai', country: 'CN', lat: 31.22, lon: 121.49 },
  { code: 'CNYTN', name: 'Yantian', country: 'CN', lat: 22.57, lon: 114.27 },
  { code: 'CNNGB', name: 'Ningbo', country: 'CN', lat: 29.94, lon: 121.85 },
  { code: 'CNTAO', name: 'Qingdao', country: 'CN', lat: 36.08, lon: 120.32 },
  { code: 'SGSIN', name: 'Singapore', country: 'SG', lat: 1.26, lon: 103.84 },
  { code: 'MYPKG', name: 'Port Klang', country: 'MY', lat: 3.0, lon: 101.39 },
  { code: 'VNHPH', name: 'Haiphong', country: 'VN', lat: 20.87, lon: 106.67 },
  { code: 'VNSGN', name: 'Ho Chi Minh City', country: 'VN', lat: 10.77, lon: 106.71 },
  { code: 'THLCH', name: 'Laem Chabang', country: 'TH', lat: 13.08, lon: 100.88 },
  { code: 'LKCMB', name: 'Colombo', country: 'LK', lat: 6.95, lon: 79.85 },
  { code: 'BDCGP', name: 'Chattogram', country: 'BD', lat: 22.31, lon: 91.8 },
  { code: 'JPYOK', name: 'Yokohama', country: 'JP', lat: 35.45, lon: 139.65 },
  { code: 'KRPUS', name: 'Busan', country: 'KR', lat: 35.1, lon: 129.04 },
  { code: 'DEHAM', name: 'Hamburg', country: 'DE', lat: 53.54, lon: 9.97 },
  { code: 'DEBRV', name: 'Bremerhaven', country: 'DE', lat: 53.57, lon: 8.55 },
  { code: 'NLRTM', name: 'Rotterdam', country: 'NL', lat: 51.95, lon: 4.14 },
  { code: 'BEANR', name: 'Antwerp', country: 'BE', lat: 51.26, lon: 4.37 },
  { code: 'GBFXT', name: 'Felixstowe', country: 'GB', lat: 51.95, lon: 1.31 },
  { code: 'GBLGP', name: 'London Gateway', country: 'GB', lat: 51.5, lon: 0.49 },
  { code: 'ITGOA', name: 'Genoa', country: 'IT', lat: 44.4, lon: 8.92 },
  { code: 'TRMER', name: 'Mersin', country: 'TR', lat: 36.79, lon: 34.63 },
  { code: 'EGPSD', name: 'Port Said', country: 'EG', lat: 31.25, lon: 32.31 },
  { code: 'KEMBA', name: 'Mombasa', country: 'KE', lat: -4.05, lon: 39.66 },
  { code: 'ZADUR', name: 'Durban', country: 'ZA', lat: -29.87, lon: 31.03 },
  { code: 'BRSSZ', name: 'Santos', country: 'BR', lat: -23.96, lon: -46.31 },
  { code: 'USNYC', name: 'New York', country: 'US', lat: 40.67, lon: -74.05 },
  { code: 'USLAX', name: 'Los Angeles', country: 'US', lat: 33.74, lon: -118.26 },
  { code: 'USHOU', name: 'Houston', country: 'US', lat: 29.73, lon: -95.27 },
];
