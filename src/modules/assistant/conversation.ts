import type { ChatMessage, ChatSource } from './assistant.schema';

/** A line of the conversation as the panel shows it. */
export interface Line {
  readonly id: number;
  readonly text: string;
  readonly sender: 'user' | 'bot';
  /** Milliseconds. */
  readonly timestamp: number;
  readonly sources?: readonly ChatSource[];
  /** Where the assistant knew nothing: whom to ask, and what had been asked. */
  readonly help?: { readonly by: 'issue' | 'contact'; readonly question: string };
}

const KEY = 'assistantConversation';
const KEPT_LINES = 100;
/** As the server takes it. */
export const LIMITS = { text: 1000, history: 20 } as const;

interface Kept {
  readonly owner: string;
  readonly lines: readonly Line[];
}

function isLine(value: unknown): value is Line {
  if (typeof value !== 'object' || value === null) return false;
  const { id, text, sender } = value as Partial<Line>;
  return typeof id === 'number' && typeof text === 'string' && (sender === 'user' || sender === 'bot');
}

/**
 * The conversation of this window. It may tell of somebody's own requests, so it is another party's never: what a visitor
 * said stays when that visitor signs in, all else goes when the party changes.
 * @param owner vendor code of who is signed in, empty for a visitor
 */
export function readConversation(owner: string): readonly Line[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null;
    if (!kept || !Array.isArray(kept.lines) || (kept.owner !== '' && kept.owner !== owner)) return [];
    return kept.lines.filter(isLine);
  } catch {
    return []; // storage may be forbidden, or hold something else: the conversation begins anew
  }
}

export function keepConversation(owner: string, lines: readonly Line[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ owner, lines: lines.slice(-KEPT_LINES) } satisfies Kept));
  } catch {
    // Kept for as long as the page is, then.
  }
}

/** What the server is told of what was said before: the newest lines, none longer than it takes. The greeting is no line. */
export function historyOf(lines: readonly Line[]): ChatMessage[] {
  return lines.slice(-LIMITS.history).map(({ text, sender }) => ({ text: text.slice(0, LIMITS.text).replace(/[\ud800-\udbff]$/, ''), sender }));
}
