import { ENDPOINTS } from '@/http/endpoints';
import { openApiDocument } from '@/http/openapi';

export const dynamic = 'force-static';

export function GET() {
  return Response.json(openApiDocument(ENDPOINTS));
}
