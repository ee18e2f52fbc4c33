import 'server-only';
import { countWaitingProducts } from '@/modules/catalogue/admin-products.queries';
import { countArbitratorWork } from '@/modules/dispute/case.queries';
import { countPendingRulings, countUnassigned, FREEZING } from '@/modules/dispute/dispute.queries';
import { countHeldTexts } from '@/modules/moderation/moderation.queries';
import { STANDING_OFFERS } from '@/modules/offer/offer.schema';
import { deliveryStates, dpoMachine, PACKING_STATES } from '@/modules/order/order.schema';
import { countUnarranged } from '@/modules/order/order.queries';
import { countPaymentsToBook, countPaymentsToMake } from '@/modules/payment/payment.queries';
import { countPayable } from '@/modules/payout/payout.queries';
import { dpqMachine } from '@/modules/quotation/quotation.schema';
import { isOutdated, offeredTo } from '@/modules/offer/offer.queries';
import { CAPTAINS_TURN, RFQ_GROUPS, WEIGHED_STATES } from '@/modules/rfq/rfq.schema';
import { countHrWork } from '@/modules/users/overview.queries';
import { visibleTo, type Partner } from '@/modules/work/work.queries';
import { HELD_STATES, ROLE_OF_KIND, WORK_KINDS, workMachine, type WorkKind } from '@/modules/work/work.schema';
import { statesWith } from '@/machine/machine';
import { db } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import type { DeskAnswer } from './desk.schema';

/** A buyer's own: the RFQs that its list has under "Need Action", drafts to accept or not, orders whose delivery is to be confirmed or of which it is not said where they go, payments to make. */
async function ofBuyer(buyerId: number): Promise<DeskAnswer> {
  const [rfqs, dpqs, orders, payments] = await Promise.all([
    db.rfq.count({ where: { buyerId, status: { in: [...RFQ_GROUPS.needAction] } } }),
    db.dpq.count({ where: { buyerId, status: { in: statesWith(dpqMachine, 'accept') } } }),
    db.dpo.count({
      where: {
        buyerId, disputes: { none: FREEZING },
        OR: [{ status: { in: statesWith(dpoMachine, 'confirm_delivery') } }, { status: { in: [...deliveryStates(false)] }, delivery: { is: null } }],
      },
    }),
    countPaymentsToMake(buyerId),
  ]);
  return { rfqs, dpqs, orders, payments };
}

/** A seller's: RFQs without an offer or changed since it, orders whose goods are not reported ready or not said how they are packed, surveys without a place and a day: what stands first on each list. */
async function ofSeller(sellerId: number): Promise<DeskAnswer> {
  const open = { AND: [offeredTo(sellerId), unsealedYet(new Date())], status: { in: WEIGHED_STATES }, isWithheld: false } satisfies Prisma.RfqWhereInput;
  const own = { sellerId, status: { in: STANDING_OFFERS } } satisfies Prisma.OfferWhereInput;
  const [unanswered, offers, orders, surveys] = await Promise.all([
    db.rfq.count({ where: { ...open, offers: { none: own } } }),
    db.offer.findMany({ where: { ...own, rfq: open }, select: { askedVersion: true, rfq: { select: { askedVersion: true } } } }),
    db.dpo.count({ where: { sellerId, OR: [
      { goodsReadyOn: null, status: { in: statesWith(dpoMachine, 'goods_ready') } },
      { packingList: { is: null }, status: { in: [...PACKING_STATES, 'completed'] } },
    ] } }),
    countUnarranged(sellerId),
  ]);
  return { rfqs: unanswered + offers.filter(isOutdated).length, orders, surveys };
}

/** RFQs that still take offers: not sealed, or sealed until later. */
const unsealedYet = (now: Date): Prisma.RfqWhereInput => ({ OR: [{ sealedUntil: null }, { sealedUntil: { gt: now } }] });

/** All trades: RFQs that came or were offered on, drafts to revise or convert, orders to confirm or process or whose failed survey waits for a decision, disputes without an arbitrator. What waits for a buyer is left out. */
async function ofCaptain(): Promise<DeskAnswer> {
  const [rfqs, dpqs, dpos, disputes] = await Promise.all([
    db.rfq.count({ where: { status: { in: [...CAPTAINS_TURN] } } }),
    db.dpq.count({ where: { status: { in: [...statesWith(dpqMachine, 'update'), 'accepted'] } } }),
    db.dpo.count({
      where: {
        OR: [
          { status: { in: [...statesWith(dpoMachine, 'confirm'), ...statesWith(dpoMachine, 'process')] } },
          { status: { in: statesWith(dpoMachine, 'accept_survey') }, surveyDecision: null, workOrders: { some: { report: { verdict: 'failed' } } } },
        ],
      },
    }),
    countUnassigned(),
  ]);
  return { rfqs, dpqs, dpos, disputes };
}

