import { beforeAll, describe, expect, it } from 'vitest';
import { makeParty } from '@/modules/account/account.factory';
import type { Locale } from '@/i18n/locales';
import { typingErrors } from '@/i18n/typing-errors';
import { db } from '@/server/db';
import type { Unit } from '@/server/generated/client';
import { call } from '@/test/call';
import { makePort, makeProduct, type ProductWish } from './catalogue.factory';
import { countSearchWords } from './catalogue.commands';
import { MOQ_RANGES, type Facets, type ProductCard, type ProductFilter } from './catalogue.schema';
import { countFacets, countFacetsOfSearch, FACETS } from './facet.queries';
import { findProducts, listProducts } from './product-list.queries';
import { readSearch } from './search.queries';
import { readShopQuery, type SearchParams } from './shop-address';
import { findShopPage } from './shop.queries';

let seller: { partyId: number; companyName: string };

beforeAll(async () => {
  seller = await makeParty({ roles: ['seller'], companyName: 'Sahyadri Agro' });
});

const make = async (wish: ProductWish) => (await makeProduct(seller, wish)).id;
const find = async (search: string, language?: Locale) => {
  const { products, count } = await findProducts({ search, language, sort: 'newest', page: 1, pageSize: 50 });
  expect(count).toBe(products.length);
  return products.map(({ id }) => id).sort((a, b) => a - b);
};
const shop = (params: SearchParams, language?: Locale) => findShopPage(readShopQuery(params), language);

describe('several words', () => {
  it('are found in any order and in different fields, parts of words and without accents', async () => {
    const id = await make({ name: 'Jalapeño Basmati rice', shortDescription: 'Aged twelve months', description: 'Golden sella.' });
    await make({ name: 'Basmati broken' });
    for (const search of ['rice basmati', 'SELLA aged rice', 'smat wel rice', 'jalapeno rice', 'jalapeño', 'basmati rice', 'rice  sahyadri  golden']) {
      expect(await find(search), search).toEqual([id]);
    }
    expect(await find('basmati steel')).toEqual([]);
  });

  it('are HS codes and suppliers too, the code with and without its point', async () => {
    const id = await make({ name: 'Coded goods' });
    await db.product.update({ where: { id }, data: { hsCode: '1006.30' }, select: { id: true } });
    for (const search of ['1006.30', '100630', '1006', 'goods 1006.3']) expect(await find(search), search).toEqual([id]);
    expect(await find('coded sahyadri')).toEqual([id]);
  });
});

describe('typing errors', () => {
  it.each([['rice', 'rcie', 1], ['basmati', 'bsamati', 1], ['basmati', 'basmatti', 1], ['steel', 'stele', 1], ['steel', 'coil', 4], ['', 'abc', 3]])('%s and %s are %d apart', (word, typed, errors) => {
    expect(typingErrors(typed, word)).toBe(errors);
    expect(typingErrors(word, typed)).toBe(errors);
  });

  it('are forgiven by the shop, which says what it took them for', async () => {
    const id = await make({ name: 'Turmeric fingers' });
    for (const [typed, meant] of [['tumeric', 'turmeric'], ['turmerik fingers', 'turmeric fingers'], ['FNIGERS', 'fingers']] as const) {
      const page = await shop({ search: typed });
      expect([page.meant, page.products.map((product) => product.id)], typed).toEqual([meant, [id]]);
    }
    for (const typed of ['qqqqqqqq', 'xy', '%%%']) expect(await shop({ search: typed }), typed).toMatchObject({ count: 0, products: [] });
    expect((await shop({ search: 'turmeric' })).meant).toBeUndefined();
    expect((await call('GET /api/products', { query: 'search=tumeric' })).body).toEqual([]);
    expect((await call('GET /api/products', { query: 'search=tumeric&reader=en&sort=featured' })).body).toMatchObject([{ id }]);
    expect((await call('GET /api/products', { query: 'search=tumeric&reader=en&category=Leather' })).body).toEqual([]);
  });
});

