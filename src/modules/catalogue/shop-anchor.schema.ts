/** The part of the shop's page that filters lead to. */
export const FILTERS_ID = 'filters';
