'use client';

import { useEffect, useState } from 'react';

/** A value once it has rested for some milliseconds, for asking the server while somebody types. */
export function useSettled<T>(value: T, restMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
