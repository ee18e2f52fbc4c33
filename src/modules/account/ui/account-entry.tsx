'use client';

import { Fragment, useEffect, useSyncExternalStore } from 'react';
import { dashboardPath } from '@/access/pages';
import { findSessionOfCookie, readStoredSession, subscribeStoredSession } from '@/access/stored-session';
import { localizedPath, type Locale } from '@/i18n/locales';
import { buttonClass } from '@/ui/button';

export interface AccountEntryProps {
  locale: Locale;
  labels: { login: string; dashboard: string };
}

/** The role that the browser remembers, an empty text for a party without one, null for nobody. */
function readRole(): string | null {
  const session = readStoredSession();
  return session ? session.role : null;
}

/** Longest label that a phone's header shows in one line. */
const LINE = 12;

/** A longer label may break after its stroke, where no browser breaks by itself, and not inside a word. */
function Breakable({ text }: { text: string }) {
  if (text.length <= LINE || !text.includes('/')) return text;
  return text.split('/').map((part, at) => <Fragment key={part}>{at > 0 && <>/<wbr /></>}{part}</Fragment>);
}

/**
 * The header's way to the account, judged for display only; the server judges again. A plain anchor, since pages behind
 * it are documents with a stricter security policy. The server and a browser without JavaScript show the way to the registration, which leads to the login as well.
 */
export function AccountEntry({ locale, labels }: AccountEntryProps) {
  const role = useSyncExternalStore(subscribeStoredSession, readRole, () => null);
  const isSignedIn = role !== null;
  useEffect(() => void findSessionOfCookie(), []);
  return (
    <a
      href={localizedPath(locale, isSignedIn ? dashboardPath(role) : '/register')}
      className={buttonClass('secondary', 'md', 'max-sm:px-2 max-sm:py-1 max-sm:text-xs max-sm:leading-tight max-sm:whitespace-normal max-sm:max-w-26 max-sm:shrink-0 max-sm:wrap-normal')}
    >
      <Breakable text={isSignedIn ? labels.dashboard : labels.login} />
    </a>
  );
}
