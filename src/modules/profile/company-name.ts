import { plainText } from '@/i18n/plain-text';

/** What companies are in law, as it is written at the end of their names; it makes no other name of one. */
const LEGAL_FORMS: ReadonlySet<string> = new Set([
  'ltd', 'limited', 'llc', 'llp', 'lp', 'inc', 'incorporated', 'corp', 'corporation', 'co', 'company', 'plc', 'pvt', 'private', 'pte', 'pty', 'gmbh', 'ag', 'kg', 'kgaa', 'ohg', 'ug', 'ek', 'se', 'bv', 'nv',
  'sa', 'sas', 'sarl', 'srl', 'spa', 'sl', 'oy', 'ab', 'aps', 'sdn', 'bhd', 'jsc', 'fze', 'fzco', 'fzc', 'dmcc', 'wll', 'लिमिटेड', 'प्राइवेट', 'कंपनी',
]);
/** The same where no blank stands before it. */
const CHINESE_FORMS = /(?:股份有限公司|有限责任公司|有限公司|公司)$/u;

const HOUSE = 'marsamart';

/**
 * A name as it is compared: small letters without accents, look-alikes made Latin, blanks, points and legal forms left out.
 * "Tata Steel Limited", "TATA-STEEL LTD." and "Tаta Steel" with a Cyrillic letter are one. Empty where nothing is left. Pure.
 */
export function companyKey(name: string): string {
  // "B.V." and "Ltd." are words without points.
  const words = plainText(name).toLowerCase().replaceAll(/(?<=\p{L})\.(?=\p{L}(?![\p{L}\p{M}]))/gu, '').split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  while (words.length > 1 && LEGAL_FORMS.has(words.at(-1) ?? '')) words.pop();
  const joined = words.join('');
  return joined.replace(CHINESE_FORMS, '') || joined;
}

/** Whether a name is the house's own, or holds it: nobody else is to speak for it. */
export function isHouseName(name: string): boolean {
  return companyKey(name).includes(HOUSE);
}
