/**
 * Applies the kept colour theme before anything is painted, so it stands first in the body and blocks on purpose (0.3 kB,
 * cached). Guarded pages pass their request's nonce.
 */
export function ThemeScript({ nonce }: { nonce?: string | undefined }) {
  // eslint-disable-next-line @next/next/no-sync-scripts -- a later script would show the other theme first
  return <script src="/theme.js" nonce={nonce} />;
}
