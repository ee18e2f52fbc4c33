import { expect, it } from 'vitest';
import { goodsReadyBody, packingBody } from './order.schema';

const list = { packages: 40, packageKind: 'bags', quantity: 1000, netKg: '26000', grossKg: '25000' };

it('a gross weight below the net weight is refused beside its field, wherever packing is said', () => {
  expect(packingBody.safeParse(list).error?.issues).toMatchObject([{ message: 'packing_gross_below_net', path: ['grossKg'] }]);
  expect(goodsReadyBody.safeParse({ date: '2099-01-01', list }).error?.issues).toMatchObject([{ message: 'packing_gross_below_net', path: ['list', 'grossKg'] }]);
  expect(packingBody.safeParse({ ...list, grossKg: '26000' }).success).toBe(true);
});
