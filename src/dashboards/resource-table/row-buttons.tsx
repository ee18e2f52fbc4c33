'use client';

import { useTranslations } from 'next-intl';
import type { AnyAction, TableDefinition, TableRow } from '@/table/definition';
import { Button, type ButtonProps } from '@/ui/button';
import { actionsOf, isDue, panelsOf } from './action-call';
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

/** The actions of a row that the machine allows now, and what else it opens. */
export function RowButtons({ definition, row, actions, main = false }: RowButtonsProps) {
  const t = useTranslations();
  const offered = actionsOf(definition, row);
  const first = offered.find((action) => isDue(action, row));
  const buttons = offered.map((action) => (
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
  ));
  const panels = panelsOf(definition, row).map((panel) => (
    <Button key={panel.label} size={main ? 'md' : 'sm'} onClick={() => actions.openPanel(panel, row)}>{t(panel.label)}</Button>
  ));
  return [...buttons, ...panels];
}
