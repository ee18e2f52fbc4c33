import fc from 'fast-check';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { filingRequest } from '@/modules/customs/customs.factory';
import { evidenceRequest, rulingRequest } from '@/modules/dispute/dispute.factory';
import { policyRequest } from '@/modules/insurance/insurance.factory';
import { bookedToday, makeAwaitedPayment } from '@/modules/payment/payment.factory';
import { reportRequest } from '@/modules/survey/survey.factory';
import { BY_AIR, paperRequest } from '@/modules/tracking/tracking.factory';
import { isLastMilestone, isTracked, nextMilestone } from '@/modules/tracking/tracking.schema';
import { makePartners, type Partners } from '@/modules/work/work.factory';
import { ROLE_OF_KIND, WORK_KINDS, type WorkKind } from '@/modules/work/work.schema';
import { db } from '@/server/db';
import { call, patiently, type Answered } from '../call';
import { READY_DAY } from '@/modules/order/ready-day.factory';

/** Random walks through all that happens to an order after its confirmation. What each call is answered depends on where things stand: it may be refused, and the next one comes. */

export type Desks = Partners & Readonly<Record<'captain' | 'accountant' | 'arbitrator', SignedIn>>;
type Walker = Awaited<ReturnType<typeof makeWalker>>;

export async function makeDesks(): Promise<Desks> {
  const [captain, accountant, arbitrator] = [await makeSignedIn({ roles: ['captain'] }), await makeSignedIn({ roles: ['accountant'] }), await makeSignedIn({ roles: ['arbitrator'] })];
  return { ...(await makePartners()), captain, accountant, arbitrator };
}

/** A confirmed order whose money is awaited, and everybody who has to do with it. */
export async function makeWalker(desks: Desks) {
  return { ...(await makeAwaitedPayment({ captain: desks.captain, rfq: { quantity: 3 }, terms: { finalPrice: '33.33' } })), ...desks };
}

/** Where an order stands: what the next calls are made of. */
const look = (dpoId: number) => db.dpo.findUniqueOrThrow({
  where: { id: dpoId },
  select: {
    status: true, goodsReadyOn: true, payments: { select: { status: true, receivedMinor: true } }, accounts: { where: { kind: 'escrow' }, select: { balanceMinor: true } },
    workOrders: { select: { id: true, kind: true, status: true, milestones: { select: { kind: true } }, feeOffers: { orderBy: { id: 'desc' }, take: 1, select: { id: true, status: true, version: true } } } },
    disputes: { orderBy: { id: 'desc' }, take: 1, select: { id: true, status: true, ruling: { select: { status: true } }, evidence: { orderBy: { id: 'desc' }, take: 1, select: { id: true, status: true } } } },
  },
});
type Seen = Awaited<ReturnType<typeof look>>;
type SeenWork = Seen['workOrders'][number];

const MISSING = 2_147_483_647;
const PLACE = { survey: 'surveyor/requests', insurance: 'insurance/policies', transport: 'transporter/orders', logistics: 'logistics/orders', customs: 'cha/requests' } as const;

/** One thing that somebody may ask for. */
interface Act {
  readonly name: string;
  /** Whether it may well succeed now, so that most calls get a walk further. */
  readonly fits: (seen: Seen) => boolean;
  readonly make: (walker: Walker, seen: Seen, index: number) => Promise<Answered>;
}

const workOf = ({ workOrders }: Seen, kind: WorkKind): SeenWork | undefined => workOrders.find((work) => work.kind === kind);
const disputeOf = ({ disputes: [newest] }: Seen) => newest;
const isDisputable = ({ status }: Seen) => ['confirmed', 'processing', 'shipped', 'delivered'].includes(status);
const isOpen = (seen: Seen) => disputeOf(seen) !== undefined && disputeOf(seen)?.ruling?.status !== 'approved';

/** An act on the work of a kind, which fits while that stands as said. */
function onWork(kind: WorkKind, name: string, status: readonly string[], make: (walker: Walker, workId: number, work: SeenWork | undefined, index: number) => Promise<Answered>): Act {
  return {
    name: `${kind}: ${name}`, fits: (seen) => status.includes(workOf(seen, kind)?.status ?? '') && (kind === 'survey' || !isOpen(seen)),
    make: (walker, seen, index) => make(walker, workOf(seen, kind)?.id ?? MISSING, workOf(seen, kind), index),
  };
}

