import { expect, it } from 'vitest';
import { ENDPOINTS } from '@/http/endpoints';
import { openApiDocument } from '@/http/openapi';

/** Calls that leave further keys of their body alone: forms and read rows are sent to them whole, or their callers know of no body. What they take is named key by key all the same. */
const TOLERANT = ['POST /api/captain/dpos/{dpoId}/confirm', 'POST /api/seller/products', 'PUT /api/seller/products/{productId}', 'PUT /api/admin/products/{productId}'];

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } } }>>>>;
  readonly components: { readonly schemas?: Readonly<Record<string, Schema>> };
}
interface Schema {
  readonly $ref?: string;
  readonly additionalProperties?: unknown;
}

it('every other body that holds a key which its call does not know is refused', () => {
  const { paths, components } = JSON.parse(JSON.stringify(openApiDocument(ENDPOINTS))) as Described;
  const schemaOf = (schema: Schema) => (schema.$ref ? components.schemas?.[schema.$ref.split('/').pop() ?? ''] : schema);
  const tolerant = Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods)
    .filter(([, { requestBody }]) => requestBody && schemaOf(requestBody.content['application/json'].schema)?.additionalProperties !== false)
    .map(([method]) => `${method.toUpperCase()} ${path}`));
  expect(tolerant.sort()).toEqual([...TOLERANT].sort());
});
