import { randomInt } from 'node:crypto';

/** Random letters that tell one made thing from the next: figures might read as a telephone number, which is held back, or as what a search looks for. */
export function serial(length = 10): string {
  return Array.from({ length }, () => String.fromCharCode(97 + randomInt(26))).join('');
}
