import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { feeRequest, filingRequest, makeHeldCustoms, makeProposedFee } from '@/modules/customs/customs.factory';
import { submitEvidence } from '@/modules/dispute/case.commands';
import { evidenceBody } from '@/modules/dispute/case.schema';
import { evidenceRequest, makeCase } from '@/modules/dispute/dispute.factory';
import { makeHeldInsurance, policyRequest } from '@/modules/insurance/insurance.factory';
import { readBooks } from '@/modules/ledger/ledger.queries';
import { editRequest, makeAcceptedSurvey, makeReport, reportRequest } from '@/modules/survey/survey.factory';
import { makeArrivedTransport, makeBegunWork, makeCompletedOrder, makeDeliveredOrder, makeTakenWork, paperRequest, travel, workIdOf } from '@/modules/tracking/tracking.factory';
import { acceptWork } from '@/modules/work/work.commands';
import { makeWork } from '@/modules/work/work.factory';
import { db } from '@/server/db';
import { call } from '../call';
import { PATIENCE } from '../effort';
import { alone, asked, decideAtOnce, type Round } from './rounds';

/** Invariant 3 for what service partners do, fees, evidence and ratings: many at once, one winner, effects once. */

let captain: SignedIn;
beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
});

const now = () => new Date().toISOString();
const work = (dpoId: number) => db.workOrder.findMany({ where: { dpoId }, select: { id: true, kind: true } });

