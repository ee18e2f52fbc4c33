import { beforeAll, describe, expect, it } from 'vitest';
import { makeParty, makeSignedIn, signedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeProduct } from '@/modules/catalogue/catalogue.factory';
import { makeConfirmedOrder, makeQuotedTrade, type OrderedTrade, type QuotedTrade } from '@/modules/order/order.factory';
import { quotationTerms } from '@/modules/quotation/quotation.factory';
import { rfqRequest } from '@/modules/rfq/rfq.factory';
import { db } from '@/server/db';
import { call, type Answered, type CallName, type Sent } from './call';
import { expectNoLeak, leaksIn } from './leaks';
import { BUILT, nameOf } from './spec-matrix';

/** Party A's trade is made first, so that it holds the rows with id 1: reading or changing one of them shows. */
let a: QuotedTrade;
let b: QuotedTrade;
let order: OrderedTrade;
let captain: SignedIn;
/** Buyer B, a captain who acts as a buyer, and a buyer whom HR has not approved yet. */
let others: SignedIn[];

beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
  a = await makeQuotedTrade({ captain });
  b = await makeQuotedTrade({ captain });
  order = await makeConfirmedOrder({ captain });
  others = [b.buyer, await makeSignedIn({ roles: ['buyer', 'captain', 'admin'] }), await makeSignedIn({ roles: ['buyer'], approved: false })];
  expect([a.rfq.id, a.dpq.id, a.product.id, order.dpo.id]).toEqual([1, 1, 1, 1]);
});

/** Calls on one thing that has an owner; the parameter is its id. */
const OWNED: readonly { name: CallName; param: string; idOf: (trade: QuotedTrade) => number; body?: object }[] = [
  { name: 'GET /api/buyer/rfqs/{rfqId}', param: 'rfqId', idOf: ({ rfq }) => rfq.id },
  { name: 'POST /api/buyer/dpqs/{dpqId}/accept', param: 'dpqId', idOf: ({ dpq }) => dpq.id, body: {} },
];

