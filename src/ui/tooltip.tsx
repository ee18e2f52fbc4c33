'use client';

import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { usePortalContainer } from './modal';

export interface TooltipProps {
  text: ReactNode;
  /** A focusable element that already has a name of its own: touch screens and screen readers get no tooltip. */
  children: ReactElement;
  side?: 'top' | 'bottom';
}

/** Words on hover and on focus that repeat or lengthen a name, never the only place of something needed. For dashboards (35 kB). */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const container = usePortalContainer();
  return (
    <Base.Root>
      {/* An empty title keeps the browser's own tooltip of IconButton away. */}
      <Base.Trigger render={children} title="" delay={300} />
      <Base.Portal container={container}>
        <Base.Positioner sideOffset={6} side={side} className="z-50">
          <Base.Popup className="tooltip">{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
