import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { filingRequest } from '@/modules/customs/customs.factory';
import { openDispute } from '@/modules/dispute/dispute.commands';
import { cancelDpo, confirmDpo } from '@/modules/order/order.commands';
import { makeTakenWork } from '@/modules/tracking/tracking.factory';
import { db } from '@/server/db';
import { call } from '@/test/call';
import { toldOf } from '@/test/effects';
import { acceptWork, assignWork, declineWork } from './work.commands';
import { makeWork } from './work.factory';
import { ROLE_OF_KIND, waitsInDispute, WORK_KINDS, type OrderWorkAnswer, type WorkAnswer } from './work.schema';

let captain: SignedIn;

beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
});

const PLACE = { survey: 'surveyor/requests', insurance: 'insurance/policies', transport: 'transporter/orders', logistics: 'logistics/orders', customs: 'cha/requests' } as const;
const listed = async (kind: keyof typeof PLACE, as: SignedIn) => (await call(`GET /api/${PLACE[kind]}`, { as })).body as WorkAnswer[];
const accept = (kind: keyof typeof PLACE, as: SignedIn, workId: number) => call(`POST /api/${PLACE[kind]}/{workId}/accept`, { as, params: { workId } });
const timesTold = (kind: string, partyId: number, workId: number) => db.notification.count({ where: { kind, partyId, params: { path: ['workOrderId'], equals: workId } } });
const readWorkRow = (id: number) => db.workOrder.findUniqueOrThrow({ where: { id }, select: { status: true, holderId: true, assignedToId: true } });

