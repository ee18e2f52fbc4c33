import { expect } from 'vitest';
import { db } from '@/server/db';

/** What the audit log says of one thing, in order. */
export async function auditOf(entity: string, id: number) {
  const entries = await db.auditEntry.findMany({
    where: { entity, entityId: String(id) }, orderBy: { seq: 'asc' }, select: { action: true, actorId: true, actor: true, details: true },
  });
  return entries;
}

/** By which of its things a line of the bell is found. */
export type About = 'rfqId' | 'dpqId' | 'dpoId' | 'paymentId' | 'workOrderId' | 'feeId' | 'disputeId' | 'creditNoteId' | 'caseId' | 'contactRequestId' | 'contactFormId' | 'issueId' | 'userId' | 'productId';

/** Who was told of a kind of event about one thing, each checked to have its one outbox message. */
export async function toldOf(kind: string, param: About, id: number): Promise<number[]> {
  const rows = await db.notification.findMany({ where: { kind, params: { path: [param], equals: id } }, select: { id: true, partyId: true }, orderBy: { partyId: 'asc' } });
  const outbox = await db.outboxMessage.findMany({
    where: { dedupe: { in: rows.map((row) => `notification:${row.id}`) } }, select: { kind: true, dedupe: true, payload: true, sentAt: true },
  });
  const byDedupe = (a: { dedupe: string }, b: { dedupe: string }) => a.dedupe.localeCompare(b.dedupe);
  expect(outbox.sort(byDedupe)).toEqual(rows.map((row) => ({
    kind: 'notification', dedupe: `notification:${row.id}`, payload: { notificationId: row.id, partyId: row.partyId }, sentAt: null,
  })).sort(byDedupe));
  return rows.map((row) => row.partyId);
}

/** The numbers in ascending order, for comparing sets of parties. */
export function sorted(...ids: readonly number[]): number[] {
  return [...ids].sort((a, b) => a - b);
}
