import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { Suspense, type ReactNode } from 'react';
import { env } from '@/server/env';
import { noteAbsence } from '@/server/lifecycle';

function NotFound(): never {
  notFound();
}

/**
 * 404. Thrown by the page itself, it would answer a document that is empty until JavaScript has run; inside a boundary the
 * page that is made beforehand keeps its content and gets the status all the same. Development makes each page on demand,
 * where only the former sets the status.
 */
export function Missing({ screen }: { screen: ReactNode }) {
  if (!env.isProduction) notFound();
  return (
    <Suspense fallback={screen}>
      <NotFound />
    </Suspense>
  );
}

/** 404 of a page that is made per request: its words are there without JavaScript, and server.mjs sets the status. */
export async function MissingNow({ screen }: { screen: ReactNode }) {
  noteAbsence((await headers()).get('x-request-id'));
  return screen;
}
