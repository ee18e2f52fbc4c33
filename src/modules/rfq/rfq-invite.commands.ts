import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { titleAsOthersRead } from '@/modules/moderation/moderation.queries';
import { notify } from '@/modules/notification/notification.commands';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { findInvitable } from '@/modules/supplier/supplier.queries';
import { audit } from '@/server/audit';
import { endOfDayInZone } from '@/server/clock';
import type { Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { attachFiles } from './rfq-files.commands';
import { changeAsked, lockRfq, refuseRejected } from './rfq.commands';
import { rfqFields, toRfqAnswer } from './rfq.queries';
import { WEIGHED_STATES, type InviteBody, type RfqAnswer } from './rfq.schema';

/**
 * A buyer invites sellers to offer on an own RFQ: those named, or the verified ones of a category and a port, by name, as
 * many as there is room for (20 on one RFQ). Only those who are new are told. With `sealed` neither buyer nor captain sees
 * what is offered before the deadline's day has ended in the buyer's zone; that is settled before the first offer comes.
 * Files that come with it are new to those who have offered already, who are told.
 *
 * @throws Problem account_rejected, not_found (also another buyer's), status_changed, supplier_unknown, suppliers_none,
 * too_many_suppliers, seal_needs_deadline, rfq_has_offers, file_unknown, too_many_files
 */
export async function inviteSuppliers(actor: Actor, rfqId: number, body: InviteBody): Promise<RfqAnswer> {
  refuseRejected(actor);
  return transact(async (tx) => {
    await lockRfq(tx, rfqId);
    const rfq = await tx.rfq.findFirst({
      where: { id: rfqId, buyerId: actor.partyId },
      select: { id: true, status: true, title: true, responseDeadline: true, sealedUntil: true, product: { select: { sellerId: true } }, invitations: { select: { sellerId: true } }, _count: { select: { offers: true, files: true } } },
    });
    if (!rfq) throw new Problem('not_found');
    if (!WEIGHED_STATES.includes(rfq.status)) throw new Problem('status_changed', { status: rfq.status });
    const known = [actor.partyId, rfq.product?.sellerId ?? 0, ...rfq.invitations.map(({ sellerId }) => sellerId)];
    const added = await newSellers(tx, body, known, SETTINGS.invitationsPerRfq - rfq.invitations.length);
    if (body.sealed && rfq.sealedUntil === null) await seal(tx, actor, rfq);
    await attachFiles(tx, actor, rfqId, body.files, rfq._count.files);
    if (body.files.length > 0) await changeAsked(tx, rfqId);
    await tx.rfqInvitation.createMany({ data: added.map((sellerId) => ({ rfqId, sellerId })) });
    if (added.length > 0 || body.sealed) await audit(tx, { actor: asTransitionActor(actor), action: 'rfq_invitation.create', entity: 'rfq_invitation', entityId: rfqId, details: { sellerIds: added, sealed: body.sealed } });
    await notify(tx, { kind: 'rfq_invited', params: { rfqId, title: await titleAsOthersRead(tx, { id: rfqId, title: rfq.title }) }, to: added });
    return toRfqAnswer(await tx.rfq.findUniqueOrThrow({ where: { id: rfqId }, select: rfqFields }));
  });
}

/** Whom an invitation adds to those who may offer already. */
async function newSellers(tx: Tx, { supplierIds, category, portId }: InviteBody, known: readonly number[], room: number): Promise<number[]> {
  if (supplierIds.length > 0) {
    const wanted = [...new Set(supplierIds)];
    const found = await findInvitable(tx, { ids: wanted }, wanted.length);
    if (found.length < wanted.length) throw new Problem('supplier_unknown', { field: 'supplierIds' });
    const added = found.filter((id) => !known.includes(id));
    if (added.length > room) throw new Problem('too_many_suppliers', { field: 'supplierIds' });
    return added;
  }
  const added = room > 0 ? await findInvitable(tx, { category: category ?? undefined, portId: portId ?? undefined, except: known }, room) : [];
  if (added.length === 0) throw new Problem(room > 0 ? 'suppliers_none' : 'too_many_suppliers', { field: 'category' });
  return added;
}

interface Sealable {
  readonly id: number;
  readonly responseDeadline: Date | null;
  readonly _count: { readonly offers: number };
}

async function seal(tx: Tx, actor: Actor, { id, responseDeadline, _count: { offers } }: Sealable): Promise<void> {
  const until = responseDeadline && endOfDayInZone(responseDeadline, actor.timeZone);
  if (!until || until <= new Date()) throw new Problem('seal_needs_deadline', { field: 'sealed' });
  if (offers > 0) throw new Problem('rfq_has_offers', { field: 'sealed' });
  await tx.rfq.updateMany({ where: { id }, data: { sealedUntil: until, version: { increment: 1 } } });
}
