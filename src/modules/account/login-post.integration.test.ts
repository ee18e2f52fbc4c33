import { describe, expect, it } from 'vitest';
import { makeParty } from './account.factory';
import { answerLoginPost } from './login-post.commands';

const PASSWORD = 'correct horse battery staple';
let place = 0;
const post = (fields: Record<string, string>, headers: Record<string, string> = {}) => answerLoginPost(new Request('http://localhost/de/login/send', {
  method: 'POST', body: new URLSearchParams(fields), headers: { 'x-forwarded-for': `198.51.100.${(place += 1)}`, ...headers },
}), 'de');
const locationOf = (response: Response) => response.headers.get('location');

describe('the login form without JavaScript', () => {
  it('signs in, and leads to the page that asked for it or to the role’s dashboard', async () => {
    const party = await makeParty({ roles: ['surveyor'], password: PASSWORD });
    const fields = { vendorCode: party.vendorCode, password: PASSWORD };
    const back = await post({ ...fields, next: '/dashboard/surveyor/requests?open=7' });
    expect([back.status, locationOf(back)]).toEqual([303, '/de/dashboard/surveyor/requests?open=7']);
    expect(back.headers.getSetCookie().map((line) => line.split('=')[0])).toHaveLength(2);
    expect(locationOf(await post(fields))).toBe('/de/dashboard/surveyor');
    for (const next of ['//evil.example', 'https://evil.example', '/login']) expect(locationOf(await post({ ...fields, next }))).toBe('/de/dashboard/surveyor');
  });

  it('leads back to the form where it is refused, with the reason and the way on, and without a session', async () => {
    const party = await makeParty({ password: PASSWORD });
    const wrong = await post({ vendorCode: party.vendorCode, password: 'not this one', next: '/profile' });
    expect([wrong.status, locationOf(wrong), wrong.headers.getSetCookie()]).toEqual([303, '/de/login?next=%2Fprofile&refused=invalid_credentials', []]);
    expect(locationOf(await post({ vendorCode: '', password: '' }))).toBe('/de/login?refused=login_fields_required');
  });

  it('refuses what another site’s page sends', async () => {
    const party = await makeParty({ password: PASSWORD });
    const foreign = await post({ vendorCode: party.vendorCode, password: PASSWORD }, { 'sec-fetch-site': 'cross-site' });
    expect([foreign.status, foreign.headers.getSetCookie()]).toEqual([403, []]);
  });
});
