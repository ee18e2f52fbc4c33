import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { toDecimal } from '@/modules/ledger/money.schema';
import { notify } from '@/modules/notification/notification.commands';
import { unusedFiles } from '@/modules/upload/upload.queries';
import { audit } from '@/server/audit';
import { dayInZone } from '@/server/clock';
import { transact } from '@/server/transact';
import { signedUrl } from '@/server/uploads/storage';
import { findPaymentOrThrow } from './payment.queries';
import type { PaymentAnswer, RemittanceBody } from './payment.schema';

/**
 * A buyer says that it has sent money for an awaited payment, with its bank's paper. No money moves and no status changes:
 * the accountant is told, and records what arrives. Several are taken, since a payment may come in parts.
 *
 * @throws Problem not_found (also another buyer's), status_changed (nothing is awaited), remittance_day_invalid (a day to
 *   come), remittance_too_large (more than is awaited), file_unknown (also another party's, or one handed in before), remittance_advised (this bank reference was sent before)
 */
export async function adviseRemittance(actor: Actor, paymentId: number, { key, bankReference, amount, sentOn }: RemittanceBody): Promise<PaymentAnswer> {
  return transact(async (tx) => {
    const payment = await tx.payment.findFirst({
      where: { id: paymentId, dpo: { buyerId: actor.partyId } },
      select: { status: true, currency: true, amountMinor: true, receivedMinor: true, dpoId: true, dpo: { select: { productName: true, buyer: { select: partyNameFields } } } },
    });
    if (!payment) throw new Problem('not_found');
    if (sentOn > dayInZone(new Date(), actor.timeZone)) throw new Problem('remittance_day_invalid', { field: 'sentOn' });
    // The row's own lock: a receipt that is recorded meanwhile comes before this or after it.
    const { count } = await tx.payment.updateMany({ where: { id: paymentId, status: 'pending' }, data: { version: { increment: 1 } } });
    if (count !== 1) throw new Problem('status_changed', { status: payment.status });
    if (amount !== undefined && amount > payment.amountMinor - payment.receivedMinor) throw new Problem('remittance_too_large', { field: 'amount' });
    const files = await unusedFiles(tx, { ownerId: actor.partyId, ticketHash: null }, 'document', [key]);
    if (files.length !== 1) throw new Problem('file_unknown', { field: 'key' });
    const { id } = await tx.remittanceAdvice.create({ data: { paymentId, bankReference, amountMinor: amount ?? null, sentOn, fileKey: key, submittedById: actor.partyId }, select: { id: true } });
    await audit(tx, { actor: asTransitionActor(actor), action: 'payment.advise', entity: 'payment', entityId: paymentId, details: { adviceId: id, bankReference, ...(amount === undefined ? {} : { amount: toDecimal(amount), currency: payment.currency }) } });
    const params = { paymentId, dpoId: payment.dpoId, title: payment.dpo.productName, buyer: displayName(payment.dpo.buyer) };
    await notify(tx, { kind: 'remittance_advised', params, toRole: 'accountant' });
    return findPaymentOrThrow(tx, paymentId, actor.partyId);
  }, 'remittance_advised');
}

/**
 * Lets somebody see the paper of a remittance advice for a minute: the accountant any, a buyer its own. The log says who looked.
 *
 * @throws Problem not_found, also for another buyer's
 */
export async function openRemittanceFile(actor: Actor, adviceId: number): Promise<string> {
  const scope = actor.role === 'accountant' ? {} : { payment: { dpo: { buyerId: actor.partyId } } };
  return transact(async (tx) => {
    const row = await tx.remittanceAdvice.findFirst({ where: { id: adviceId, ...scope }, select: { fileKey: true, paymentId: true } });
    if (!row) throw new Problem('not_found');
    await audit(tx, { actor: asTransitionActor(actor), action: 'payment.advice_view', entity: 'payment', entityId: row.paymentId, details: { adviceId } });
    return signedUrl(row.fileKey);
  });
}
