import { errorsFor, typingErrors } from '@/i18n/typing-errors';
import { PORT_NAMES } from './port-names.schema';

/** Letters as one types them: without accents and capitals. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

interface NamedPort {
  readonly code: string;
  readonly name: string;
  readonly country: string;
  /** As the directory has it, which readers of every language type as well. */
  readonly english?: string | undefined;
}

/** How many typing errors lie between what was typed and a name or one of its words; more than are forgiven where that is too many. */
function errorsIn(wanted: string, texts: readonly string[]): number {
  return Math.min(...texts.flatMap((text) => [text, ...text.split(/[\s/-]+/)]).map((text) => typingErrors(wanted, text)));
}

/**
 * The ports that a text names by a part of their name in any language, of their code or of their country; where it names none, the
 * nearest ones that a typing error would lead to.
 * @param nameOf names a country in the reader's language
 */
export function searchPorts<T extends NamedPort>(ports: readonly T[], typed: string, nameOf: (country: string) => string): { ports: readonly T[]; isGuess: boolean } {
  const wanted = plain(typed.trim());
  const textsOf = ({ name, english, code, country }: T) => [name, english ?? name, code, nameOf(country), ...(PORT_NAMES.get(code) ?? [])].map(plain);
  const found = ports.filter((port) => textsOf(port).some((text) => text.includes(wanted)));
  if (found.length > 0) return { ports: found, isGuess: false };
  const forgiven = errorsFor([...wanted].length);
  const judged = ports.map((port) => ({ port, errors: errorsIn(wanted, textsOf(port).filter((text) => text !== plain(port.code))) }));
  const least = Math.min(...judged.map(({ errors }) => errors));
  return { ports: least > forgiven ? [] : judged.filter(({ errors }) => errors === least).map(({ port }) => port), isGuess: true };
}
