import { describe } from 'vitest';
import { walkMachine } from '@/test/machine-table';
import { feeOfferMachine } from './fee-offer.machine';

describe('a fee offer', () => {
  walkMachine(feeOfferMachine, [
    'proposed --edit--> proposed by cha',
    'proposed --accept--> accepted by captain',
    'proposed --decline--> declined by captain',
    'proposed --withdraw--> declined by system',
  ], ['accepted', 'declined']);
});
