import { describe, expect, it } from 'vitest';
import { allowedActions, statesOf } from '@/machine/machine';
import { walkMachine } from '@/test/machine-table';
import { productMachine } from './product.machine';

describe('a product', () => {
  walkMachine(productMachine, [
    'submitted --edit--> submitted by seller',
    'submitted --approve--> approved by admin',
    'submitted --reject--> rejected by admin',
    'approved --edit--> approved by seller',
    'rejected --edit--> submitted by seller',
    'submitted, approved, rejected --archive--> archived by seller',
    'archived --restore--> submitted by seller',
  ], []);

  it('is its seller’s to edit until it is archived', () => {
    expect(statesOf(productMachine).map((state) => allowedActions(productMachine, state, 'seller'))).toEqual([['edit', 'archive'], ['edit', 'archive'], ['edit', 'archive'], ['restore']]);
  });
});
