import 'server-only';
import en from '../../messages/en.json';

/**
 * Every refusal that the API can answer: its code, and the HTTP status that goes with it. The English sentence of a
 * code stands in messages/en.json under `errors`, its translations beside it; nothing else knows either.
 */
const STATUS_BY_CODE = {
  // 400: what was sent can't be taken
  invalid_input: 400, malformed_json: 400, malformed_form: 400, malformed_address: 400, repeated_parameter: 400, invalid_id: 400,
  login_fields_required: 400, rfq_product_required: 400, rfq_title_required: 400, rfq_quantity_invalid: 400, rfq_unit_invalid: 400,
  rfq_budget_order: 400, rfq_budget_invalid: 400, rfq_deadline_invalid: 400, rfq_deadline_past: 400,
  response_required: 400, accept_by_accept_call: 400, negotiation_message_required: 400, target_price_invalid: 400, goods_ready_date_invalid: 400, goods_ready_packing_required: 400, goods_ready_before_order: 400,
  offer_price_invalid: 400, offer_quantity_invalid: 400, offer_quantity_above: 400, offer_lead_time_invalid: 400, offer_validity_invalid: 400, offer_validity_sealed: 400, unit_price_required: 400,
  final_price_required: 400, delivery_date_invalid: 400, delivery_date_past: 400, delivery_port_unknown: 400, date_too_far: 400, total_too_large: 400, text_invalid: 400, text_too_long: 400,
  email_required: 400, email_invalid: 400, phone_invalid: 400, language_unknown: 400,
  password_too_short: 400, password_no_uppercase: 400, password_no_special: 400, password_no_digit: 400, password_too_long: 400,
  password_common: 400, password_own_words: 400, password_requirements: 400,
  password_fields_required: 400, current_password_wrong: 400, reset_fields_required: 400, reset_link_invalid: 400,
  otp_email_required: 400, otp_fields_required: 400, otp_invalid: 400, otp_format: 400, confirmation_link_invalid: 400,
  register_name_required: 400, register_email_required: 400, register_email_invalid: 400, register_password_required: 400, register_email_unproven: 400,
  register_phone_required: 400, register_phone_unproven: 400, register_address_required: 400, register_port_required: 400,
  register_work_class_required: 400, register_declaration_required: 400,
  file_type_not_allowed: 400, picture_type_not_allowed: 400, file_type_mismatch: 400, file_empty: 400, file_damaged: 400, file_content_refused: 400, picture_too_large: 400,
  too_many_files: 400, file_unknown: 400, removed_file_unknown: 400, document_type_unknown: 400, document_expiry_invalid: 400, document_expired: 400, reject_reason_required: 400,
  contact_name_required: 400, contact_subject_required: 400, contact_message_required: 400, contact_reason_required: 400,
  chat_message_required: 400, chat_history_invalid: 400, music_query_required: 400,
  issue_title_required: 400, issue_text_required: 400, issue_answer_required: 400, first_name_required: 400, port_unknown: 400, time_zone_unknown: 400,
  delivery_address_unknown: 400, consignee_required: 400, survey_place_required: 400, survey_date_invalid: 400, survey_date_past: 400, survey_contact_required: 400, survey_reach_required: 400, dispute_reason_required: 400, arbitrator_unknown: 400, arbitrator_is_party: 400, arbitrator_unchanged: 400, evidence_title_required: 400, case_message_required: 400, ruling_outcome_required: 400, ruling_reason_required: 400, supplier_unknown: 400, suppliers_required: 400, category_unknown: 400, seal_needs_deadline: 400, sealed_deadline_fixed: 400, offer_unknown: 400, offer_required: 400, address_label_required: 400, address_recipient_required: 400, address_street_required: 400, address_city_required: 400, country_unknown: 400,
  role_fields_required: 400, assign_fields_required: 400, role_code_invalid: 400, role_unknown: 400, name_required: 400, vendor_code_invalid: 400,
  reason_required: 400, product_reason_required: 400, duration_invalid: 400, receipt_amount_invalid: 400, receipt_day_invalid: 400, receipt_too_large: 400, bank_reference_required: 400, remittance_day_invalid: 400, remittance_amount_invalid: 400, packing_gross_below_net: 400, remittance_too_large: 400,
  product_name_empty: 400, product_category_empty: 400, product_price_empty: 400, product_description_empty: 400, product_price_invalid: 400, relabeling_price_invalid: 400,
  product_category_unknown: 400, product_units_differ: 400, product_quantity_invalid: 400, product_stock_below_minimum: 400, product_validity_invalid: 400, hs_code_invalid: 400, price_tiers_invalid: 400,
  certificate_fields_required: 400, csv_unreadable: 400, csv_too_many_lines: 400, catalog_title_required: 400, catalog_products_required: 400, catalog_description_required: 400, catalog_contact_details: 400,
  catalog_products_too_many: 400, catalog_product_unknown: 400,
  saved_search_name_required: 400, saved_search_empty: 400,
  survey_terms_required: 400, seller_agreement_required: 400, relabeling_terms_required: 400, setting_invalid: 400, rate_invalid: 400,
  bank_password_required: 400, bank_holder_required: 400, iban_invalid: 400, bank_account_invalid: 400, bank_routing_invalid: 400, payout_amount_invalid: 400, period_invalid: 400, split_invalid: 400, partner_unknown: 400, milestone_unknown: 400, milestone_time_invalid: 400, milestone_in_future: 400, milestone_too_early: 400, arrival_needs_note: 400,
  work_paper_required: 400, stars_required: 400, too_many_invoices: 400,
  paper_number_required: 400, paper_issuer_required: 400, paper_day_invalid: 400, paper_before_order: 400, policy_too_old: 400, policy_over: 400, policy_validity_invalid: 400, policy_sum_invalid: 400, policy_clauses_invalid: 400, fee_amount_invalid: 400, fee_too_large: 400, receipt_too_early: 400, packing_count_invalid: 400, packing_kind_invalid: 400, packing_quantity_invalid: 400, packing_weight_invalid: 400,
  survey_day_invalid: 400, survey_verdict_required: 400, survey_line_unanswered: 400, survey_remark_required: 400, survey_reason_required: 400, too_many_photos: 400,
  // 401: nobody is signed in
  authentication_required: 401, invalid_credentials: 401,
  // 403: somebody is, and may not
  session_expired: 403, role_not_allowed: 403, account_blocked: 403, foreign_origin: 403, role_not_granted: 403, own_product: 403, own_decision: 403, own_affair: 403, own_order: 403, own_wallet: 403, own_evidence: 403,
  captain_role_fixed: 403, captain_role_protected: 403, role_protected: 403, own_account: 403, own_contact: 403, account_not_approved: 403, account_rejected: 403, upload_ticket_invalid: 403, upload_address_invalid: 403,
  // 404 and 405: not here
  not_found: 404, buyer_role_not_found: 404, endpoint_not_found: 404, product_not_found: 404, method_not_allowed: 405,
  // 409 and 422: not any more
  role_code_taken: 409, role_name_taken: 409, role_built_in: 409, role_has_holders: 409, vendor_code_taken: 409, company_name_taken: 409, user_blocked: 409,
  email_registered: 409, order_exists: 409, order_disputed: 409, work_disputed: 409, rfq_file_answered: 409, rfq_unit_fixed: 409, ruling_waits: 409, seller_missing: 409, suppliers_none: 409, too_many_suppliers: 409, rfq_has_offers: 409, bids_closed: 409, offers_sealed: 409, offer_outdated: 409, offers_outdated: 409, request_changed: 409, payment_processed: 409, payment_paid_out: 409, idempotency_in_progress: 409, idempotency_other_body: 422,
  receipt_recorded: 409, remittance_advised: 409, funds_insufficient: 409, bank_details_missing: 409, bank_details_waiting: 409, payout_made: 409, nothing_held: 409, contact_requested_already: 409, too_many_addresses: 409, catalogs_too_many: 409,
  too_many_favourites: 409, too_many_saved_searches: 409,
  order_not_confirmed: 409, order_not_delivered: 409, order_not_completed: 409, work_not_accepted: 409, work_not_started: 409, milestone_skipped: 409, case_not_assigned: 409, case_assigned: 409, case_ruled: 409, ruling_carried_out: 409, order_money_gone: 409, dispute_too_late: 409, ruling_missing: 409, quotation_in_negotiation: 409, quotation_in_revision: 409, quotation_not_negotiated: 409,
  status_changed: 409, quotation_updated: 409, quotation_expired: 409, version_changed: 409, amount_changed: 409, seller_not_approved: 409, seller_unavailable: 409, upload_quota: 409, document_waiting: 409, document_in_force: 409,
  payment_not_awaited: 409, fee_standing: 409, fee_agreed: 409, funds_not_held: 409, goods_not_ready: 409, order_not_processing: 409, order_not_shipped: 409, order_over: 409, transport_not_begun: 409, goods_not_picked_up: 409, goods_not_at_port: 409, goods_not_at_delivery: 409, goods_fetched: 409, goods_not_reported: 409, customs_not_filed: 409, goods_delivered: 409, survey_checklist_changed: 409, survey_report_closed: 409, survey_decision_required: 409, survey_undecided: 409, milestone_not_next: 409, work_paper_handed_in: 409, work_offered_already: 409, work_taken: 409, work_yours: 409, work_ended: 409, rated_already: 409,
  // 413 to 429: too much, or of the wrong kind
  body_too_large: 413, file_too_large: 413, unsupported_media_type: 415, too_many_attempts: 429, too_many_rfqs: 429,
  // 5xx: ours
  internal: 500, music_search_failed: 502, unavailable: 503,
} as const;

