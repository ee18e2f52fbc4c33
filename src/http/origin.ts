import 'server-only';
import { env } from '@/server/env';
import { typeOf } from './body';
import { Problem } from './problem';

/**
 * Refuses a changing request that another site's page could have sent with our cookie (reliability.md, CSRF).
 * A request with neither header comes from a program, or from a browser that is too old to say: what it sends by cookie must
 * then be JSON, which a foreign page's form can't be, not even an empty one. A form names its kind: what names none is a program's.
 *
 * @param byCookie whether the session cookie is what authorises the request
 * @param hasToken whether what is sent carries a token against forged forms, and so may be a form
 * @throws Problem foreign_origin (403)
 */
export function refuseForeignOrigin(request: Request, byCookie: boolean, hasToken = false): void {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const own = origin !== null && ownOrigins(request).includes(origin);
  // The browser itself says so; an Origin beside it that is ours was made up.
  if (site === 'cross-site') throw new Problem('foreign_origin');
  if (site !== null) {
    const allowed = site === 'same-origin' || (!byCookie && site === 'none');
    if (!allowed && !own) throw new Problem('foreign_origin');
    return;
  }
  const isLikeForm = ![undefined, 'application/json'].includes(typeOf(request));
  if (origin === null ? byCookie && !hasToken && isLikeForm : !own) throw new Problem('foreign_origin');
}

function ownOrigins(request: Request): string[] {
  const host = request.headers.get('host');
  return [new URL(env.appUrl).origin, ...(host ? [`${env.isHttps ? 'https' : 'http'}://${host}`] : [])];
}
