import { createServer, type Server } from 'node:http';
import type { AnyEndpoint } from '@/http/endpoint';
import { mount } from '@/http/serve';

/** The real handlers of calls behind real HTTP: requests and answers go over a socket, and paths are taken apart as a router does. */
export function frontOf(served: readonly AnyEndpoint[]): Server {
  const parameters = ({ path }: AnyEndpoint) => path.split('{').length;
  // A path that is written out comes before one of the same length with a name in it.
  const routes = [...served].sort((a, b) => parameters(a) - parameters(b)).map((endpoint) => ({ method: endpoint.method, handlers: mount(endpoint), pattern: new RegExp(`^${endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) }));
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    for (const { method, handlers, pattern } of routes) {
      const found = method === request.method && pattern.exec(pathname);
      if (found) return handlers[method](request, { params: Promise.resolve(Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]))) });
    }
    return new Response(null, { status: 404 });
  };
  return createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const headers = new Headers(Object.entries(request.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : [])));
      const body = Buffer.concat(parts);
      void answer(new Request(`http://localhost:3000${request.url ?? '/'}`, { method: request.method ?? 'GET', headers, ...(body.length > 0 ? { body } : {}) })).then(async (made) => {
        response.writeHead(made.status, Object.fromEntries(made.headers)).end(Buffer.from(await made.arrayBuffer()));
      });
    });
  });
}
