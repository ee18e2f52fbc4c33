import 'server-only';
import { findPortByText } from '@/modules/port/port.queries';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { Prisma } from '@/server/generated/client';
import { runPrepared } from '@/server/prepared';
import { categoryByName } from './category.schema';
import { ALL_PORTS, type ProductCard, type ShopQuery } from './catalogue.schema';
import { clampPage, countProducts, listProducts } from './product-list.queries';

/** One page of the shop. */
export interface ShopPage {
  readonly products: readonly ProductCard[];
  readonly count: number;
  /** From 1, and one that exists. */
  readonly page: number;
  readonly pages: number;
}

const EMPTY: ShopPage = { products: [], count: 0, page: 1, pages: 1 };

/**
 * The ports to choose from in the shop: the specification's five, those at which something is offered, and the one that the
 * address names. A port without products would only lead to an empty list.
 */
export async function listShopPorts(chosen: string): Promise<{ code: string; name: string }[]> {
  return runPrepared(Prisma.sql`
    SELECT "code", "name" FROM "Port"
    WHERE "rank" <= 5 OR "id" IN (SELECT "portId" FROM "ProductCount" WHERE "count" > 0) OR "code" = upper(${chosen}) OR "name" = ${chosen}
    ORDER BY least("rank", 6), "name"`);
}

/** What a shop address shows. A category or port that does not exist holds nothing. */
export async function findShopPage(query: ShopQuery): Promise<ShopPage> {
  const category = query.category === '' ? undefined : categoryByName(query.category);
  const hasPort = query.port !== '' && query.port !== ALL_PORTS;
  const port = hasPort ? await findPortByText(query.port) : undefined;
  if ((query.category !== '' && !category) || port === null) return EMPTY;
  const filter = { search: query.search || undefined, category: category?.slug, portId: port?.id };
  const count = await countProducts(filter);
  const { page, pages } = clampPage(query.page, count);
  const products =
    count === 0 ? [] : await listProducts({ ...filter, sort: query.sort, page, pageSize: SETTINGS.shopPageSize });
  return { products, count, page, pages };
}
