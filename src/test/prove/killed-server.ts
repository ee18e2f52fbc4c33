/**
 * A server of a trade's calls, in a process of its own so that it can be killed: the real handlers behind real HTTP, and
 * the outbox worker. Tells its parent the port, and ends with its parent.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnyEndpoint } from '@/http/endpoint';
import { mount } from '@/http/serve';
import { postDisputeApprove } from '@/modules/dispute/dispute.endpoints';
import { postBuyerConfirmDelivery, postCaptainDpoCancel, postCaptainDpoConfirm, postCaptainDpqConvert } from '@/modules/order/order.endpoints';
import { postPaymentProcess, postPaymentReceipt, postPaymentRefund } from '@/modules/payment/payment.endpoints';
import { postPayout } from '@/modules/payout/payout.endpoints';
import { postBuyerDpqAccept } from '@/modules/quotation/quotation.endpoints';
import { startOutboxWorker } from '@/server/outbox-worker';

const SERVED: readonly AnyEndpoint[] = [
  postBuyerDpqAccept, postCaptainDpqConvert, postCaptainDpoConfirm, postCaptainDpoCancel, postBuyerConfirmDelivery,
  postPaymentReceipt, postPaymentProcess, postPaymentRefund, postDisputeApprove, postPayout,
];

const ROUTES = SERVED.map((served) => {
  const { POST } = mount(served);
  return { pattern: new RegExp(`^${served.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`), POST };
});

/** The answer of the call that a path names. */
async function answer(path: string, headers: Headers, body: string): Promise<Response> {
  for (const { pattern, POST } of ROUTES) {
    const found = pattern.exec(path);
    if (found) return POST(new Request(`http://localhost:3000${path}`, { method: 'POST', headers, ...(body === '' ? {} : { body }) }), { params: Promise.resolve({ ...found.groups }) });
  }
  return new Response(null, { status: 404 });
}

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const headers = new Headers(Object.entries(request.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : [])));
    void answer(request.url ?? '/', headers, Buffer.concat(parts).toString()).then(async (made) => {
      response.writeHead(made.status, Object.fromEntries(made.headers)).end(await made.text());
    });
  });
});

startOutboxWorker();
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
