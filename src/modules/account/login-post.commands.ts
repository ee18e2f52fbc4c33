import 'server-only';
import { deviceCookie } from '@/access/device-cookie';
import { safeNextPath } from '@/access/page-guard';
import { dashboardPath } from '@/access/pages';
import { sessionCookie } from '@/access/session-cookie';
import { readFormPost } from '@/http/form-post';
import { Problem } from '@/http/problem';
import { signInPlace } from '@/http/sign-in-place';
import { DEFAULT_LOCALE, isLocale, localizedPath, type Locale } from '@/i18n/locales';
import { translatorOf } from '@/i18n/translator';
import { log } from '@/server/log';
import { LOGIN_POST_PATH, loginBody, LOGIN_REFUSALS, type LoginRefusal } from './identity.schema';
import { signIn } from './session.commands';

/** A name, a password and a way back, each sign written as up to nine. */
const BYTES_LIMIT = 16_384;

const isRefusal = (code: string | undefined): code is LoginRefusal => (LOGIN_REFUSALS as readonly (string | undefined)[]).includes(code);
const refusalOf = (code: string | undefined): LoginRefusal => (isRefusal(code) ? code : 'internal');

/** Signs in by the rules of the call; gives the session, or why there is none. */
async function trySignIn(fields: URLSearchParams, request: Request): Promise<Awaited<ReturnType<typeof signIn>> | LoginRefusal> {
  const parsed = loginBody.safeParse({ vendorCode: fields.get('vendorCode') ?? '', password: fields.get('password') ?? '' });
  if (!parsed.success) return refusalOf(parsed.error.issues[0]?.message);
  try {
    return await signIn(parsed.data.vendorCode, parsed.data.password, signInPlace(request));
  } catch (error) {
    if (!(error instanceof Problem)) log('error', 'account.login_post_failed', { error: String(error) });
    return error instanceof Problem ? refusalOf(error.code) : 'internal';
  }
}

/**
 * Answers the login form of a browser without JavaScript: by the rules of POST /api/auth/login, and with the way on, to the
 * page that asked for the login or to the role's dashboard; where it is refused, back to the form, which says why and keeps
 * that way.
 */
export async function answerLoginPost(request: Request, locale: Locale): Promise<Response> {
  const back = { href: localizedPath(locale, '/login'), text: translatorOf(locale)('account.loginTitle') };
  const fields = await readFormPost(request, { path: LOGIN_POST_PATH, locale, limit: BYTES_LIMIT, back });
  if (fields instanceof Response) return fields;
  const next = safeNextPath(fields.get('next'));
  const headers = new Headers({ 'cache-control': 'no-store' });
  const session = await trySignIn(fields, request);
  if (typeof session === 'string') {
    headers.set('location', `${localizedPath(locale, '/login')}?${new URLSearchParams({ ...(next !== null && { next }), refused: session }).toString()}`);
  } else {
    const { party, role, token, expires, device } = session;
    headers.append('set-cookie', sessionCookie(token, expires));
    headers.append('set-cookie', deviceCookie(device));
    const language = locale === DEFAULT_LOCALE && isLocale(party.locale) ? party.locale : locale;
    headers.set('location', localizedPath(language, next ?? dashboardPath(role)));
  }
  return new Response(null, { status: 303, headers });
}
