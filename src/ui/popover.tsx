'use client';

import { Popover as Base } from '@base-ui/react/popover';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { usePortalContainer } from './modal';

export interface PopoverProps {
  /** A Button or an IconButton. */
  trigger: ReactElement;
  /** Names the popover. */
  title: string;
  hideTitle?: boolean;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** A small panel beside what opened it: filters, an explanation. Closes on Escape and on a press outside. For dashboards (40 kB). */
export function Popover(props: PopoverProps) {
  const { trigger, title, hideTitle, align = 'start', open, onOpenChange, className, children } = props;
  const container = usePortalContainer();
  return (
    <Base.Root {...(open === undefined ? {} : { open })} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={container}>
        <Base.Positioner sideOffset={6} align={align} className="z-50">
          <Base.Popup className={clsx('popup p-4', className)}>
            <Base.Title className={hideTitle ? 'sr-only' : 'mb-2 text-base'}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
