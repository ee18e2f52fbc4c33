import { beforeAll, describe, expect, it } from 'vitest';
import { makeParty } from '@/modules/account/account.factory';
import { db } from '@/server/db';
import { call, type Answered } from '@/test/call';
import { makePort, makeProduct, type ProductWish } from './catalogue.factory';
import type { ProductCard, ProductFilter } from './catalogue.schema';
import { findProducts, listProducts, relatedProducts } from './product-list.queries';

/** How many products a filter has. */
const countProducts = async (filter: Pick<ProductFilter, 'search' | 'category' | 'portId'>) => (await findProducts({ ...filter, sort: 'newest', page: 1, pageSize: 1 })).count;

let seller: { partyId: number; companyName: string };

beforeAll(async () => {
  seller = await makeParty({ roles: ['seller'], companyName: 'Sahyadri Agro' });
});

const day = (number: number) => new Date(Date.UTC(2026, 5, number));

/** Makes products one after the other; gives their ids. */
async function make(...wishes: readonly ProductWish[]): Promise<number[]> {
  const ids: number[] = [];
  for (const wish of wishes) ids.push((await makeProduct(seller, wish)).id);
  return ids;
}

function list(query: Readonly<Record<string, string>>): Promise<Answered> {
  return call('GET /api/products', { query: new URLSearchParams(query).toString() });
}

async function ids(query: Readonly<Record<string, string>>): Promise<number[]> {
  const answer = await list(query);
  expect(answer.status, answer.text).toBe(200);
  return (answer.body as ProductCard[]).map((product) => product.id);
}

describe('the sorts', () => {
  let products: number[];
  beforeAll(async () => {
    // In US cents: 9,600 · 10,000 · 10,400 · 10,450 · 10,400. A sort by the bare figures would give another order.
    products = await make(
      { category: 'leather', price: '8000', currency: 'INR', createdAt: day(3), rating: 450 },
      { category: 'leather', price: '100', currency: 'USD', createdAt: day(5), isVerified: true },
      { category: 'leather', price: '80', currency: 'GBP', createdAt: day(1), rating: 500, isVerified: true },
      { category: 'leather', price: '95', currency: 'EUR', createdAt: day(4), rating: 450 },
      { category: 'leather', price: '104', currency: 'USD', createdAt: day(2) },
    );
  });

  it.each([
    ['price-low', [0, 1, 4, 2, 3]],
    ['rating', [2, 3, 0, 1, 4]],
    ['newest', [1, 3, 0, 4, 2]],
    ['featured', [1, 2, 3, 0, 4]],
  ] as const)('%s sorts over currencies, ratings and days, ties to the newest', async (sort, order) => {
    const expected = order.map((place) => products[place]);
    expect(await ids({ sort, category: 'Leather' })).toEqual(expected);
    const everywhere = await ids({ sort });
    expect(everywhere.filter((id) => products.includes(id))).toEqual(expected);
  });

  it('price-high turns the prices round', async () => {
    const prices = new Map(products.map((id, place) => [id, [9600, 10_000, 10_400, 10_450, 10_400][place] ?? 0]));
    const listed = await ids({ sort: 'price-high', category: 'Leather' });
    expect(listed.map((id) => prices.get(id))).toEqual([10_450, 10_400, 10_400, 10_000, 9600]);
  });

  it('is the newest first without a sort, and refuses one that is not there', async () => {
    expect(await ids({ category: 'Leather' })).toEqual(await ids({ category: 'Leather', sort: 'newest' }));
    for (const sort of ['', 'price', 'NEWEST', 'id; DROP TABLE "Product"', '__proto__', 'constructor']) {
      expect(await list({ sort })).toMatchObject({ status: 400, body: { code: 'invalid_input', field: 'sort' } });
    }
  });

  it('shows the amounts in their own currency', async () => {
    const [card] = (await list({ category: 'Leather', sort: 'price-low' })).body as ProductCard[];
    expect(card).toMatchObject({ price: 8000, currency: 'INR', category: 'leather', category_name: 'Leather', rating: 4.5, rating_count: 1, company_name: 'Sahyadri Agro', origin_port_name: null });
  });
});

