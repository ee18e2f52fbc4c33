import { expect, it } from 'vitest';
import { deliveryValues } from './delivery-form.values';

const kept = (id: number, address: string) => ({ id, label: 'Gate', recipient: 'Gate office', address, zip_code: '20457', city: 'Hamburg', country: 'DE' });
const own = { address: 'Am Kai 2\nHamburg', zip_code: '20457' };

it('begins with the buyer’s name and address, and with the only address there is', () => {
  expect(deliveryValues({ buyer: 'Port Ltd', delivery: null }, [kept(1, 'Am Kai 2')], own)).toEqual({ addressId: '1', consignee: 'Port Ltd\nAm Kai 2\nHamburg\n20457', notifyParty: '' });
  expect(deliveryValues({ buyer: 'Port Ltd', delivery: null }, [kept(1, 'Am Kai 2'), kept(2, 'Am Kai 4')], { address: '', zip_code: ' ' })).toEqual({ addressId: '', consignee: 'Port Ltd', notifyParty: '' });
});

it('begins with what was said before, where it is to be corrected', () => {
  const delivery = { consignee: 'Gate Ltd', notifyParty: 'Agent', recipient: 'Gate office', street: 'Am Kai 4', zipCode: '20457', city: 'Hamburg', country: 'DE' };
  expect(deliveryValues({ buyer: 'Port Ltd', delivery }, [kept(1, 'Am Kai 2'), kept(2, 'Am Kai 4')], own)).toEqual({ addressId: '2', consignee: 'Gate Ltd', notifyParty: 'Agent' });
  expect(deliveryValues({ buyer: 'Port Ltd', delivery }, [kept(1, 'Am Kai 2')], own)).toMatchObject({ addressId: '' });
});
