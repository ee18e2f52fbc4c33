/** Names under which the browser keeps lists of product ids, and how many each holds. */
export const RECENT = { name: 'recentProducts', most: 9, shown: 8 } as const;
export const COMPARED = { name: 'comparedProducts', most: 4 } as const;
