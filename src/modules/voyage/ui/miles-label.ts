/** Stands for the figure in a label of miles: the page has the words, the browser puts the figure in. */
export const MILES = '{miles}';
/** Likewise for days. */
export const DAYS = '{days}';
