'use client';

import { useFormatter } from 'next-intl';

const MEGABYTE = 1024 * 1024;
const SIZE = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;

/** A size in bytes as people read it: megabytes with one decimal, never 0. */
export function useFileSize(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => format.number(Math.max(0.1, bytes / MEGABYTE), SIZE);
}
