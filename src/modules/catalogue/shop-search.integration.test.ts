import { beforeAll, describe, expect, it } from 'vitest';
import { makeParty } from '@/modules/account/account.factory';
import type { Locale } from '@/i18n/locales';
import { db } from '@/server/db';
import { countSearchWords } from './catalogue.commands';
import { makeProduct } from './catalogue.factory';
import { inflectionsOf } from './inflections';
import { findProducts } from './product-list.queries';
import { readShopQuery } from './shop-address';
import { findShopPage } from './shop.queries';

let seller: { partyId: number; companyName: string };
const REST = { shortDescription: '', packing: '', specifications: [] };

async function make(name: string, description = '', said: Partial<Record<Exclude<Locale, 'en'>, string>> = {}, saidDescription = ''): Promise<void> {
  const { id } = await makeProduct(seller, { name, description, shortDescription: 'Goods.' });
  for (const [language, text] of Object.entries(said)) await db.productText.create({ data: { productId: id, language: language as 'zh', name: text, description: saidDescription, ...REST } });
}

const shop = (search: string, language: Locale = 'en', exact = '') => findShopPage(readShopQuery({ search, exact }), language);
const names = async (search: string, language?: Locale) => (await shop(search, language)).products.map(({ name }) => name.replace(/[\u2066-\u2069]/g, ''));

beforeAll(async () => {
  seller = await makeParty({ roles: ['seller'], companyName: 'Malabar Exim' });
  await make('TMT Reinforcing Bar, 12 mm', 'Rebar for building.');
  await make('Pressure Sensor 10 bar, steel', 'With a reinforcement ring.');
  await make('Parboiled Rice IR 64', 'Long grains, unlike basmati.', { zh: '长粒蒸谷米IR 64', de: 'Parboiled-Reis IR 64' });
  await make('Basmati Rice 1121', 'Golden sella.', { zh: '巴斯马蒂米1121', de: 'Basmatireis 1121' });
  await make('Cotton Rug', 'Rolls of 3 metres. Goes with a basmati rice bag.', { zh: '棉地毯', de: 'Baumwollteppich mit Reißverschluss' }, '长3 米，宽2 米');
  await make('Zip Fastener', 'Nylon.', { de: 'Reißverschluss, Nylon' });
  await make('Pipe of Steel', 'Welded.', { de: 'Stahlrohr' });
  await make('Portland Grey Cement, bags', 'For concrete.', { zh: '普通硅酸盐水泥' });
  await make('Concrete Block', 'Made with cement and reinforcement.', { zh: '砌块' }, '水泥制成');
  await make('Turmeric Fingers', 'Polished twice.');
  await make('Ceramic Powder', 'For glazing.');
  await make('Low-Voltage Board', 'Powder-coated, with USB port and cable ducts.');
  await make('Power Cable XLPE', 'Aluminium conductor.');
  await make('Battery', 'Twelve volts.', { de: 'Batterie' });
  await make('Desk Phone', 'Six lines.');
  await countSearchWords();
});

describe('the order of hits', () => {
  it('begins with names that have every word, then some, then texts', async () => {
    expect(await names('basmati rice')).toEqual(['Basmati Rice 1121', 'Parboiled Rice IR 64', 'Cotton Rug']);
    expect(await names('cement')).toEqual(['Portland Grey Cement, bags', 'Concrete Block']);
    expect((await names('usb cable'))[0]).toBe('Power Cable XLPE');
  });

  it('does not depend on the number, nor on the words that trade has for the same', async () => {
    for (const typed of ['steel bar', 'steel bars', 'rebars', 'reinforcing bars']) expect((await names(typed))[0], typed).toBe('TMT Reinforcing Bar, 12 mm');
    for (const typed of ['battery', 'batteries']) expect(await names(typed), typed).toEqual(['Battery']);
    expect(await names('Batterien', 'de')).toEqual(['Batterie']);
    expect((await names('Reis', 'de')).slice(0, 2)).toEqual(['Parboiled-Reis IR 64', 'Basmatireis 1121']);
  });

  it('has no German zip behind rice, whose ß is no s, but the compounds that a word begins', async () => {
    expect(await names('Reis', 'de')).not.toContain('Reißverschluss, Nylon');
    expect(await names('Reißverschluss', 'de')).toContain('Reißverschluss, Nylon');
    expect(await names('Stahl', 'de')).toContain('Stahlrohr');
  });

  it('is of nothing where marks alone were typed, and a dotted capital I is an i', async () => {
    for (const typed of ['\u0300', '\u0640\u064b', '\u0300 \u0301']) expect(await shop(typed), typed).toMatchObject({ count: 0, products: [] });
    expect(await names('\u0300 turmeric')).toEqual(['Turmeric Fingers']);
    expect(await names('\u0130')).toEqual(await names('i'));
    expect(await names('P\u0130PE of')).toEqual(['Pipe of Steel']);
  });

  it('is the same in a script without gaps', async () => {
    for (const typed of ['大米', '米']) expect((await names(typed, 'zh')).slice(0, 2).sort(), typed).toEqual(['巴斯马蒂米1121', '长粒蒸谷米IR 64'].sort());
    expect(await names('香米', 'zh')).toEqual(['巴斯马蒂米1121']);
    expect((await names('水泥', 'zh'))[0]).toBe('普通硅酸盐水泥');
  });
});