describe('other languages', () => {
  const TEXT = { shortDescription: 'Kurkuma', description: 'Zweimal poliert.', packing: 'Säcke', specifications: [['Feuchte', '8 %']] };

  it('are searched beside English by their own visitors alone, and shown to them', async () => {
    const [translated, other] = [await make({ name: 'Curcuma fingers' }), await make({ name: 'Curcuma powder' })];
    await db.productText.create({ data: { productId: translated, language: 'de', name: 'Kurkumafinger', ...TEXT } });
    await db.productText.create({ data: { productId: translated, language: 'zh', name: '姜黄指', ...TEXT, shortDescription: '双重抛光' } });
    expect(await find('kurkuma', 'de')).toEqual([translated]);
    expect(await find('kurkuma curcuma', 'de')).toEqual([translated]);
    expect(await find('姜黄', 'zh')).toEqual([translated]);
    expect(await find('抛光', 'zh')).toEqual([translated]);
    expect(await find('kurkuma')).toEqual([]);
    expect(await find('kurkuma', 'ar')).toEqual([]);
    for (const language of ['en', 'zh', 'hi', 'de', 'ar'] as const) expect(await find('curcuma', language), language).toEqual([translated, other]);
    const [card] = await listProducts({ search: 'kurkuma', language: 'de', sort: 'newest', page: 1, pageSize: 1 });
    expect(card).toMatchObject({ name: 'Kurkumafinger', text_language: 'de' });
    const asked = await call('GET /api/products', { query: 'search=kurkuma&lang=de' });
    expect(asked.body).toMatchObject([{ id: translated, name: 'Kurkumafinger' }]);
    expect((await call('GET /api/products/{productId}', { params: { productId: translated } })).body).toMatchObject({ name: 'Curcuma fingers', text_language: 'en' });
    expect((await call('GET /api/products/{productId}', { params: { productId: translated }, query: 'lang=de' })).body).toMatchObject({ name: 'Kurkumafinger', packing: 'Säcke', specifications: [['Feuchte', '8 %']] });
    expect((await call('GET /api/products/{productId}', { params: { productId: other }, query: 'lang=de' })).body).toMatchObject({ name: 'Curcuma powder', text_language: 'en' });
  });

  it('go when the text that they translate changes', async () => {
    const id = await make({ name: 'Saffron' });
    await db.productText.create({ data: { productId: id, language: 'de', name: 'Safran', ...TEXT } });
    await db.product.update({ where: { id }, data: { availableQuantity: 5 }, select: { id: true } });
    expect(await find('safran', 'de')).toEqual([id]);
    await db.product.update({ where: { id }, data: { name: 'Saffron threads' }, select: { id: true } });
    expect([await find('safran', 'de'), await find('threads', 'de')]).toEqual([[], [id]]);
  });
});

describe('what is not public', () => {
  it('is found by no search and no facet, whichever way it came to be so', async () => {
    const id = await make({ name: 'Vanishing vanilla' });
    const hide = [{ status: 'rejected' }, { isWithheld: true }] as const;
    const show = [{ status: 'approved' }, { isWithheld: false }] as const;
    for (const [place, data] of hide.entries()) {
      expect(await find('vanilla')).toEqual([id]);
      await db.product.update({ where: { id }, data, select: { id: true } });
      expect(await find('vanilla')).toEqual([]);
      expect(await db.productSearch.count({ where: { productId: id } })).toBe(0);
      await db.product.update({ where: { id }, data: show[place] ?? {}, select: { id: true } });
    }
    await db.product.delete({ where: { id }, select: { id: true } });
    expect(await find('vanilla')).toEqual([]);
    await countSearchWords();
    expect(await db.searchWord.findUnique({ where: { word: 'vanilla' } })).toBeNull();
  });
});