/** What HR decides about: papers, contact requests, forms, registrations, help requests. */
async function ofHr(): Promise<DeskAnswer> {
  const work = await countHrWork();
  return {
    documents: work.pendingDocuments, contacts: work.pendingContacts, contactForms: work.pendingContactForms,
    newUsers: work.newRegistrations, issues: work.openIssues,
  };
}

/** What the admin decides about: products and proposed changes, texts that are held back. */
async function ofAdmin(): Promise<DeskAnswer> {
  const [products, heldTexts] = await Promise.all([countWaitingProducts(), countHeldTexts()]);
  return { products, heldTexts };
}

/** What the accountant books: payments that are awaited or go back, rulings to approve, wallets to pay out. */
async function ofAccountant(): Promise<DeskAnswer> {
  const [payments, disputes, wallets] = await Promise.all([countPaymentsToBook(), countPendingRulings(), countPayable()]);
  return { payments, disputes, wallets };
}

/** Orders on which work goes on, whatever kind it is. */
const UNDISPUTED = { dpo: { disputes: { none: FREEZING } } } satisfies Prisma.WorkOrderWhereInput;
const OFFERED = { status: workMachine.initial } satisfies Prisma.WorkOrderWhereInput;
const TAKEN = { status: { in: statesWith(workMachine, 'start') } } satisfies Prisma.WorkOrderWhereInput;
const UNDER_WAY = { status: { in: statesWith(workMachine, 'finish') } } satisfies Prisma.WorkOrderWhereInput;
/** Orders whose goods or whose ship may start: what waitOfStart says of a row, asked of the database. */
const STARTABLE = {
  transport: {
    OR: [
      // What another has begun goes on in any case: its goods are on their way.
      { trackingNumber: { not: null } },
      {
        dpo: {
          status: 'processing', goodsReadyOn: { not: null }, payments: { some: {}, every: { OR: [{ status: { in: [...HELD_STATES] } }, { amountMinor: 0 }] } },
          OR: [{ surveyDecision: { not: null } }, { workOrders: { none: { report: { verdict: 'failed' } } } }],
        },
      },
    ],
  },
  logistics: { dpo: { status: { in: ['processing', 'shipped'] } } },
} satisfies Record<string, Prisma.WorkOrderWhereInput>;
/** Its next milestone is to come, or its order has ended and its paper is missing. */
const TO_TRACK = { trackingNumber: { not: null }, OR: [{ dpo: { status: { notIn: ['completed', 'cancelled'] } } }, { paper: null }], AND: [UNDER_WAY, UNDISPUTED] } satisfies Prisma.WorkOrderWhereInput;

/**
 * What a partner has to do on each of its lists: the rows in which an action is due (`isWaiting`, which the lists sort by).
 * Work in a dispute waits with it, a survey excepted.
 */
async function ofPartner(partner: Partner, kind: WorkKind): Promise<DeskAnswer> {
  const count = (...due: Prisma.WorkOrderWhereInput[]) => db.workOrder.count({ where: { AND: [visibleTo(partner, kind), { OR: due }] } });
  const offered = { AND: [OFFERED, UNDISPUTED] };
  const taken = { AND: [TAKEN, UNDISPUTED] };
  switch (kind) {
    case 'survey': return { requests: await count(OFFERED, TAKEN, UNDER_WAY) };
    case 'insurance': return { policies: await count(offered, taken, { AND: [UNDER_WAY, UNDISPUTED] }) };
    case 'customs': {
      const unpriced = { AND: [{ OR: [TAKEN, UNDER_WAY] }, { dpo: { payments: { some: { status: 'pending' as const } } } }, { feeOffers: { none: { OR: [{ partyId: partner.partyId }, { status: 'accepted' as const }] } } }] };
      const [requests, orders] = await Promise.all([count(offered, unpriced), count(taken, { AND: [UNDER_WAY, UNDISPUTED] }, unpriced)]);
      return { requests, orders };
    }
    default: {
      const [orders, tracking] = await Promise.all([count(offered, { AND: [taken, STARTABLE[kind]] }), count(TO_TRACK)]);
      return { orders, tracking };
    }
  }
}

/** How much waits for a party in the role in which it acts. Roles without work lists have nothing. */
export async function countWaiting({ partyId, role, approved }: Partner & { role: string | null }): Promise<DeskAnswer> {
  if (role === 'buyer') return ofBuyer(partyId);
  if (role === 'seller') return ofSeller(partyId);
  if (role === 'hr') return ofHr();
  if (role === 'admin') return ofAdmin();
  if (role === 'arbitrator') return countArbitratorWork(partyId);
  if (role === 'accountant') return ofAccountant();
  if (role === 'captain') return ofCaptain();
  const kind = WORK_KINDS.find((candidate) => ROLE_OF_KIND[candidate] === role);
  return kind ? ofPartner({ partyId, approved }, kind) : {};
}
