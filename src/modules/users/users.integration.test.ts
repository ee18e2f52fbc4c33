import { beforeAll, describe, expect, it } from 'vitest';
import { makeParty, makeSignedIn, signedIn, type SignedIn } from '@/modules/account/account.factory';
import { db } from '@/server/db';
import { atOnce, call, type CallName } from '@/test/call';
import { auditOf } from '@/test/effects';
import { endDueBlocks } from './account-state.commands';
import { mailsTo, makeBlocked, makeTrader, makeWaiting } from './users.factory';

const APPROVE = 'POST /api/hr/new-users/approve';
const REJECT = 'POST /api/hr/new-users/reject';
const TEMP = 'POST /api/hr/users/block-temp';
const PERM = 'POST /api/hr/users/block-perm';
const UNBLOCK = 'POST /api/hr/users/unblock';
const DAY = 86_400_000;

let hr: SignedIn;
let captain: SignedIn;

beforeAll(async () => {
  hr = await makeSignedIn({ roles: ['hr'] });
  captain = await makeSignedIn({ roles: ['captain'] });
});

const stateOf = (id: number) => db.party.findUniqueOrThrow({ where: { id }, select: { status: true, blockedUntil: true, blockReason: true, approvedAt: true, rejectedAt: true, rejectReason: true } });
const bellOf = async (partyId: number) => (await db.notification.findMany({ where: { partyId }, orderBy: { id: 'asc' }, select: { kind: true } })).map(({ kind }) => kind);

describe('HR decides about a registration', () => {
  it('approves it: it leaves the list, and the party is told', async () => {
    const party = await makeWaiting();
    expect((await call('GET /api/hr/new-users', { as: hr })).body).toContainEqual(expect.objectContaining({ id: party.partyId, vendor_code: party.vendorCode, role: 'seller', status: 'Active' }));
    expect(await call(APPROVE, { as: hr, body: { userId: party.partyId } })).toMatchObject({ status: 200, body: { success: true } });
    expect((await call('GET /api/hr/new-users', { as: hr })).body).not.toContainEqual(expect.objectContaining({ id: party.partyId }));
    expect(await stateOf(party.partyId)).toMatchObject({ approvedAt: expect.any(Date) as Date, rejectedAt: null });
    expect(await mailsTo(party.email)).toMatchObject([{ kind: 'registration_approved' }]);
    expect(await bellOf(party.partyId)).toEqual(['registration_approved']);
    expect(await auditOf('registration', party.partyId)).toMatchObject([{ action: 'registration.approve', actorId: hr.partyId, details: { from: 'waiting', to: 'approved' } }]);
  });

  it('rejects it with a reason', async () => {
    const party = await makeWaiting();
    expect(await call(REJECT, { as: hr, body: { userId: party.partyId, reason: ' No licence ' } })).toMatchObject({ status: 200 });
    expect(await stateOf(party.partyId)).toMatchObject({ status: 'active', approvedAt: null, rejectedAt: expect.any(Date) as Date, rejectReason: 'No licence' });
    expect(await mailsTo(party.email)).toMatchObject([{ kind: 'registration_rejected', params: { reason: 'No licence' } }]);
    expect(await call(APPROVE, { as: hr, body: { userId: party.partyId } })).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'rejected' } });
  });

  it.each([['many approvals', () => APPROVE], ['both ways', (index: number) => (index % 2 ? APPROVE : REJECT)]] as const)('once, of %s at a time', async (_, which) => {
    const party = await makeWaiting();
    const answers = await atOnce(12, (index) => {
      const name = which(index);
      return call(name as typeof APPROVE, { as: hr, body: { userId: party.partyId, ...(name === REJECT && { reason: 'No' }) } });
    });
    expect([answers.get(200)?.length, answers.get(409)?.length]).toEqual([1, 11]);
    expect([(await auditOf('registration', party.partyId)).length, (await mailsTo(party.email)).length]).toEqual([1, 1]);
  });
});

