import 'server-only';
import { DEFAULT_LOCALE, type Locale } from '@/i18n/locales';
import ar from './names/ar.json';
import de from './names/de.json';
import hi from './names/hi.json';
import zh from './names/zh.json';

/**
 * Names of the ports by UN/LOCODE, one per port and language. English names are the database's; a language names the ports
 * that it calls otherwise. They lie beside the code, as the time zones do, so that no list of products has to join for them.
 */
const NAMES: Readonly<Record<Exclude<Locale, 'en'>, Readonly<Record<string, string>>>> = { zh, hi, de, ar };

/** A port as a language calls it; its English name where that is used there too, or where nobody has translated it. */
export function portName(code: string, english: string, language: Locale = DEFAULT_LOCALE): string {
  if (language === 'en') return english;
  const names = NAMES[language];
  return (Object.hasOwn(names, code) ? names[code] : undefined) ?? english;
}

/** The specification's ports stand first in every list. */
const FIRST = 5;

/** Ports with their names in a language, in picker order: the first five as they are, the others as that language sorts them. */
export function namePorts<T extends { readonly code: string; readonly name: string }>(ports: readonly T[], language: Locale = DEFAULT_LOCALE): T[] {
  const named = ports.map((port) => ({ ...port, name: portName(port.code, port.name, language) }));
  if (language === 'en') return named;
  const { compare } = new Intl.Collator(language);
  return [...named.slice(0, FIRST), ...named.slice(FIRST).sort((one, other) => compare(one.name, other.name))];
}
