'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useErrorText } from '@/i18n/use-error-text';
import type { AnyAction, TableRow } from '@/table/definition';
import { notify } from '@/ui/notify';
import { callAction } from './action-call';
import { bulkWarnings } from './bulk';
import { saidOf, useQuestion } from './use-question';
import type { Selection } from './use-selection';
import type { RowsChange } from './use-row-actions';

/** How far an action on many rows is. */
export interface BulkProgress {
  readonly action: AnyAction;
  readonly done: number;
  readonly total: number;
}

/**
 * An action on all selected rows: one question with their number, the calls one after the other, one report that names
 * those refused. What was done leaves the selection, what was refused stays in it.
 */
export function useBulk(selection: Selection, { change, reload, onDone }: RowsChange) {
  const t = useTranslations();
  const errorText = useErrorText();
  const questionOf = useQuestion();
  const [progress, setProgress] = useState<BulkProgress | null>(null);

  function isWanted(action: AnyAction, rows: readonly TableRow[]): Promise<boolean> {
    // Where money moves, the sum and whose it is are said of each row.
    const each = action.confirmWords ? rows.map((row) => `• ${String(row.id)} · ${saidOf(questionOf(action, row)).join('\n')}`) : [];
    const question = [t('dashboard.selection.confirm', { action: t(action.label), count: rows.length }), ...each, ...bulkWarnings(action, rows, { message: (key) => t(key) })];
    return notify.confirm({ question: question.join('\n\n'), confirmLabel: t(action.label), ...(action.tone && { tone: action.tone }) });
  }

  /** The sentence of a refusal; null when it was done. */
  async function perform(action: AnyAction, row: TableRow): Promise<string | null> {
    try {
      const answer = await callAction(action, row);
      const { updated } = action;
      if (updated) change((rows) => rows.map((old) => (old.id === row.id ? updated(answer) : old)));
      selection.set([row.id], false);
      return null;
    } catch (error) {
      return t('dashboard.selection.refused', { id: String(row.id), reason: errorText.ofError(error) });
    }
  }

  async function report(total: number, refused: readonly string[]): Promise<void> {
    if (refused.length === 0) notify.success(t('dashboard.selection.done', { count: total }));
    else await notify.alert({ title: t('dashboard.selection.partly', { done: total - refused.length, total }), text: refused.join('\n') });
  }

  async function run(action: AnyAction): Promise<void> {
    const { rows } = selection;
    if (progress || !(await isWanted(action, rows))) return;
    const refused: string[] = [];
    for (const [index, row] of rows.entries()) {
      setProgress({ action, done: index, total: rows.length });
      const refusal = await perform(action, row);
      if (refusal !== null) refused.push(refusal);
    }
    await Promise.all([reload(), onDone()]);
    setProgress(null);
    await report(rows.length, refused);
  }

  return { progress, run: (action: AnyAction) => void run(action) };
}

export type Bulk = ReturnType<typeof useBulk>;
