import { describe, expect, it } from 'vitest';
import { makeTrade } from '@/modules/order/order.factory';
import { db } from '@/server/db';
import { call } from '@/test/call';

const REST = { shortDescription: '', description: '', packing: '', specifications: [] };
let count = 0;

/** A public product with a name of its own, called in German as given. */
async function named(local: string, state: { status?: 'approved' | 'archived' | 'submitted'; isWithheld?: boolean; name?: string } = {}): Promise<{ id: number; name: string }> {
  const { product: { id } } = await makeTrade();
  const name = state.name ?? `Local name ${(count += 1)} ${id}`;
  await db.product.update({ where: { id }, data: { ...state, name } });
  await db.productText.create({ data: { productId: id, language: 'de', name: local, ...REST } });
  return { id, name };
}

const ask = async (names: readonly string[], lang = 'de') => ((await call('GET /api/local-names', { query: new URLSearchParams({ lang, names: names.join('\n') }).toString() })).body as { names: unknown[] }).names;

describe('GET /api/local-names', () => {
  it('says what a language calls public products and ports; what has no word of its own is left out', async () => {
    const { name } = await named('Seekiste');
    await db.port.upsert({ where: { code: 'BEANR' }, create: { code: 'BEANR', name: 'Antwerp', country: 'BE', lat: 51.2, lon: 4.4, rank: 9 }, update: {} });
    expect(await ask([name, 'Antwerp', 'nobody knows this', name])).toEqual(expect.arrayContaining([{ name, local: 'Seekiste' }, { name: 'Antwerp', local: 'Antwerpen' }]));
    expect(await ask([name, 'nobody knows this'])).toHaveLength(1);
    expect(await ask([name], 'zh')).toEqual([]);
    expect(await ask([name], 'en')).toEqual([]);
  });

  it.each([[{ status: 'submitted' }], [{ status: 'archived' }], [{ isWithheld: true }]] as const)('tells nothing of a product that the shop does not show: %j', async (state) => {
    const { name } = await named('Verborgen', state);
    expect(await ask([name])).toEqual([]);
  });

  it('leaves a name alone that products of several sellers have and call differently', async () => {
    const { name } = await named('Reis');
    const other = await named('Hirse', { name });
    expect(await ask([name])).toEqual([]);
    await db.productText.updateMany({ where: { productId: other.id }, data: { name: 'Reis' } });
    expect(await ask([name])).toEqual([{ name, local: 'Reis' }]);
  });

  it('knows a product under the name that it has now alone', async () => {
    const { id, name } = await named('Alt');
    await db.product.update({ where: { id }, data: { name: `${name} anew` } });
    expect(await ask([name])).toEqual([]);
  });

  it.each(['lang=fr&names=a', 'names=a', 'lang=de', `lang=de&names=${Array.from({ length: 26 }, (_, index) => index).join('%0A')}`, 'lang=de&names=a%00'])('refuses %s', async (query) => {
    expect(await call('GET /api/local-names', { query })).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });
});
