import type { Messages } from 'next-intl';
import type { CannedTopic } from '@/modules/assistant/assistant.schema';

/** What the panels say, fetched when the first one is opened: no page carries it. */
export interface WidgetTexts {
  readonly messages: Pick<Messages, 'assistant' | 'music'> & { readonly common: Pick<Messages['common'], 'close'> };
  /** The answers that the assistant has when the server does not answer. */
  readonly topics: readonly CannedTopic[];
}

/** Where they lie, without language. */
export const WIDGET_TEXTS_PATH = '/widget-texts';
