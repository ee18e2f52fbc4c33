import { lastProductId } from '@/modules/catalogue/catalogue.queries';
import { sitemapIndex, xmlResponse } from '@/modules/platform/sitemap.schema';
import { env } from '@/server/env';

export const dynamic = 'force-dynamic';

/** The list of the sitemap's parts. */
export async function GET() {
  return xmlResponse(sitemapIndex(env.appUrl, await lastProductId()));
}
