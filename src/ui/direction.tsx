'use client';

import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ReactNode } from 'react';

/** Tells the popups, menus and tabs below which way the text runs. `dir` on the html element has to be set as well. */
export function Direction({ dir, children }: { dir: 'ltr' | 'rtl'; children: ReactNode }) {
  return <DirectionProvider direction={dir}>{children}</DirectionProvider>;
}
