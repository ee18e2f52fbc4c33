import { beforeAll, describe, expect, it } from 'vitest';
import { makeProcessingOrder, makeTrade } from '@/modules/order/order.factory';
import { quotationTerms } from '@/modules/quotation/quotation.factory';
import { rfqRequest } from '@/modules/rfq/rfq.factory';
import { ROLE_OF_KIND } from '@/modules/work/work.schema';
import { call, type CallName } from '../call';
import { everything } from '../everything';
import { MUTATING, paramsOf } from '../mutating';
import { CALLS, nameOf } from '../spec-matrix';
import { makeWorld, type World } from '../world';

/** Ids that no row can have, which a careless parser rounds, cuts or turns into another's, or the database throws out as an error of ours. */

/** The first trade of the database: it holds the rows with id 1, so that reading or changing one of them shows. */
let first: World;

beforeAll(async () => {
  first = await makeWorld(makeProcessingOrder);
  expect([first.rfq.id, first.dpq.id, first.product.id, first.dpo.id]).toEqual([1, 1, 1, 1]);
});

/** As the router hands them on. */
const IN_PATHS = [
  '0', '-1', '1.5', '01', '1e3', '+1', '2147483648', '99999999999999999999', 'abc', '\u0000', '1\u0000', '1;2', '../1', '', ' 1', '1 ', '１', '0x1', '%31', "1' OR '1'='1", '1/accept', 'null',
  '\ud800', 'é'.repeat(200),
];
const IN_BODIES = [0, -1, 1.5, 2_147_483_648, 1e21, '1', '01', '1e3', 'abc', '\u0000', '../1', true, [1], {}, { equals: 1 }, '1;2', Number.MAX_SAFE_INTEGER];

describe('an id that can’t be', () => {
  it.each(CALLS.filter(({ path }) => /\{\w+Id\}/.test(path)).map((entry) => [nameOf(entry), entry] as const))('%s answers 400 or 404 in JSON, and does nothing to row 1', async (name, { who }) => {
    const role = (['buyer', 'seller', 'hr', 'admin', 'accountant', 'captain', 'arbitrator', ...Object.values(ROLE_OF_KIND)] as const).find((one) => who === 'signed' || who.includes(one));
    const as = who === 'any' ? null : first[role ?? 'captain'];
    const body = MUTATING.find((mutating) => mutating.name === name)?.right?.(first);
    const before = await everything();
    for (const id of IN_PATHS) {
      const answer = await call(name as CallName, { as, params: paramsOf(name, id), body });
      expect([400, 404], `${JSON.stringify(id)}: ${answer.text}`).toContain(answer.status);
      expect(answer.body).toMatchObject({ success: false, error: expect.stringMatching(/\S/) as string });
    }
    expect(await everything()).toBe(before);
  });

  it.each([
    ['POST /api/buyer/rfqs', 'product_id', 'buyer', () => rfqRequest()],
    ['POST /api/captain/rfqs/{rfqId}/accept', 'deliveryPortId', 'captain', () => quotationTerms()],
    ['PUT /api/captain/dpqs/{dpqId}', 'deliveryPortId', 'captain', () => ({ unitPrice: 1 })],
  ] as const)('%s refuses it in its body too, as %s', async (name, key, who, right) => {
    const { rfq } = await makeTrade({ captain: first.captain });
    const before = await everything();
    for (const id of IN_BODIES) {
      const answer = await call(name, { as: first[who], params: { rfqId: rfq.id, dpqId: first.dpq.id }, body: { ...right(), [key]: id } });
      expect(answer.status, `${JSON.stringify(id)}: ${answer.text}`).toBe(400);
    }
    expect(await everything()).toBe(before);
  });
});
