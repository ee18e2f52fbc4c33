'use client';

import { useEffect } from 'react';
import { keepFirst } from '@/ui/use-kept-ids';
import { RECENT } from '../kept-lists.schema';

/** Remembers in this browser that a product's page was looked at. Shows nothing. */
export function RememberSeen({ id }: { id: number }) {
  useEffect(() => keepFirst(RECENT.name, id, RECENT.most), [id]);
  return null;
}
