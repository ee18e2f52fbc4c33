import '@/ui/styles/globals.css';
import type { Metadata } from 'next';
import { LinkButton } from '@/ui/link-button';
import en from '../messages/en.json';

export const metadata: Metadata = { title: en.site.notFoundTitle };

/** Any address that nothing answers. It has no language in its address, so it speaks English. */
export default function GlobalNotFound() {
  return (
    <html lang="en">
      <body>
        <main id="main" className="mx-auto grid min-h-dvh max-w-prose content-center gap-4 px-4">
          <p className="font-mono text-muted">404</p>
          <h1 className="text-3xl">{en.site.notFoundTitle}</h1>
          <p>{en.site.notFoundText}</p>
          <p className="flex gap-3">
            <LinkButton variant="primary" href="/shop">{en.site.backToShop}</LinkButton>
            <LinkButton href="/">{en.site.backToHome}</LinkButton>
          </p>
        </main>
      </body>
    </html>
  );
}
