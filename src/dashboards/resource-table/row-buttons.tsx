'use client';

import { useTranslations } from 'next-intl';
import type { TableDefinition, TableRow } from '@/table/definition';
import { Button } from '@/ui/button';
import { actionsOf, panelsOf } from './action-call';
import type { RowActions } from './use-row-actions';

interface RowButtonsProps {
  readonly definition: TableDefinition;
  readonly row: TableRow;
  readonly actions: RowActions;
  /** In the sheet of a row its first action is the screen's main one; in a table none is. */
  readonly main?: boolean;
}

/** The actions of a row that the machine allows now, and what else it opens. */
export function RowButtons({ definition, row, actions, main = false }: RowButtonsProps) {
  const t = useTranslations();
  const buttons = actionsOf(definition, row).map((action, index) => (
    <Button
      key={action.label}
      size={main ? 'md' : 'sm'}
      variant={action.tone === 'bad' ? (main ? 'danger' : 'quiet') : main && index === 0 ? 'primary' : 'secondary'}
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
