import 'server-only';
import * as account from '@/modules/account/account.endpoints';
import * as catalogue from '@/modules/catalogue/catalogue.endpoints';
import * as desk from '@/modules/desk/desk.endpoints';
import * as history from '@/modules/history/history.endpoints';
import * as notification from '@/modules/notification/notification.endpoints';
import * as order from '@/modules/order/order.endpoints';
import * as platform from '@/modules/platform/platform.endpoints';
import * as port from '@/modules/port/port.endpoints';
import * as quotation from '@/modules/quotation/quotation.endpoints';
import * as offer from '@/modules/offer/offer.endpoints';
import * as rfq from '@/modules/rfq/rfq.endpoints';

const modules = { ...account, ...catalogue, ...desk, ...history, ...notification, ...offer, ...order, ...platform, ...port, ...quotation, ...rfq } as const;

type Declared = (typeof modules)[keyof typeof modules];

/** Every declared call. What is not in here has no route (checked by src/test/route-tree.test.ts). */
export const ENDPOINTS: readonly Declared[] = Object.values(modules);

/** The calls by name ("GET /api/products"), for the typed client. */
export type Registry = { readonly [E in Declared as `${E['method']} ${E['path']}`]: E };
