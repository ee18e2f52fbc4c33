import 'server-only';
import * as z from 'zod';
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { AnyEndpoint, StreamEndpoint } from './endpoint';

const totalCount = { description: 'Rows of the whole list', required: true, schema: { type: 'integer', minimum: 0 } } as const;
const refusal = z.object({
  success: z.literal(false), error: z.string(), code: z.string(),
  field: z.string().optional().meta({ description: 'The key of the body at fault' }),
  status: z.string().optional().meta({ description: 'The status that holds now' }),
  why: z.string().optional().meta({ description: 'A code whose sentence says more than that of `code`: what has to come first' }),
}).meta({ id: 'Refusal' });

/** The OpenAPI 3.1 document of the declared calls and streams; nothing in it is written by hand. */
export function openApiDocument(endpoints: readonly AnyEndpoint[], streams: readonly StreamEndpoint[] = []) {
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of endpoints) {
    const access = typeof endpoint.access === 'string' ? endpoint.access : endpoint.access.join(', ');
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: {
        summary: endpoint.summary,
        description: `Who may: ${access}.`,
        tags: [endpoint.path.split('/')[2] ?? 'api'],
        security: endpoint.access === 'public' ? [] : [{ bearer: [] }, { cookie: [] }],
        ...(endpoint.params || endpoint.query
          ? { requestParams: { ...(endpoint.params && { path: endpoint.params }), ...(endpoint.query && { query: endpoint.query }) } }
          : {}),
        ...(endpoint.body && { requestBody: { content: { 'application/json': { schema: endpoint.body }, ...(endpoint.takesForm && { 'multipart/form-data': { schema: endpoint.body } }) } } }),
        responses: {
          [String(endpoint.status ?? 200)]: {
            description: 'Success',
            content: endpoint.file ? { [endpoint.file]: { schema: z.string().meta({ format: 'binary' }) } } : { 'application/json': { schema: endpoint.response } },
            ...(endpoint.isCounted && { headers: { 'X-Total-Count': totalCount } }),
          },
          default: { description: 'A refusal with its code and sentence', content: { 'application/json': { schema: refusal } } },
        },
      },
    };
  }
  for (const { path, summary, access } of streams) {
    paths[path] = {
      get: {
        summary, description: `Who may: ${access}.`, tags: [path.split('/')[2] ?? 'api'], security: [{ bearer: [] }, { cookie: [] }],
        responses: {
          200: { description: 'Server-sent events, until the session or the connection ends', content: { 'text/event-stream': { schema: z.string() } } },
          default: { description: 'A refusal with its code and sentence', content: { 'application/json': { schema: refusal } } },
        },
      },
    };
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Marsa Mart API', version: '1.0.0', description: 'One deal, from the request for quotation to the released escrow.' },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'marsa.session' },
      },
    },
  });
}