describe('HR blocks', () => {
  it('for some days, 7 unless said otherwise: out at once, off the shop and the desks, told by mail, and back by itself', async () => {
    const { party, product, sessions, rfq } = await makeTrader();
    const inShop = () => call('GET /api/products/{productId}', { params: { productId: product.id } });
    const onDesk = () => call('GET /api/captain/rfqs/{rfqId}', { as: captain, params: { rfqId: rfq.id } });
    expect([(await inShop()).status, (await onDesk()).status]).toEqual([200, 200]);
    expect(await call('GET /api/seller/rfqs', { as: sessions.cookie })).toMatchObject({ status: 200 });
    expect(await call('GET /api/buyer/rfqs', { as: sessions.bearer, by: 'bearer' })).toMatchObject({ status: 200 });

    const before = Date.now();
    expect(await call(TEMP, { as: hr, body: { userId: party.partyId, reason: 'Unpaid' } })).toMatchObject({ status: 200, body: { success: true } });
    expect(await call('GET /api/seller/rfqs', { as: sessions.cookie })).toMatchObject({ status: 401 });
    expect(await call('GET /api/buyer/rfqs', { as: sessions.bearer, by: 'bearer' })).toMatchObject({ status: 401 });
    expect([(await inShop()).status, (await onDesk()).status]).toEqual([404, 404]);
    expect((await call('GET /api/captain/rfqs', { as: captain })).body).not.toContainEqual(expect.objectContaining({ id: rfq.id }));
    const { blockedUntil } = await stateOf(party.partyId);
    expect(Math.abs((blockedUntil?.getTime() ?? 0) - before - 7 * DAY)).toBeLessThan(60_000);
    expect(await mailsTo(party.email)).toMatchObject([{ kind: 'account_blocked_until', params: { reason: 'Unpaid', until: blockedUntil?.toISOString() } }]);
    expect((await call('GET /api/hr/users', { as: hr })).body).toContainEqual(expect.objectContaining({
      id: party.partyId, status: 'Temporarily Blocked', is_blocked_temp: true, is_blocked_perm: false, is_active: true, block_reason: 'Unpaid',
    }));

    await db.party.update({ where: { id: party.partyId }, data: { blockedUntil: new Date(Date.now() - 1000) }, select: { id: true } });
    expect((await call('GET /api/hr/users', { as: hr })).body).toContainEqual(expect.objectContaining({ id: party.partyId, status: 'Active', is_blocked_temp: false, block_reason: '' }));
    expect(await endDueBlocks()).toBe(1);
    expect([await stateOf(party.partyId), (await inShop()).status, (await onDesk()).status]).toMatchObject([{ status: 'active', blockedUntil: null, blockReason: '' }, 200, 200]);
    expect(await endDueBlocks()).toBe(0);
    expect((await auditOf('account', party.partyId)).map(({ action, actor }) => [action, actor])).toEqual([['account.block_temp', hr.vendorCode], ['account.expire', 'system']]);
    expect(await call('GET /api/seller/rfqs', { as: sessions.cookie })).toMatchObject({ status: 401 });
  });

  it('for good, until it unblocks', async () => {
    const { party, product, sessions } = await makeTrader();
    expect(await call(PERM, { as: hr, body: { userId: party.partyId, reason: 'Fraud' } })).toMatchObject({ status: 200 });
    expect(await call('GET /api/seller/rfqs', { as: sessions.cookie })).toMatchObject({ status: 401 });
    expect((await call('GET /api/products/{productId}', { params: { productId: product.id } })).status).toBe(404);
    expect(await stateOf(party.partyId)).toMatchObject({ status: 'permanently_blocked', blockedUntil: null, blockReason: 'Fraud' });
    expect(await call(UNBLOCK, { as: hr, body: { userId: party.partyId, reason: 'Settled' } })).toMatchObject({ status: 200 });
    expect(await stateOf(party.partyId)).toMatchObject({ status: 'active', blockReason: '' });
    expect((await call('GET /api/products/{productId}', { params: { productId: product.id } })).status).toBe(200);
    expect((await mailsTo(party.email)).map(({ kind }) => kind)).toEqual(['account_blocked', 'account_unblocked']);
    expect(await bellOf(party.partyId)).toEqual(['account_unblocked']);
    expect(await auditOf('account', party.partyId)).toMatchObject([{ details: { reason: 'Fraud' } }, { details: { reason: 'Settled', from: 'permanently_blocked' } }]);
  });

  it('a block that is over counts as none, also before the clock has ended it', async () => {
    const party = await makeBlocked(hr);
    await db.party.update({ where: { id: party.partyId }, data: { blockedUntil: new Date(Date.now() - 1) }, select: { id: true } });
    expect(await call(UNBLOCK, { as: hr, body: { userId: party.partyId, reason: 'x' } })).toMatchObject({ status: 409, body: { status: 'active' } });
    expect(await call(PERM, { as: hr, body: { userId: party.partyId, reason: 'Fraud' } })).toMatchObject({ status: 200 });
  });

  it.each([[TEMP, 'temporary'], [PERM, 'temporary'], [TEMP, 'permanent'], [PERM, 'permanent']] as const)('not what is blocked already: %s on a %s block', async (name, kind) => {
    const party = await makeBlocked(hr, kind);
    expect(await call(name, { as: hr, body: { userId: party.partyId, reason: 'More' } })).toMatchObject({ status: 409, body: { code: 'status_changed', status: `${kind === 'temporary' ? 'temporarily' : 'permanently'}_blocked` } });
  });

  it('once, of many calls at a time', async () => {
    const { party } = await makeTrader();
    const answers = await atOnce(12, (index) => call(index % 2 ? TEMP : PERM, { as: hr, body: { userId: party.partyId, reason: 'Race' } }));
    expect([answers.get(200)?.length, answers.get(409)?.length]).toEqual([1, 11]);
    expect([(await auditOf('account', party.partyId)).length, (await mailsTo(party.email)).length]).toEqual([1, 1]);
    const back = await atOnce(8, () => call(UNBLOCK, { as: hr, body: { userId: party.partyId, reason: 'Race' } }));
    expect([back.get(200)?.length, back.get(409)?.length]).toEqual([1, 7]);
  });
});

