/** What a party can be told. The sentences stand in the messages under `notification.<kind>`. */
export const NOTIFICATION_KINDS = [
  'rfq_created', 'rfq_accepted', 'quotation_accepted', 'quotation_converted', 'order_confirmed', 'order_processing',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
