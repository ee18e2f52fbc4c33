import { beforeAll, describe, expect, it } from 'vitest';
import { makeParty, makeSignedIn, signedIn, type SignedIn } from '@/modules/account/account.factory';
import { db } from '@/server/db';
import { call, type CallName } from '@/test/call';
import { notify } from './notification.commands';
import { NOTIFICATION_KINDS, type NotificationAnswer, type NotificationKind } from './notification.schema';

const WAYS = [['buyer', '/api/buyer/notifications'], ['seller', '/api/seller/notifications'], ['cha', '/api/notifications']] as const;

function tell(party: { partyId: number }, kind: NotificationKind, params: Readonly<Record<string, string | number>>): Promise<void> {
  return db.$transaction((tx) => notify(tx, { kind, params, to: [party.partyId] }));
}

const PARAMS = { rfqId: 7, dpqId: 8, dpoId: 9, title: 'Steel coil', buyer: 'Alster Import', seller: 'Deccan Metals', revision: 2 };

describe.each(WAYS)('the bell of a %s', (role, path) => {
  let own: SignedIn;
  let other: SignedIn;
  const list = async (as: SignedIn) => (await call(`GET ${path}` as CallName, { as })).body as NotificationAnswer[];
  const read = (as: SignedIn, notificationId: number | string) => call(`PUT ${path}/{notificationId}/read` as CallName, { as, params: { notificationId } });

  beforeAll(async () => {
    [own, other] = [await makeSignedIn({ roles: [role] }), await makeSignedIn({ roles: [role] })];
    for (const party of [own, other]) {
      await tell(party, 'rfq_created', PARAMS);
      await tell(party, 'order_confirmed', PARAMS);
    }
  });

  it('holds the own lines, newest first, in English, with what another language needs', async () => {
    const lines = await list(own);
    expect(lines).toMatchObject([
      { title: 'Order 9 confirmed', message: 'The order for Steel coil is confirmed.', is_read: false, kind: 'order_confirmed', params: PARAMS },
      { title: 'New RFQ 7', message: 'Alster Import asks for a quotation: Steel coil', is_read: false, kind: 'rfq_created', params: PARAMS },
    ]);
    expect(lines.map(({ id }) => id)).not.toEqual((await list(other)).map(({ id }) => id));
  });

  it('marks one of them as read, again without harm, and none of another’s', async () => {
    const [newest] = await list(own);
    const [foreign] = await list(other);
    const twice = [await read(own, newest?.id ?? 0), await read(own, newest?.id ?? 0)];
    for (const answer of twice) expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect((await list(own)).map(({ is_read }) => is_read)).toEqual([true, false]);
    const [refused, missing] = [await read(own, foreign?.id ?? 0), await read(own, 2_147_483_647)];
    expect([refused.status, refused.text]).toEqual([404, missing.text]);
    expect((await list(other)).map(({ is_read }) => is_read)).toEqual([false, false]);
  });

  it('marks all of them as read, and none of another’s', async () => {
    expect(await call(`PUT ${path}/read-all` as CallName, { as: own })).toMatchObject({ status: 200, body: { success: true } });
    expect((await list(own)).map(({ is_read }) => is_read)).toEqual([true, true]);
    expect((await list(other)).map(({ is_read }) => is_read)).toEqual([false, false]);
  });
});

describe('a notification', () => {
  it.each(NOTIFICATION_KINDS)('of the kind %s has a whole sentence', async (kind) => {
    const party = await signedIn(await makeParty());
    await tell(party, kind, PARAMS);
    const [line] = (await call('GET /api/notifications', { as: party })).body as NotificationAnswer[];
    for (const text of [line?.title, line?.message]) {
      expect(text).toMatch(/\S/);
      expect(text).not.toMatch(/[{}]|undefined|null/);
    }
  });

  it('shows what somebody wrote as it was written', async () => {
    const party = await signedIn(await makeParty());
    await tell(party, 'rfq_created', { ...PARAMS, title: '{buyer} $& <b>', buyer: '' });
    expect((await call('GET /api/notifications', { as: party })).body).toMatchObject([{ message: ' asks for a quotation: {buyer} $& <b>' }]);
  });
});
