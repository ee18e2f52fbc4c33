/** What a key of a dashboard means. */
export type Shortcut = 'next' | 'previous' | 'open' | 'select' | 'search' | 'help' | 'close' | 'palette';

/** What of a key's event tells its meaning. */
export interface Pressed {
  readonly key: string;
  /** The key's place on an English keyboard. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const LETTERS: Readonly<Record<string, Shortcut>> = { j: 'next', k: 'previous', x: 'select' };
const SIGNS: Readonly<Record<string, Shortcut>> = { '/': 'search', '?': 'help', '؟': 'help', Enter: 'open', Escape: 'close' };

/** The Latin letter of a key: where the language types other letters, the one at its place. */
function letterOf({ key, code }: Pressed): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^\p{L}$/u.test(key) ? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() : undefined;
}

/** The meaning of a pressed key, or undefined. Letters are found on keyboards of other scripts too; signs count as they are typed. */
export function shortcutOf(pressed: Pressed): Shortcut | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey, key } = pressed;
  const letter = letterOf(pressed);
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return letter === 'k' && !shiftKey ? 'palette' : undefined;
  if (letter) return shiftKey ? undefined : LETTERS[letter];
  return SIGNS[key];
}

/** Whether a shortcut is a sign or letter alone, which WCAG 2.1.4 wants to be switched off at will. */
export function isSingleSign(shortcut: Shortcut): boolean {
  return !['palette', 'open', 'close'].includes(shortcut);
}
