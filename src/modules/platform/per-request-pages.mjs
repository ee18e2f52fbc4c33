/** The server sets it where the address asks for such a page (scripts/lib/http.mjs); next.config.mjs leads there. */
export const PER_REQUEST_HEADER = 'x-per-request';

/**
 * Pages that are static until something stands in their address: with one of these parameters another page answers, which
 * is made per request.
 */
export const PER_REQUEST = [
  { path: '/contact', otherwise: '/contact/prefilled', parameters: ['product', 'supplier', 'subject', 'kept', 'sent'] },
  { path: '/shop', otherwise: '/shop-found', parameters: ['search', 'category', 'port', 'sort', 'priceType', 'currency', 'moq', 'verified', 'certificate', 'exact', 'filters', 'prices', 'page', 'rfq'] },
];

/** Whether something stands in an address that makes its page one per request. @param {string} url path and query, without language or with it */
export function isPerRequest(url) {
  const [path = '', query] = url.split('?', 2);
  if (!query) return false;
  const page = PER_REQUEST.find((one) => path.endsWith(one.path));
  return page !== undefined && [...new URLSearchParams(query).keys()].some((key) => page.parameters.includes(key));
}
