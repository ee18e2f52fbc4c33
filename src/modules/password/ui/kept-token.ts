/** The key of the tab's own storage: another tab, and the browser after it was closed, know nothing of it. */
const KEY = 'resetToken';

function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null; // switched off by the visitor: the link then serves one showing of the page
  }
}

/** Keeps a link's token for the tab, since it leaves the address as soon as the page stands. */
export function keepResetToken(token: string): void {
  storage()?.setItem(KEY, token);
}

/** The token that this tab came with, or null. */
export function readResetToken(): string | null {
  return storage()?.getItem(KEY) ?? null;
}

/** Forgets a token that was used, or is worth nothing. */
export function forgetResetToken(): void {
  storage()?.removeItem(KEY);
}