const WORK_ACTS = WORK_KINDS.flatMap((kind): Act[] => {
  const by = ROLE_OF_KIND[kind];
  const acts = [
    onWork(kind, 'accept', ['pending'], (walker, workId) => call(`POST /api/${PLACE[kind]}/{workId}/accept`, { as: walker[by], params: { workId } })),
    onWork(kind, 'decline', [], (walker, workId) => call(`POST /api/${PLACE[kind]}/{workId}/reject`, { as: walker[by], params: { workId } })),
    // Who declined is so asked once more.
    onWork(kind, 'assign', ['pending'], (walker, workId) => call('POST /api/captain/work-orders/{workId}/assign', { as: walker.captain, params: { workId }, body: { partyId: walker[by].partyId } })),
  ];
  if (!isTracked(kind)) return acts;
  const desk = kind === 'transport' ? 'transporter' : 'logistics';
  return [
    ...acts,
    onWork(kind, 'start', ['accepted'], (walker, workId) => call(`POST /api/${desk}/orders/{workId}/start`, { as: walker[by], params: { workId } })),
    ...[1, 2].map(() => onWork(kind, 'milestone', ['in_progress'], async (walker, workId, work, index) => {
      const next = nextMilestone(kind, work?.milestones ?? []) ?? 'picked_up';
      const document = isLastMilestone(kind, next) ? await paperRequest(walker[by], { number: `B/L ${index}` }) : undefined;
      return call(`POST /api/${desk}/tracking/{workId}/milestones`, { as: walker[by], params: { workId }, body: { kind: next, at: new Date().toISOString(), note: BY_AIR, document } });
    })),
  ];
});

const FEE_ACTS: readonly Act[] = [
  onWork('customs', 'propose a fee', ['accepted'], ({ cha }, workId, _, index) => call('POST /api/cha/orders/{workId}/fees', { as: cha, params: { workId }, body: { amount: `${1 + (index % 40)}.50` } })),
  ...(['edit', 'accept', 'decline'] as const).map((way): Act => ({
    name: `${way} a fee`, fits: (seen) => workOf(seen, 'customs')?.feeOffers[0]?.status === 'proposed',
    make: ({ cha, captain }, seen, index) => {
      const [{ id: feeId, version } = { id: MISSING, version: 1 }] = workOf(seen, 'customs')?.feeOffers ?? [];
      if (way === 'edit') return call('PUT /api/cha/fees/{feeId}', { as: cha, params: { feeId }, body: { amount: `${1 + (index % 60)}.25`, version } });
      return call(`POST /api/captain/fees/{feeId}/${way}`, { as: captain, params: { feeId }, body: { version } });
    },
  })),
];

const END_ACTS: readonly Act[] = [
  onWork('survey', 'report', ['accepted'], async ({ surveyor }, workId, _, index) => {
    const body = await reportRequest(surveyor, workId, { verdict: index % 2 ? 'passed' : 'failed' }).catch(() => ({}));
    return call('POST /api/surveyor/requests/{workId}/report', { as: surveyor, params: { workId }, body });
  }),
  onWork('insurance', 'policy', ['accepted'], async ({ insurance }, workId) => call('POST /api/insurance/policies/{workId}/policy', { as: insurance, params: { workId }, body: await policyRequest(insurance) })),
  onWork('customs', 'filing', ['accepted'], ({ cha }, workId) => call('POST /api/cha/orders/{workId}/filing', { as: cha, params: { workId }, body: filingRequest() })),
];

const isAwaited = ({ payments: [payment] }: Seen) => payment?.status === 'pending';
const MONEY_ACTS: readonly Act[] = [
  {
    name: 'a part of the money', fits: isAwaited,
    make: ({ accountant, paymentId }, { payments: [payment] }, index) => call('POST /api/accountant/payments/{paymentId}/receipts', { as: accountant, params: { paymentId }, body: { amount: '5.05', bankReference: `STMT ${paymentId} ${payment?.receivedMinor ?? 0}-${index}`, receivedOn: bookedToday() } }),
  },
  { name: 'the rest of the money', fits: isAwaited, make: ({ accountant, paymentId }) => call('POST /api/accountant/payments/process', { as: accountant, body: { paymentId } }) },
  { name: 'refund', fits: ({ status }) => status === 'cancelled', make: ({ accountant, paymentId }) => call('POST /api/accountant/payments/{paymentId}/refund', { as: accountant, params: { paymentId } }) },
];

const ORDER_ACTS: readonly Act[] = [
  { name: 'process', fits: ({ status }) => status === 'confirmed', make: ({ captain, dpo }) => call('POST /api/captain/dpos/{dpoId}/process', { as: captain, params: { dpoId: dpo.id } }) },
  { name: 'goods ready', fits: ({ status, goodsReadyOn }) => status === 'processing' && goodsReadyOn === null, make: ({ seller, dpo }) => call('POST /api/seller/orders/{dpoId}/goods-ready', { as: seller, params: { dpoId: dpo.id }, body: { date: READY_DAY, packing: 'Pallets' } }) },
  { name: 'cancel', fits: () => false, make: ({ captain, dpo }) => call('POST /api/captain/dpos/{dpoId}/cancel', { as: captain, params: { dpoId: dpo.id }, body: {} }) },
  { name: 'confirm the delivery', fits: ({ status }) => status === 'delivered', make: ({ buyer, dpo }) => call('POST /api/buyer/orders/{dpoId}/confirm-delivery', { as: buyer, params: { dpoId: dpo.id } }) },
  { name: 'rate', fits: ({ status }) => status === 'completed', make: ({ buyer, dpo }) => call('POST /api/buyer/orders/{dpoId}/rating', { as: buyer, params: { dpoId: dpo.id }, body: { productStars: 4, supplierStars: 5, message: '' } }) },
];