export type ProblemCode = keyof typeof STATUS_BY_CODE;

/** Every code of the table. */
export const PROBLEM_CODES = Object.keys(STATUS_BY_CODE) as ProblemCode[];

/** A refusal with its code. Thrown anywhere below an endpoint; answered, and logged once, in serve.ts. */
export class Problem extends Error {
  readonly status: number;

  constructor(
    readonly code: ProblemCode,
    /** Extra keys of the answer: the field at fault, the status that holds now, and as `why` a code whose sentence says more than its own. Never internals. */
    readonly details: Readonly<Record<string, string | number>> = {},
    /** Seconds after which another try makes sense; becomes Retry-After. */
    readonly retryAfter?: number,
    /** Further faults of the same value; the answer holds all their sentences. */
    alsoCodes: readonly ProblemCode[] = [],
  ) {
    super([sayingMore(details['why']) ?? code, ...alsoCodes].map(sentence).join(', '));
    this.status = STATUS_BY_CODE[code];
  }
}

/** The code of a `why`, where there is one. */
function sayingMore(why: string | number | undefined): ProblemCode | undefined {
  return typeof why === 'string' && isProblemCode(why) ? why : undefined;
}

/** The codes in a validation message of a schema, most often one; faults that belong together are joined by commas. */
export function problemCodes(message: string): ProblemCode[] {
  return message.split(',').filter(isProblemCode);
}

/** Whether a text is a code of the table; validation messages of the schemas are such codes. */
export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(STATUS_BY_CODE, text);
}

/** The English sentence of a code, as the API answers it. */
export function sentence(code: ProblemCode): string {
  return en.errors[code];
}
