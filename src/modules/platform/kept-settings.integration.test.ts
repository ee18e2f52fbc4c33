import { beforeAll, describe, expect, it } from 'vitest';
import { makeParty, makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeDeliveredOrder } from '@/modules/tracking/tracking.factory';
import { makeDpq } from '@/modules/quotation/quotation.factory';
import { makeTrade } from '@/modules/order/order.factory';
import { rfqRequest } from '@/modules/rfq/rfq.factory';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import type { SettingAnswer } from './kept-settings.schema';

let admin: SignedIn;
let captain: SignedIn;
beforeAll(async () => {
  admin = await makeSignedIn({ roles: ['admin'] });
  captain = await makeSignedIn({ roles: ['captain'] });
});

const set = (setting: string, value: unknown) => call('PUT /api/admin/config/{setting}', { as: admin, params: { setting }, body: { value } });
const listed = async () => (await call('GET /api/admin/config', { as: admin })).body as SettingAnswer[];

describe('the settings', () => {
  it('are listed with name, value and description, and what they were before anybody set them', async () => {
    const rows = await listed();
    expect(rows.find(({ setting }) => setting === 'platformFeeBasis')).toMatchObject({ value: 2, standard: 2, unit: 'percent', least: 0, most: 20, updatedAt: null });
    expect(rows.every(({ description }) => description.length > 20)).toBe(true);
  });

  it('are changed with an entry in the log that names both values', async () => {
    expect(await set('paymentDays', '30')).toMatchObject({ status: 200, body: { success: true, setting: { setting: 'paymentDays', value: 30, standard: 14 } } });
    expect((await listed()).find(({ setting }) => setting === 'paymentDays')).toMatchObject({ value: 30 });
    const entry = await db.auditEntry.findFirstOrThrow({ where: { action: 'setting.change' }, orderBy: { seq: 'desc' } });
    expect(entry).toMatchObject({ actorId: admin.partyId, entity: 'setting', entityId: 'paymentDays', details: { from: 14, to: 30 } });
  });

  it.each([['paymentDays', '0'], ['paymentDays', 366], ['paymentDays', 1.5], ['platformFeeBasis', '20.01'], ['platformFeeBasis', '1e1'], ['sessionHours', null], ['sessionHours', '']])('refuses %s = %j and keeps what it was', async (setting, value) => {
    const before = await listed();
    expect(await set(setting, value)).toMatchObject({ status: 400, body: { success: false, code: 'setting_invalid', field: 'value' } });
    expect(await listed()).toEqual(before);
  });

  it.each(['nothing', 'listLimit', 'constructor'])('knows no setting %s', async (setting) => {
    expect(await set(setting, 5)).toMatchObject({ status: 404 });
  });

  it('chain when they are set at once: each entry begins where another ended', async () => {
    await atOnce(5, (index) => set('issuesPerHour', 30 + index));
    const entries = await db.auditEntry.findMany({ where: { action: 'setting.change', entityId: 'issuesPerHour' }, orderBy: { seq: 'asc' }, select: { details: true } });
    const steps = entries.map(({ details }) => details as { from: number; to: number });
    expect(steps).toHaveLength(5);
    const byStart = new Map(steps.map(({ from, to }) => [from, to]));
    let value = 20;
    for (let index = 0; index < 5; index += 1) value = byStart.get(value) ?? -1;
    expect(value).toBe((await listed()).find(({ setting }) => setting === 'issuesPerHour')?.value);
  });
});

describe('a changed setting counts at once', () => {
  it('the fee of what is released', async () => {
    const { buyer, dpo } = await makeDeliveredOrder({ captain });
    await set('platformFeeBasis', '3.5');
    await call('POST /api/buyer/orders/{dpoId}/confirm-delivery', { as: buyer, params: { dpoId: dpo.id } });
    const release = await db.ledgerTransfer.findFirstOrThrow({ where: { kind: 'release', dpoId: dpo.id }, select: { entries: { select: { amountMinor: true, account: { select: { kind: true } } } } } });
    const held = -(release.entries.find(({ account }) => account.kind === 'escrow')?.amountMinor ?? 0n);
    const fee = release.entries.find(({ account }) => account.kind === 'fees')?.amountMinor;
    expect(fee).toBe((held * 350n + 5000n) / 10_000n);
  });

  it('how long a quotation can be accepted', async () => {
    await set('quotationValidityDays', 3);
    const dpq = await makeDpq(captain, (await makeTrade({ captain })).rfq.id);
    const { validUntil } = await db.dpqRevision.findFirstOrThrow({ where: { dpqId: dpq.id }, select: { validUntil: true } });
    expect(Math.round((validUntil.getTime() - Date.now()) / 3_600_000)).toBe(72);
  });

  it('how long a session lives, and how long it may be idle', async () => {
    await set('sessionHours', 1);
    const password = 'Harbour-7-crane';
    const party = await makeParty({ password });
    await call('POST /api/auth/login', { body: { vendorCode: party.vendorCode, password } });
    const session = await db.session.findFirstOrThrow({ where: { partyId: party.partyId }, select: { expiresAt: true } });
    expect(Math.round((session.expiresAt.getTime() - Date.now()) / 60_000)).toBe(60);

    const idle = await makeSignedIn();
    await db.session.updateMany({ where: { id: idle.sessionId }, data: { lastSeenAt: new Date(Date.now() - 90 * 60_000) } });
    expect(await call('GET /api/desk', { as: idle })).toMatchObject({ status: 200 });
    await set('sessionIdleHours', 1);
    await db.session.updateMany({ where: { id: idle.sessionId }, data: { lastSeenAt: new Date(Date.now() - 90 * 60_000) } });
    expect(await call('GET /api/desk', { as: idle })).toMatchObject({ status: 401 });
  });

  it('how many RFQs a buyer may send', async () => {
    await set('rfqsPerBuyerHour', 2);
    const buyer = await makeSignedIn({ roles: ['buyer'] });
    const sent = [];
    for (const title of ['One', 'Two', 'Three']) sent.push((await call('POST /api/buyer/rfqs', { as: buyer, body: rfqRequest({ title }) })).status);
    expect(sent).toEqual([201, 201, 429]);
  });
});
