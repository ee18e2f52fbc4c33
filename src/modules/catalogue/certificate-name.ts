import 'server-only';
import type { Locale } from '@/i18n/locales';
import ar from './certificate-names/ar.json';
import de from './certificate-names/de.json';
import hi from './certificate-names/hi.json';
import zh from './certificate-names/zh.json';

/** Words of certificates by what they are in English; `{s}` is the standard before them. */
const WORDS: Readonly<Record<Exclude<Locale, 'en'>, Readonly<Record<string, string>>>> = { zh, hi, de, ar };

/** Standards before, words, standards behind, a remark in brackets: "CE | type examination | | (EN 1078)". A standard has capitals and figures alone, or is RoHS. */
const STANDARD = '(?:[A-Z\\d][A-Z\\d./:+-]*|RoHS|\\(RED\\))(?![\\w-])';
const PARTS = new RegExp(`^(?<before>(?:${STANDARD} )*)(?<words>[^()]*?)(?<behind>(?: ${STANDARD})*)(?<remark> \\([^)]*\\))?$`);

/** A certificate as a language calls it: what is words is said in it, standards stay. As it was written where a word is not known. */
export function certificateName(english: string, language: Locale): string {
  if (language === 'en') return english;
  const { before = '', words = '', behind = '', remark = '' } = PARTS.exec(english)?.groups ?? {};
  const known = new Map(Object.entries(WORDS[language]));
  const said = known.get(words.toLowerCase());
  if (said === undefined) return english;
  const note = known.get(remark.trim().toLowerCase()) ?? remark.trim();
  return [said.replace('{s}', language === 'zh' && before ? `${before.trim()} ` : before.trim()).trim(), behind.trim(), note].filter(Boolean).join(' ');
}
