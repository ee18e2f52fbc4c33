import { apiPage } from '@/http/api-page';
import { ENDPOINTS } from '@/http/endpoints';
import { notificationStream } from '@/modules/notification/notification.stream';

export const dynamic = 'force-static';

/** The OpenAPI document, readable; where scripts run, in the viewer of swagger-ui-dist (scripts/lib/assets.mjs). */
export function GET() {
  return new Response(apiPage([...ENDPOINTS, { ...notificationStream, method: 'GET' }]), { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
