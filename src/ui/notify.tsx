'use client';

import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTopModal } from './modal';
import { NotifyDialog, type NotifyDialogLabels } from './notify-dialog';
import { nextId, notifyQueue, type AlertRequest, type ConfirmRequest, type PromptRequest, type ToastLink } from './notify-queue';
import { Toasts } from './toast';

/**
 * Tells or asks the user something, from anywhere in client code. What is said before the host is mounted waits for it.
 * Dialogs come one after the other; the sentence given stands on the screen exactly, in one text node.
 */
export const notify = {
  /** Something went well: a polite toast of six seconds, which waits while it is hovered or focused. Of one `group` the newest stands for all. */
  success(text: string, group?: string): void {
    notifyQueue.addToast('success', text, { group });
  },
  /** Something went wrong: a toast that stays until it is closed, or something goes well. Show the same text beside its form or table. */
  error(text: string, link?: ToastLink): void {
    notifyQueue.addToast('error', text, { link });
  },
  /** What had been refused is tried anew: its toast need not stay. */
  forgetErrors(): void {
    notifyQueue.removeErrors();
  },
  /** Must be read: an alert dialog with OK and, given `copy`, a button that copies it. */
  alert(request: AlertRequest): Promise<void> {
    return new Promise((resolve) => {
      notifyQueue.addDialog({ id: nextId(), kind: 'alert', request, settle: resolve });
    });
  },
  /** Must be answered: `true` only when the confirming button was pressed. */
  confirm(request: ConfirmRequest): Promise<boolean> {
    return new Promise((resolve) => {
      notifyQueue.addDialog({ id: nextId(), kind: 'confirm', request, settle: resolve });
    });
  },
  /** Asks for a text: the trimmed answer, or `null` when cancelled. */
  prompt(request: PromptRequest): Promise<string | null> {
    return new Promise((resolve) => {
      notifyQueue.addDialog({ id: nextId(), kind: 'prompt', request, settle: resolve });
    });
  },
};

export interface NotifyLabels extends NotifyDialogLabels {
  /** The name of a toast's cross. */
  close: string;
}

/** Shows what `notify` says. Mounted once, in the layout. Toasts move into an open dialog, since all else is inert then. */
export function NotifyHost({ labels }: { labels: NotifyLabels }) {
  const { toasts, dialogs } = useSyncExternalStore(notifyQueue.subscribe, notifyQueue.read, notifyQueue.readOnServer);
  const topModal = useTopModal();
  const dialog = dialogs.find(({ kind }) => kind !== 'discard');
  const discard = dialogs.find(({ kind }) => kind === 'discard');
  const shownToasts = <Toasts toasts={toasts} closeLabel={labels.close} onClose={notifyQueue.removeToast} />;
  return (
    <>
      {topModal ? createPortal(shownToasts, topModal) : shownToasts}
      {dialog && <NotifyDialog key={dialog.id} entry={dialog} labels={labels} onDone={notifyQueue.removeDialog} />}
      {discard && <NotifyDialog key={discard.id} entry={discard} labels={labels} onDone={notifyQueue.removeDialog} />}
    </>
  );
}
