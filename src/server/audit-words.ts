/**
 * What the audit log can hold beside the steps of the machines: each action, each kind of thing and each name under which an
 * entry keeps something. Screens have words for all of them in every language (audit-words.test.ts), so that nothing is
 * recorded that nobody can read.
 */

/** Actions that `audit` is called with; those of a machine follow from its table. */
export const RECORDED_ACTIONS = [
  'access.probed', 'access.refused', 'bank_details.changed', 'case.file_view', 'case.message', 'catalog.create', 'catalog.delete', 'catalog.edit', 'code.used_up',
  'contact_request.create', 'credit_note.create', 'delivery_address.create', 'delivery_address.delete', 'delivery_address.update', 'dispute.create', 'document.submit', 'document.view', 'dpo.change_ready', 'dpo.create', 'dpq.create', 'evidence.create',
  'fee_offer.create', 'file.purged', 'file.uploaded', 'held_text.create', 'invoice.charge', 'invoice.create', 'issue.create',
  'ledger.fee_return', 'ledger.hold', 'ledger.payout', 'ledger.refund', 'ledger.release', 'ledger.split', 'offer.create', 'offer_file.create', 'offer_file.delete', 'order_delivery.set', 'outbox.given_up', 'packing_list.set',
  'party.add', 'party.badge_given', 'party.badge_taken', 'party.data_taken', 'party.edit', 'party.email_changed', 'party.picture', 'party.profile_changed', 'party.registered', 'party.settings_changed', 'party.unverified', 'party.verified',
  'password.changed', 'password.reset', 'password.set', 'password.wrong', 'payment.advice_view', 'payment.advise', 'payment.charge', 'payment.create',
  'product.approve_change', 'product.create', 'product.mend', 'product.reject_change', 'rate.change', 'rating.create', 'rfq.create', 'rfq_file.create', 'rfq_file.delete', 'rfq_invitation.create',
  'role.create', 'role.delete', 'role.edit', 'role.give', 'ruling.create', 'session.ended', 'session.opened', 'session.refused', 'session.role_switched', 'setting.change',
  'survey_appointment.set', 'survey_report.edit', 'survey_report.submit', 'tries.held_back', 'work_order.create', 'work_order.milestone', 'work_order.paper_view', 'work_paper.create',
] as const;
export type RecordedAction = (typeof RECORDED_ACTIONS)[number];

/** Kinds of things that they are about; those of a machine are its name. */
export const RECORDED_ENTITIES = [
  'address', 'call', 'catalog', 'contact_request', 'credit_note', 'delivery_address', 'dispute', 'document', 'dpo', 'dpq', 'evidence', 'fee_offer', 'file', 'held_text', 'invoice', 'issue', 'ledger', 'offer', 'offer_file', 'order_delivery', 'outbox',
  'packing_list', 'party', 'payment', 'product', 'proof', 'rate', 'rating', 'rfq', 'rfq_file', 'rfq_invitation', 'role', 'ruling', 'setting', 'survey_appointment', 'survey_report', 'work_order', 'work_paper',
] as const;
export type RecordedEntity = (typeof RECORDED_ENTITIES)[number];

/** Names under which entries keep what was done, also inside of what is kept together. */
export const AUDIT_FIELDS = [
  'address', 'adviceId', 'amount', 'arbitratorId', 'at', 'bankReference', 'before', 'budgetMax', 'budgetMin', 'businessKey', 'buyer', 'changeId', 'changed', 'code', 'contentType', 'country', 'currency', 'deadline', 'deliveryPort', 'disputeId', 'documentType', 'dpoId', 'dpqId',
  'entity', 'entityId', 'failures', 'failuresBefore', 'feeOfferId', 'field', 'fields', 'fileId', 'files', 'from', 'hash', 'invoice', 'key', 'kind', 'kinds', 'locale', 'mail_notices', 'messageId', 'milestone', 'name', 'note', 'number',
  'of', 'offer', 'outcome', 'paperId', 'partyId', 'paymentTerms', 'photos', 'postings', 'productStars', 'products', 'quantity', 'readyOn', 'reason', 'requesterId', 'revision', 'rfqId', 'role', 'sealed', 'seller', 'sellerIds', 'sha256', 'size', 'subjectId',
  'supplierStars', 'surveyDecision', 'time_zone', 'times', 'title', 'to', 'tries', 'unit', 'verdict', 'verdictBefore', 'version', 'workId', 'workOrderId',
] as const;
type AuditField = (typeof AUDIT_FIELDS)[number];

type AuditValue = string | number | boolean | null | readonly AuditValue[] | AuditDetails;
/** What an entry keeps. */
export type AuditDetails = { readonly [field in AuditField]?: AuditValue | undefined };
