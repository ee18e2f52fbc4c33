'use client';

import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { readResetToken } from './kept-token';
import { ResetForm } from './reset-form';

interface KeptResetProps {
  /** Beside the form. */
  readonly intro: ReactNode;
  /** What stands here in a tab that came without a token. */
  readonly children: ReactNode;
}

const nothing = () => () => undefined;

/** The form by the token that this tab remembers, when the page is loaded anew after its address was cleaned. */
export function KeptReset({ intro, children }: KeptResetProps) {
  const kept = useSyncExternalStore(nothing, readResetToken, () => null);
  const [token, setToken] = useState(kept);
  // Once found it stays, also when it is forgotten by being used: the outcome stands in the form's place.
  if (kept !== null && token === null) setToken(kept);
  return token === null ? children : <>{intro}<ResetForm token={token} /></>;
}
