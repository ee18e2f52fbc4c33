import 'server-only';
import * as account from '@/modules/account/account.endpoints';
import * as assistant from '@/modules/assistant/assistant.endpoints';
import * as audit from '@/modules/audit/audit.endpoints';
import * as adminProducts from '@/modules/catalogue/admin-products.endpoints';
import * as catalogue from '@/modules/catalogue/catalogue.endpoints';
import * as favourite from '@/modules/catalogue/favourite.endpoints';
import * as localNames from '@/modules/catalogue/local-names.endpoints';
import * as savedSearch from '@/modules/catalogue/saved-search.endpoints';
import * as contact from '@/modules/contact/contact.endpoints';
import * as document from '@/modules/document/document.endpoints';
import * as exportPapers from '@/modules/document/export.endpoints';
import * as help from '@/modules/help/help.endpoints';
import * as preferences from '@/modules/preferences/preferences.endpoints';
import * as profile from '@/modules/profile/profile.endpoints';
import * as kyc from '@/modules/kyc/kyc.endpoints';
import * as invoice from '@/modules/invoice/invoice.endpoints';
import * as listing from '@/modules/listing/listing.endpoints';
import * as adminCatalogs from '@/modules/listing/admin-catalogs.endpoints';
import * as sellerCatalogs from '@/modules/listing/seller-catalog.endpoints';
import * as insurance from '@/modules/insurance/insurance.endpoints';
import * as ledger from '@/modules/ledger/ledger.endpoints';
import * as mail from '@/modules/mail/mail.endpoints';
import * as customs from '@/modules/customs/customs.endpoints';
import * as desk from '@/modules/desk/desk.endpoints';
import * as cases from '@/modules/dispute/case.endpoints';
import * as dispute from '@/modules/dispute/dispute.endpoints';
import * as history from '@/modules/history/history.endpoints';
import * as moderation from '@/modules/moderation/moderation.endpoints';
import * as music from '@/modules/music/music.endpoints';
import * as notification from '@/modules/notification/notification.endpoints';
import * as order from '@/modules/order/order.endpoints';
import * as payout from '@/modules/payout/payout.endpoints';
import * as statement from '@/modules/statement/statement.endpoints';
import * as payment from '@/modules/payment/payment.endpoints';
import * as password from '@/modules/password/password.endpoints';
import * as registration from '@/modules/registration/registration.endpoints';
import * as platform from '@/modules/platform/platform.endpoints';
import * as keptSettings from '@/modules/platform/kept-settings.endpoints';
import * as port from '@/modules/port/port.endpoints';
import * as rating from '@/modules/rating/rating.endpoints';
import * as rates from '@/modules/rates/rates.endpoints';
import * as quotation from '@/modules/quotation/quotation.endpoints';
import * as offer from '@/modules/offer/offer.endpoints';
import * as rfq from '@/modules/rfq/rfq.endpoints';
import * as supplier from '@/modules/supplier/supplier.endpoints';
import * as upload from '@/modules/upload/upload.endpoints';
import * as roles from '@/modules/roles/roles.endpoints';
import * as adminUsers from '@/modules/users/admin-users.endpoints';
import * as tracking from '@/modules/tracking/tracking.endpoints';
import * as voyage from '@/modules/voyage/voyage.endpoints';
import * as survey from '@/modules/survey/survey.endpoints';
import * as workOrder from '@/modules/work/work.endpoints';
import * as users from '@/modules/users/users.endpoints';

const modules = { ...account, ...assistant, ...audit, ...adminProducts, ...adminCatalogs, ...catalogue, ...favourite, ...localNames, ...savedSearch, ...contact, ...customs, ...desk, ...document, ...exportPapers, ...dispute, ...cases, ...help, ...history, ...insurance, ...preferences, ...profile, ...invoice, ...kyc, ...ledger, ...listing, ...sellerCatalogs, ...mail, ...moderation, ...music, ...notification, ...offer, ...order, ...payment, ...payout, ...statement, ...platform, ...keptSettings, ...rates, ...rating, ...registration, ...password, ...port, ...quotation, ...rfq, ...supplier, ...upload, ...roles, ...adminUsers, ...users, ...tracking, ...voyage, ...survey, ...workOrder } as const;

type Declared = (typeof modules)[keyof typeof modules];

/** Every declared call. What is not in here has no route (checked by src/test/route-tree.test.ts). */
export const ENDPOINTS: readonly Declared[] = Object.values(modules);

/** The calls by name ("GET /api/products"), for the typed client. */
export type Registry = { readonly [E in Declared as `${E['method']} ${E['path']}`]: E };
