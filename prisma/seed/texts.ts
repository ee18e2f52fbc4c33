import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Locale } from '../../src/i18n/locales.ts';
import { db } from '../../src/server/db.ts';

const LANGUAGES = ['zh', 'hi', 'de', 'ar'] as const satisfies readonly Locale[];
type Language = (typeof LANGUAGES)[number];

/** Texts of products that one statement puts in. */
const PART = 50;

const productTexts = z.record(z.string(), z.object({
  name: z.string().min(1), shortDescription: z.string(), description: z.string(), packing: z.string(),
  specifications: z.array(z.tuple([z.string(), z.string()])),
}));
const catalogTexts = z.record(z.string(), z.object({ title: z.string().min(1), description: z.string() }));
const supplierTexts = z.record(z.string(), z.object({ about: z.string().min(1) }));

/** One file of translations, checked; empty where nobody has written it. Files of products have a category's name, the others begin with "_". */
function read<T>(language: Language, file: string, shape: z.ZodType<Record<string, T>>): [string, T][] {
  const url = new URL(`./data/texts/${language}/${file}`, import.meta.url);
  return existsSync(url) ? Object.entries(shape.parse(JSON.parse(readFileSync(url, 'utf8')))) : [];
}

function categoryFiles(language: Language): string[] {
  const folder = new URL(`./data/texts/${language}/`, import.meta.url);
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json') && !name.startsWith('_')) : [];
}

/** Rows of the entries whose key is known; translations may be ahead of the products, or behind. */
function rows<T, Row>(entries: readonly [string, T][], ids: ReadonlyMap<string, number>, row: (id: number, entry: T) => Row): Row[] {
  return entries.flatMap(([key, entry]) => {
    const id = ids.get(key);
    return id === undefined ? [] : [row(id, entry)];
  });
}

/** The demo's texts in the other languages, as far as they are written. What is missing is shown in English. */
export async function seedTexts(products: ReadonlyMap<string, number>, suppliers: ReadonlyMap<string, number>): Promise<number> {
  const catalogs = new Map((await db.catalog.findMany({ select: { id: true, key: true } })).map(({ id, key }) => [key, id]));
  let count = 0;
  for (const language of LANGUAGES) {
    const ofProducts = categoryFiles(language).flatMap((file) => read(language, file, productTexts));
    const data = rows(ofProducts, products, (productId, text) => ({ productId, language, ...text }));
    // In parts: all of a language at once is more than a busy machine writes within a statement's time.
    for (let from = 0; from < data.length; from += PART) await db.productText.createMany({ data: data.slice(from, from + PART) });
    await db.catalogText.createMany({ data: rows(read(language, '_catalogs.json', catalogTexts), catalogs, (catalogId, text) => ({ catalogId, language, ...text })) });
    await db.partyText.createMany({ data: rows(read(language, '_suppliers.json', supplierTexts), suppliers, (partyId, text) => ({ partyId, language, ...text })) });
    count += data.length;
  }
  return count;
}
