/**
 * A text that somebody typed in one place and takes along to a form in another. It stays in this window: an address is kept by
 * histories and logs, and what somebody asks is nobody else's.
 */
type CarriedText = 'contactQuestion';

const eventOf = (key: CarriedText) => `marsa:${key}`;

/** Takes a text along; a form that waits for it already gets it at once. */
export function carryText(key: CarriedText, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    return; // Storage is switched off: the form opens empty.
  }
  window.dispatchEvent(new Event(eventOf(key)));
}

/** What was taken along, once; null where nothing was. */
export function takeText(key: CarriedText): string | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  } catch {
    return null;
  }
}

/** Calls back when a text is taken along while its form is open. @returns the way to stop that */
export function onCarriedText(key: CarriedText, listener: () => void): () => void {
  window.addEventListener(eventOf(key), listener);
  return () => window.removeEventListener(eventOf(key), listener);
}
