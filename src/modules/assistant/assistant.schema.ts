import * as z from 'zod';
import { requiredText, text } from '@/http/input';
import { LOCALES } from '@/i18n/locales';

/** How much a question and what was said before it may hold (reliability.md, S28). */
export const CHAT_LIMITS = { message: 1000, history: 20 } as const;

export const chatMessage = z.strictObject({ text: text(CHAT_LIMITS.message), sender: z.enum(['user', 'bot'], 'invalid_input') });
export type ChatMessage = z.output<typeof chatMessage>;

export const chatBody = z.strictObject({
  message: requiredText(CHAT_LIMITS.message, 'chat_message_required'),
  history: z.array(chatMessage, 'chat_history_invalid').max(CHAT_LIMITS.history, 'chat_history_invalid').default([]),
  /** The language of the answer; without it the request's Accept-Language decides. */
  lang: z.enum(LOCALES, 'language_unknown').optional(),
});
export type ChatBody = z.output<typeof chatBody>;

/** Where an answer was taken from. `href` is an address of this site, language included. */
export const chatSource = z.object({ title: z.string(), href: z.string() });
export type ChatSource = z.output<typeof chatSource>;

export const chatAnswer = z.object({
  response: z.string().min(1),
  sources: z.array(chatSource),
  /** Whether the site knows the answer; where it does not, `help` says whom to ask. */
  knows: z.boolean(),
  /** `issue`: the caller may open a help request. `contact`: a visitor, who writes through the contact form. */
  help: z.enum(['issue', 'contact']).nullable(),
});
export type ChatAnswer = z.output<typeof chatAnswer>;

/** What the site answers without a server: the documented topics, with the words that call for them. */
export interface CannedTopic {
  readonly topic: string;
  readonly keywords: string;
  readonly answer: string;
  readonly source: ChatSource | null;
}
