import { db } from '@/server/db';
import { REFUSALS } from '@/server/security-events';

/** What stands in the tables now, as a text: equal texts mean that nothing was changed. Sessions may be seen meanwhile, and the log may say that somebody was refused. */
export async function everything(): Promise<string> {
  const { rfq, rfqMessage, offer, dpq, dpqRevision, dpo, payment, paymentReceipt, remittanceAdvice, invoice, ledgerAccount, ledgerTransfer, ledgerEntry, workOrder, workPaper, milestone, surveyReport, surveyPhoto, feeOffer, dispute, ruling, evidence, caseMessage, caseFile, invoiceCharge, rating, notification, auditEntry, outboxMessage, party, grant, product } = db;
  const tables = await Promise.all([rfq, rfqMessage, offer, dpq, dpqRevision, dpo, payment, paymentReceipt, remittanceAdvice, invoice, ledgerAccount, ledgerTransfer, ledgerEntry, workOrder, workPaper, milestone, surveyReport, surveyPhoto, feeOffer, dispute, ruling, evidence, caseMessage, caseFile, invoiceCharge, rating, notification, party, grant, product].map(
    (table) => (table as unknown as { findMany: (query: object) => Promise<object[]> }).findMany({ orderBy: { id: 'asc' } }),
  ));
  const logs = [await auditEntry.findMany({ where: { action: { notIn: [...REFUSALS] } }, orderBy: { seq: 'asc' } }), await outboxMessage.findMany({ orderBy: { id: 'asc' } })];
  return JSON.stringify([...tables, ...logs], (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}
