import * as z from 'zod';

/** What a party can be told. The sentences stand in the messages under `notification.<kind>`. */
export const NOTIFICATION_KINDS = [
  'rfq_created', 'rfq_invited', 'rfq_edited', 'rfq_cancelled', 'rfq_negotiate', 'rfq_doq', 'rfq_reject', 'rfq_accepted', 'offer_made', 'offer_withdrawn', 'offer_chosen', 'offer_not_chosen', 'offer_repriced', 'offer_outdated', 'offer_rejected', 'offer_lapsed', 'offer_open_again',
  'quotation_accepted', 'quotation_rejected', 'quotation_negotiated', 'quotation_updated', 'quotation_expired', 'quotation_converted',
  'order_confirmed', 'order_processing', 'order_goods_ready', 'order_goods_ready_on', 'order_ready_changed', 'order_delivery_set', 'survey_arranged', 'order_cancelled', 'order_confirmed_by_itself', 'dispute_opened', 'dispute_assigned', 'dispute_reassigned', 'case_given_away', 'evidence_added', 'evidence_accepted', 'evidence_rejected', 'case_message', 'dispute_ruled', 'ruling_approved', 'ruling_released', 'ruling_refunded', 'ruling_split', 'ruling_split_ended', 'user_registered',
  'contact_requested', 'contact_approved', 'contact_rejected', 'contact_form_sent', 'issue_opened', 'issue_resolved', 'profile_changed',
  'registration_approved', 'registration_rejected', 'account_unblocked', 'role_changed', 'email_changed',
  'document_submitted', 'document_approved', 'document_rejected', 'document_expired',
  'payment_awaited', 'payment_received', 'payment_processed', 'payment_released',
  'product_submitted', 'product_approved', 'product_rejected', 'product_change_approved', 'product_change_rejected', 'text_released', 'text_kept', 'catalog_taken_down', 'catalog_restored',
  'payment_refunded', 'payment_split', 'credit_note_issued', 'remittance_advised', 'bank_details_changed', 'payout_made', 'saved_search_found',
  'work_offered', 'work_assigned', 'work_accepted', 'work_declined', 'work_started', 'work_finished', 'work_cancelled', 'work_closed', 'work_taken_away', 'work_returned', 'fee_proposed', 'fee_accepted', 'fee_declined', 'fee_void', 'fee_released', 'fee_returned', 'survey_failed_late', 'survey_accepted', 'start_stopped', 'start_allowed', 'milestone_reached', 'order_shipped', 'order_delivered', 'order_arrived',
  'survey_passed', 'survey_failed', 'survey_changed_passed', 'survey_changed_failed', 'order_confirmed_despite_survey', 'order_rated',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const notificationKind = z.enum(NOTIFICATION_KINDS);

/** A line of a party's bell. `kind` and `params` are what a screen makes its own language's sentence of. */
export const notificationAnswer = z.object({
  id: z.int(),
  title: z.string(),
  message: z.string(),
  is_read: z.boolean(),
  created_at: z.iso.datetime(),
  kind: notificationKind,
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type NotificationAnswer = z.output<typeof notificationAnswer>;

/** Values that are amounts of money; their currency is a value of its own. */
const AMOUNTS: readonly string[] = ['buyerAmount', 'sellerAmount'];

/** What a notification tells, its calendar days (YYYY-MM-DD) and its amounts (decimals, named so) as its reader's language writes them. */
export function withReadableDays(params: NotificationAnswer['params'], language: string): NotificationAnswer['params'] {
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const isDay = (value: string | number): value is string => typeof value === 'string' && z.iso.date().safeParse(value).success;
  const amounts = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const readable = (name: string, value: string | number) => {
    if (isDay(value)) return days.format(new Date(`${value}T00:00:00Z`));
    return AMOUNTS.includes(name) ? amounts.format(typeof value === 'string' ? (value as `${number}`) : value) : value;
  };
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, readable(name, value)]));
}
