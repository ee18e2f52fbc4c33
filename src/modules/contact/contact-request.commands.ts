import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { refuseOwnAffair } from '@/access/own-affairs';
import { Problem } from '@/http/problem';
import { addresseeOf, displayName, partyNameFields } from '@/modules/account/party.queries';
import { pageLink, sendMail } from '@/modules/mail/mail.commands';
import { namesForOthers } from '@/modules/moderation/moderation.queries';
import { notify } from '@/modules/notification/notification.commands';
import { audit } from '@/server/audit';
import type { Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { transition } from '@/server/transition';
import { contactRequestMachine, type ContactRequestAction } from './contact.machine';
import { asRequesterReads, contactRequestFields, ownContactRequestFields, toContactRequest } from './contact.queries';
import type { ContactRequestAnswer, OwnContactRequest } from './contact.schema';

/**
 * A party asks for a supplier's contact details; HR is told. One request of a pair may wait or be approved at a time
 * (also by a unique index of the database); after a rejection it may ask again.
 *
 * @throws Problem account_not_approved, not_found (nobody who sells has this number), own_contact, contact_requested_already
 */
export async function askForContact(actor: Actor, supplierId: number, reason: string): Promise<OwnContactRequest> {
  if (!actor.approved) throw new Problem('account_not_approved');
  return transact(async (tx) => {
    const subject = await tx.party.findFirst({
      where: { id: supplierId, status: 'active', grants: { some: { role: { slug: 'seller' } } } },
      select: { id: true, ...partyNameFields },
    });
    if (!subject) throw new Problem('not_found');
    if (subject.id === actor.partyId) throw new Problem('own_contact');
    const pair = { requesterId: actor.partyId, subjectId: subject.id };
    const standing = await tx.contactRequest.count({ where: { ...pair, status: { in: ['pending', 'approved'] } } });
    if (standing > 0) throw new Problem('contact_requested_already');
    const request = await tx.contactRequest.create({ data: { ...pair, reason, status: contactRequestMachine.initial }, select: ownContactRequestFields });
    await notify(tx, {
      kind: 'contact_requested',
      params: { contactRequestId: request.id, requester: displayName(actor), party: displayName(subject) },
      toRole: 'hr',
    });
    await audit(tx, { actor: asTransitionActor(actor), action: 'contact_request.create', entity: 'contact_request', entityId: request.id, details: { subjectId: subject.id } });
    const [answer] = await asRequesterReads(tx, [request]);
    if (!answer) throw new Error(`Contact request ${request.id} is gone`);
    return answer;
  });
}

/**
 * HR reveals a party's contact details to the one who asked, who is told.
 *
 * @throws Problem not_found, status_changed
 */
export async function approveContactRequest(actor: Actor, requestId: number): Promise<ContactRequestAnswer> {
  return transact(async (tx) => {
    const { requesterId, party, answer } = await decide(tx, actor, requestId, 'approve');
    await notify(tx, { kind: 'contact_approved', params: { contactRequestId: requestId, party }, to: [requesterId] });
    const { to, locale, name } = await addresseeOf(tx, requesterId);
    await sendMail(tx, { to, locale, kind: 'contact_approved', params: { name, party, link: pageLink(locale, '/profile#contacts') } });
    return answer;
  });
}

/**
 * HR refuses, with a reason that the one who asked is told.
 *
 * @throws Problem not_found, status_changed
 */
export async function rejectContactRequest(actor: Actor, requestId: number, reason: string): Promise<ContactRequestAnswer> {
  return transact(async (tx) => {
    const { requesterId, party, answer } = await decide(tx, actor, requestId, 'reject', reason);
    await notify(tx, { kind: 'contact_rejected', params: { contactRequestId: requestId, party }, to: [requesterId] });
    const { to, locale, name } = await addresseeOf(tx, requesterId);
    await sendMail(tx, { to, locale, kind: 'contact_rejected', params: { name, party, reason } });
    return answer;
  });
}

/** Moves a request; the audit entry says whose details were revealed to whom, or not. */
async function decide(tx: Tx, actor: Actor, requestId: number, action: ContactRequestAction, rejectReason = '') {
  const row = await tx.contactRequest.findUnique({ where: { id: requestId }, select: { id: true, status: true, requesterId: true, subjectId: true } });
  refuseOwnAffair(actor, row?.requesterId, row?.subjectId);
  await transition(tx, {
    machine: contactRequestMachine, action, actor: asTransitionActor(actor), row,
    write: ({ id, from, to }) => tx.contactRequest.updateMany({
      where: { id, status: from }, data: { status: to, rejectReason, decidedAt: new Date(), version: { increment: 1 } },
    }),
    reread: (id) => tx.contactRequest.findUnique({ where: { id }, select: { status: true } }),
    details: { requesterId: row?.requesterId ?? null, subjectId: row?.subjectId ?? null },
  });
  const decided = await tx.contactRequest.findUniqueOrThrow({ where: { id: requestId }, select: { requesterId: true, ...contactRequestFields } });
  return { requesterId: decided.requesterId, party: (await namesForOthers(tx, [decided.subject]))(decided.subject), answer: toContactRequest(decided) };
}
