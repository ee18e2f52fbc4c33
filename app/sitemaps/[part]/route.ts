import { catalogPath } from '@/modules/catalogue/catalog-address';
import { countsByCategory, listCatalogs, productIdsBetween } from '@/modules/catalogue/catalogue.queries';
import { CATEGORIES } from '@/modules/catalogue/category.schema';
import { categoryPath } from '@/modules/catalogue/shop-address';
import { LEGAL_TEXT_NAMES, LEGAL_TEXTS } from '@/modules/legal/legal.schema';
import { FIXED_PAGES, PRODUCTS_PER_PART, productsPart, sitemapPart, xmlResponse } from '@/modules/platform/sitemap.schema';
import { portPath } from '@/modules/port/port-address';
import { listPortCodes } from '@/modules/port/port.queries';
import { supplierPath } from '@/modules/supplier/supplier-address';
import { listSupplierIds } from '@/modules/supplier/supplier.queries';
import { env } from '@/server/env';

type Context = { params: Promise<{ part: string }> };

async function pathsOf(name: string): Promise<string[] | null> {
  if (name === 'pages.xml') return [...new Set<string>([...FIXED_PAGES, ...LEGAL_TEXT_NAMES.map((text) => LEGAL_TEXTS[text].path)])];
  if (name === 'categories.xml') {
    // An empty list is nothing to find.
    const counts = await countsByCategory();
    return CATEGORIES.filter(({ slug }) => (counts.get(slug) ?? 0) > 0).map(categoryPath);
  }
  if (name === 'catalogs.xml') return (await listCatalogs()).map(({ id }) => catalogPath(id));
  if (name === 'ports.xml') return (await listPortCodes()).map(portPath);
  if (name === 'suppliers.xml') return (await listSupplierIds()).map((id) => supplierPath(id));
  const part = productsPart(name);
  if (part === undefined) return null;
  const ids = await productIdsBetween((part - 1) * PRODUCTS_PER_PART + 1, part * PRODUCTS_PER_PART);
  return ids.length === 0 && part > 1 ? null : ids.map((id) => `/product/${id}`);
}

/** One part of the sitemap. */
export async function GET(_request: Request, { params }: Context) {
  const paths = await pathsOf((await params).part);
  return paths === null ? new Response('Not found\n', { status: 404 }) : xmlResponse(sitemapPart(env.appUrl, paths));
}
