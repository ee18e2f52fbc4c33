'use client';

import { useEffect, useRef } from 'react';

/** Asks again whenever `stamp` is another than before. */
export function useReloadOn(stamp: unknown, reload: () => Promise<void>): void {
  const seen = useRef(stamp);
  useEffect(() => {
    if (seen.current === stamp) return;
    seen.current = stamp;
    void reload();
  }, [stamp, reload]);
}
