'use client';

import { useEffect } from 'react';
import { readStoredSession, subscribeStoredSession } from '@/access/stored-session';
import { SIGNED_OUT } from '@/http/client';
import { notify } from '@/ui/notify';

interface SessionWatchProps {
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string };
}

/**
 * Says that a session has ended while its page is open, with the way to sign in beside it: in another window, so that what
 * is typed here stays and can be sent afterwards. Visitors, who had none, are told nothing. A page that a browser has kept whole
 * over a sign-out (some do so against no-store) is asked for anew when the back button shows it: docs/decisions/0014.
 */
export function SessionWatch({ text, link: { label, href } }: SessionWatchProps) {
  useEffect(() => {
    const say = () => {
      if (readStoredSession()) notify.error(text, { label, href });
    };
    // Once is enough: the page may show what was seen then. Visitors' pages come back as they are.
    let wasSignedIn = readStoredSession() !== null;
    const askAnew = ({ persisted }: PageTransitionEvent) => {
      if (persisted && wasSignedIn && !readStoredSession()) window.location.reload();
    };
    window.addEventListener(SIGNED_OUT, say);
    window.addEventListener('pageshow', askAnew);
    // Signed in again elsewhere: nothing is in the way any more.
    const stop = subscribeStoredSession(() => {
      notify.forgetErrors();
      wasSignedIn ||= readStoredSession() !== null;
    });
    return () => {
      window.removeEventListener(SIGNED_OUT, say);
      window.removeEventListener('pageshow', askAnew);
      stop();
    };
  }, [text, label, href]);
  return null;
}
