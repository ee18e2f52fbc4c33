import { describe, expect, it } from 'vitest';
import { walkMachine } from '@/test/machine-table';
import { offerMachine } from './offer.machine';
import { STANDING_OFFERS } from './offer.schema';

describe('an offer', () => {
  walkMachine(offerMachine, [
    'active --improve--> active by seller',
    'active --withdraw--> withdrawn by seller',
    'withdrawn --renew--> active by seller',
  ], []);

  it('stands from the beginning until it is withdrawn', () => {
    expect(STANDING_OFFERS).toEqual(['active']);
    expect(STANDING_OFFERS).toContain(offerMachine.initial);
  });
});
