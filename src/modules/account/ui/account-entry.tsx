'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { dashboardPath } from '@/access/pages';
import { findSessionOfCookie, readStoredSession, subscribeStoredSession } from '@/access/stored-session';
import { localizedPath, type Locale } from '@/i18n/locales';
import { AccountLink } from './account-link';

export interface AccountEntryProps {
  locale: Locale;
  labels: { login: string; dashboard: string };
}

/** The role that the browser remembers, an empty text for a party without one, null for nobody. */
function readRole(): string | null {
  const session = readStoredSession();
  return session ? session.role : null;
}

/**
 * The header's way to the account, judged for display only; the server judges again. Without JavaScript the way to the
 * registration stands in its place, which leads to the login as well.
 */
export function AccountEntry({ locale, labels }: AccountEntryProps) {
  const role = useSyncExternalStore(subscribeStoredSession, readRole, () => null);
  const isSignedIn = role !== null;
  useEffect(() => void findSessionOfCookie(), []);
  return <AccountLink href={localizedPath(locale, isSignedIn ? dashboardPath(role) : '/register')} text={isSignedIn ? labels.dashboard : labels.login} />;
}
