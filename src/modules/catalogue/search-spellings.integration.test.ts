import { beforeAll, describe, expect, it } from 'vitest';
import { makeParty } from '@/modules/account/account.factory';
import type { Locale } from '@/i18n/locales';
import { db } from '@/server/db';
import { makePort, makeProduct } from './catalogue.factory';
import { countFacets } from './facet.queries';
import { findProducts } from './product-list.queries';
import { readShopQuery } from './shop-address';
import { findShopPage } from './shop.queries';

let seller: { partyId: number; companyName: string };

beforeAll(async () => {
  seller = await makeParty({ roles: ['seller'], companyName: 'Konkan Handel' });
});

const REST = { shortDescription: '', description: '', packing: '', specifications: [] };

/** A product with a name in one other language. */
async function make(name: string, language?: Exclude<Locale, 'en'>, said?: string): Promise<number> {
  const { id } = await makeProduct(seller, { name });
  if (language && said) await db.productText.create({ data: { productId: id, language, name: said, ...REST } });
  return id;
}

const shop = async (search: string, language: Locale = 'en') => findShopPage(readShopQuery({ search }), language);
const ids = async (search: string, language?: Locale) => (await shop(search, language)).products.map(({ id }) => id);

describe('spellings', () => {
  it.each([
    ['ar', 'أسمدة إنتاجٍ أولى آمنة', ['اسمده', 'أَسْمِدَة', 'أســمدة', 'انتاج', 'آنتاج', 'اولي', 'أولى', 'امنه', 'ﺃﺳﻤﺪﺓ', '\u200fأسمدة']],
    ['ar', 'مؤشر رئيسي قياس ٤٥٦', ['موشر', 'رييسي', 'مؤشّر رئيسى', '456', '۴۵۶']],
    ['hi', 'क़लई ज़िंक काँच हिन्दी पम्प १२३', ['कलई', 'जिंक', 'क\u093cलई', 'कांच', 'हिंदी', 'पंप', 'ज\u093cिंक', '123']],
    ['de', 'Kühlgerät für große Räume', ['kuhlgerat', 'KÜHLGERÄT', 'grosse räume', 'Ku\u0308hlgera\u0308t']],
    ['zh', 'ＬＥＤ路灯', ['led路灯', 'LED路灯', '路灯']],
  ] as const)('of one word in %s are found whichever way they are written: %s', async (language, said, typed) => {
    const id = await make(`Spelled ${said.length} ${language}`, language, said);
    for (const search of typed) {
      const page = await shop(search, language);
      expect([page.meant, page.products.map((product) => product.id)], search).toEqual([undefined, [id]]);
    }
  });
});

it('an Arabic word is found behind article, conjunction and preposition, and not inside of another word', async () => {
  const rice = [await make('Long grain', 'ar', 'أرز بسمتي'), await make('Sacks', 'ar', 'أكياس للأرز'), await make('Bowl', 'ar', 'طبق والأرز')];
  const [apart, within] = [await make('Emblem', 'ar', 'شعار بارز'), await make('Pinned', 'ar', 'قفل مع بارزات')];
  await make('Paper', 'ar', 'رزمة ورق');
  for (const typed of ['أرز', 'ارز', 'الأرز']) expect((await ids(typed, 'ar')).sort(), typed).toEqual([...rice].sort());
  expect((await ids('بارز', 'ar')).sort()).toEqual([apart, within].sort());
  const steel = await make('Plates', 'ar', 'صفائح بفولاذ وقصدير');
  for (const typed of ['فولاذ', 'قصدير']) expect(await ids(typed, 'ar'), typed).toContain(steel);
});

