import type { MessageKeys, Messages, NestedKeyOf } from 'next-intl';

/** The full key of a message, such as "rfq.title": what data files name instead of a sentence. */
export type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>;
