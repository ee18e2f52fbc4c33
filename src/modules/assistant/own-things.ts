import { holdsPhrase, phrasesOf } from './words';

const LARGEST_ID = 2_147_483_647;

/** The number of a party's own thing in a question, in any script's digits that the keyboard of our languages has. */
export function numberIn(message: string): number | null {
  const digits = /(?<![\d.,])[\d]{1,10}(?![\d.,]\d)/.exec(message.normalize('NFKC'))?.[0];
  const id = Number(digits);
  return digits && id > 0 && id <= LARGEST_ID ? id : null;
}

/** Whether a message holds one of the phrases of a list. */
export function holdsOneOf(message: string, list: string, locale: Parameters<typeof holdsPhrase>[2]): boolean {
  return phrasesOf(list).some((phrase) => holdsPhrase(message, phrase, locale));
}
