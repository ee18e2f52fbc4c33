/**
 * A server of a trade's calls, in a process of its own so that it can be killed: the real handlers behind real HTTP, and
 * the outbox worker. Tells its parent the port, and ends with its parent.
 */
import type { AddressInfo } from 'node:net';
import type { AnyEndpoint } from '@/http/endpoint';
import { postDisputeApprove } from '@/modules/dispute/dispute.endpoints';
import { postBuyerConfirmDelivery, postCaptainDpoCancel, postCaptainDpoConfirm, postCaptainDpqConvert } from '@/modules/order/order.endpoints';
import { postPaymentProcess, postPaymentReceipt, postPaymentRefund } from '@/modules/payment/payment.endpoints';
import { postPayout } from '@/modules/payout/payout.endpoints';
import { postBuyerDpqAccept } from '@/modules/quotation/quotation.endpoints';
import { startOutboxWorker } from '@/server/outbox-worker';
import { frontOf } from './http-front';

const SERVED: readonly AnyEndpoint[] = [
  postBuyerDpqAccept, postCaptainDpqConvert, postCaptainDpoConfirm, postCaptainDpoCancel, postBuyerConfirmDelivery,
  postPaymentReceipt, postPaymentProcess, postPaymentRefund, postDisputeApprove, postPayout,
];

const server = frontOf(SERVED);

startOutboxWorker();
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