describe.each(WORK_KINDS)('work of the kind %s', (kind) => {
  it('is offered to every verified partner of its role, who are told, and to nobody else', async () => {
    const before = await makeSignedIn({ roles: [ROLE_OF_KIND[kind]] });
    const made = await makeWork(kind, { captain });
    const other = await makeSignedIn({ roles: [ROLE_OF_KIND[kind]] });
    const waiting = await makeSignedIn({ roles: [ROLE_OF_KIND[kind]], approved: false });
    for (const partner of [made[ROLE_OF_KIND[kind]], other]) {
      expect((await listed(kind, partner)).find(({ id }) => id === made.workId)).toMatchObject({ catalog: made.product.name, orderId: made.dpo.id, status: 'pending', kind, isAssigned: false });
    }
    expect((await listed(kind, waiting)).filter(({ id }) => id === made.workId)).toEqual([]);
    expect((await accept(kind, waiting, made.workId)).status).toBe(404);
    expect(await toldOf('work_offered', 'workOrderId', made.workId)).toContain(before.partyId);
    expect(await toldOf('work_offered', 'workOrderId', (await makeWork(kind, { captain })).workId)).not.toContain(waiting.partyId);
  });

  it('is taken by one of two who accept it at once; the other gets 409 and sees it no more', async () => {
    const made = await makeWork(kind, { captain });
    const partners = [made[ROLE_OF_KIND[kind]], await makeSignedIn({ roles: [ROLE_OF_KIND[kind]] })] as const;
    const answers = await Promise.all(partners.map((partner) => accept(kind, partner, made.workId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = partners[answers.findIndex(({ status }) => status === 200)];
    const loser = partners.find((partner) => partner !== winner);
    expect(await readWorkRow(made.workId)).toMatchObject({ status: 'accepted', holderId: winner?.partyId });
    if (!loser) throw new Error('Nobody came second');
    expect((await listed(kind, loser)).filter(({ id }) => id === made.workId)).toEqual([]);
    expect(await accept(kind, loser, made.workId)).toMatchObject({ status: 409, body: { code: 'status_changed', why: 'work_taken' } });
    if (winner) expect(await accept(kind, winner, made.workId)).toMatchObject({ status: 409, body: { code: 'status_changed', why: 'work_yours' } });
    expect(await db.auditEntry.count({ where: { action: 'work_order.accept', entityId: String(made.workId) } })).toBe(1);
  });

  it('waits with the money of an order in dispute, unless it is the survey', async () => {
    const made = await makeWork(kind, { captain });
    if (kind === 'survey') await confirmDpo(captain, made.dpo.id);
    await openDispute(made.buyer, 'buyer', made.dpo.id, { reason: 'The bags are wet.', keys: [] });
    const partner = made[ROLE_OF_KIND[kind]];
    expect((await listed(kind, partner)).find(({ id }) => id === made.workId)).toMatchObject({ status: 'pending', inDispute: true });
    expect(await accept(kind, partner, made.workId)).toMatchObject(waitsInDispute(kind) ? { status: 409, body: { code: 'work_disputed' } } : { status: 200 });
  });
});

describe('work at the moment in which a dispute is opened', () => {
  /** Whether it was done, which is then logged before the dispute, or waits with it. */
  async function standsBeforeDispute(workId: number, dpoId: number, action: 'accept' | 'start' | 'finish', answers: readonly { readonly status: number; readonly body: unknown }[]) {
    const logged = await db.auditEntry.findMany({
      where: { OR: [{ action: `work_order.${action}`, entityId: String(workId) }, { action: 'dispute.create', details: { path: ['dpoId'], equals: dpoId } }] }, select: { action: true }, orderBy: { seq: 'asc' },
    });
    const done = answers.filter(({ status }) => status === 200).length;
    expect(logged.map((entry) => entry.action)).toEqual([...(done === 1 ? [`work_order.${action}`] : []), 'dispute.create']);
    for (const { status, body } of answers) if (status !== 200) expect(['work_disputed', 'status_changed']).toContain((body as { code: string }).code);
  }

  it('is taken before it, or not at all, by one of many', async () => {
    for (let round = 0; round < 3; round += 1) {
      const made = await makeWork('insurance', { captain });
      const partners = [made.insurance, ...(await Promise.all([1, 2, 3].map(() => makeSignedIn({ roles: ['insurance'] }))))];
      const [disputed, ...answers] = await Promise.all([
        call('POST /api/buyer/orders/{dpoId}/disputes', { as: made.buyer, params: { dpoId: made.dpo.id }, body: { reason: 'Wet.' } }),
        ...partners.map((partner) => accept('insurance', partner, made.workId)),
      ]);
      expect(disputed.status, disputed.text).toBe(201);
      await standsBeforeDispute(made.workId, made.dpo.id, 'accept', answers);
    }
  });

  it('is begun or ended before it, or not at all', async () => {
    for (let round = 0; round < 2; round += 1) {
      const way = await makeTakenWork('transport', { captain });
      const [{ id: customsId }, cha] = [await db.workOrder.findUniqueOrThrow({ where: { dpoId_kind: { dpoId: way.dpo.id, kind: 'customs' } }, select: { id: true } }), await makeSignedIn({ roles: ['cha'] })];
      await acceptWork(cha, 'customs', customsId);
      const [disputed, started, filed] = await Promise.all([
        call('POST /api/seller/orders/{dpoId}/disputes', { as: way.seller, params: { dpoId: way.dpo.id }, body: { reason: 'Unpaid.' } }),
        call('POST /api/transporter/orders/{workId}/start', { as: way.partner, params: { workId: way.workId } }),
        call('POST /api/cha/orders/{workId}/filing', { as: cha, params: { workId: customsId }, body: filingRequest() }),
      ]);
      expect(disputed.status, disputed.text).toBe(201);
      await standsBeforeDispute(way.workId, way.dpo.id, 'start', [started]);
      await standsBeforeDispute(customsId, way.dpo.id, 'finish', [filed]);
    }
  });
});

describe('a partner that declines', () => {
  it('does not see the work again; the others do', async () => {
    const { workId, surveyor } = await makeWork('survey', { captain });
    const other = await makeSignedIn({ roles: ['surveyor'] });
    await declineWork(surveyor, 'survey', workId);
    expect(await readWorkRow(workId)).toMatchObject({ status: 'pending', holderId: null });
    expect((await listed('survey', surveyor)).filter(({ id }) => id === workId)).toEqual([]);
    expect((await listed('survey', other)).filter(({ id }) => id === workId)).toHaveLength(1);
    expect((await accept('survey', surveyor, workId)).status).toBe(404);
  });

  it('is not told that the work is offered again, as the others are: whoever held it, or was asked for it alone', async () => {
    const { workId, surveyor } = await makeWork('survey', { captain });
    const [other, third] = [await makeSignedIn({ roles: ['surveyor'] }), await makeSignedIn({ roles: ['surveyor'] })];
    const times = async ({ partyId }: SignedIn) => (await toldOf('work_offered', 'workOrderId', workId)).filter((id) => id === partyId).length;
    await acceptWork(surveyor, 'survey', workId);
    await declineWork(surveyor, 'survey', workId);
    expect([await times(surveyor), await times(other), await times(third)]).toEqual([0, 1, 1]);
    await assignWork(captain, workId, other.partyId);
    await declineWork(other, 'survey', workId);
    expect([await times(surveyor), await times(other), await times(third)]).toEqual([0, 1, 2]);
  });

  it('gives back what it has taken, until it has begun', async () => {
    const { workId, surveyor } = await makeWork('survey', { captain });
    await acceptWork(surveyor, 'survey', workId);
    await declineWork(surveyor, 'survey', workId);
    expect(await readWorkRow(workId)).toEqual({ status: 'pending', holderId: null, assignedToId: null });
    const other = await makeSignedIn({ roles: ['surveyor'] });
    await acceptWork(other, 'survey', workId);
    await db.workOrder.update({ where: { id: workId }, data: { status: 'in_progress' }, select: { id: true } });
    expect(await call('POST /api/surveyor/requests/{workId}/reject', { as: other, params: { workId } })).toMatchObject({ status: 409, body: { code: 'status_changed' } });
  });
});


describe('who hears of work that is given back', () => {
  it('are the others, and not who has just given it back', async () => {
    const other = await makeSignedIn({ roles: ['surveyor'] });
    const { workId, surveyor } = await makeWork('survey', { captain });
    await acceptWork(surveyor, 'survey', workId);
    await declineWork(surveyor, 'survey', workId);
    expect([await timesTold('work_offered', surveyor.partyId, workId), await timesTold('work_offered', other.partyId, workId)]).toEqual([0, 2]);
  });

  it('are all again when the captain’s single choice declines, and the captain', async () => {
    const other = await makeSignedIn({ roles: ['surveyor'] });
    const { workId, surveyor } = await makeWork('survey', { captain });
    await assignWork(captain, workId, surveyor.partyId);
    await declineWork(surveyor, 'survey', workId);
    expect([await timesTold('work_offered', other.partyId, workId), await timesTold('work_declined', captain.partyId, workId)]).toEqual([2, 1]);
  });
});

describe('a side of the order', () => {
  it('is neither offered its work nor told of it, may not take it, and is not assigned to it', async () => {
    const buyer = await makeSignedIn({ roles: ['buyer', 'surveyor'] });
    const seller = await makeSignedIn({ roles: ['seller', 'surveyor'] });
    const { workId } = await makeWork('survey', { captain, buyer, seller });
    const partners = (await call('GET /api/captain/work-orders/{workId}/partners', { as: captain, params: { workId } })).body as { id: number }[];
    for (const side of [buyer, seller]) {
      const as = { ...side, role: 'surveyor' } as SignedIn;
      expect(await timesTold('work_offered', side.partyId, workId)).toBe(0);
      await expect(acceptWork(as, 'survey', workId)).rejects.toMatchObject({ code: 'not_found' });
      await expect(declineWork(as, 'survey', workId)).rejects.toMatchObject({ code: 'not_found' });
      await expect(assignWork(captain, workId, side.partyId)).rejects.toMatchObject({ code: 'partner_unknown' });
      expect(partners.map(({ id }) => id)).not.toContain(side.partyId);
    }
  });
});

describe('the captain', () => {
  it('offers a work order to one partner alone, also to one that had declined it, and to all again', async () => {
    const { workId, surveyor, dpo } = await makeWork('survey', { captain });
    const other = await makeSignedIn({ roles: ['surveyor'] });
    await declineWork(surveyor, 'survey', workId);
    const answer = await call('POST /api/captain/work-orders/{workId}/assign', { as: captain, params: { workId }, body: { partyId: surveyor.partyId } });
    expect((answer.body as { work: OrderWorkAnswer[] }).work).toMatchObject([{ id: workId, assignedTo: surveyor.companyName, refusals: 0 }]);
    expect((await listed('survey', other)).filter(({ id }) => id === workId)).toEqual([]);
    expect((await listed('survey', surveyor)).find(({ id }) => id === workId)).toMatchObject({ isAssigned: true });
    expect((await accept('survey', other, workId)).status).toBe(404);
    expect(await call('POST /api/captain/work-orders/{workId}/assign', { as: captain, params: { workId }, body: { partyId: surveyor.partyId } })).toMatchObject({ status: 409, body: { code: 'work_offered_already', field: 'partyId' } });
    await assignWork(captain, workId, null);
    expect((await listed('survey', other)).find(({ id }) => id === workId)).toMatchObject({ isAssigned: false });
    expect((await call('GET /api/dpos/{entityId}/work', { as: captain, params: { entityId: dpo.id } })).body).toMatchObject([{ id: workId, status: 'pending', holder: null, assignedTo: null }]);
  });

  it('assigns nobody who does not do such work or may not yet, and nothing that is taken', async () => {
    const { workId, surveyor, cha } = await makeWork('survey', { captain });
    const waiting = await makeSignedIn({ roles: ['surveyor'], approved: false });
    const assign = (partyId: number) => call('POST /api/captain/work-orders/{workId}/assign', { as: captain, params: { workId }, body: { partyId } });
    for (const { partyId } of [cha, waiting]) expect(await assign(partyId)).toMatchObject({ status: 400, body: { code: 'partner_unknown' } });
    await acceptWork(surveyor, 'survey', workId);
    expect(await assign(surveyor.partyId)).toMatchObject({ status: 409, body: { code: 'status_changed' } });
  });

  it('finds the partners of a kind by name, approved ones alone', async () => {
    const { workId, insurance } = await makeWork('insurance', { captain });
    const waiting = await makeSignedIn({ roles: ['insurance'], approved: false });
    const found = (await call('GET /api/captain/work-orders/{workId}/partners', { as: captain, params: { workId } })).body as { id: number }[];
    expect(found.map(({ id }) => id)).toContain(insurance.partyId);
    expect(found.map(({ id }) => id)).not.toContain(waiting.partyId);
    expect((await call('GET /api/captain/work-orders/{workId}/partners', { as: captain, params: { workId: 999_999_999 } })).status).toBe(404);
  });
});

describe('a cancelled order', () => {
  it('ends its open work, and tells who holds it; nobody takes it any more', async () => {
    const { workId, insurance, dpo } = await makeWork('insurance', { captain });
    await acceptWork(insurance, 'insurance', workId);
    await cancelDpo(captain, dpo.id, '');
    expect(new Set((await db.workOrder.findMany({ where: { dpoId: dpo.id }, select: { status: true } })).map(({ status }) => status))).toEqual(new Set(['cancelled']));
    expect(await db.notification.count({ where: { kind: 'work_cancelled', partyId: insurance.partyId } })).toBe(1);
    expect((await listed('insurance', insurance)).find(({ id }) => id === workId)).toMatchObject({ status: 'cancelled' });
  });
});