/** What stands in the tables now, as a text: equal texts mean that nothing was changed. */
async function everything(): Promise<string> {
  const tables = [
    await db.rfq.findMany({ orderBy: { id: 'asc' } }), await db.rfqMessage.findMany({ orderBy: { id: 'asc' } }), await db.dpq.findMany({ orderBy: { id: 'asc' } }),
    await db.dpqRevision.findMany({ orderBy: { id: 'asc' } }), await db.dpo.findMany({ orderBy: { id: 'asc' } }), await db.payment.findMany({ orderBy: { id: 'asc' } }),
    await db.workOrder.findMany({ orderBy: { id: 'asc' } }), await db.notification.findMany({ orderBy: { id: 'asc' } }), await db.auditEntry.findMany({ orderBy: { seq: 'asc' } }),
    await db.outboxMessage.findMany({ orderBy: { id: 'asc' } }), await db.party.findMany({ orderBy: { id: 'asc' } }), await db.product.findMany({ orderBy: { id: 'asc' } }),
  ];
  return JSON.stringify(tables, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}

describe.each(OWNED)('$name', ({ name, param, idOf, body }) => {
  it.each(['cookie', 'bearer'] as const)('takes another’s for one that never was, by %s, and changes nothing', async (by) => {
    const before = await everything();
    for (const as of others) {
      const foreign = await call(name, { as, by, params: { [param]: idOf(a) }, body });
      const missing = await call(name, { as, by, params: { [param]: 2_147_483_647 }, body });
      expect(foreign.status).toBe(404);
      expect([foreign.status, foreign.text, [...foreign.headers]]).toEqual([missing.status, missing.text, [...missing.headers]]);
    }
    expect(await everything()).toBe(before);
  });

  it('is open to the owner, also from another session', async () => {
    const answer = await call(name, { as: await signedIn(b.buyer), by: 'bearer', params: { [param]: idOf(b) }, body });
    expect(answer).toMatchObject({ status: 200 });
    expectNoLeak(name, answer.body);
  });
});

describe('a party’s lists', () => {
  it('hold the own things alone', async () => {
    const stranger = await makeSignedIn({ roles: ['buyer'] });
    expect((await call('GET /api/buyer/rfqs', { as: stranger })).body).toEqual([]);
    expect((await call('GET /api/buyer/dpqs', { as: stranger })).body).toEqual([]);
    expect((await call('GET /api/buyer/rfqs', { as: a.buyer })).body).toMatchObject([{ id: a.rfq.id }]);
    expect((await call('GET /api/buyer/dpqs', { as: a.buyer })).body).toMatchObject([{ id: a.dpq.id }]);
  });

  it('can’t be widened by anything in the query', async () => {
    const stranger = await makeSignedIn({ roles: ['buyer'] });
    for (const query of ['buyerId=1', 'partyId=1', 'all=true', 'where={}', 'buyer_id[gt]=0', 'role=captain', 'limit=999999']) {
      expect((await call('GET /api/buyer/rfqs', { as: stranger, query })).body).toEqual([]);
    }
  });
});

/** Ids that no database has, as the router hands them on. */
const ODD_IDS = [
  '0', '-1', '1.5', '01', '1e3', '+1', '2147483648', '99999999999999999999', 'abc', '\u0000', '1\u0000', '1;2', '../1', '', ' 1', '1 ', '１', '0x1', '%31', "1' OR '1'='1", '1/accept', 'null',
  '\ud800', 'é'.repeat(200),
];

describe('an id that can’t be', () => {
  const withId = BUILT.filter(({ path }) => /\{\w+Id\}/.test(path)).map(nameOf) as CallName[];

  it.each(withId)('%s answers 400 or 404 in JSON, and does nothing to row 1', async (name) => {
    const before = await everything();
    const [, param = ''] = /\{(\w+)\}/.exec(name) ?? [];
    for (const id of ODD_IDS) {
      const as = name.includes('/buyer/') ? a.buyer : captain;
      const answer = await call(name, { as, params: { [param]: id }, ...(name.startsWith('GET') ? {} : { body: name.endsWith('/rfqs/{rfqId}/accept') ? quotationTerms() : {} }) });
      expect([400, 404], `${JSON.stringify(id)}: ${answer.text}`).toContain(answer.status);
      expect(answer.body).toMatchObject({ success: false, error: expect.stringMatching(/\S/) as string });
    }
    expect(await everything()).toBe(before);
  });

  it.each(['product_id', 'deliveryPortId'])('is refused in a body too, as %s', async (key) => {
    const before = await everything();
    for (const id of [0, -1, 1.5, 2_147_483_648, 1e21, '1', 'abc', true, [1], {}, { equals: 1 }, '1;2', Number.MAX_SAFE_INTEGER]) {
      const answer = key === 'product_id'
        ? await call('POST /api/buyer/rfqs', { as: a.buyer, body: rfqRequest({ product_id: id }) })
        : await call('POST /api/captain/rfqs/{rfqId}/accept', { as: captain, params: { rfqId: a.rfq.id }, body: quotationTerms({ deliveryPortId: id }) });
      expect(answer.status, `${JSON.stringify(id)}: ${answer.text}`).toBe(400);
    }
    expect(await everything()).toBe(before);
  });
});

describe('no answer gives away', () => {
  let answers: { name: string; answer: Answered }[];

  beforeAll(async () => {
    const seller = await makeParty({ roles: ['seller'], password: 'Harbour-7-crane' });
    const product = await makeProduct(seller);
    const open = await makeQuotedTrade({ captain });
    const sent: Readonly<Record<string, Sent>> = {
      'GET /api/products/{productId}': { params: { productId: product.id } },
      'GET /api/products/category/{categoryName}': { params: { categoryName: 'Packaging' } },
      'POST /api/auth/login': { body: { vendorCode: seller.vendorCode, password: 'Harbour-7-crane' } },
      'POST /api/auth/switch-role': { as: await signedIn(a.buyer), body: { role: 'buyer' } },
      'POST /api/auth/logout': { as: await signedIn(a.buyer) },
      'POST /api/buyer/rfqs': { as: a.buyer, body: rfqRequest({ product_id: product.id }) },
      'GET /api/buyer/rfqs/{rfqId}': { as: a.buyer, params: { rfqId: a.rfq.id } },
      'GET /api/captain/rfqs/{rfqId}': { as: captain, params: { rfqId: a.rfq.id } },
      'POST /api/captain/rfqs/{rfqId}/accept': { as: captain, params: { rfqId: (await db.rfq.create({ data: { buyerId: a.buyer.partyId, title: 'To accept', quantity: 1 } })).id }, body: quotationTerms({ message: 'Ready.' }) },
      'POST /api/buyer/dpqs/{dpqId}/accept': { as: open.buyer, params: { dpqId: open.dpq.id } },
      'POST /api/captain/dpqs/{dpqId}/convert-to-dpo': { as: captain, params: { dpqId: open.dpq.id } },
      'POST /api/captain/dpos/{dpoId}/confirm': { as: captain, params: { dpoId: order.dpo.id + 1 } },
      'POST /api/captain/dpos/{dpoId}/process': { as: captain, params: { dpoId: order.dpo.id } },
    };
    answers = [];
    for (const entry of BUILT) {
      const name = nameOf(entry);
      const as = entry.who === 'any' ? null : entry.who.includes('captain') ? captain : a.buyer;
      answers.push({ name, answer: await call(name as CallName, sent[name] ?? { as }) });
    }
  });

  it('more than it must: every built call succeeds here, and holds no forbidden key', () => {
    for (const { name, answer } of answers) {
      expect([200, 201], `${name}: ${answer.text}`).toContain(answer.status);
      expectNoLeak(name, answer.body);
    }
  });

  it('a password’s hash, an address or an e-mail in any text of it', async () => {
    const parties = await db.party.findMany({ select: { email: true, phone: true, passwordHash: true } });
    const secrets = parties.flatMap(({ email, phone, passwordHash }) => [email, phone, ...(passwordHash ? [passwordHash] : [])]);
    const telling = answers.filter(({ name, answer }) => name !== 'GET /api/captain/rfqs/{rfqId}' && secrets.some((secret) => answer.text.includes(secret)));
    expect(telling.map(({ name }) => name)).toEqual([]);
    expect(answers.filter(({ answer }) => /\$argon2|postgres(ql)?:\/\//.test(answer.text)).map(({ name }) => name)).toEqual([]);
  });

  it('what the scan would not see', () => {
    expect(leaksIn('GET /x', { a: [{ passwordHash: 1, b: { reset_token: 2, email: 3 } }], hash: 4, seller: { phone: 5 }, ip_address: 6 })).toEqual(
      ['a.passwordHash', 'a.b.reset_token', 'a.b.email', 'seller.phone', 'ip_address'],
    );
  });
});
