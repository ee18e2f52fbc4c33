import { GUARDED_SEGMENTS } from '@/access/guarded-paths.mjs';
import { LOCALES, localizedPath } from '@/i18n/locales';
import { env } from '@/server/env';

export const dynamic = 'force-dynamic';

/** Public pages for everybody; what needs a session, and the API, for nobody's index. */
export function GET() {
  const guarded = LOCALES.flatMap((locale) => GUARDED_SEGMENTS.map((segment) => `Disallow: ${localizedPath(locale, `/${segment}`)}`));
  const lines = ['User-agent: *', 'Disallow: /api/', ...guarded, '', `Sitemap: ${env.appUrl}/sitemap.xml`, ''];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' } });
}
