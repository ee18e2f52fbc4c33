import { notFound } from 'next/navigation';
import { Suspense, type ReactNode } from 'react';
import { env } from '@/server/env';

function NotFound(): never {
  notFound();
}

/**
 * 404 on a page that is made beforehand. Thrown by the page itself, it would answer a document that is empty until JavaScript
 * has run; inside a boundary the page keeps its content and gets the status all the same. Development makes each page on
 * demand, where only the former sets the status.
 */
export function Missing({ children }: { children: ReactNode }) {
  if (!env.isProduction) notFound();
  return (
    <Suspense fallback={children}>
      <NotFound />
    </Suspense>
  );
}
