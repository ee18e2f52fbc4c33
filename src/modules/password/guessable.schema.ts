/**
 * Passwords that pass the policy and are still the first that anybody tries. Their cores are listed, since what people
 * add to them ("Password" → "P@ssword1!") is as common as they are.
 */
const COMMON_CORES = new Set([
  'password', 'passwort', 'passwd', 'passw', 'welcome', 'willkommen', 'admin', 'administrator', 'letmein', 'login', 'qwerty', 'qwertz', 'azerty', 'qwertyuiop',
  'asdf', 'asdfgh', 'zxcvbn', 'zxcvbnm', 'abc', 'abcd', 'abcdef', 'abcdefg', 'iloveyou', 'love', 'lovely', 'monkey', 'dragon', 'master', 'shadow', 'sunshine', 'princess',
  'football', 'cricket', 'baseball', 'superman', 'batman', 'michael', 'jordan', 'charlie', 'summer', 'winter', 'spring', 'autumn', 'sommer', 'hello', 'hallo', 'secret',
  'geheim', 'changeme', 'change', 'default', 'test', 'tester', 'testing', 'guest', 'user', 'root', 'temp', 'demo', 'india', 'bharat', 'mumbai', 'dubai', 'china', 'company',
  'business', 'trade', 'port', 'harbour', 'marsa', 'mart', 'marsamart', 'pass', 'pwd', 'access', 'trustno', 'whatever', 'freedom', 'computer', 'internet', 'samsung',
  'january', 'february', 'march', 'april', 'june', 'july', 'august', 'september', 'october', 'november', 'december', 'monday', 'friday', 'sunday', 'google', 'ashley',
]);

const LOOKALIKES: Readonly<Record<string, string>> = { '@': 'a', 4: 'a', 3: 'e', 1: 'i', '!': 'i', 0: 'o', $: 's', 5: 's', 7: 't' };
/** Own words that are shorter than this stand in many passwords by chance. */
const WORD_LEAST = 4;

/** Why a password is easily guessed, or null. `ownWords` are names and codes that others know of its owner. */
export function guessability(password: string, ownWords: readonly string[]): 'password_common' | 'password_own_words' | null {
  const lower = password.toLowerCase();
  if (coresOf(lower).some((core) => core === '' || COMMON_CORES.has(core) || isOneSign(core))) return 'password_common';
  const own = ownWords.flatMap(wordsOf).filter((word) => word.length >= WORD_LEAST);
  return own.some((word) => lower.includes(word)) ? 'password_own_words' : null;
}

/** What is left of a password without the digits and signs around it, read with and without lookalikes. */
function coresOf(password: string): string[] {
  const bare = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').replace(/[^\p{L}]/gu, '');
  // The decoration at the end is taken away first: the "1!" of "P@ssword1!" is none of its letters.
  const trimmed = password.replace(/[^\p{L}]+$/u, '').replace(/^\d+/, '');
  return [bare(password), bare([...trimmed].map((sign) => LOOKALIKES[sign] ?? sign).join(''))];
}

function isOneSign(core: string): boolean {
  return new Set(core).size === 1;
}

/** A name whole and in its words: "sell-7k3q9m" is guessed as "7k3q9m" too. */
function wordsOf(text: string): string[] {
  const lower = text.normalize('NFKC').toLowerCase();
  return [lower, ...lower.split(/[^\p{L}\p{M}\p{N}]+/u)];
}
