'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { AnyAction, TableDefinition, TableRow } from '@/table/definition';
import { Button, type ButtonProps } from '@/ui/button';
import { actionsOf, isDue, panelsOf, waitsFor } from './action-call';
import type { RowActions } from './use-row-actions';

interface RowButtonsProps {
  readonly definition: TableDefinition;
  readonly row: TableRow;
  readonly actions: RowActions;
  /** In the sheet of a row its first action is the screen's main one; in a table none is. */
  readonly main?: boolean;
}

/** What the row waits for is loud, in its sheet the first of it; what is only possible is quiet in a list. */
function variantOf(action: AnyAction, row: TableRow, first: AnyAction | null | undefined): ButtonProps['variant'] {
  if (first === null) return isDue(action, row) ? 'secondary' : 'quiet';
  return action.tone === 'bad' ? 'danger' : action === first ? 'primary' : 'secondary';
}

/** An action that waits for somebody else: it can be reached, says for what, and does nothing. In its sheet the sentence stands above the buttons. */
function WaitingButton({ label, reason, main }: { label: string; reason: string; main: boolean }) {
  const id = useId();
  return (
    <>
      {main ? <p id={id} className="w-full text-sm text-muted">{reason}</p> : <span id={id} className="sr-only">{reason}</span>}
      <Button size={main ? 'md' : 'sm'} variant="secondary" aria-disabled title={reason} aria-describedby={id}>{label}</Button>
    </>
  );
}

/** The actions of a row that the machine allows now, and what else it opens. */
export function RowButtons({ definition, row, actions, main = false }: RowButtonsProps) {
  const t = useTranslations();
  const offered = actionsOf(definition, row);
  const first = offered.find((action) => isDue(action, row));
  const buttons = offered.map((action) => {
    const waiting = waitsFor(action, row);
    if (waiting !== null) return <WaitingButton key={action.label} label={t(action.label)} reason={t(waiting)} main={main} />;
    return (
      <Button
        key={action.label}
        size={main ? 'md' : 'sm'}
        variant={variantOf(action, row, main ? first : null)}
        busy={actions.isBusy(action, row)}
        busyLabel={t(action.form ? action.label : action.busyLabel)}
        onClick={() => actions.start(action, row)}
      >
        {t(action.label)}
      </Button>
    );
  });
  const panels = panelsOf(definition, row).map((panel) => (
    <Button key={panel.label} size={main ? 'md' : 'sm'} onClick={() => actions.openPanel(panel, row)}>{t(panel.label)}</Button>
  ));
  return [...buttons, ...panels];
}
