'use client';

import { Ellipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { AnyAction, TableDefinition, TableRow } from '@/table/definition';
import { Button, type ButtonProps } from '@/ui/button';
import { Menu, type MenuEntry } from '@/ui/menu';
import { actionsOf, isDue, panelsOf, waitsFor } from './action-call';
import type { RowActions } from './use-row-actions';

interface RowButtonsProps {
  readonly definition: TableDefinition;
  readonly row: TableRow;
  readonly actions: RowActions;
  /** In the sheet of a row its first action is the screen's main one; in a table none is. */
  readonly main?: boolean;
  /** There is room for one of them alone: the others stand in a menu. */
  readonly tight?: boolean;
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

/** What a row offers besides, behind one button: with arrow keys, and each entry as its button would be. What waits says for what. */
function MoreActions({ definition, row, actions, left }: RowButtonsProps & { left: readonly AnyAction[] }) {
  const t = useTranslations();
  const entries: MenuEntry[] = left.map((action) => {
    const waiting = waitsFor(action, row);
    return {
      key: action.label, ...(action.tone && { tone: action.tone }), disabled: waiting !== null, onSelect: () => actions.start(action, row),
      label: waiting === null ? t(action.label) : <>{t(action.label)}<span className="block text-xs text-muted">{t(waiting)}</span></>,
    };
  });
  const opened = panelsOf(definition, row).map((panel): MenuEntry => ({ key: panel.label, label: t(panel.label), onSelect: () => actions.openPanel(panel, row) }));
  const isBusy = left.some((action) => actions.isBusy(action, row));
  return <Menu label={t('dashboard.moreActions')} icon={<Ellipsis aria-hidden="true" size={16} />} busy={isBusy} entries={[...entries, ...opened]} />;
}

/** The actions of a row that the machine allows now, and what else it opens. */
export function RowButtons({ definition, row, actions, main = false, tight = false }: RowButtonsProps) {
  const t = useTranslations();
  const offered = actionsOf(definition, row);
  const first = offered.find((action) => isDue(action, row));
  // A menu of one is shorter than its only entry by nothing that matters: two are shown.
  const isShort = tight && offered.length > 0 && offered.length + panelsOf(definition, row).length > 2;
  const kept = isShort ? [first ?? offered[0]].filter((action) => action !== undefined) : offered;
  const buttons = kept.map((action) => {
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
  if (isShort) return [...buttons, <MoreActions key="more" definition={definition} row={row} actions={actions} left={offered.filter((action) => !kept.includes(action))} />];
  const panels = panelsOf(definition, row).map((panel) => (
    <Button key={panel.label} size={main ? 'md' : 'sm'} onClick={() => actions.openPanel(panel, row)}>{t(panel.label)}</Button>
  ));
  return [...buttons, ...panels];
}