describe('where not everything fits', () => {
  it('what has most of the words is shown, the rarer word first, and it is said', async () => {
    expect(await shop('turmeric powder')).toMatchObject({ isSome: true, meant: undefined, products: [{ name: 'Turmeric Fingers' }, { name: 'Ceramic Powder' }, { name: 'Low-Voltage Board' }] });
    expect(await shop('turmric fingers')).toMatchObject({ meant: 'turmeric fingers', products: [{ name: 'Turmeric Fingers' }] });
    expect((await names('polished turmeric powder'))[0]).toBe('Turmeric Fingers');
    for (const typed of ['mobile phone', 'smartphone']) expect(await shop(typed), typed).toMatchObject({ isSome: true, products: [{ name: 'Desk Phone' }] });
    expect(await shop('qqqqqq zzzzzz')).toMatchObject({ count: 0, products: [] });
  });

  it('a typing error is compared with whole words, and what was typed can still be looked for', async () => {
    for (const typed of ['cemnt', 'cemant']) expect(await shop(typed), typed).toMatchObject({ meant: 'cement', products: [{ name: 'Portland Grey Cement, bags' }, { name: 'Concrete Block' }] });
    expect((await shop('basmti ric')).meant).toBe('basmati rice');
    expect(await shop('cemnt', 'en', 'yes')).toMatchObject({ count: 0 });
  });

  it('another word than the typed one is offered and not taken: one that begins otherwise, or stands with none of the others', async () => {
    expect(await shop('mattery')).toMatchObject({ count: 0, products: [], offered: 'battery' });
    expect(await shop('turmric powder')).toMatchObject({ isSome: true, meant: undefined, offered: 'turmeric powder', products: [{ name: 'Ceramic Powder' }, { name: 'Low-Voltage Board' }] });
    expect((await shop('mattery', 'en', 'yes')).offered).toBeUndefined();
  });

  it('a search that was put right finds what it finds when it is typed', async () => {
    const [typed, mistyped] = [await shop('basmati bag rug'), await shop('basmti bag rug')];
    expect(mistyped).toMatchObject({ meant: 'basmati bag rug', count: typed.count, products: typed.products.map(({ id }) => ({ id })) });
    const [some, put] = [await shop('rice metres'), await shop('ricee metres')];
    expect([put.meant, put.isSome, put.products.map(({ id }) => id)]).toEqual(['rice metres', some.isSome, some.products.map(({ id }) => id)]);
  });

  it('the middle of words counts last, and the API is literal as ever', async () => {
    expect((await names('forcemen')).sort()).toEqual(['Concrete Block', 'Pressure Sensor 10 bar, steel']);
    const literal = await findProducts({ search: 'forcemen', language: 'en', sort: 'newest', page: 1, pageSize: 9 });
    expect(literal.count).toBe(2);
    expect((await findProducts({ search: 'turmeric powder', language: 'en', sort: 'newest', page: 1, pageSize: 9 })).count).toBe(0);
  });
});

it.each([
  ['en', 'bars', 'bar'], ['en', 'bar', 'bars'], ['en', 'boxes', 'box'], ['en', 'battery', 'batteries'], ['en', 'knives', 'knife'], ['en', 'plates', 'plate'], ['en', 'switches', 'switch'],
  ['de', 'schrauben', 'schraube'], ['de', 'rohr', 'rohre'], ['de', 'bander', 'band'], ['hi', 'तौलिये', 'तौलिये'], ['hi', 'इलायची', 'इलायचियां'], ['ar', 'محرك', 'محركات'],
] as const)('in %s the forms of %s hold %s', (language, word, other) => {
  expect(inflectionsOf(word, language)).toContain(other);
  for (const kept of ['glass', 'bus']) expect(inflectionsOf(kept, 'en')).not.toContain(kept.slice(0, -1));
});
