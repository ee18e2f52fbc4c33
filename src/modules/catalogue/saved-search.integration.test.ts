import { describe, expect, it } from 'vitest';
import { makeSignedIn } from '@/modules/account/account.factory';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { db } from '@/server/db';
import { call } from '@/test/call';
import { makePort, makeProduct } from './catalogue.factory';
import { tellOfSavedSearches } from './saved-search-notice.commands';
import { makeMarked, makeSavedSearch, savedSearchRequest } from './saved-search.factory';

const HOUR = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * HOUR);

async function aSeller() {
  return { ...(await makeSignedIn({ roles: ['seller'] })), companyName: 'Port Ltd' };
}

describe('favourites', () => {
  const ids = async (as: Awaited<ReturnType<typeof makeSignedIn>>) => (await call('GET /api/buyer/favourites/ids', { as })).body;

  it('are put and taken away, each as often as one likes, and are the party’s own', async () => {
    const { owner, product } = await makeMarked();
    const stranger = await makeSignedIn({ roles: ['buyer'] });
    const at = { as: owner, params: { productId: product.id } };
    expect(await call('PUT /api/buyer/favourites/{productId}', at)).toMatchObject({ status: 200, body: { success: true } });
    expect(await ids(owner)).toEqual([product.id]);
    expect((await call('GET /api/buyer/favourites', { as: owner })).body).toMatchObject([{ id: product.id, name: product.name }]);
    await call('DELETE /api/buyer/favourites/{productId}', { ...at, as: stranger });
    expect(await ids(owner)).toEqual([product.id]);
    for (const status of [200, 200]) expect(await call('DELETE /api/buyer/favourites/{productId}', at)).toMatchObject({ status });
    expect(await ids(owner)).toEqual([]);
  });

  it('are public products alone', async () => {
    const owner = await makeSignedIn({ roles: ['buyer'] });
    const { id } = await makeProduct(await aSeller(), { status: 'submitted' });
    for (const productId of [id, 2_147_483_647]) expect(await call('PUT /api/buyer/favourites/{productId}', { as: owner, params: { productId } })).toMatchObject({ status: 404 });
  });

  it('are not shown while their product is not public, and have an end', async () => {
    const { owner, product } = await makeMarked();
    await db.product.update({ where: { id: product.id }, data: { isWithheld: true }, select: { id: true } });
    expect(await call('GET /api/buyer/favourites', { as: owner })).toMatchObject({ status: 200, body: [] });
    const seller = await aSeller();
    const made = await Promise.all(Array.from({ length: SETTINGS.favourites }, () => makeProduct(seller)));
    await db.favourite.createMany({ data: made.slice(1).map(({ id: productId }) => ({ partyId: owner.partyId, productId })) });
    const next = { as: owner, params: { productId: made[0]?.id ?? 0 } };
    expect(await call('PUT /api/buyer/favourites/{productId}', next)).toMatchObject({ status: 409, body: { code: 'too_many_favourites' } });
  });
});

describe('saved searches', () => {
  const save = (as: Awaited<ReturnType<typeof makeSignedIn>>, over: Readonly<Record<string, unknown>> = {}) => call('POST /api/buyer/saved-searches', { as, body: savedSearchRequest(over) });

  it('keep what the shop reads in an address, and nothing else', async () => {
    const buyer = await makeSignedIn({ roles: ['buyer'] });
    const answer = await save(buyer, { query: 'search=jute&page=3&filters=more&priceType=NONE&nonsense=1&currency=EUR&search=other' });
    expect(answer).toMatchObject({ status: 201, body: { success: true, saved_search: { name: 'Jute of Chittagong', query: 'search=jute&currency=EUR', told_at: null } } });
    expect((await call('GET /api/buyer/saved-searches', { as: buyer })).body).toHaveLength(1);
  });

  it.each([['query', { query: '' }, 'saved_search_empty'], ['query', { query: 'page=2&sort=newest' }, 'saved_search_empty'], ['name', { name: ' ' }, 'saved_search_name_required']])('need a %s that means something: %j', async (_, over, code) => {
    expect(await save(await makeSignedIn({ roles: ['buyer'] }), over)).toMatchObject({ status: 400, body: { code } });
  });

  it('are twenty at most', async () => {
    const { owner } = await makeSavedSearch();
    await db.savedSearch.createMany({ data: Array.from({ length: SETTINGS.savedSearches - 1 }, () => ({ partyId: owner.partyId, name: 'x', query: 'search=x' })) });
    expect(await save(owner)).toMatchObject({ status: 409, body: { code: 'too_many_saved_searches' } });
  });
});

describe('the job that tells of saved searches', () => {
  const told = async (partyId: number) => (await db.notification.findMany({ where: { partyId, kind: 'saved_search_found' }, select: { params: true }, orderBy: { id: 'asc' } })).map(({ params }) => params);
  const approved = async (wish: Parameters<typeof makeProduct>[1], at: Date) => {
    const { id } = await makeProduct(await aSeller(), wish);
    await db.product.update({ where: { id }, data: { approvedAt: at }, select: { id: true } });
  };

  it('tells of what was approved since and is found at the address, once a day', async () => {
    const { id, owner } = await makeSavedSearch({ query: 'search=zanzibarclove&currency=USD' });
    const { owner: other } = await makeSavedSearch({ query: 'search=zanzibarclove&currency=EUR' });
    await makeProduct(await aSeller(), { name: 'Old Zanzibarclove' });
    await approved({ name: 'Fine Zanzibarclove' }, later(1));
    await approved({ name: 'Whole Zanzibarclove' }, later(1));
    await approved({ name: 'Something else' }, later(1));
    await Promise.all([tellOfSavedSearches(later(2)), tellOfSavedSearches(later(2))]);
    expect(await told(owner.partyId)).toEqual([{ savedSearchId: id, name: 'Jute of Chittagong', count: 2 }]);
    expect(await told(other.partyId)).toEqual([]);

    await approved({ name: 'Ground Zanzibarclove' }, later(3));
    await tellOfSavedSearches(later(4));
    expect(await told(owner.partyId)).toHaveLength(1);
    await tellOfSavedSearches(later(27));
    expect(await told(owner.partyId)).toMatchObject([{ count: 2 }, { count: 1 }]);
    await tellOfSavedSearches(later(60));
    expect(await told(owner.partyId)).toHaveLength(2);
  });

  it('goes by facets alone too, and leaves out what is public no more and who may not sign in', async () => {
    const port = await makePort();
    const query = new URLSearchParams({ port: port.name }).toString();
    const [{ owner }, { owner: blocked }] = [await makeSavedSearch({ query }), await makeSavedSearch({ query })];
    await db.party.update({ where: { id: blocked.partyId }, data: { status: 'inactive' }, select: { id: true } });
    await approved({ status: 'rejected', unit: 'ltr', portId: port.id }, later(70));
    await tellOfSavedSearches(later(71));
    expect(await told(owner.partyId)).toEqual([]);
    await approved({ unit: 'ltr', category: 'packaging', portId: port.id }, later(72));
    await tellOfSavedSearches(later(73));
    expect(await told(owner.partyId)).toMatchObject([{ count: 1 }]);
    expect(await told(blocked.partyId)).toEqual([]);
  });
});