describe('the facets', () => {
  /** Counted from the products themselves. */
  async function counted(facets: Facets): Promise<number> {
    const [from, to, unit] = facets.moq?.split('-') ?? [];
    return db.product.count({ where: {
      status: 'approved', isWithheld: false, moq: { gte: Number(from || 0), lte: Number(to || 2_147_483_647) }, ...(unit && { unit: unit as Unit }),
      ...(facets.category && { category: facets.category }), ...(facets.portId !== undefined && { portId: facets.portId || null }), ...(facets.priceType && { priceType: facets.priceType }),
      ...(facets.currency && { currency: facets.currency }), ...(facets.isVerified && { isVerified: true }), ...(facets.certificate && { certificates: { some: { name: facets.certificate } } }),
    } });
  }

  const list = async (filter: Facets & Pick<ProductFilter, 'search'>) => findProducts({ ...filter, sort: 'price-low', page: 1, pageSize: 100 });

  let port: { id: number };
  beforeAll(async () => {
    port = await makePort();
    for (let index = 0; index < 40; index += 1) {
      const id = await make({ name: `Facet ${index}`, category: index % 2 ? 'leather' : 'telecom', portId: index % 3 ? port.id : null, currency: index % 5 ? 'USD' : 'INR', isVerified: index % 4 === 0 });
      const names = [...(index % 2 ? ['ISO 9001'] : []), ...(index % 7 === 0 ? ['CE', 'ISO 9001'] : [])];
      await db.product.update({ where: { id }, data: {
        moq: [1, 10, 11, 100, 1000, 1001, 20_000][index % 7] ?? 1, unit: index % 3 ? 'pcs' : 'kg', priceType: index % 3 ? 'FOB' : 'CIF',
        certificates: { create: names.map((name, at) => ({ name, number: `N${index}-${at}`, issuer: 'Lab', validUntil: new Date('2030-01-01') })) },
      }, select: { id: true } });
    }
  });

  it('count what there is, for every value beside the facets that are chosen', async () => {
    const choices: Facets[] = [{}, { category: 'leather' }, { isVerified: true, currency: 'USD' }, { certificate: 'ISO 9001' }, { certificate: 'CE', portId: port.id }, { moq: '11-100-kg', category: 'telecom', priceType: 'FOB' }];
    for (const chosen of choices) {
      const facets = await countFacets(chosen);
      for (const facet of FACETS) {
        for (const [value, count] of facets[facet]) {
          if (facet === 'isVerified' && value === 'false') continue;
          const wish: Facets = { ...chosen, [facet]: facet === 'portId' ? Number(value) : facet === 'isVerified' ? true : value };
          expect(count, JSON.stringify(wish)).toBe(await counted(wish));
        }
      }
      const found = await list(chosen);
      expect([found.count, found.products.length]).toEqual([await counted(chosen), await counted(chosen)]);
    }
  });

  it('follow a search, and every change of a product', async () => {
    const search = await readSearch('facet');
    const facets = await countFacetsOfSearch(search, { category: 'leather' }, 'en');
    expect(facets?.category).toEqual(new Map([['leather', 20], ['telecom', 20]]));
    for (const [range, count] of facets?.moq ?? []) expect((await list({ search: 'facet', category: 'leather', moq: MOQ_RANGES.find((known) => known === range) })).count).toBe(count);
    await db.product.updateMany({ where: { category: 'leather' }, data: { currency: 'EUR', isVerified: true } });
    expect((await countFacets({ category: 'leather' })).currency).toEqual(new Map([['EUR', await counted({ category: 'leather' })]]));
    await db.productCertificate.deleteMany({ where: { name: 'CE' } });
    expect((await countFacets({})).certificate.get('CE')).toBeUndefined();
    const rows = await db.facetCount.findMany({ where: { certificate: '', count: { gt: 0 } } });
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(await counted({}));
  });

  it('narrow the shop by its address, and what nobody knows is no filter', async () => {
    const page = await shop({ currency: 'EUR', verified: 'yes', moq: '1-10-pcs', priceType: 'FOB' });
    expect(page.count).toBe(await counted({ currency: 'EUR', isVerified: true, moq: '1-10-pcs', priceType: 'FOB' }));
    expect((await shop({ currency: 'XXX', verified: 'maybe', moq: '7', priceType: '' })).count).toBe(await counted({}));
    expect((await shop({ certificate: 'No such paper' })).count).toBe(0);
  });

  it('hold under many changes at once', async () => {
    const ids = (await db.product.findMany({ where: { name: { startsWith: 'Facet' } }, select: { id: true } })).map(({ id }) => id);
    const changes = Array.from({ length: 60 }, (_, index) => db.product.update({
      where: { id: ids[(index * 11) % ids.length] ?? 0 }, data: { priceType: (['EXW', 'FOB', 'CIF'] as const)[index % 3], moq: 1 + ((index * 37) % 500) }, select: { id: true },
    }));
    expect((await Promise.allSettled(changes)).filter(({ status }) => status === 'rejected')).toEqual([]);
    const facets = await countFacets({});
    for (const [priceType, count] of facets.priceType) expect(count).toBe(await counted({ priceType: priceType as 'FOB' }));
  });
});

it('many pages of common and rare words hold every hit once', async () => {
  for (let index = 0; index < 30; index += 1) await make({ name: `Common widget ${index % 10 === 0 ? 'rareword' : ''}`, price: String(1 + index) });
  await countSearchWords();
  for (const [search, total] of [['widget', 30], ['rareword', 3], ['mmo', 30]] as const) {
    for (const sort of ['featured', 'price-low', 'price-high', 'rating', 'newest'] as const) {
      const pages: ProductCard[] = [];
      for (let page = 1; page <= 5; page += 1) pages.push(...(await listProducts({ search, sort, page, pageSize: 8 })));
      expect(new Set(pages.map(({ id }) => id)).size, `${search} ${sort}`).toBe(total);
      expect(pages).toHaveLength(total);
    }
  }
});
