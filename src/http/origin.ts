import 'server-only';
import { env } from '@/server/env';
import { Problem } from './problem';

/**
 * Refuses a changing request that another site's page could have sent with our cookie (reliability.md, CSRF).
 * A request with neither header comes from a program; what it sends must then be JSON, which a foreign page can't send unasked.
 *
 * @param byCookie whether the session cookie is what authorises the request
 * @throws Problem foreign_origin (403)
 */
export function refuseForeignOrigin(request: Request, byCookie: boolean): void {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const own = origin !== null && ownOrigins(request).includes(origin);
  if (site !== null) {
    const allowed = site === 'same-origin' || (!byCookie && site === 'none');
    if (!allowed && !own) throw new Problem('foreign_origin');
    return;
  }
  if (origin !== null && !own) throw new Problem('foreign_origin');
}

function ownOrigins(request: Request): string[] {
  const host = request.headers.get('host');
  return [new URL(env.appUrl).origin, ...(host ? [`${env.isHttps ? 'https' : 'http'}://${host}`] : [])];
}
