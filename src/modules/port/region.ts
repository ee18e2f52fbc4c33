/** Parts of the world by UN M49 code, which Intl.DisplayNames knows in every language, in the order of the directory. */
export const REGIONS = ['034', '145', '035', '030', '150', '002', '019', '009'] as const;
export type Region = (typeof REGIONS)[number];

/** Countries of each part but Europe, which is the rest. */
const COUNTRIES: Readonly<Record<Exclude<Region, '150'>, string>> = {
  '034': 'IN PK BD LK MV',
  '145': 'AE OM QA KW BH SA IQ JO IL CY TR',
  '035': 'SG MY VN TH ID PH KH MM',
  '030': 'CN HK TW JP KR',
  '002': 'EG DJ KE TZ MZ ZA NA AO NG GH CI TG SN MA DZ TN MU',
  '019': 'US CA MX PA CO EC PE CL AR UY BR JM DO',
  '009': 'AU NZ',
};

const REGION_OF = new Map(Object.entries(COUNTRIES).flatMap(([region, countries]) => countries.split(' ').map((country) => [country, region as Region] as const)));

/** The part of the world in which a country's ports are listed. */
export function regionOf(country: string): Region {
  return REGION_OF.get(country) ?? '150';
}
