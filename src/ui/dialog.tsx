'use client';

import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button';
import { Modal, PanelBody, useModalClose } from './modal';

export interface DialogProps {
  open: boolean;
  /** Called with `false` on Escape, on the cross and on a press outside; for one with a form only after a question, where something typed would be lost. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** The name of the cross. */
  closeLabel: string;
  size?: 'sm' | 'md' | 'lg';
  /** `false` for one with a form: it stays open when somebody presses beside it, and asks before what was typed is thrown away. Its Cancel is a CloseButton. */
  dismissible?: boolean;
  /** The row of buttons; the main one last. */
  footer?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/**
 * Content above the page that asks for attention: a form, a preview. The first field gets the focus, or what carries
 * `data-autofocus`. On a phone it is a sheet from the bottom. For a question take AlertDialog or notify.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const {
    onOpenChange,
    title,
    description,
    closeLabel,
    size = 'md',
    dismissible = true,
    footer,
    className,
    children,
  } = props;
  const close = () => onOpenChange(false);
  return (
    <Modal
      role="dialog"
      onClose={close}
      dismissible={dismissible}
      guarded={!dismissible}
      described={Boolean(description)}
      panelClassName={clsx(size !== 'md' && `panel-${size}`, className)}
    >
      {({ titleId, descriptionId }) => (
        <>
          <header className="panel-header">
            <div className="grid gap-1 pt-1">
              <h2 id={titleId} className="text-xl">
                {title}
              </h2>
              {description && (
                <p id={descriptionId} className="text-sm text-muted">
                  {description}
                </p>
              )}
            </div>
            <Cross label={closeLabel} />
          </header>
          <PanelBody titleId={titleId}>{children}</PanelBody>
          {footer && <footer className="panel-footer">{footer}</footer>}
        </>
      )}
    </Modal>
  );
}

function Cross({ label }: { label: string }) {
  return (
    <IconButton label={label} size="sm" onClick={useModalClose()}>
      <X aria-hidden="true" />
    </IconButton>
  );
}