const ON_USERS: readonly (readonly [CallName, object])[] = [[APPROVE, {}], [REJECT, { reason: 'x' }], [TEMP, { reason: 'x' }], [PERM, { reason: 'x' }], [UNBLOCK, { reason: 'x' }], ['PUT /api/hr/users/update', { first_name: 'Eve' }]];

describe.each(ON_USERS)('%s', (name, body) => {
  it.each(['captain', 'accountant', 'arbitrator', 'hr', 'admin'])('is refused for a holder of %s, also beside another role', async (role) => {
    for (const roles of [[role], ['seller', role]]) {
      const party = await makeParty({ roles, approved: false });
      expect(await call(name, { as: hr, body: { ...body, userId: party.partyId } })).toMatchObject({ status: 403, body: { code: 'role_protected' } });
    }
  });

  it('is refused for oneself, and answers 404 for nobody', async () => {
    expect(await call(name, { as: hr, body: { ...body, userId: hr.partyId } })).toMatchObject({ status: 403, body: { code: 'own_account' } });
    expect(await call(name, { as: hr, body: { ...body, userId: 2_147_483_647 } })).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it.each([0, -1, 1.5, '1', null, 2_147_483_648, [1], {}])('is refused for the id %j', async (userId) => {
    expect(await call(name, { as: hr, body: { ...body, userId } })).toMatchObject({ status: 400 });
  });
});

it('HR’s lists say where a registration came from, and "Unknown" where nobody knows', async () => {
  const places = [['203.0.113.9', '203.0.113.9'], ['2001:db8::1', '2001:db8::1'], ['', 'Unknown'], ['javascript:alert(1)', 'Unknown'], ['203.0.113.9, 1.2.3.4', 'Unknown']] as const;
  for (const [registeredFrom, shown] of places) {
    const { partyId } = await makeParty();
    await db.party.update({ where: { id: partyId }, data: { registeredFrom }, select: { id: true } });
    expect((await call('GET /api/hr/users', { as: hr })).body).toContainEqual(expect.objectContaining({ id: partyId, ip_address: shown }));
  }
});

it('HR’s roles are all but five, custom ones included', async () => {
  await makeParty();
  await db.role.create({ data: { slug: 'custom-qa9', code: 'QA9', name: 'Auditor' }, select: { id: true } });
  const roles = (await call('GET /api/hr/roles', { as: hr })).body as { code: string }[];
  expect(roles.map(({ code }) => code).sort()).toEqual(['BUY', 'CHA', 'INS', 'LOG', 'QA9', 'SELL', 'SUR', 'TRN']);
});

it('a blocked party is told so by the sign-in alone, and only to the right password', async () => {
  const party = await makeParty({ roles: ['seller'], password: 'Harbour-7-crane' });
  await call(PERM, { as: hr, body: { userId: party.partyId, reason: 'Fraud' } });
  expect(await call('POST /api/auth/login', { body: { vendorCode: party.vendorCode, password: 'Harbour-7-crane' } })).toMatchObject({ status: 403, body: { code: 'account_blocked' } });
  expect(await call('POST /api/auth/login', { body: { vendorCode: party.vendorCode, password: 'wrong' } })).toMatchObject({ status: 401 });
  expect(await call('GET /api/seller/rfqs', { as: await signedIn(party) })).toMatchObject({ status: 401 });
});