describe('the search', () => {
  const NAMES = [
    'Steel 100% pure', 'Steel 100 tons', 'a_b clamp', 'axb clamp', 'a\\b clamp', `O'Neil "x" chain`, 'Rope (sisal) [4 mm] .*', 'Boat 🚢 kit', 'Straße lamp', 'STRASSE lamp', 'İzmir figs',
    'ÄPFEL', 'नमस्ते tea', '100$ {bolt} ^a|b?',
  ];
  let made: Map<number, string>;
  beforeAll(async () => {
    made = new Map((await make(...NAMES.map((name): ProductWish => ({ name, category: 'telecom' })))).map((id, place) => [id, NAMES[place] ?? '']));
  });

  /** Without case, accents and the double s of German: what the search looks past. */
  const fold = (text: string) => text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '').toLowerCase().replaceAll('ß', 'ss');
  /** A literal part of the name: the specification's own words, without the code under test. */
  const holding = (part: string) => NAMES.filter((name) => fold(name).includes(fold(part)));

  it.each([
    '100%', '%', '_', 'a_b', '\\', 'a\\b', "'", '"', `O'Neil "x"`, '(', '[', ')', '.*', '?', '^', '{', '|', '$', '🚢', 'ß', 'straße', 'STRAßE', 'ss', 'strasse', 'äpfel', 'İzmir', 'नमस्ते',
    'STEEL', 'sTeEl 100', '100', 'clamp', 'no such thing', "' OR '1'='1", '%%', '\\%', '\\\\', '_%', "'; DROP TABLE \"Product\"; --",
  ])('takes %j for itself', async (search) => {
    const found = await ids({ search, category: 'Telecom' });
    expect(found.map((id) => made.get(id)).sort()).toEqual(holding(search).sort());
    expect(await countProducts({ search, category: 'telecom' })).toBe(found.length);
    expect((await list({ search, category: 'Telecom' })).headers.get('x-total-count')).toBe(String(found.length));
  });

  it('looks into short and long description and the supplier’s name too', async () => {
    const [inShort = 0, inLong = 0] = await make({ shortDescription: 'Galvanised zyxcoil' }, { description: 'Sold as a ZYXCOIL.' });
    const maker = await makeParty({ roles: ['seller'], companyName: 'Zyxcoil Works' });
    const { id: ofMaker } = await makeProduct(maker, {});
    expect((await ids({ search: 'zyxCoil' })).sort()).toEqual([inShort, inLong, ofMaker].sort());
  });

  it('forgets spaces around the word, and is no filter when nothing is left', async () => {
    expect(await ids({ search: '  a_b  ', category: 'Telecom' })).toEqual(await ids({ search: 'a_b', category: 'Telecom' }));
    expect(await ids({ search: '   ', category: 'Telecom' })).toEqual(await ids({ category: 'Telecom' }));
  });

  it('does not match over the border of two fields', async () => {
    const [id = 0] = await make({ name: 'Borderone', shortDescription: 'twoborder' });
    expect(await ids({ search: 'bordeRONE' })).toContain(id);
    expect(await ids({ search: 'onetwo' })).not.toContain(id);
  });

  it.each([['a\u0000b', 'text_invalid'], ['\u0000', 'text_invalid'], ['\uffff', 'text_invalid'], ['x'.repeat(101), 'text_too_long']])('refuses %j', async (search, code) => {
    expect(await list({ search })).toMatchObject({ status: 400, body: { code, field: 'search' } });
  });
});

describe('the category', () => {
  it('is its exact name, in the query as in the path', async () => {
    const [id] = await make({ category: 'railway-shipping-aviation' });
    expect(await ids({ category: 'Railway, Shipping & Aviation Products' })).toEqual([id]);
    const inPath = await call('GET /api/products/category/{categoryName}', { params: { categoryName: 'Railway, Shipping & Aviation Products' } });
    expect(inPath).toMatchObject({ status: 200, body: [{ id, category_name: 'Railway, Shipping & Aviation Products' }] });
  });

  it.each(['', 'railway-shipping-aviation', 'RAILWAY, SHIPPING & AVIATION PRODUCTS', 'Railway%', '%', '_', 'Railway, Shipping &amp; Aviation Products', '\u0000', 'constructor', '../1', "' OR 1=1 --"])('%j is none, and holds nothing', async (category) => {
    expect(await ids({ category })).toEqual([]);
    expect(await call('GET /api/products/category/{categoryName}', { params: { categoryName: category } })).toMatchObject({ status: 200, body: [] });
  });
});

describe('the port', () => {
  it('is chosen alone, with a category, and with a search', async () => {
    const [mumbai, chennai] = [await makePort('Mumbai Port'), await makePort('Chennai Port')];
    const [a = 0, b = 0, c = 0] = await make(
      { category: 'furniture', portId: mumbai.id, name: 'Teak chair' }, { category: 'furniture', portId: chennai.id, name: 'Teak table' }, { category: 'packaging', portId: mumbai.id, name: 'Teak crate' },
    );
    const listed = async (filter: Pick<ProductFilter, 'search' | 'category' | 'portId'>) => {
      const found = (await listProducts({ ...filter, sort: 'newest', page: 1, pageSize: 50 })).map((product) => product.id);
      expect(await countProducts(filter)).toBe(found.length);
      return found.sort((x, y) => x - y);
    };
    expect(await listed({ portId: mumbai.id })).toEqual([a, c]);
    expect(await listed({ portId: mumbai.id, category: 'furniture' })).toEqual([a]);
    expect(await listed({ portId: chennai.id })).toEqual([b]);
    expect(await listed({ portId: mumbai.id, search: 'crate' })).toEqual([c]);
    expect(await listed({ portId: 2_147_483_647 })).toEqual([]);
    const [card] = await listProducts({ portId: chennai.id, sort: 'newest', page: 1, pageSize: 1 });
    expect(card).toMatchObject({ origin_port_name: 'Chennai Port' });
  });
});