const DECISIONS: Readonly<Record<string, () => Promise<Round>>> = {
  'work_order.accept by one partner': async () => {
    const { workId, insurance, buyer, seller } = await makeWork('insurance', { captain });
    return {
      make: asked('POST /api/insurance/policies/{workId}/accept', await alone(insurance), () => ({ params: { workId } })),
      logged: [['work_order', workId, 'work_order.accept']], told: [['work_accepted', 'workOrderId', workId, [buyer.partyId, seller.partyId, captain.partyId]]],
    };
  },
  'work_order.decline of an offer': async () => {
    const { workId, surveyor } = await makeWork('survey', { captain });
    return {
      make: asked('POST /api/surveyor/requests/{workId}/reject', await alone(surveyor), () => ({ params: { workId } })),
      logged: [['work_order', workId, 'work_order.decline']], told: [['work_declined', 'workOrderId', workId, [captain.partyId]]],
      rows: async () => [await db.workRefusal.count({ where: { workOrderId: workId } })],
    };
  },
  'work_order.decline of what is held': async () => {
    const { workId, surveyor } = await makeAcceptedSurvey({ captain });
    return {
      make: asked('POST /api/surveyor/requests/{workId}/reject', await alone(surveyor), () => ({ params: { workId } })),
      logged: [['work_order', workId, 'work_order.decline']], told: [['work_declined', 'workOrderId', workId, [captain.partyId]]],
      rows: async () => [await db.workRefusal.count({ where: { workOrderId: workId } })],
    };
  },
  'work_order.assign': async () => {
    const { workId, surveyor } = await makeWork('survey', { captain });
    return {
      make: asked('POST /api/captain/work-orders/{workId}/assign', await alone(captain), () => ({ params: { workId }, body: { partyId: surveyor.partyId } })),
      logged: [['work_order', workId, 'work_order.assign']], told: [['work_assigned', 'workOrderId', workId, [surveyor.partyId]]],
    };
  },
  'survey_report.submit': async () => {
    const { workId, surveyor, buyer, seller } = await makeAcceptedSurvey({ captain });
    const body = await reportRequest(surveyor, workId);
    return {
      make: asked('POST /api/surveyor/requests/{workId}/report', await alone(surveyor), (index) => ({ params: { workId }, body: { ...body, remarks: `Counted by ${index}.` } })),
      logged: [['work_order', workId, 'work_order.start'], ['work_order', workId, 'work_order.finish']],
      told: [['survey_passed', 'workOrderId', workId, [buyer.partyId, seller.partyId, captain.partyId]]],
      rows: async () => [await db.surveyReport.count({ where: { workOrderId: workId } }), await db.surveyPhoto.count({ where: { report: { workOrderId: workId } } })],
    };
  },
  'survey_report.edit': async () => {
    const { report, workId, surveyor, buyer, seller } = await makeReport({ captain });
    return {
      make: asked('PUT /api/surveyor/reports/{reportId}', await alone(surveyor), (index) => ({ params: { reportId: report.id }, body: editRequest(report, { verdict: 'failed', remarks: `Wet, says ${index}.` }) })),
      logged: [['survey_report', report.id, 'survey_report.edit']], told: [['survey_changed_failed', 'workOrderId', workId, [buyer.partyId, seller.partyId, captain.partyId]]],
      rows: async () => [-1 + (await db.surveyReport.findUniqueOrThrow({ where: { id: report.id }, select: { version: true } })).version],
    };
  },
  'a policy that is issued': async () => {
    const { workId, insurance, buyer, seller } = await makeHeldInsurance({ captain });
    const body = await policyRequest(insurance);
    return {
      make: asked('POST /api/insurance/policies/{workId}/policy', await alone(insurance), (index) => ({ params: { workId }, body: { ...body, number: `POL-${index}` } })),
      logged: [['work_order', workId, 'work_order.start'], ['work_order', workId, 'work_order.finish']],
      told: [['work_finished', 'workOrderId', workId, [buyer.partyId, seller.partyId, captain.partyId]]],
      rows: async () => [await db.workPaper.count({ where: { workOrderId: workId } }), await db.auditEntry.count({ where: { action: 'work_paper.create', details: { path: ['workOrderId'], equals: workId } } })],
    };
  },
  'a customs filing': async () => {
    const { workId, cha, buyer, seller } = await makeHeldCustoms({ captain });
    return {
      make: asked('POST /api/cha/orders/{workId}/filing', await alone(cha), (index) => ({ params: { workId }, body: filingRequest({ number: `26IN-${index}` }) })),
      logged: [['work_order', workId, 'work_order.start'], ['work_order', workId, 'work_order.finish']],
      told: [['work_finished', 'workOrderId', workId, [buyer.partyId, seller.partyId, captain.partyId]]], rows: async () => [await db.workPaper.count({ where: { workOrderId: workId } })],
    };
  },
  'a transport that starts': async () => {
    const { workId, partner, dpo, rfq, buyer, seller } = await makeTakenWork('transport', { captain });
    return {
      make: asked('POST /api/transporter/orders/{workId}/start', await alone(partner), () => ({ params: { workId } })),
      logged: [['work_order', workId, 'work_order.start'], ['dpo', dpo.id, 'dpo.ship'], ['rfq', rfq.id, 'rfq.follow_shipped']],
      told: [['work_started', 'workOrderId', workId, [buyer.partyId, seller.partyId]], ['order_shipped', 'dpoId', dpo.id, [buyer.partyId, seller.partyId, captain.partyId]]],
    };
  },
  'freight that starts': async () => {
    const { workId, partner, buyer, seller } = await makeTakenWork('logistics', { captain });
    return {
      make: asked('POST /api/logistics/orders/{workId}/start', await alone(partner), () => ({ params: { workId } })),
      logged: [['work_order', workId, 'work_order.start']], told: [['work_started', 'workOrderId', workId, [buyer.partyId, seller.partyId]]],
    };
  },
  'a first milestone': async () => {
    const { workId, partner, buyer, seller } = await makeBegunWork('transport', { captain });
    return {
      make: asked('POST /api/transporter/tracking/{workId}/milestones', await alone(partner), (index) => ({ params: { workId }, body: { kind: 'picked_up', at: now(), place: `Gate ${index}` } })),
      logged: [['work_order', workId, 'work_order.milestone']], told: [['milestone_reached', 'workOrderId', workId, [buyer.partyId, seller.partyId, captain.partyId]]],
      rows: async () => [await db.milestone.count({ where: { workOrderId: workId } })],
    };
  },
  'a paper without a milestone': async () => {
    const { workId, partner } = await makeArrivedTransport({ captain });
    const body = await paperRequest(partner);
    return {
      make: asked('POST /api/transporter/tracking/{workId}/paper', await alone(partner), (index) => ({ params: { workId }, body: { ...body, number: `DN ${index}` } })), logged: [],
      rows: async () => [await db.workPaper.count({ where: { workOrderId: workId } }), await db.auditEntry.count({ where: { action: 'work_paper.create', details: { path: ['workOrderId'], equals: workId } } })],
    };
  },
  'the last milestone, with which goods are delivered': async () => {
    const { dpo, rfq, buyer, seller } = await makeBegunWork('transport', { captain });
    const [workId, forwarder] = [await workIdOf(dpo.id, 'logistics'), await makeSignedIn({ roles: ['logistics'] })];
    await acceptWork(forwarder, 'logistics', workId);
    await call('POST /api/logistics/orders/{workId}/start', { as: forwarder, params: { workId } });
    await travel(forwarder, 'logistics', workId, 'customs_cleared');
    const document = await paperRequest(forwarder);
    const sides = [buyer.partyId, seller.partyId, captain.partyId];
    return {
      make: asked('POST /api/logistics/tracking/{workId}/milestones', await alone(forwarder), () => ({ params: { workId }, body: { kind: 'delivered', at: now(), document } })),
      logged: [['work_order', workId, 'work_order.finish'], ['dpo', dpo.id, 'dpo.deliver'], ['rfq', rfq.id, 'rfq.follow_delivered']], told: [['order_arrived', 'dpoId', dpo.id, sides]],
      rows: async () => [await db.milestone.count({ where: { workOrderId: workId, kind: 'delivered' } }), await db.workPaper.count({ where: { workOrderId: workId } })],
    };
  },
  'work_order.cancel with its order': async () => {
    const { workId, insurance, dpo } = await makeHeldInsurance({ captain });
    return {
      make: asked('POST /api/captain/dpos/{dpoId}/cancel', await alone(captain), () => ({ params: { dpoId: dpo.id }, body: {} })),
      logged: (await work(dpo.id)).map(({ id }) => ['work_order', id, 'work_order.cancel']), told: [['work_cancelled', 'workOrderId', workId, [insurance.partyId]]],
    };
  },
  'fee_offer.create': async () => {
    const { workId, cha, dpo } = await makeHeldCustoms({ captain });
    return {
      make: asked('POST /api/cha/orders/{workId}/fees', await alone(cha), (index) => ({ params: { workId }, body: feeRequest({ amount: `${index + 1}.50` }) })),
      logged: [], told: [['fee_proposed', 'dpoId', dpo.id, [captain.partyId]]],
      rows: async () => [await db.feeOffer.count({ where: { workOrderId: workId } }), await db.auditEntry.count({ where: { action: 'fee_offer.create', details: { path: ['workId'], equals: workId } } })],
    };
  },
  'fee_offer.edit': async () => {
    const { fee, cha } = await makeProposedFee({ captain });
    return {
      make: asked('PUT /api/cha/fees/{feeId}', await alone(cha), (index) => ({ params: { feeId: fee.id }, body: feeRequest({ amount: `${index + 1}.50`, version: 1 }) })),
      // The captain was told of the proposal too.
      logged: [['fee_offer', fee.id, 'fee_offer.edit']], told: [['fee_proposed', 'feeId', fee.id, [captain.partyId, captain.partyId]]],
    };
  },
  'fee_offer.accept': async () => {
    const { fee, cha, dpo, buyer } = await makeProposedFee({ captain });
    const [payment, invoice] = await Promise.all([
      db.payment.findFirstOrThrow({ where: { dpoId: dpo.id }, select: { id: true, amountMinor: true } }), db.invoice.findUniqueOrThrow({ where: { dpoId: dpo.id }, select: { id: true } }),
    ]);
    return {
      make: asked('POST /api/captain/fees/{feeId}/accept', await alone(captain), () => ({ params: { feeId: fee.id }, body: { version: 1 } })),
      logged: [['fee_offer', fee.id, 'fee_offer.accept'], ['payment', payment.id, 'payment.charge'], ['invoice', invoice.id, 'invoice.charge']],
      told: [['fee_accepted', 'feeId', fee.id, [cha.partyId, buyer.partyId]]],
      rows: async () => [await db.invoiceCharge.count({ where: { invoiceId: invoice.id } }), await db.payment.count({ where: { id: payment.id, amountMinor: payment.amountMinor + 4050n } })],
    };
  },
  'fee_offer.decline': async () => {
    const { fee, cha } = await makeProposedFee({ captain });
    return {
      make: asked('POST /api/captain/fees/{feeId}/decline', await alone(captain), () => ({ params: { feeId: fee.id }, body: { version: 1 } })),
      logged: [['fee_offer', fee.id, 'fee_offer.decline']], told: [['fee_declined', 'feeId', fee.id, [cha.partyId]]],
    };
  },
  'fee_offer.accept against fee_offer.decline': async () => {
    const { fee, dpo } = await makeProposedFee({ captain });
    const [accept, decline] = (['accept', 'decline'] as const).map((way) => asked(`POST /api/captain/fees/{feeId}/${way}`, [captain, captain], () => ({ params: { feeId: fee.id }, body: { version: 1 } })));
    return {
      make: (index) => ((index % 2 ? accept : decline) ?? expect.fail())(index), logged: [],
      rows: async () => {
        const { status } = await db.feeOffer.findUniqueOrThrow({ where: { id: fee.id }, select: { status: true } });
        return [await db.auditEntry.count({ where: { action: { in: ['fee_offer.accept', 'fee_offer.decline'] }, entityId: String(fee.id) } }), (await db.invoiceCharge.count({ where: { invoice: { dpoId: dpo.id } } })) + (status === 'declined' ? 1 : 0)];
      },
    };
  },
  'fee_offer.withdraw with the work that is given back': async () => {
    const { fee, workId, cha } = await makeProposedFee({ captain });
    return {
      make: asked('POST /api/cha/requests/{workId}/reject', await alone(cha), () => ({ params: { workId } })),
      logged: [['fee_offer', fee.id, 'fee_offer.withdraw'], ['work_order', workId, 'work_order.decline']], told: [['work_declined', 'workOrderId', workId, [captain.partyId]]],
    };
  },
  'evidence.reject': async () => {
    const { disputeId, seller, arbitrator } = await makeCase(await makeSignedIn({ roles: ['accountant'] }), { captain });
    const evidence = await submitEvidence(seller, disputeId, evidenceBody.parse(await evidenceRequest(seller)));
    return {
      make: asked('POST /api/arbitrator/evidence/{evidenceId}/review', await alone(arbitrator), () => ({ params: { evidenceId: evidence.id }, body: { action: 'reject' } })),
      logged: [['evidence', evidence.id, 'evidence.reject']], told: [['evidence_rejected', 'disputeId', disputeId, [seller.partyId]]],
    };
  },
  'dispute.create against the confirmation of the delivery': async () => {
    const { dpo, buyer, seller, paymentId } = await makeDeliveredOrder({ captain });
    return {
      make: (index) => index % 2
        ? call('POST /api/buyer/orders/{dpoId}/confirm-delivery', { as: buyer, params: { dpoId: dpo.id } })
        : call('POST /api/seller/orders/{dpoId}/disputes', { as: seller, params: { dpoId: dpo.id }, body: { reason: `Unpaid ${index}.` } }),
      logged: [],
      // Released or disputed, and never both.
      rows: async () => [(await db.dispute.count({ where: { dpoId: dpo.id } })) + (await db.payment.count({ where: { id: paymentId, status: 'released' } })), (await db.dispute.count({ where: { dpoId: dpo.id } })) + (await db.ledgerTransfer.count({ where: { dpoId: dpo.id, kind: 'release' } }))],
    };
  },
  'rating.create': async () => {
    const { dpo, buyer, seller, product } = await makeCompletedOrder({ captain });
    return {
      make: asked('POST /api/buyer/orders/{dpoId}/rating', await alone(buyer), (index) => ({ params: { dpoId: dpo.id }, body: { productStars: 1 + (index % 5), supplierStars: 5, message: '' } })),
      logged: [], told: [['order_rated', 'dpoId', dpo.id, [seller.partyId]]],
      rows: async () => [
        await db.rating.count({ where: { dpoId: dpo.id } }), await db.auditEntry.count({ where: { action: 'rating.create', details: { path: ['dpoId'], equals: dpo.id } } }),
        (await db.product.findUniqueOrThrow({ where: { id: product.id }, select: { ratingCount: true } })).ratingCount,
      ],
    };
  },
};

/** Who gave a work order back does not see it any more. */
const LATE: Readonly<Record<string, number>> = { 'work_order.decline of an offer': 404, 'work_order.decline of what is held': 404, 'fee_offer.withdraw with the work that is given back': 404 };

describe('done by many at once', () => {
  it.each(Object.entries(DECISIONS))('%s has one winner, whose effects are there once', async (name, begin) => {
    await decideAtOnce(begin, LATE[name]);
    expect((await readBooks()).isSound).toBe(true);
  }, PATIENCE);
});
