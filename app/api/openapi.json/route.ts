import { ENDPOINTS } from '@/http/endpoints';
import { openApiDocument } from '@/http/openapi';
import { notificationStream } from '@/modules/notification/notification.stream';

export const dynamic = 'force-static';

export function GET() {
  return Response.json(openApiDocument(ENDPOINTS, [notificationStream]));
}
