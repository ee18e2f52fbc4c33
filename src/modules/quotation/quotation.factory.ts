import type { Actor } from '@/access/actor';
import { paperFacts } from '@/modules/document/paper-facts.schema';
import { db } from '@/server/db';
import { acceptRfq, revisionHash } from './quotation.commands';
import { acceptRfqBody, type DpqAnswer } from './quotation.schema';

/** A body that the captain's acceptance takes. */
export function quotationTerms(over: Readonly<Record<string, unknown>> = {}) {
  return { finalPrice: '12.50', message: '', specifications: '', deliveryPortId: null, deliveryDate: null, paymentTerms: 'EXW', ...over };
}

/** A draft quotation on an RFQ, made by the captain's command. */
export function makeDpq(captain: Actor, rfqId: number, over: Readonly<Record<string, unknown>> = {}): Promise<DpqAnswer> {
  return acceptRfq(captain, rfqId, acceptRfqBody.parse(quotationTerms(over)));
}

/** A newer revision at another price (minor units), as the captain's update leaves it. */
export async function supersede(dpqId: number, unitPriceMinor: bigint): Promise<{ revision: number; hash: string }> {
  const { revisions: [newest] } = await db.dpq.findUniqueOrThrow({ where: { id: dpqId }, select: { revisions: { orderBy: { number: 'desc' }, take: 1 } } });
  if (!newest) throw new Error(`Draft quotation ${dpqId} has no revision`);
  const { currency, quantity, paper, specifications, deliveryPortId, deliveryDate, paymentTerms, message, validUntil } = newest;
  const terms = { unitPriceMinor, currency, quantity, specifications, deliveryPortId, deliveryDate, paymentTerms, message, validUntil };
  const revision = newest.number + 1;
  const hash = revisionHash(dpqId, revision, terms);
  await db.dpqRevision.create({ data: { ...terms, dpqId, number: revision, hash, paper: paperFacts.parse(paper) }, select: { id: true } });
  await db.dpq.update({ where: { id: dpqId }, data: { revision }, select: { id: true } });
  return { revision, hash };
}

/** Lets the validity of a draft quotation's newest revision end a moment ago. */
export async function letExpire(dpqId: number): Promise<void> {
  await db.dpqRevision.updateMany({ where: { dpqId }, data: { validUntil: new Date(Date.now() - 1000) } });
}
