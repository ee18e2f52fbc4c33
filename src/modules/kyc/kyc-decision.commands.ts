import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { refuseOwnAffair } from '@/access/own-affairs';
import { Problem } from '@/http/problem';
import { addresseeOf } from '@/modules/account/party.queries';
import { sendMail } from '@/modules/mail/mail.commands';
import { notify } from '@/modules/notification/notification.commands';
import { appLink } from '@/server/app-link';
import { audit } from '@/server/audit';
import { dayInZone } from '@/server/clock';
import type { Tx } from '@/server/db';
import { transact } from '@/server/transact';
import { SYSTEM_ACTOR } from '@/server/transition';
import { signedUrl } from '@/server/uploads/storage';
import { refreshBadge } from './badge.commands';
import { moveDocument } from './kyc.commands';
import { overdueDocuments } from './kyc.queries';

const DOCUMENTS_PAGE = '/documents';

/** Everything that a decision needs of a paper. */
function findDocument(tx: Tx, id: number) {
  return tx.documentSubmission.findUnique({ where: { id }, select: { id: true, status: true, partyId: true, documentType: true, expiresOn: true } });
}

/**
 * HR approves a paper that waits. The one before of its kind goes, and the party's badge follows.
 *
 * @throws Problem not_found, status_changed, document_expired (its last day has passed while it waited)
 */
export async function approveDocument(actor: Actor, documentId: number): Promise<void> {
  await transact(async (tx) => {
    const row = await findDocument(tx, documentId);
    refuseOwnAffair(actor, row?.partyId);
    if (row?.status === 'pending' && row.expiresOn && row.expiresOn < dayInZone(new Date(), 'UTC')) throw new Problem('document_expired');
    await moveDocument(tx, 'approve', asTransitionActor(actor), row, { decidedAt: new Date(), deciderId: actor.partyId });
    if (!row) return;
    const { partyId, documentType } = row;
    const before = await tx.documentSubmission.findMany({
      where: { partyId, documentType, status: 'approved', id: { not: row.id } }, select: { id: true, status: true }, orderBy: { id: 'asc' },
    });
    if (documentType !== 'supporting') for (const old of before) await moveDocument(tx, 'replace', SYSTEM_ACTOR, old);
    await refreshBadge(tx, partyId);
    await notify(tx, { kind: 'document_approved', params: { documentId, document: documentType }, to: [partyId] });
    const { to, locale, name } = await addresseeOf(tx, partyId);
    await sendMail(tx, { to, locale, kind: 'document_approved', params: { name, document: documentType, link: appLink(locale, DOCUMENTS_PAGE) } });
  });
}

/**
 * HR rejects a paper that waits, with a reason that the party is told.
 *
 * @throws Problem not_found, status_changed
 */
export async function rejectDocument(actor: Actor, documentId: number, reason: string): Promise<void> {
  await transact(async (tx) => {
    const row = await findDocument(tx, documentId);
    refuseOwnAffair(actor, row?.partyId);
    await moveDocument(tx, 'reject', asTransitionActor(actor), row, { decidedAt: new Date(), deciderId: actor.partyId, rejectReason: reason });
    if (!row) return;
    const { partyId, documentType } = row;
    await refreshBadge(tx, partyId);
    await notify(tx, { kind: 'document_rejected', params: { documentId, document: documentType, reason }, to: [partyId] });
    const { to, locale, name } = await addresseeOf(tx, partyId);
    await sendMail(tx, { to, locale, kind: 'document_rejected', params: { name, document: documentType, reason, link: appLink(locale, DOCUMENTS_PAGE) } });
  });
}

/** Approved papers past their last day expire: the badge goes with them, and the party is told. Run by the clock. */
export async function expireDocuments(now = new Date()): Promise<void> {
  for (const { id } of await overdueDocuments(dayInZone(now, 'UTC'))) {
    await transact(async (tx) => {
      const row = await findDocument(tx, id);
      if (row?.status !== 'approved') return;
      await moveDocument(tx, 'expire', SYSTEM_ACTOR, row);
      await refreshBadge(tx, row.partyId);
      await notify(tx, { kind: 'document_expired', params: { documentId: id, document: row.documentType }, to: [row.partyId] });
    }).catch((error: unknown) => {
      // Another process was first.
      if (!(error instanceof Problem && error.code === 'status_changed')) throw error;
    });
  }
}

/**
 * Lets somebody see a paper for a minute: HR any, a party its own. The log says who looked.
 *
 * @throws Problem not_found, also for another party's
 */
export async function openDocument(actor: Actor, documentId: number, scope: { partyId?: number } = {}): Promise<string> {
  return transact(async (tx) => {
    const row = await tx.documentSubmission.findFirst({ where: { id: documentId, ...scope }, select: { id: true, fileKey: true } });
    if (!row) throw new Problem('not_found');
    await audit(tx, { actor: asTransitionActor(actor), action: 'document.view', entity: 'document', entityId: documentId });
    return signedUrl(row.fileKey);
  });
}
