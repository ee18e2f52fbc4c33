/** A sentence at the edge of the window. `success` goes by itself, `error` stays until closed. */
export interface ToastEntry {
  id: number;
  kind: 'success' | 'error';
  text: string;
  link?: ToastLink | undefined;
  /** Sentences of one kind that come by themselves: the newest stands for all of them, and says how many others it does. */
  group?: string | undefined;
  /** How many earlier ones of its group this one stands for. */
  earlier: number;
}

/** Where something can be done about it: in a window of its own, so that nothing on this page is lost. */
export interface ToastLink {
  label: string;
  href: string;
}

export interface AlertRequest {
  title?: string;
  text: string;
  /** Offers a button that copies this. */
  copy?: string;
}

export interface ConfirmRequest {
  /** The exact question. */
  question: string;
  /** The record that it is about, which the question itself does not name. */
  about?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  /** `bad` for what cannot be undone: a red button, and the focus starts on cancel. */
  tone?: 'neutral' | 'bad';
}

export interface PromptRequest {
  title: string;
  label: string;
  /** Shown when the answer is empty; without it an empty answer is allowed. */
  requiredMessage?: string;
  confirmLabel?: string;
  cancelLabel?: string;
}

/** Whether what was typed into the dialog below may be thrown away. It is asked at once, above whatever else waits. */
export interface DiscardEntry {
  id: number;
  kind: 'discard';
  settle: (answer: boolean) => void;
}

/** A dialog waiting for its answer; one is shown at a time, in the order they were asked. */
export type DialogEntry =
  | { id: number; kind: 'alert'; request: AlertRequest; settle: () => void }
  | { id: number; kind: 'confirm'; request: ConfirmRequest; settle: (answer: boolean) => void }
  | { id: number; kind: 'prompt'; request: PromptRequest; settle: (answer: string | null) => void }
  | DiscardEntry;

export interface NotifyState {
  toasts: readonly ToastEntry[];
  dialogs: readonly DialogEntry[];
}

const empty: NotifyState = { toasts: [], dialogs: [] };
let state = empty;
let lastId = 0;
const listeners = new Set<() => void>();

function update(change: Partial<NotifyState>): void {
  state = { ...state, ...change };
  listeners.forEach((listener) => listener());
}

export function nextId(): number {
  lastId += 1;
  return lastId;
}

/** The waiting sentences and questions. Module-level, so that they survive until a host is mounted to show them. */
export const notifyQueue = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): NotifyState => state,
  readOnServer: (): NotifyState => empty,
  /** Gives the toast's number, by which it can be taken away. */
  addToast(kind: ToastEntry['kind'], text: string, { link, group }: Pick<ToastEntry, 'link' | 'group'> = {}): number {
    // The same sentence again replaces the earlier one: five failed attempts are one message.
    // What went well ends what had failed before it.
    const others = state.toasts.filter((toast) => (toast.text !== text || toast.kind !== kind) && (kind === 'error' || toast.kind !== 'error'));
    const id = nextId();
    const folded = others.filter((toast) => group !== undefined && toast.group === group);
    const earlier = folded.reduce((count, toast) => count + 1 + toast.earlier, 0);
    update({ toasts: [...others.filter((toast) => !folded.includes(toast)), { id, kind, text, link, group, earlier }] });
    return id;
  },
  removeToast(id: number): void {
    update({ toasts: state.toasts.filter((toast) => toast.id !== id) });
  },
  /** What had been refused is being tried anew. */
  removeErrors(): void {
    if (state.toasts.some(({ kind }) => kind === 'error')) update({ toasts: state.toasts.filter(({ kind }) => kind !== 'error') });
  },
  addDialog(entry: DialogEntry): void {
    update({ dialogs: [...state.dialogs, entry] });
  },
  removeDialog(id: number): void {
    update({ dialogs: state.dialogs.filter((dialog) => dialog.id !== id) });
  },
};