describe('the pages', () => {
  it('hold every product once, in the sort’s order, and tell the total', async () => {
    await make(...Array.from({ length: 23 }, (_, index): ProductWish => ({ category: 'stones-marble-granite', price: String(1 + (index % 4)) })));
    const category = 'Stones, Marble & Granite';
    for (const sort of ['featured', 'price-low', 'price-high', 'rating', 'newest']) {
      const pages = await Promise.all(['1', '2', '3', '4'].map((page) => list({ category, sort, page, pageSize: '10' })));
      const listed = pages.flatMap(({ body }) => (body as ProductCard[]).map((product) => product.id));
      expect(pages.map(({ body }) => (body as ProductCard[]).length)).toEqual([10, 10, 3, 0]);
      expect(new Set(listed).size).toBe(23);
      expect(listed).toEqual(await ids({ category, sort }));
      expect(pages.map(({ headers }) => headers.get('x-total-count'))).toEqual(['23', '23', '23', '23']);
    }
  });

  it.each([['page', '0'], ['page', '-1'], ['page', '1.5'], ['page', '01'], ['page', '1e3'], ['page', 'abc'], ['page', '9999999'], ['page', ''], ['pageSize', '0'], ['pageSize', '101'], ['pageSize', '1e1'], ['pageSize', ' 5']])('have no %s %j', async (name, value) => {
    expect(await list({ [name]: value })).toMatchObject({ status: 400, body: { field: name } });
  });

  it('ignore a parameter that nobody knows', async () => {
    expect(await ids({ category: 'Leather', status: 'submitted', sellerId: '1', where: '{}' })).toEqual(await ids({ category: 'Leather' }));
  });
});

describe('the related products', () => {
  it('are the four newest others of the category', async () => {
    const made = await make(...[1, 2, 3, 4, 5, 6].map((number): ProductWish => ({ category: 'security-devices', createdAt: day(number) })));
    const related = async (place: number) => (await relatedProducts('security-devices', made[place] ?? 0)).map((product) => made.indexOf(product.id));
    expect(await related(5)).toEqual([4, 3, 2, 1]);
    expect(await related(0)).toEqual([5, 4, 3, 2]);
  });
});

describe('what is not approved', () => {
  it('is in no list, no count, no search and under no id', async () => {
    const hidden = await make({ status: 'submitted', name: 'Hidden zzqx', category: 'electrical-equipment' }, { status: 'rejected', name: 'Refused zzqx', category: 'electrical-equipment' });
    const [shown = 0] = await make({ name: 'Shown zzqx', category: 'electrical-equipment' });
    const queries: Readonly<Record<string, string>>[] = [{ search: 'zzqx' }, { category: 'Electrical Equipment' }, { search: 'zzqx', category: 'Electrical Equipment' }];
    for (const query of queries) expect(await ids(query)).toEqual([shown]);
    expect((await ids({})).filter((id) => hidden.includes(id))).toEqual([]);
    expect(await countProducts({ category: 'electrical-equipment' })).toBe(1);
    expect(await relatedProducts('electrical-equipment', shown)).toEqual([]);
    const missing = await call('GET /api/products/{productId}', { params: { productId: 2_147_483_647 } });
    expect(missing.status).toBe(404);
    for (const id of hidden) {
      const answer = await call('GET /api/products/{productId}', { params: { productId: id } });
      expect([answer.status, answer.text]).toEqual([404, missing.text]);
    }
    await db.product.updateMany({ where: { id: shown }, data: { status: 'rejected' } });
    expect(await ids({ search: 'zzqx' })).toEqual([]);
  });

  it('is in no list of catalogs either', async () => {
    await db.catalog.createMany({ data: [{ key: 'open', title: 'Open', description: '', picture: '1f4e6', status: 'approved' }, { key: 'shut', title: 'Shut', description: '', picture: '1f4e6', status: 'pending' }] });
    expect((await call('GET /api/catalogs')).body).toMatchObject([{ title: 'Open', status: 'approved', likes: 0, image: '/pictures/emoji/1f4e6.webp' }]);
  });
});
