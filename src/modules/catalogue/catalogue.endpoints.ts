import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam, text } from '@/http/input';
import { LOCALES } from '@/i18n/locales';
import { pageOf, paging, rangeOf, setTotal, sliceRange } from '@/http/list';
import { Problem } from '@/http/problem';
import { categoryByName } from './category.schema';
import { productCard, productDetail, SEARCH_LIMIT, SORTS } from './catalogue.schema';
import { catalogProductIds, findProduct, listCatalogs } from './catalogue.queries';
import { findRates } from './display-currency.queries';
import { findProducts, productsByIds } from './product-list.queries';
import { findAsShop } from './shop.queries';

/** Language of the texts, where they are translated; English unless it is asked for. */
const language = { lang: z.enum(LOCALES, 'invalid_input').optional() };

export const getCatalogs = endpoint({
  method: 'GET',
  path: '/api/catalogs',
  access: 'public',
  summary: 'Approved catalogs',
  query: z.object({ ...paging, ...language }),
  response: z.array(z.object({ id: z.int(), title: z.string(), description: z.string(), image: z.string(), status: z.string(), likes: z.int(), text_language: z.enum(LOCALES) })),
  isCounted: true,
}).handle(async ({ query, headers }) => {
  const { rows, total } = sliceRange(rangeOf(query), await listCatalogs(query.lang));
  setTotal(headers, total);
  return rows;
});

const listQuery = z.object({
  ...paging,
  ...language,
  search: text(SEARCH_LIMIT).optional(),
  /** A reader's language: the search is read as the shop reads it, with other words for the same and typing errors forgiven. Without it the search is literal. */
  reader: z.enum(LOCALES, 'invalid_input').optional(),
  category: z.string().trim().optional(),
  sort: z.enum(SORTS, 'invalid_input').default('newest'),
  /** These products alone, in this order; no other parameter but `lang` counts then. */
  ids: z.string().regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,19}$/, 'invalid_input').transform((list) => list.split(',').map(Number)).optional(),
  /** The products of this catalog alone, in its order; no other parameter but `lang` counts then. */
  catalog: idParam().optional(),
});

async function answerList(query: z.output<typeof listQuery>, headers: Headers) {
  if (query.ids) {
    const chosen = await productsByIds(query.ids, query.lang);
    setTotal(headers, chosen.length);
    return chosen;
  }
  if (query.catalog !== undefined) {
    const ofCatalog = await productsByIds((await catalogProductIds(query.catalog)) ?? [], query.lang);
    setTotal(headers, ofCatalog.length);
    return ofCatalog;
  }
  const category = query.category === undefined ? undefined : categoryByName(query.category)?.slug;
  const isUnknown = query.category !== undefined && category === undefined;
  const filter = { search: query.search, category, sort: query.sort, language: query.lang, ...pageOf(query) };
  const { products, count } = isUnknown ? { products: [], count: 0 } : query.search && query.reader ? await findAsShop(filter, query.search, query.reader) : await findProducts(filter);
  setTotal(headers, count);
  return products;
}

export const getProducts = endpoint({
  method: 'GET',
  path: '/api/products',
  access: 'public',
  summary: 'Approved products, newest first',
  query: listQuery,
  response: z.array(productCard),
  isCounted: true,
}).handle(({ query, headers }) => answerList(query, headers));

export const getProductsOfCategory = endpoint({
  method: 'GET',
  path: '/api/products/category/{categoryName}',
  access: 'public',
  summary: 'Approved products of a category, by its exact name',
  params: z.object({ categoryName: z.string() }),
  query: listQuery.omit({ category: true, ids: true, catalog: true }),
  response: z.array(productCard),
  isCounted: true,
}).handle(({ params, query, headers }) => answerList({ ...query, category: params.categoryName }, headers));

export const getProduct = endpoint({
  method: 'GET',
  path: '/api/products/{productId}',
  access: 'public',
  summary: 'An approved product',
  params: z.object({ productId: idParam() }),
  query: z.object(language),
  response: productDetail,
}).handle(async ({ params, query }) => {
  const product = await findProduct(params.productId, query.lang);
  if (!product) throw new Problem('product_not_found');
  return product;
});

const rate = z.number();

export const getRates = endpoint({
  method: 'GET',
  path: '/api/rates',
  access: 'public',
  summary: 'US dollars for one unit of each currency, for showing prices only; null while a rate is missing',
  response: z.object({ USD: rate, EUR: rate, GBP: rate, INR: rate }).nullable(),
}).handle(() => findRates());
