'use client';

import { clsx } from 'clsx';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { nextId, notifyQueue } from './notify-queue';
import { typedInto } from './typed-into';

const PortalContainer = createContext<HTMLElement | null>(null);

/** Where a popup has to be rendered to lie above its dialog: the dialog itself, or `undefined` for the body. */
export function usePortalContainer(): HTMLElement | undefined {
  return use(PortalContainer) ?? undefined;
}

/** What a dialog tells what stands in it. */
interface Frame {
  /** Closes it, after asking where something would be lost. */
  readonly close: () => void;
  /** What is typed outlives the dialog, as a draft: nothing is asked then but for chosen files. Takes it back when called. */
  readonly keeps: () => () => void;
}

const ModalFrame = createContext<Frame | null>(null);

/** Closes the dialog around, as its cross does. */
export function useModalClose(): () => void {
  return use(ModalFrame)?.close ?? noFrame;
}

/** Says that the form outlives the dialog around it, if there is one. */
export function useKeptOverClose(): void {
  const keeps = use(ModalFrame)?.keeps;
  useEffect(() => keeps?.(), [keeps]);
}

function noFrame(): void {
  // Outside of a dialog there is nothing to close.
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

/** The dialog's way to close: at once where nothing is lost, else after the question has been answered. */
function useFrame(ref: RefObject<HTMLDialogElement | null>, onClose: () => void, guarded: boolean): Frame {
  const latest = useRef(onClose);
  const drafts = useRef(0);
  const isAsking = useRef(false);
  const typed = useRef<ReturnType<typeof typedInto> | null>(null);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => {
    if (!guarded || !ref.current) return;
    typed.current = typedInto(ref.current);
    return typed.current.stop;
  }, [guarded, ref]);
  const close = useCallback(() => {
    if (isAsking.current) return;
    if (!typed.current?.isAtRisk(drafts.current > 0)) return latest.current();
    isAsking.current = true;
    notifyQueue.addDialog({
      id: nextId(), kind: 'discard',
      settle: (answer) => {
        isAsking.current = false;
        if (answer) latest.current();
      },
    });
  }, []);
  const keeps = useCallback(() => {
    drafts.current += 1;
    return () => {
      drafts.current -= 1;
    };
  }, []);
  return useMemo(() => ({ close, keeps }), [close, keeps]);
}

export interface ModalProps {
  onClose: () => void;
  role: 'dialog' | 'alertdialog';
  /** Whether a press outside the panel closes it; Escape always does. */
  dismissible: boolean;
  /** Asks before what was typed into it is thrown away. */
  guarded?: boolean;
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
export function Modal({ onClose, role, dismissible, guarded = false, className, panelClassName, children, described }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const pressedOutside = useRef(false);
  const frame = useFrame(ref, onClose, guarded);
  const { close } = frame;
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
        if (event.target === event.currentTarget) close();
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
        if (dismissible && pressedOutside.current && event.target === event.currentTarget) close();
      }}
    >
      <div tabIndex={-1} className={clsx('panel', panelClassName)}>
        <ModalFrame value={frame}>
          <PortalContainer value={container}>{children({ titleId, descriptionId })}</PortalContainer>
        </ModalFrame>
      </div>
    </dialog>,
    document.body,
  );
}
