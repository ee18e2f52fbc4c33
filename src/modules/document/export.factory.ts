import { makePort } from '@/modules/catalogue/catalogue.factory';
import { setDelivery, setPacking } from '@/modules/order/goods.commands';
import { makeConfirmedOrder } from '@/modules/order/order.factory';
import { deliveryBody, packingBody } from '@/modules/order/order.schema';
import { makeDeliveryAddress } from '@/modules/profile/profile.factory';
import { db } from '@/server/db';

/** What a seller's form sends of how the goods are packed. */
export const packingRequest = (over: object = {}) => ({ packages: 40, packageKind: 'cartons', quantity: 500, netKg: '812.5', grossKg: '840', marks: 'ELBE 1/40', ...over });

/** A confirmed order all of whose export papers can be made, and agree with each other. */
export async function makeExportOrder(wish: Parameters<typeof makeConfirmedOrder>[0] = {}) {
  const trade = await makeConfirmedOrder({ ...wish, terms: { deliveryPortId: (await makePort()).id, paymentTerms: 'FOB', ...wish.terms } });
  await db.product.update({ where: { id: trade.product.id }, data: { hsCode: '630510', originCountry: 'IN' }, select: { id: true } });
  await setDelivery(trade.buyer, trade.dpo.id, deliveryBody.parse({ addressId: await makeDeliveryAddress(trade.buyer), consignee: `${trade.buyer.companyName}\nQuay 7` }));
  await setPacking(trade.seller, trade.dpo.id, packingBody.parse(packingRequest({ quantity: trade.dpo.quantity })));
  return trade;
}
