import type { ReactNode } from 'react';

/** The least document that Next accepts. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
