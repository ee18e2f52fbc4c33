import 'server-only';
import { revalidatePath } from 'next/cache';
import { LOCALES } from '@/i18n/locales';

/**
 * Has public pages made anew before anybody is shown them again, in every language. Inside a request alone: an endpoint calls
 * it when its command is done, since a page that was made before the commit would say what it said.
 *
 * @param paths without language
 */
export function remakePages(paths: readonly string[]): void {
  for (const path of paths) {
    // English is served without its prefix by a rewrite; pages are kept under what the rewrite leads to.
    for (const locale of LOCALES) revalidatePath(`/${locale}${path === '/' ? '' : path}`);
    revalidatePath(path);
  }
}

/**
 * Has every page of one route made anew, in every language; for routes with few pages.
 *
 * @param route as its folder below app
 */
export function remakeRoute(route: string): void {
  revalidatePath(route, 'page');
}
