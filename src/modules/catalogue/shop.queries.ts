import 'server-only';
import { DEFAULT_LOCALE, type Locale } from '@/i18n/locales';
import { namePorts } from '@/modules/port/port-name.queries';
import { findPortByText } from '@/modules/port/port.queries';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { Prisma } from '@/server/generated/client';
import { runPrepared } from '@/server/prepared';
import { remembered } from '@/server/remembered';
import { categoryByName } from './category.schema';
import { ALL_PORTS, type Facets, type ProductCard, type ProductFilter, type ShopQuery } from './catalogue.schema';
import { isSimple } from './facet-conditions.queries';
import { matchingIds } from './matching.queries';
import { clampPage, listFirst, listFound, productsByIds, type ProductPage } from './product-list.queries';
import { findShopSearch } from './shop-search.queries';

/** One page of the shop. */
export interface ShopPage {
  readonly products: readonly ProductCard[];
  readonly count: number;
  /** From 1, and one that exists. */
  readonly page: number;
  readonly pages: number;
  /** What was probably meant by a search that finds nothing; the products are those of this one. */
  readonly meant?: string | undefined;
  /** What may have been meant, but is left to the reader: the products, if there are any, are not those of this one. */
  readonly offered?: string | undefined;
  /** Whether they have some of the words alone, for none has all. */
  readonly isSome?: boolean;
}

const EMPTY: ShopPage = { products: [], count: 0, page: 1, pages: 1 };

/** A port as the shop offers it. */
export interface ShopPort {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** As an address may name it in any language. */
  readonly english: string;
}

/**
 * The ports to choose from in the shop: the specification's five, those at which something is offered, and the one that the
 * address names, named in a language. A port without products would only lead to an empty list.
 */
export async function listShopPorts(chosen: string, language: Locale = DEFAULT_LOCALE): Promise<ShopPort[]> {
  const ports = await readPorts(chosen);
  return namePorts(ports.map((port) => ({ ...port, english: port.name })), language);
}

/** Every page of the shop offers them, and they hardly ever change. */
const readPorts = remembered(15_000, (chosen) => runPrepared<{ id: number; code: string; name: string }>(Prisma.sql`
    SELECT "id", "code", "name" FROM "Port"
    WHERE "rank" <= 5 OR "id" IN (SELECT "portId" FROM "ProductCount" WHERE "count" > 0) OR "code" = upper(${chosen}) OR "name" = ${chosen}
    ORDER BY least("rank", 6), "name"`));

/** The one name of a certificate, as the kept counts have it. */
async function certificateName(said: string): Promise<string> {
  const [row] = await runPrepared<{ name: string }>(Prisma.sql`SELECT certificate_name(${said}) AS name`);
  return row?.name ?? said;
}

/** The facets of a shop address; null when it names a category or port that does not exist. */
export async function facetsOf(query: ShopQuery): Promise<Facets | null> {
  const category = query.category === '' ? undefined : categoryByName(query.category);
  const hasPort = query.port !== '' && query.port !== ALL_PORTS;
  const port = hasPort ? await findPortByText(query.port) : undefined;
  if ((query.category !== '' && !category) || port === null) return null;
  // An address may name a certificate as a seller spells it, or as one was filtered by before.
  const certificate = query.certificate === '' ? undefined : await certificateName(query.certificate);
  return {
    category: category?.slug, portId: port?.id, priceType: query.priceType || undefined, currency: query.currency || undefined,
    moq: query.moq || undefined, isVerified: query.verified === 'yes' || undefined, certificate,
  };
}

/** One page of what the shop finds for a reader, with texts in the filter's language. */
export async function findAsShop(filter: ProductFilter, typed: string, reader: Locale): Promise<ProductPage> {
  const { search, count } = await findShopSearch({ search: typed, exact: '' }, { category: filter.category }, reader);
  const ids = await matchingIds({ filter: { ...filter, language: reader }, search }, count);
  return { products: await productsByIds(ids, filter.language), count };
}

/** What a shop address shows. A category or port that does not exist holds nothing. */
export async function findShopPage(query: ShopQuery, language?: Locale): Promise<ShopPage> {
  const facets = await facetsOf(query);
  if (!facets) return EMPTY;
  if (query.search === '' && query.page === 1 && isSimple(facets)) {
    const { products, count } = await listFirst({ ...facets, language, sort: query.sort, pageSize: SETTINGS.shopPageSize });
    return { products, count, ...clampPage(1, count) };
  }
  const { search, count, meant, offered, isSome } = await findShopSearch(query, facets, language);
  const { page, pages } = clampPage(query.page, count);
  const products = await listFound({ ...facets, language, sort: query.sort, page, pageSize: SETTINGS.shopPageSize }, search, count);
  return { products, count, page, pages, offered, ...(count > 0 && { meant, isSome }) };
}
