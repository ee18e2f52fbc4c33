import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { lockCharges } from '@/modules/invoice/invoice.queries';
import { acceptFee } from '@/modules/customs/customs.commands';
import { makeProposedFee } from '@/modules/customs/customs.factory';
import { recordMilestone, startTransport } from '@/modules/tracking/tracking.commands';
import { makeBegunWork, makeTakenWork } from '@/modules/tracking/tracking.factory';
import { milestoneBody, type TrackingAnswer } from '@/modules/tracking/tracking.schema';
import { disableUser, editUser } from '@/modules/users/admin-users.commands';
import { blockForDays, blockForGood } from '@/modules/users/users.commands';
import { db } from '@/server/db';
import { call } from '@/test/call';
import { acceptWork, assignWork } from './work.commands';
import { makeWork } from './work.factory';
import type { OrderWorkAnswer, WorkAnswer } from './work.schema';

let captain: SignedIn;
let hr: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  [captain, hr, admin] = await Promise.all([makeSignedIn({ roles: ['captain'] }), makeSignedIn({ roles: ['hr'] }), makeSignedIn({ roles: ['admin'] })]);
});

const takeAway = (workId: number, partyId: number | null = null, reason = 'Nobody answers.') => call('POST /api/captain/work-orders/{workId}/take-away', { as: captain, params: { workId }, body: { reason, partyId } });
const rowOf = (id: number) => db.workOrder.findUniqueOrThrow({ where: { id }, select: { status: true, holderId: true, assignedToId: true } });
const toldOf = (kind: string, { partyId }: SignedIn, workId: number) => db.notification.count({ where: { kind, partyId, params: { path: ['workOrderId'], equals: workId } } });
const OPEN = { status: 'pending', holderId: null, assignedToId: null };

describe('the captain who takes work away', () => {
  it('says why; who held it is told and does not see it again, others are offered it', async () => {
    const other = await makeSignedIn({ roles: ['transporter'] });
    const { workId, partner } = await makeTakenWork('transport', { captain });
    expect(await takeAway(workId, null, ' ')).toMatchObject({ status: 400, body: { code: 'reason_required', field: 'reason' } });
    expect(await takeAway(workId)).toMatchObject({ status: 200, body: { success: true } });
    expect(await rowOf(workId)).toEqual(OPEN);
    expect([await toldOf('work_taken_away', partner, workId), await toldOf('work_offered', partner, workId), await toldOf('work_offered', other, workId)]).toEqual([1, 0, 2]);
    await expect(acceptWork(partner, 'transport', workId)).rejects.toMatchObject({ code: 'not_found' });
    expect(await db.auditEntry.findFirstOrThrow({ where: { action: 'work_order.take_away', entityId: String(workId) }, select: { details: true } })).toMatchObject({ details: { from: 'accepted', to: 'pending', reason: 'Nobody answers.', partyId: partner.partyId } });
    expect(await takeAway(workId)).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'pending' } });
  });

  it('gives it to another, who goes on where the first has stopped; what that has recorded stays with its name', async () => {
    const { workId, partner, dpo, buyer } = await makeBegunWork('transport', { captain });
    const at = () => new Date().toISOString();
    await recordMilestone(partner, 'transport', workId, milestoneBody.parse({ kind: 'picked_up', at: at(), note: 'Call driver@carrier.example' }));
    const next = await makeSignedIn({ roles: ['transporter'] });
    expect(await takeAway(workId, partner.partyId)).toMatchObject({ status: 400, body: { code: 'partner_unknown' } });
    expect((await takeAway(workId, next.partyId)).status).toBe(200);
    expect(await toldOf('work_assigned', next, workId)).toBe(1);
    expect((await call('GET /api/transporter/tracking', { as: next })).body).toEqual([]);
    await acceptWork(next, 'transport', workId);
    await startTransport(next, workId);
    const [seen] = (await call('GET /api/transporter/tracking', { as: next })).body as TrackingAnswer[];
    expect(seen).toMatchObject({ id: workId, status: 'picked_up', next: { kind: 'in_transit' } });
    expect(JSON.stringify(seen)).not.toContain('carrier.example');
    await recordMilestone(next, 'transport', workId, milestoneBody.parse({ kind: 'in_transit', at: at() }));
    expect(await db.milestone.findMany({ where: { workOrderId: workId }, select: { partyId: true }, orderBy: { id: 'asc' } })).toEqual([{ partyId: partner.partyId }, { partyId: next.partyId }]);
    for (const as of [captain, buyer]) {
      const work = (await call('GET /api/dpos/{entityId}/work', { as, params: { entityId: dpo.id } })).body as OrderWorkAnswer[];
      expect(work.find(({ id }) => id === workId)).toMatchObject({ holder: next.companyName, formerHolders: [partner.companyName], refusals: 0 });
    }
    expect(await db.auditEntry.count({ where: { action: 'dpo.ship', entityId: String(dpo.id) } })).toBe(1);
  });

  it('ends a proposed customs fee; an agreed one goes with the work to who does it', async () => {
    const proposed = await makeProposedFee({ captain });
    await takeAway(proposed.workId);
    expect(await db.feeOffer.findUniqueOrThrow({ where: { id: proposed.fee.id }, select: { status: true } })).toEqual({ status: 'declined' });
    const agreed = await makeProposedFee({ captain });
    await acceptFee(captain, agreed.fee.id, agreed.fee.version);
    await takeAway(agreed.workId);
    const next = await makeSignedIn({ roles: ['cha'] });
    const offered = ((await call('GET /api/cha/requests', { as: next })).body as WorkAnswer[]).find(({ id }) => id === agreed.workId);
    expect(offered?.fee).toMatchObject({ id: agreed.fee.id, status: 'accepted' });
    await acceptWork(next, 'customs', agreed.workId);
    expect(await lockCharges(db, agreed.dpo.id)).toMatchObject([{ partyId: next.partyId }]);
  });
});

