/** The part of the shop's page that filters lead to. */
export const FILTERS_ID = 'filters';
/** Where the keyboard gets to the results, past categories and filters. */
export const RESULTS_ID = 'results';
