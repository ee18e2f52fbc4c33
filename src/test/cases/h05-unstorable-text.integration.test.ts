import { beforeAll, describe, expect, it } from 'vitest';
import { call, type CallName } from '../call';
import { everything } from '../everything';
import { MUTATING, paramsOf } from '../mutating';
import { makeWorld, readerOf, type World } from '../world';
import { CALLS, nameOf } from '../spec-matrix';

/** Text that the database can't keep, or nobody can read: it must be refused before it gets there, whichever field it comes in. */

const UNSTORABLE = { NUL: 'a\u0000b', 'half a sign': 'a\ud800', 'a sign that is none': 'a\uffff', 'more letters than any text may have': 'é'.repeat(20_001) };

let trade: World;
beforeAll(async () => {
  trade = await makeWorld();
});

/** The calls that take texts; which fields are texts is read from their right bodies. */
const TAKING_TEXT = MUTATING.filter(({ right, isTextless }) => right !== undefined && !isTextless);

describe('text that can’t be kept', () => {
  it.each(TAKING_TEXT)('is refused in every text of $name, and nothing is kept', async ({ name, who, right, id }) => {
    const body = right?.(trade) ?? {};
    const fields = Object.entries(body).filter(([, value]) => typeof value === 'string').map(([key]) => key);
    expect(fields).not.toEqual([]);
    const params = paramsOf(name, (await id?.(trade)) ?? trade.dpo.id);
    const before = await everything();
    for (const [what, text] of Object.entries(UNSTORABLE)) {
      for (const field of fields) {
        const answer = await call(name, { as: who === 'nobody' ? null : trade[who], params, body: { ...body, [field]: text } });
        // A password is kept nowhere, and a name that is too long can belong to nobody: such a sign-in is a wrong one.
        expect(name === 'POST /api/auth/login' ? [400, 401] : [400], `${field}, ${what}: ${answer.text}`).toContain(answer.status);
        expect(answer.body).toMatchObject({ success: false, error: expect.stringMatching(/\S/) as string });
      }
    }
    expect(await everything()).toBe(before);
  });
});

describe('NUL in an address', () => {
  it.each(CALLS.filter(({ method }) => method === 'GET').map(nameOf))('is no failure of ours at %s', async (name) => {
    const as = readerOf(trade, name);
    for (const query of ['search=%00', 'category=a%00b', 'sort=%00', 'page=%00', '%00=%00']) {
      const answer = await call(name as CallName, { as, params: paramsOf(name, '\u0000'), query });
      expect(answer.status, `${query}: ${answer.text}`).toBeLessThan(500);
    }
  });
});
