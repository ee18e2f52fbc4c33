import 'server-only';
import { redirect } from 'next/navigation';
import { localizedPath, type Locale } from '@/i18n/locales';
import type { Actor } from './actor';
import { guardPage } from './guard-page';
import { isRoleSlug } from './roles';

/** The guard of a page that all roles share: it stands in the dashboard of one, so who has none chooses a role first. */
export async function guardCommonPage(locale: Locale, path: string): Promise<Actor> {
  const actor = await guardPage(locale, path);
  if (!isRoleSlug(actor.role)) redirect(localizedPath(locale, '/role-switch'));
  return actor;
}
