'use client';

import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button';
import { Modal, PanelBody } from './modal';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Keeps the title for assistive technology alone, as in a mobile menu. */
  hideTitle?: boolean;
  closeLabel: string;
  /** `end` for the sheet of a row, `start` for a menu, `bottom` for filters on a phone. Mirrors from right to left. */
  side?: 'start' | 'end' | 'bottom';
  /** Something beside the title, e.g. a StatusBadge. */
  aside?: ReactNode;
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A sheet from the edge of the window: the details of a row, a menu, filters. Closes on Escape, cross and a press outside. */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer(props: Omit<DrawerProps, 'open'>) {
  const { onOpenChange, title, hideTitle, closeLabel, side = 'end', aside, footer, className, children } = props;
  const close = () => onOpenChange(false);
  return (
    <Modal
      role="dialog"
      onClose={close}
      dismissible
      described={false}
      className={clsx('drawer', `drawer-${side}`)}
      panelClassName={className}
    >
      {({ titleId }) => (
        <>
          <header className="panel-header items-center">
            <h2 id={titleId} className={hideTitle ? 'sr-only' : 'me-auto min-w-0 text-xl wrap-anywhere'}>
              {title}
            </h2>
            {aside}
            <IconButton label={closeLabel} size="sm" onClick={close} className={clsx('flex-none', hideTitle && 'ms-auto')}>
              <X aria-hidden="true" />
            </IconButton>
          </header>
          <PanelBody titleId={titleId}>{children}</PanelBody>
          {footer && <footer className="panel-footer">{footer}</footer>}
        </>
      )}
    </Modal>
  );
}