describe('a partner that may not work any more', () => {
  it('blocked for good, gives back what it holds and what is offered to it alone; captains and others are told', async () => {
    const other = await makeSignedIn({ roles: ['transporter'] });
    const { workId, partner } = await makeTakenWork('transport', { captain });
    const asked = await makeWork('transport', { captain });
    await assignWork(captain, asked.workId, partner.partyId);
    await blockForGood(hr, partner.partyId, 'Fraud.');
    for (const id of [workId, asked.workId]) {
      expect(await rowOf(id)).toEqual(OPEN);
      expect([await toldOf('work_returned', captain, id), await toldOf('work_offered', other, id)]).toEqual([1, 2]);
    }
    expect(await db.auditEntry.count({ where: { action: 'work_order.take_away', entityId: String(workId), actor: 'system' } })).toBe(1);
    await acceptWork(other, 'transport', workId);
    await expect(acceptWork(partner, 'transport', asked.workId)).rejects.toMatchObject({ code: 'authentication_required' });
  });

  it('switched off, or with another role in place of its own, gives it back too; blocked for days it does not', async () => {
    const [off, moved, paused] = await Promise.all([makeTakenWork('transport', { captain }), makeBegunWork('logistics', { captain }), makeTakenWork('transport', { captain })]);
    await disableUser(admin, off.partner.partyId);
    expect(await rowOf(off.workId)).toEqual(OPEN);
    const { firstName, lastName, email } = await db.party.findUniqueOrThrow({ where: { id: moved.partner.partyId }, select: { firstName: true, lastName: true, email: true } });
    await editUser(admin, moved.partner.partyId, { name: `${firstName} ${lastName}`.trim(), email, role: 'buyer' });
    expect(await rowOf(moved.workId)).toEqual(OPEN);
    await blockForDays(hr, paused.partner.partyId, 'Papers.', 3);
    expect(await rowOf(paused.workId)).toMatchObject({ status: 'accepted', holderId: paused.partner.partyId });
  });

  it('holds nothing, when it takes work and is blocked at once', async () => {
    const { workId, surveyor } = await makeWork('survey', { captain });
    await Promise.allSettled([acceptWork(surveyor, 'survey', workId), blockForGood(hr, surveyor.partyId, 'Fraud.')]);
    expect(await rowOf(workId)).toEqual(OPEN);
  });
});
