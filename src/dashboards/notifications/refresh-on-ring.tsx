'use client';

import { useRouter } from 'next/navigation';
import { useOnRing } from './use-on-ring';

/** Has the server make the page's parts anew when the bell rings: for what it has counted. */
export function RefreshOnRing() {
  useOnRing(useRouter().refresh);
  return null;
}
