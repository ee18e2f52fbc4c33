import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { ENDPOINTS } from '@/http/endpoints';
import type { Deliver } from '../call';
import { frontOf } from './http-front';

/** Starts a server of every call on a free port, and gives the way there. */
export async function listen(): Promise<{ readonly deliver: Deliver; readonly close: () => Promise<void> }> {
  const server = frontOf(ENDPOINTS).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    deliver: async (_, request) => {
      const { pathname, search } = new URL(request.url);
      const body = await request.arrayBuffer();
      return fetch(`http://127.0.0.1:${port}${pathname}${search}`, { method: request.method, headers: request.headers, redirect: 'manual', ...(body.byteLength > 0 ? { body } : {}) });
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
