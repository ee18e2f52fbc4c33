'use client';

import { useRouter } from 'next/navigation';
import { useOnRing } from './use-on-ring';

/** Has the server make the page's parts anew when the bell rings: for what it has counted. `since` is when it counted, by its own clock (ISO 8601). */
export function RefreshOnRing({ since }: { since: string }) {
  useOnRing(useRouter().refresh, since);
  return null;
}
