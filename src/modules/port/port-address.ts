/** The address of a port's page, without language: its UN/LOCODE in small letters. */
export function portPath(code: string): string {
  return `/ports/${code.toLowerCase()}`;
}

/** The UN/LOCODE that a part of an address means; null when it can be none. */
export function readPortCode(text: string): string | null {
  return /^[a-z]{2}[a-z2-9]{3}$/i.test(text) ? text.toUpperCase() : null;
}
