import { defineMachine } from '@/machine/machine';

export type ProductStatus = 'submitted' | 'approved' | 'rejected' | 'archived';
export type ProductAction = 'edit' | 'approve' | 'reject' | 'archive' | 'restore';

/**
 * A product between its seller and the admin. It is made as `submitted`. An edit of an approved product waits beside it as a
 * proposed change (ProductChange), so that what was approved stays public; any other edit is read by the admin anew.
 */
export const productMachine = defineMachine<ProductStatus, ProductAction>({
  name: 'product',
  initial: 'submitted',
  states: {
    submitted: { edit: { to: 'submitted', by: ['seller'] }, approve: { to: 'approved', by: ['admin'] }, reject: { to: 'rejected', by: ['admin'] }, archive: { to: 'archived', by: ['seller'] } },
    approved: { edit: { to: 'approved', by: ['seller'] }, archive: { to: 'archived', by: ['seller'] } },
    rejected: { edit: { to: 'submitted', by: ['seller'] }, archive: { to: 'archived', by: ['seller'] } },
    archived: { restore: { to: 'submitted', by: ['seller'] } },
  },
});
