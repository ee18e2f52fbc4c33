import 'server-only';
import { localizedPath, type Locale } from '@/i18n/locales';
import { translatorOf } from '@/i18n/translator';
import { noteRequest } from '@/server/lifecycle';
import { plainPage, plainPageHeaders } from '@/server/plain-page.mjs';
import { readCapped } from './body';
import { refuseForeignOrigin } from './origin';
import { Problem } from './problem';

interface FormPost {
  /** As the log calls it, without language: "/login/send". */
  readonly path: string;
  readonly locale: Locale;
  /** The most bytes that it may have; a browser writes a letter as up to nine of them. */
  readonly limit: number;
  /** The page with the form. */
  readonly back: { readonly href: string; readonly text: string };
}

/**
 * The fields of a form that a browser without JavaScript posts; or the page that refuses one which is another site's (403) or
 * too large (413), since there is no form to show again.
 */
export async function readFormPost(request: Request, { path, locale, limit, back }: FormPost): Promise<URLSearchParams | Response> {
  noteRequest(request, { route: `POST ${path}`, party: undefined, role: undefined });
  const t = translatorOf(locale);
  const refuse = (status: number, code: 'foreign_origin' | 'body_too_large') =>
    new Response(plainPage({ locale, status, title: t('site.refusedTitle'), text: t(`errors.${code}`), link: back }), { status, headers: plainPageHeaders() });
  if (isForeign(request)) return refuse(403, 'foreign_origin');
  const bytes = await readCapped(request, limit).catch(() => null);
  return bytes ? new URLSearchParams(new TextDecoder().decode(bytes)) : refuse(413, 'body_too_large');
}

/** Where a form is posted there is nothing to read: whoever opens that address, going back or from a bookmark, is led to the form. */
export function leadToForm(locale: Locale, path: string): Response {
  return new Response(null, { status: 303, headers: { Location: localizedPath(locale, path) } });
}

function isForeign(request: Request): boolean {
  try {
    refuseForeignOrigin(request, false);
    return false;
  } catch (error) {
    if (error instanceof Problem) return true;
    throw error;
  }
}
