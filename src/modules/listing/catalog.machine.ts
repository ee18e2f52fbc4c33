import { defineMachine } from '@/machine/machine';

export type CatalogStatus = 'pending' | 'approved' | 'taken_down';
export type CatalogAction = 'take_down' | 'restore';

/**
 * A seller's catalog. It is public as it is made, since its products are approved and its own words give nothing away; the
 * admin takes down what should not be there. `pending` is for catalogs of the house that are not shown yet.
 */
export const catalogMachine = defineMachine<CatalogStatus, CatalogAction>({
  name: 'catalog',
  initial: 'approved',
  states: {
    pending: {},
    approved: { take_down: { to: 'taken_down', by: ['admin'] } },
    taken_down: { restore: { to: 'approved', by: ['admin'] } },
  },
});
