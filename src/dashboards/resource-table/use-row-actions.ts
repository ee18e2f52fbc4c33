'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type ComponentType } from 'react';
import { ApiError } from '@/http/client';
import { useErrorText } from '@/i18n/use-error-text';
import type { ActionFormProps, AnyAction, Refusal, RowPanel, TableDefinition, TableRow } from '@/table/definition';
import { isNetworkFailure, isOutdated } from '@/table/failure';
import { notify } from '@/ui/notify';
import { actionsOf, callAction, waitsFor } from './action-call';
import { rowName } from './column-values';
import { saidOf, useQuestion } from './use-question';
import { useWords } from './use-words';

/** An action's dialog that is open. */
export interface OpenForm {
  readonly action: AnyAction;
  readonly row: TableRow;
  readonly Content: ComponentType<ActionFormProps<TableRow, never>>;
}

/** A panel of a row that is open. */
export interface OpenPanel {
  readonly panel: RowPanel<TableRow>;
  readonly row: TableRow;
}

/** What stands for the row while there is none yet. */
const NEW_ROW: TableRow = { id: 0 };

/** How a list takes up what was done with its rows. */
export interface RowsChange {
  readonly change: (update: (rows: readonly TableRow[]) => TableRow[]) => void;
  readonly reload: () => Promise<void>;
  /** Called whenever something was done. */
  readonly onDone: () => Promise<void>;
  /** Opens a row. */
  readonly show: (id: number) => void;
}

/**
 * What happens when an action's button is pressed: the question or the dialog, the call, the sentence afterwards, and the
 * row in its new state. One call per row and action at a time, however often it is pressed.
 */
export function useRowActions(definition: TableDefinition, { change, reload, onDone, show }: RowsChange) {
  const t = useTranslations();
  const words = useWords();
  const questionOf = useQuestion();
  const errorText = useErrorText();
  const running = useRef(new Set<string>());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<{ readonly rowId: number; readonly text: string } | null>(null);
  const [form, setForm] = useState<OpenForm | null>(null);
  const [panel, setPanel] = useState<OpenPanel | null>(null);

  async function once<T>(key: string, work: () => Promise<T>): Promise<T | null> {
    if (running.current.has(key)) return null;
    const show = () => setBusy(new Set(running.current));
    running.current.add(key);
    show();
    try {
      return await work();
    } finally {
      running.current.delete(key);
      show();
    }
  }

  function refusalOf(error: unknown, action: AnyAction): Refusal {
    const text = isNetworkFailure(error) ? t(action.failureNetwork) : t(action.failure, { error: errorText.ofError(error) });
    return error instanceof ApiError ? { text, code: error.code, field: error.field } : { text };
  }

  async function perform(action: AnyAction, row: TableRow, body?: unknown): Promise<Refusal | null> {
    setFailure(null);
    try {
      const answer = await callAction(action, row, body);
      notify.success(t(action.success));
      const { updated } = action;
      if (updated) change((rows) => rows.map((old) => (old.id === row.id ? updated(answer) : old)));
      else await reload();
      const opened = action.opens?.(answer);
      if (opened !== undefined) show(opened);
      void onDone();
      return null;
    } catch (error) {
      const refusal = refusalOf(error, action);
      // A dialog that stays open says it itself.
      if (body === undefined) notify.error(refusal.text);
      // Without an answer it may have been done all the same: the row says.
      if (isOutdated(error) || isNetworkFailure(error)) void reload();
      return refusal;
    }
  }

  async function ask(action: AnyAction, row: TableRow): Promise<void> {
    const said = saidOf(questionOf(action, row));
    const about = rowName(definition.columns, row, words);
    const points = action.confirmPoints?.of(row) ?? [];
    const below = action.confirmPoints && points.length > 0 ? ['', t(action.confirmPoints.heading), ...points.map((key) => `• ${t(key)}`)] : [];
    if (said.length > 0 && !(await notify.confirm({ question: [said.join('\n\n'), ...below].join('\n'), about, confirmLabel: t(action.label), ...(action.tone && { tone: action.tone }) }))) return;
    const refusal = await once(keyOf(action, row), () => perform(action, row));
    if (refusal) setFailure({ rowId: row.id, text: refusal.text });
  }

  async function openForm(action: AnyAction, row: TableRow, load: NonNullable<AnyAction['form']>): Promise<void> {
    await once(keyOf(action, row), async () => {
      setFailure(null);
      try {
        setForm({ action, row, Content: await load(row) });
      } catch {
        const text = t(action.openFailure ?? action.failureNetwork);
        notify.error(text);
        setFailure({ rowId: row.id, text });
      }
    });
  }

  /** The button of a row was pressed. */
  const start = (action: AnyAction, row: TableRow) => void (action.form ? openForm(action, row, action.form) : ask(action, row));

  return {
    failure,
    form,
    panel,
    openPanel: (opened: RowPanel<TableRow>, row: TableRow) => setPanel({ panel: opened, row }),
    closePanel: () => setPanel(null),
    isBusy: (action: AnyAction, row: TableRow) => busy.has(keyOf(action, row)),
    start,
    /** The button for a new row was pressed. */
    create: (action: AnyAction) => start(action, NEW_ROW),
    isCreating: (action: AnyAction) => busy.has(keyOf(action, NEW_ROW)),
    /** From one action's dialog into another's, while the machine allows it and it waits for nothing. */
    switchTo: (row: TableRow, name: string) => {
      const action = actionsOf(definition, row).find((other) => other.action === name && waitsFor(other, row) === null);
      if (action) start(action, row);
    },
    /** The dialog of an action was submitted. */
    submit: ({ action, row }: OpenForm, body: unknown) => once(keyOf(action, row), async () => {
      const refusal = await perform(action, row, body);
      if (!refusal) setForm(null);
      return refusal;
    }),
    closeForm: () => setForm(null),
  };
}

function keyOf(action: AnyAction, row: TableRow): string {
  return `${action.label}:${row.id}`;
}

export type RowActions = ReturnType<typeof useRowActions>;