describe('a port', () => {
  it('finds its products by its code and by every name in every language', async () => {
    const harbour = await db.port.create({ data: { code: 'NLRTM', name: 'Rotterdam', country: 'NL', lat: 51.95, lon: 4.14, rank: 9000 }, select: { id: true } });
    const jnpt = await db.port.create({ data: { code: 'INNSA', name: 'JNPT', country: 'IN', lat: 18.95, lon: 72.95, rank: 9001 }, select: { id: true } });
    const [there, here] = [(await makeProduct(seller, { name: 'Quay goods', portId: harbour.id })).id, (await makeProduct(seller, { name: 'Quay goods', portId: jnpt.id })).id];
    await make('Quay goods elsewhere');
    for (const [search, language] of [['rotterdam', 'en'], ['NLRTM', 'de'], ['nlrtm goods', 'en'], ['鹿特丹', 'zh'], ['रॉटरडैम', 'hi'], ['روتردام', 'ar'], ['Europoort', 'de']] as const) {
      expect(await ids(search, language), search).toEqual([there]);
    }
    for (const [search, language] of [['Nhava Sheva', 'en'], ['goods nhava sheva', 'de'], ['JNPT', 'ar'], ['那瓦舍瓦', 'zh'], ['न्हावा शेवा', 'hi'], ['نافا شيفا', 'ar'], ['innsa', 'hi']] as const) {
      expect(await ids(search, language), search).toEqual([here]);
    }
    await db.product.update({ where: { id: here }, data: { portId: harbour.id, portName: 'Rotterdam' }, select: { id: true } });
    expect([await ids('jnpt'), (await ids('rotterdam')).sort()]).toEqual([[], [there, here].sort()]);
  });

  it('is not found under a name of another by the literal search of the API', async () => {
    const port = await makePort('Kandla');
    await makeProduct(seller, { name: 'Salt', portId: port.id });
    expect((await findProducts({ search: 'kandla', sort: 'newest', page: 1, pageSize: 5 })).count).toBe(1);
    expect((await findProducts({ search: 'deendayal', language: 'en', sort: 'newest', page: 1, pageSize: 5 })).count).toBe(0);
  });
});

describe('other words for the same', () => {
  it.each([
    ['zh', '集装箱锁', '货柜锁'], ['zh', '柴油发电机组', '柴油发电机'], ['zh', '光伏组件', '太阳能板'], ['de', 'Solarmodul mono', 'Photovoltaikmodul'], ['hi', 'संगमरमर टाइल', 'मार्बल'],
    ['ar', 'حاسوب محمول', 'لابتوب'], ['ar', 'حاسوب محمول للأعمال', 'اللابتوب'], ['de', 'Betonstahl gerippt', 'Moniereisen'],
  ] as const)('find it in %s: %s by %s', async (language, said, typed) => {
    const id = await make(`Same ${said}`, language, said);
    expect(await ids(typed, language)).toContain(id);
  });

  it('are looked for as words where they are short, and never by a literal search', async () => {
    const [tire, entire] = [await make('Winter tire'), await make('The entire winter')];
    expect(await ids('winter tyre')).toEqual([tire]);
    expect((await findProducts({ search: 'winter tyre', language: 'en', sort: 'newest', page: 1, pageSize: 5 })).count).toBe(0);
    expect(await ids('entire')).toContain(entire);
  });
});

describe('a mistyped German word', () => {
  it('is suggested as its texts spell it, parts of compounds too', async () => {
    const found = {
      fridge: await make('Cooling unit', 'de', 'Kühlschrank'), screws: await make('Hex fasteners', 'de', 'Sechskantschrauben verzinkt'),
      gloves: await make('Hand wear', 'de', 'Lederhandschuhe'), pipes: await make('Tubes', 'de', 'Edelstahl gebürstet, Rohre'), saws: await make('Gauge', 'de', 'Messgerät'),
    };
    for (const [typed, meant, id] of [
      ['Kuehlschrank', 'Kühlschrank', found.fridge], ['Kühlschrnak', 'Kühlschrank', found.fridge], ['kuehlschrnak', 'Kühlschrank', found.fridge], ['Messgeraet', 'Messgerät', found.saws],
      ['Schrauebn', 'Schrauben', found.screws], ['Handschue', 'Handschuhe', found.gloves], ['Edelstahlrohre', 'Edelstahl rohre', found.pipes],
    ] as const) {
      const page = await shop(typed, 'de');
      expect([page.meant, page.products.map((product) => product.id)], typed).toEqual([meant, [id]]);
    }
  });

  it('is taken for a German word before an English one that is as near, and for none that its reader cannot find', async () => {
    await make('Kannel fitting');
    const id = await make('Duct', 'de', 'Kannal');
    expect((await shop('Kannaal', 'de')).products.map((product) => product.id)).toEqual([id]);
    expect((await shop('Kannaal', 'zh')).meant).not.toBe('kannal');
  });
});

