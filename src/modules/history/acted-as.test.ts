import { describe, expect, it } from 'vitest';
import { dpoMachine } from '@/modules/order/order.schema';
import { rfqMachine } from '@/modules/rfq/rfq.schema';
import { actedAs } from './acted-as';

const people = { buyerId: 1, sellerId: 2 };

describe('the role in which somebody acted', () => {
  it('is the system’s where nobody did', () => {
    expect(actedAs(rfqMachine, { actorId: null, action: 'rfq.close', from: 'accepted' }, people)).toBe('system');
  });

  it('is the one that the machine lets take the step, whoever it was', () => {
    expect(actedAs(rfqMachine, { actorId: 1, action: 'rfq.accept', from: 'open' }, people)).toBe('captain');
    expect(actedAs(rfqMachine, { actorId: 9, action: 'rfq.offer', from: 'open' }, people)).toBe('seller');
    expect(actedAs(dpoMachine, { actorId: 9, action: 'dpo.confirm_delivery', from: 'delivered' }, people)).toBe('buyer');
  });

  it('shows by the party where the step is open to several, or is none', () => {
    expect(actedAs(dpoMachine, { actorId: 1, action: 'dpo.cancel', from: 'pending' }, people)).toBe('buyer');
    expect(actedAs(dpoMachine, { actorId: 9, action: 'dpo.cancel', from: 'pending' }, people)).toBe('captain');
    expect(actedAs(rfqMachine, { actorId: 1, action: 'rfq.create', from: null }, people)).toBe('buyer');
    expect(actedAs(rfqMachine, { actorId: 2, action: 'offer.withdraw', from: null }, people)).toBe('seller');
    expect(actedAs(rfqMachine, { actorId: 2, action: 'rfq.create', from: 'no state of it' }, { buyerId: 1, sellerId: null })).toBe('captain');
  });
});
