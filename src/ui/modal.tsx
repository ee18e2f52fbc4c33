'use client';

import { clsx } from 'clsx';
import {
  createContext,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { createPortal } from 'react-dom';

const PortalContainer = createContext<HTMLElement | null>(null);

/** Where a popup has to be rendered to lie above its dialog: the dialog itself, or `undefined` for the body. */
export function usePortalContainer(): HTMLElement | undefined {
  return use(PortalContainer) ?? undefined;
}

const stack: HTMLElement[] = [];
const listeners = new Set<() => void>();

function announceStack(): void {
  listeners.forEach((listener) => listener());
}

function subscribeStack(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The topmost open dialog. All else is inert while it is open, so toasts are rendered inside it. */
export function useTopModal(): HTMLElement | null {
  return useSyncExternalStore(
    subscribeStack,
    () => stack.at(-1) ?? null,
    () => null,
  );
}

function initialFocus(dialog: HTMLElement): HTMLElement | null {
  return (
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>('.panel-body :is(input:not([type=hidden]), select, textarea):enabled') ??
    dialog.querySelector<HTMLElement>('.panel')
  );
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}

/** Brings a field with its sentence of error into sight. */
function showFault(control: Element | null): void {
  const field = control?.closest('.field');
  if (field?.querySelector('.field-error')) field.scrollIntoView({ block: 'nearest' });
}

/** The part of a panel that scrolls. It can be reached with the keyboard, since a panel of facts holds nothing else to stop at. */
export function PanelBody({ titleId, children }: { titleId: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  // A sentence of error appears below the field that has the focus already, and would stay under the row of buttons.
  useEffect(() => {
    if (!ref.current || typeof MutationObserver === 'undefined') return;
    const observer = new MutationObserver(() => showFault(document.activeElement));
    observer.observe(ref.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} role="group" aria-labelledby={titleId} tabIndex={0} className="panel-body" onFocus={(event) => showFault(event.target)}>
      {children}
    </div>
  );
}

export interface ModalProps {
  onClose: () => void;
  role: 'dialog' | 'alertdialog';
  /** Whether a press outside the panel closes it; Escape always does. */
  dismissible: boolean;
  className?: string | undefined;
  panelClassName?: string | undefined;
  /** Gets the ids for its title and description. */
  children: (ids: { titleId: string; descriptionId: string }) => ReactNode;
  described: boolean;
}

/**
 * The mechanism under Dialog, AlertDialog and Drawer: the browser's own modal dialog, which brings the top layer,
 * the inert page and the return of the focus with next to no script. Rendered only while open.
 * Events do not reach the React parents: a form or a clickable row around it must not react to what happens inside.
 */
export function Modal({ onClose, role, dismissible, className, panelClassName, children, described }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();
  const descriptionId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    if (stack.length === 0) {
      const page = document.documentElement;
      page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
    }
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    initialFocus(dialog)?.focus();
    stack.push(dialog);
    announceStack();
    setContainer(dialog);
    return () => {
      stack.splice(stack.indexOf(dialog), 1);
      announceStack();
      if (dialog.open && typeof dialog.close === 'function') dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  return createPortal(
    <dialog
      ref={ref}
      role={role === 'alertdialog' ? role : undefined}
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={described ? descriptionId : undefined}
      className={clsx('modal', className)}
      onCancel={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDownCapture={(event) => {
        // Escape belongs to an open popup inside the dialog first; the browser would close both.
        if (event.key === 'Escape' && ref.current?.querySelector('[aria-expanded="true"][aria-haspopup]')) {
          event.preventDefault();
        }
      }}
      onKeyDown={stop}
      onSubmit={stop}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        event.stopPropagation();
        if (dismissible && pressedOutside.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div tabIndex={-1} className={clsx('panel', panelClassName)}>
        <PortalContainer value={container}>{children({ titleId, descriptionId })}</PortalContainer>
      </div>
    </dialog>,
    document.body,
  );
}
