'use client';

import { useEffect } from 'react';
import { isGuarded } from '@/access/page-guard';
import { readStoredSession, subscribeSignedOutElsewhere, subscribeStoredSession } from '@/access/stored-session';
import { api, SIGNED_OUT } from '@/http/client';
import { localizedPath, splitLocale } from '@/i18n/locales';
import { notify } from '@/ui/notify';
import { watchTypedText } from './typed-text';

interface SessionWatchProps {
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string };
}

/** How long a session that was found alive need not be asked about again, in milliseconds. */
const TRUSTED_MS = 60_000;

/** The login with the way back to this page, or null where the page is for everybody. */
function loginFromHere(): string | null {
  const { locale, path } = splitLocale(window.location.pathname);
  return isGuarded(path) ? localizedPath(locale, `/login?next=${encodeURIComponent(path + window.location.search)}`) : null;
}

/** Asks anew for a page that the browser kept whole, once somebody was signed in on it and is no more: it may show what was seen then. Visitors' pages come back as they are. */
function watchKeptPage(): () => void {
  let wasSignedIn = readStoredSession() !== null;
  const askAnew = ({ persisted }: PageTransitionEvent) => {
    if (persisted && wasSignedIn && !readStoredSession()) window.location.reload();
  };
  window.addEventListener('pageshow', askAnew);
  const stop = subscribeStoredSession(() => {
    wasSignedIn ||= readStoredSession() !== null;
  });
  return () => {
    window.removeEventListener('pageshow', askAnew);
    stop();
  };
}

/**
 * Says that a session has ended while its page is open, with the way to sign in beside it: in another window, so that what
 * is typed here stays and can be sent afterwards. A guarded page on which nothing is typed goes to the login by itself when
 * another tab has signed out, or when one comes back to it and the session is over. Visitors, who had none, are told nothing.
 * A page that a browser has kept whole over a sign-out (some do so against no-store) is asked for anew when the back button
 * shows it: docs/decisions/0014.
 */
export function SessionWatch({ text, link: { label, href } }: SessionWatchProps) {
  useEffect(() => {
    const typed = watchTypedText();
    let askedAt = Date.now();
    let isAsking = false;
    const say = () => notify.error(text, { label, href: loginFromHere() ?? href });
    const leave = () => {
      const login = loginFromHere();
      if (login === null) return;
      if (typed.isThere()) say();
      else window.location.replace(login);
    };
    // A call of the page's own was refused: what was to be sent stays where it is. A guarded page had a session, also where
    // the browser's storage was emptied.
    const onRefusal = () => {
      if (isAsking) leave();
      else if (readStoredSession() || loginFromHere() !== null) say();
    };
    const onReturn = () => {
      if (document.visibilityState !== 'visible' || loginFromHere() === null || isAsking || Date.now() - askedAt < TRUSTED_MS) return;
      askedAt = Date.now();
      isAsking = true;
      void api('GET /api/account/settings', {}).catch(() => undefined).finally(() => { isAsking = false; });
    };
    window.addEventListener(SIGNED_OUT, onRefusal);
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    // Signed in again elsewhere: nothing is in the way any more.
    const stopStored = subscribeStoredSession(() => {
      if (readStoredSession()) notify.forgetErrors();
    });
    const stopKept = watchKeptPage();
    const stopElsewhere = subscribeSignedOutElsewhere(leave);
    return () => {
      window.removeEventListener(SIGNED_OUT, onRefusal);
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
      stopStored();
      stopElsewhere();
      stopKept();
      typed.stop();
    };
  }, [text, label, href]);
  return null;
}
