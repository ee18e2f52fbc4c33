import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { localizedPath, type Locale } from '@/i18n/locales';
import { findLive, sessionCookiesOf, type Actor } from './actor';
import { guardDecision } from './page-guard';

/** Who looks at the page that is being made, or null. Asked once per request. */
export const currentActor = cache(async (): Promise<Actor | null> => (await findLive(sessionCookiesOf((await headers()).get('cookie'))))?.actor ?? null);

/**
 * The page's own guard: middleware may be passed by, this may not. Leads away as the decision says, else gives the actor.
 * @param path the page's path without language
 */
export async function guardPage(locale: Locale, path: string): Promise<Actor> {
  const actor = await currentActor();
  const target = guardDecision(path, actor);
  if (target !== null) redirect(localizedPath(locale, target));
  if (!actor) throw new Error(`${path} is guarded by its page but not in src/access/pages.ts`);
  return actor;
}
