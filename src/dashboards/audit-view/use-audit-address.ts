'use client';

import { debounce, parseAsString, useQueryStates } from 'nuqs';

const TEXT = parseAsString.withDefault('');
const PARSERS = { q: TEXT, action: TEXT, entity: TEXT, user: TEXT, from: TEXT, to: TEXT, before: TEXT };
const NARROWING = ['q', 'action', 'entity', 'user', 'from', 'to'] as const;

export type AuditFilter = (typeof NARROWING)[number];

/** What of the log is shown, as it stands in the address: so a view can be sent to somebody, and Back turns the page. */
export function useAuditAddress() {
  const [view, setView] = useQueryStates(PARSERS);
  return {
    view,
    /** What is asked for: only what is set. */
    query: Object.fromEntries(Object.entries(view).filter(([, value]) => value !== '')) as Partial<Record<keyof typeof PARSERS, string>>,
    isNarrowed: NARROWING.some((name) => view[name] !== ''),
    isPaged: view.before !== '',
    filter: (name: AuditFilter, value: string) => void setView({ [name]: value, before: '' }, name === 'q' || name === 'user' ? { limitUrlUpdates: debounce(250) } : {}),
    older: (before: number) => void setView({ before: String(before) }, { history: 'push', scroll: true }),
    newest: () => void setView({ before: '' }, { scroll: true }),
    clear: () => void setView(null),
  };
}

export type AuditAddress = ReturnType<typeof useAuditAddress>;
