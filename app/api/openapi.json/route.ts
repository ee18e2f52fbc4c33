import { ENDPOINTS } from '@/http/endpoints';
import { openApiDocument } from '@/http/openapi';
import { API_HEADERS } from '@/http/serve';
import { notificationStream } from '@/modules/notification/notification.stream';

export const dynamic = 'force-static';
/** Caches in front of the server ask again within five minutes of a release. */
export const revalidate = 300;

export function GET() {
  const { 'cache-control': _forCalls, ...headers } = API_HEADERS;
  return Response.json(openApiDocument(ENDPOINTS, [notificationStream]), { headers });
}
