'use client';

import { useFormatter } from 'next-intl';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** A size in bytes as people read it: whole kilobytes, and megabytes with a tenth from where they say more. An empty file has 0. */
export function useFileSize(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => (bytes < MEGABYTE / 10
    ? format.number(Math.ceil(bytes / KILOBYTE), { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
    : format.number(bytes / MEGABYTE, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }));
}
