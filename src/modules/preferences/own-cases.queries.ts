import 'server-only';
import { db } from '@/server/db';
import { OLDEST, shownMoney } from './own-data.shapes';

/** The disputes of a party's orders and of its cases, with its own words alone: what others wrote in them may be held back from it. */
export async function readOwnCases(partyId: number) {
  const [disputes, evidence, messages, ratings] = await Promise.all([
    db.dispute.findMany({
      where: { OR: [{ dpo: { OR: [{ buyerId: partyId }, { sellerId: partyId }] } }, { arbitratorId: partyId }] }, orderBy: OLDEST,
      select: {
        id: true, dpoId: true, openedById: true, arbitratorId: true, reason: true, status: true, createdAt: true, assignedAt: true,
        ruling: { select: { outcome: true, currency: true, buyerMinor: true, sellerMinor: true, reason: true, status: true, createdAt: true, approvedAt: true } },
      },
    }),
    db.evidence.findMany({ where: { partyId }, orderBy: OLDEST, select: { disputeId: true, title: true, status: true, createdAt: true, reviewedAt: true, file: { select: { file: { select: { name: true } } } } } }),
    db.caseMessage.findMany({ where: { authorId: partyId }, orderBy: OLDEST, select: { disputeId: true, text: true, createdAt: true, files: { select: { file: { select: { name: true } } }, orderBy: { id: 'asc' } } } }),
    db.rating.findMany({
      where: { OR: [{ dpo: { buyerId: partyId } }, { sellerId: partyId }] }, orderBy: OLDEST,
      select: { dpoId: true, productStars: true, supplierStars: true, message: true, createdAt: true, dpo: { select: { buyerId: true } } },
    }),
  ]);
  return {
    disputes: disputes.map(({ dpoId, openedById, arbitratorId, reason, ruling, ...dispute }) => ({
      ...dispute, orderId: dpoId, as: arbitratorId === partyId ? 'arbitrator' : openedById === partyId ? 'claimant' : 'other_side', reason: openedById === partyId ? reason : null,
      ruling: ruling && {
        outcome: ruling.outcome, currency: ruling.currency, toBuyer: shownMoney(ruling.buyerMinor), toSeller: shownMoney(ruling.sellerMinor), status: ruling.status, createdAt: ruling.createdAt, approvedAt: ruling.approvedAt,
        reason: arbitratorId === partyId ? ruling.reason : null,
      },
    })),
    evidence: evidence.map(({ file, ...piece }) => ({ ...piece, file: file.file.name })),
    case_messages: messages.map(({ files, ...message }) => ({ ...message, files: files.map(({ file }) => file.name) })),
    ratings: ratings.map(({ dpoId, dpo, message, ...rating }) => ({ orderId: dpoId, side: dpo.buyerId === partyId ? 'given' : 'received', ...rating, message: dpo.buyerId === partyId ? message : null })),
  };
}
