/**
 * Pages that are static until something stands in their address: with one of these parameters another page answers, which
 * is made per request (next.config.mjs).
 */
export const PER_REQUEST = [
  { path: '/contact', otherwise: '/contact/prefilled', parameters: ['product', 'supplier', 'subject', 'kept', 'sent'] },
  { path: '/shop', otherwise: '/shop/found', parameters: ['search', 'category', 'port', 'sort', 'priceType', 'currency', 'moq', 'verified', 'certificate', 'exact', 'filters', 'prices', 'page', 'rfq'] },
];
