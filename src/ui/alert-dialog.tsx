'use client';

import type { ReactNode } from 'react';
import { Modal } from './modal';

export interface AlertDialogProps {
  open: boolean;
  /** Called with `false` on Escape. A press outside does nothing: the answer has to be given. */
  onOpenChange: (open: boolean) => void;
  /** A heading; without one the sentence itself names the dialog. */
  title?: string | undefined;
  /** The sentence, in one text node. */
  text: string;
  /** Of what the sentence speaks, below it; for one without a heading. */
  about?: string | undefined;
  /** The buttons; the one that should have the focus first carries `data-autofocus`. */
  actions: ReactNode;
}

/** A sentence that must be read or a question that must be answered. notify.alert and notify.confirm are built on it. */
export function AlertDialog({ open, onOpenChange, title, text, about, actions }: AlertDialogProps) {
  if (!open) return null;
  return (
    <Modal
      role="alertdialog"
      onClose={() => onOpenChange(false)}
      dismissible={false}
      described={title !== undefined || about !== undefined}
      panelClassName="panel-sm"
    >
      {({ titleId, descriptionId }) => (
        <>
          <div className="panel-body grid gap-2 pt-5">
            {title && (
              <h2 id={titleId} className="text-xl">
                {title}
              </h2>
            )}
            <p id={title ? descriptionId : titleId} className="wrap-anywhere whitespace-pre-line">
              {text}
            </p>
            {about !== undefined && <p id={title ? undefined : descriptionId} className="wrap-anywhere text-muted"><bdi>{about}</bdi></p>}
          </div>
          <footer className="panel-footer">{actions}</footer>
        </>
      )}
    </Modal>
  );
}
