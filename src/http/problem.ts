import 'server-only';
import en from '../../messages/en.json';

/**
 * Every refusal that the API can answer: its code, and the HTTP status that goes with it. The English sentence of a
 * code stands in messages/en.json under `errors`, its translations beside it; nothing else knows either.
 */
const STATUS_BY_CODE = {
  // 400: what was sent can't be taken
  invalid_input: 400, malformed_json: 400, malformed_address: 400, repeated_parameter: 400, invalid_id: 400,
  login_fields_required: 400, rfq_product_required: 400, rfq_title_required: 400, rfq_quantity_invalid: 400,
  rfq_budget_order: 400, rfq_budget_invalid: 400, rfq_deadline_invalid: 400, rfq_deadline_past: 400,
  response_required: 400, accept_by_accept_call: 400, negotiation_message_required: 400, goods_ready_date_invalid: 400,
  offer_price_invalid: 400, offer_quantity_invalid: 400, offer_lead_time_invalid: 400, offer_validity_invalid: 400, unit_price_required: 400,
  final_price_required: 400, delivery_date_invalid: 400, delivery_date_past: 400, delivery_port_unknown: 400, text_invalid: 400, text_too_long: 400,
  // 401: nobody is signed in
  authentication_required: 401, invalid_credentials: 401,
  // 403: somebody is, and may not
  role_not_allowed: 403, account_blocked: 403, foreign_origin: 403, role_not_granted: 403, own_product: 403,
  // 404 and 405: not here
  not_found: 404, endpoint_not_found: 404, product_not_found: 404, method_not_allowed: 405,
  // 409 and 422: not any more
  order_exists: 409, payment_processed: 409, idempotency_in_progress: 409, idempotency_other_body: 422,
  status_changed: 409, quotation_updated: 409, quotation_expired: 409, version_changed: 409,
  // 413 to 429: too much, or of the wrong kind
  body_too_large: 413, unsupported_media_type: 415, too_many_attempts: 429,
  // 5xx: ours
  internal: 500, unavailable: 503,
} as const;

export type ProblemCode = keyof typeof STATUS_BY_CODE;

/** Every code of the table. */
export const PROBLEM_CODES = Object.keys(STATUS_BY_CODE) as ProblemCode[];

/** A refusal with its code. Thrown anywhere below an endpoint; answered, and logged once, in serve.ts. */
export class Problem extends Error {
  readonly status: number;

  constructor(
    readonly code: ProblemCode,
    /** Extra keys of the answer: the field at fault, the status that holds now. Never internals. */
    readonly details: Readonly<Record<string, string | number>> = {},
    /** Seconds after which another try makes sense; becomes Retry-After. */
    readonly retryAfter?: number,
  ) {
    super(sentence(code));
    this.status = STATUS_BY_CODE[code];
  }
}

/** Whether a text is a code of the table; validation messages of the schemas are such codes. */
export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(STATUS_BY_CODE, text);
}

/** The English sentence of a code, as the API answers it. */
export function sentence(code: ProblemCode): string {
  return en.errors[code];
}