const DISPUTE_ACTS: readonly Act[] = [
  ...(['buyer', 'seller'] as const).map((side): Act => ({
    name: `dispute by the ${side}`, fits: (seen) => isDisputable(seen) && !isOpen(seen),
    make: (walker, _, index) => call(`POST /api/${side}/orders/{dpoId}/disputes`, { as: walker[side], params: { dpoId: walker.dpo.id }, body: { reason: `Wet ${index}.` } }),
  })),
  {
    name: 'assign an arbitrator', fits: (seen) => disputeOf(seen)?.status === 'open',
    make: ({ captain, arbitrator }, seen) => call('POST /api/captain/disputes/{disputeId}/assign', { as: captain, params: { disputeId: disputeOf(seen)?.id ?? MISSING }, body: { arbitratorId: arbitrator.partyId } }),
  },
  {
    name: 'evidence', fits: (seen) => disputeOf(seen)?.status === 'under_review',
    make: async ({ buyer }, seen) => call('POST /api/disputes/{disputeId}/evidence', { as: buyer, params: { disputeId: disputeOf(seen)?.id ?? MISSING }, body: await evidenceRequest(buyer) }),
  },
  {
    name: 'weigh evidence', fits: (seen) => disputeOf(seen)?.evidence[0] !== undefined,
    make: ({ arbitrator }, seen, index) => call('POST /api/arbitrator/evidence/{evidenceId}/review', { as: arbitrator, params: { evidenceId: disputeOf(seen)?.evidence[0]?.id ?? MISSING }, body: { action: index % 2 ? 'accept' : 'reject' } }),
  },
  ...(['release', 'refund', 'split'] as const).map((outcome): Act => ({
    name: `rule: ${outcome}`, fits: (seen) => disputeOf(seen)?.status === 'under_review',
    make: ({ arbitrator }, seen, index) => {
      const held = Number(seen.accounts[0]?.balanceMinor ?? 0n);
      const buyerMinor = held === 0 ? 0 : index % held;
      const shares = outcome === 'split' ? { buyerAmount: (buyerMinor / 100).toFixed(2), sellerAmount: ((held - buyerMinor) / 100).toFixed(2) } : {};
      return call('POST /api/arbitrator/cases/{disputeId}/ruling', { as: arbitrator, params: { disputeId: disputeOf(seen)?.id ?? MISSING }, body: rulingRequest({ outcome, ...shares }) });
    },
  })),
  {
    name: 'approve the ruling', fits: (seen) => disputeOf(seen)?.ruling?.status === 'pending',
    make: ({ accountant }, seen) => call('POST /api/accountant/disputes/{disputeId}/approve', { as: accountant, params: { disputeId: disputeOf(seen)?.id ?? MISSING } }),
  },
];

/** Disputes end a walk early: each of the others is there three times. */
const ROAD = [...WORK_ACTS, ...FEE_ACTS, ...END_ACTS, ...MONEY_ACTS, ...ORDER_ACTS];
const ACTS: readonly Act[] = [...ROAD, ...ROAD, ...ROAD, ...DISPUTE_ACTS];

/** What is asked for next: one act or several at once, most of which fit. */
export interface Turn {
  readonly picks: readonly number[];
  readonly isStray: boolean;
}

export const turns = fc.array(fc.record({ picks: fc.array(fc.nat(100_000), { minLength: 1, maxLength: 3 }), isStray: fc.integer({ min: 0, max: 4 }).map((figure) => figure === 0) }), { minLength: 30, maxLength: 40, size: 'max' });

/** Takes a turn. Gives what was asked for and answered. */
export async function take(walker: Walker, { picks, isStray }: Turn): Promise<readonly { readonly name: string; readonly answer: Answered }[]> {
  const seen = await look(walker.dpo.id);
  const open = isStray ? ACTS : ACTS.filter(({ fits }) => fits(seen));
  const choice = open.length > 0 ? open : ACTS;
  return Promise.all(picks.map(async (pick) => {
    const act = choice[pick % choice.length] ?? ACTS[0];
    if (!act) throw new Error('There is nothing to do');
    return { name: act.name, answer: await patiently(() => act.make(walker, seen, pick)) };
  }));
}
