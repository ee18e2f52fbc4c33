'use client';

import { useEffect } from 'react';
import { pressAgain } from './early-press';
import { useDropdowns } from './use-dropdowns';
import { useSoftNavigation } from './use-soft-navigation';

/** How every page answers to what is marked in it, whoever made that. Stands once, in the layout. */
export function PageBehaviour() {
  useSoftNavigation();
  useDropdowns();
  useEffect(pressAgain, []);
  return null;
}