it('two Chinese words typed as one are told apart', async () => {
  const id = await make('Stainless fasteners', 'zh', '不锈钢六角法兰');
  const page = await shop('不锈钢法兰', 'zh');
  expect([page.meant, page.products.map((product) => product.id)]).toEqual(['不锈钢 法兰', [id]]);
});

describe('certificates', () => {
  it.each([
    ['ISO 9001:2015', 'ISO 9001'], ['iso9001', 'ISO 9001'], ['ISO 9001 : 2008', 'ISO 9001'], ['ISO-9001-2015 certificate', 'ISO 9001'], ['FSC Chain of Custody', 'FSC chain of custody'],
    ['FSC chain of  custody', 'FSC chain of custody'], ['CE declaration of conformity', 'CE'], ['CE', 'CE'], ['CE (RED) declaration', 'CE'], ['GMP certificate (veterinary)', 'GMP'], ['OEKO-TEX Standard 100', 'OEKO-TEX Standard 100'],
    ['Child-labour-free certification', 'Child-labour-free certificate'], ['EN 71-1/2/3 test report', 'EN 71-1/2/3 test report'], ['ISO/IEC 27001:2022', 'ISO/IEC 27001'], ['(a)', '(a)'], ['CE type examination (EN 388)', 'CE type examination'],
  ])('have one name: %s is %s', async (said, name) => {
    const [row] = await db.$queryRaw<{ name: string }[]>`SELECT certificate_name(${said}) AS name`;
    expect(row?.name).toBe(name);
  });

  it('are counted once and filtered by any of their spellings', async () => {
    const made = [await make('Certified one'), await make('Certified two'), await make('Certified three')];
    for (const [place, name] of ['ISO 14001', 'ISO 14001:2015', 'iso 14001'].entries()) {
      await db.productCertificate.create({ data: { productId: made[place] ?? 0, name, number: `C${place}`, issuer: 'Lab', validUntil: new Date('2030-01-01') } });
    }
    const { certificate } = await countFacets({});
    expect([...certificate].filter(([name]) => name.includes('14001'))).toEqual([['ISO 14001', 3]]);
    for (const said of ['ISO 14001', 'ISO 14001:2015']) expect((await findShopPage(readShopQuery({ certificate: said }))).count).toBe(3);
  });
});

it('minimum orders are told apart by their unit', async () => {
  const [pieces, kilos] = [await makeProduct(seller, { name: 'Unit test', unit: 'pcs' }), await makeProduct(seller, { name: 'Unit test', unit: 'kg' })];
  await db.product.updateMany({ where: { id: { in: [pieces.id, kilos.id] } }, data: { moq: 20_000 } });
  const find = async (moq: string) => (await findShopPage(readShopQuery({ search: 'unit test', moq }))).products.map(({ id }) => id);
  expect([await find('10001--kg'), await find('10001--pcs')]).toEqual([[kilos.id], [pieces.id]]);
  await db.product.update({ where: { id: kilos.id }, data: { unit: 'ltr' }, select: { id: true } });
  expect([await find('10001--kg'), await find('10001--ltr')]).toEqual([[], [kilos.id]]);
});
