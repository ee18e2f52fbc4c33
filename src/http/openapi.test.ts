import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from './endpoints';
import { openApiDocument } from './openapi';

interface Operation {
  summary?: string;
  description?: string;
  security?: object[];
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: object;
  responses?: Record<string, object>;
}

const document = JSON.parse(JSON.stringify(openApiDocument(ENDPOINTS))) as { openapi: string; paths: Record<string, Record<string, Operation>> };

describe('the OpenAPI document', () => {
  it('is of version 3.1 and holds as many calls as are declared', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(Object.values(document.paths).flatMap((path) => Object.keys(path))).toHaveLength(ENDPOINTS.length);
  });

  it.each(ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))('describes %s', (_, endpoint) => {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    expect(operation?.summary).toBe(endpoint.summary);
    expect(operation?.description).toBe(`Who may: ${typeof endpoint.access === 'string' ? endpoint.access : endpoint.access.join(', ')}.`);
    expect(Object.keys(operation?.responses ?? {})).toEqual([String('status' in endpoint ? endpoint.status : 200), 'default']);
    expect(operation?.security).toEqual(endpoint.access === 'public' ? [] : [{ bearer: [] }, { cookie: [] }]);
    expect(operation?.requestBody !== undefined).toBe('body' in endpoint);
  });

  it.each(Object.entries(document.paths).flatMap(([path, methods]) => Object.values(methods).map((operation) => [path, operation] as const)))(
    'declares the parameters of %s, each of them required', (path, operation) => {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => name)).toEqual(named);
      expect(inPath.every(({ required }) => required)).toBe(true);
    },
  );
});
