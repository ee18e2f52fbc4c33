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
 * is typed here stays and can be sent afterwards. Visitors, who had none, are told nothing.
 */
export function SessionWatch({ text, link: { label, href } }: SessionWatchProps) {
  useEffect(() => {
    const say = () => {
      if (readStoredSession()) notify.error(text, { label, href });
    };
    window.addEventListener(SIGNED_OUT, say);
    // Signed in again elsewhere: nothing is in the way any more.
    const stop = subscribeStoredSession(notify.forgetErrors);
    return () => {
      window.removeEventListener(SIGNED_OUT, say);
      stop();
    };
  }, [text, label, href]);
  return null;
}
