import { adminProductsTable } from '@/modules/catalogue/admin-products.table';
import { hrContactFormsTable, hrContactsTable } from '@/modules/contact/contact.table';
import { arbitratorCasesTable, arbitratorEvidenceTable } from '@/modules/dispute/case.table';
import { accountantDisputesTable, buyerDisputesTable, captainDisputesTable, sellerDisputesTable } from '@/modules/dispute/dispute.table';
import { hrIssuesTable } from '@/modules/help/help.table';
import { accountantInvoicesTable, buyerInvoicesTable, sellerInvoicesTable } from '@/modules/invoice/invoice.table';
import { hrDocumentsTable } from '@/modules/kyc/kyc.table';
import { sellerRfqsTable } from '@/modules/offer/offer.table';
import { buyerOrdersTable, captainDposTable, sellerDposTable, sellerOrdersTable, sellerSurveysTable } from '@/modules/order/order.table';
import { sellerProductsTable } from '@/modules/listing/listing.table';
import { adminCatalogsTable } from '@/modules/listing/admin-catalogs.table';
import { sellerCatalogsTable } from '@/modules/listing/seller-catalog.table';
import { accountantTransfersTable, buyerStatementTable, chaStatementTable, sellerStatementTable } from '@/modules/ledger/ledger.table';
import { adminHeldTextsTable } from '@/modules/moderation/moderation.table';
import { accountantPaymentsTable, buyerPaymentsTable, sellerPaymentsTable } from '@/modules/payment/payment.table';
import { adminConfigTable } from '@/modules/platform/kept-settings.table';
import { adminRatesTable } from '@/modules/rates/rates.table';
import { accountantWalletsTable } from '@/modules/payout/payout.table';
import { buyerDpqsTable, captainDpqsTable } from '@/modules/quotation/quotation.table';
import { buyerRfqsTable, captainRfqsTable } from '@/modules/rfq/rfq.table';
import { captainRolesTable } from '@/modules/roles/roles.table';
import { adminUsersTable } from '@/modules/users/admin-users.table';
import { hrNewUsersTable, hrUsersTable } from '@/modules/users/users.table';
import { insuranceDocumentsTable, insurancePoliciesTable } from '@/modules/insurance/insurance.table';
import { buyerSurveysTable, surveyorReportsTable, surveyorRequestsTable } from '@/modules/survey/survey.table';
import { logisticsOrdersTable, logisticsTrackingTable, transporterOrdersTable, transporterTrackingTable } from '@/modules/tracking/tracking.table';
import { chaFeesTable, chaOrdersTable, chaRequestsTable } from '@/modules/customs/customs.table';
import type { TableDefinition } from '@/table/definition';

/** Every table by id. Browser code: the dashboards' data and the pages name a table by its id alone. */
export const TABLES = {
  'buyer.rfqs': buyerRfqsTable,
  'buyer.dpqs': buyerDpqsTable,
  'buyer.orders': buyerOrdersTable,
  'buyer.surveys': buyerSurveysTable,
  'buyer.disputes': buyerDisputesTable,
  'captain.rfqs': captainRfqsTable,
  'captain.dpqs': captainDpqsTable,
  'captain.dpos': captainDposTable,
  'captain.disputes': captainDisputesTable,
  'hr.documents': hrDocumentsTable,
  'hr.contacts': hrContactsTable,
  'hr.contactForms': hrContactFormsTable,
  'hr.issues': hrIssuesTable,
  'seller.products': sellerProductsTable,
  'seller.catalogs': sellerCatalogsTable,
  'seller.rfqs': sellerRfqsTable,
  'seller.orders': sellerOrdersTable,
  'seller.dpos': sellerDposTable,
  'seller.surveys': sellerSurveysTable,
  'captain.roles': captainRolesTable,
  'hr.newUsers': hrNewUsersTable,
  'hr.users': hrUsersTable,
  'admin.users': adminUsersTable,
  'admin.settings': adminConfigTable,
  'admin.rates': adminRatesTable,
  'admin.products': adminProductsTable,
  'admin.catalogs': adminCatalogsTable,
  'admin.heldTexts': adminHeldTextsTable,
  'accountant.payments': accountantPaymentsTable,
  'accountant.invoices': accountantInvoicesTable,
  'accountant.disputes': accountantDisputesTable,
  'accountant.wallets': accountantWalletsTable,
  'accountant.transfers': accountantTransfersTable,
  'arbitrator.cases': arbitratorCasesTable,
  'arbitrator.evidence': arbitratorEvidenceTable,
  'buyer.payments': buyerPaymentsTable,
  'buyer.invoices': buyerInvoicesTable,
  'buyer.statement': buyerStatementTable,
  'seller.payments': sellerPaymentsTable,
  'seller.invoices': sellerInvoicesTable,
  'seller.disputes': sellerDisputesTable,
  'seller.statement': sellerStatementTable,
  'surveyor.requests': surveyorRequestsTable,
  'surveyor.reports': surveyorReportsTable,
  'insurance.policies': insurancePoliciesTable,
  'insurance.documents': insuranceDocumentsTable,
  'transporter.orders': transporterOrdersTable,
  'transporter.tracking': transporterTrackingTable,
  'logistics.orders': logisticsOrdersTable,
  'logistics.tracking': logisticsTrackingTable,
  'cha.requests': chaRequestsTable,
  'cha.fees': chaFeesTable,
  'cha.orders': chaOrdersTable,
  'cha.statement': chaStatementTable,
} satisfies Record<string, TableDefinition>;

export type TableId = keyof typeof TABLES;

/** What a table lists: the part of its id behind the role. */
export type TableNoun = TableId extends `${string}.${infer Noun}` ? Noun : never;

/** Whether a table's rows are known by a number that it shows. */
export function isNumbered(table: TableId): boolean {
  return TABLES[table].columns.some(({ id }) => id === 'id');
}

export function nounOf(table: TableId): TableNoun {
  return table.slice(table.indexOf('.') + 1) as TableNoun;
}
