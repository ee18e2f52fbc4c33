'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { AnyAction, TableDefinition } from '@/table/definition';
import { Button } from '@/ui/button';
import type { RowActions } from './use-row-actions';

/** Opens the form for a new row. */
export function CreateButton({ action, actions }: { action: AnyAction; actions: RowActions }) {
  const t = useTranslations();
  return (
    <Button variant="primary" busy={actions.isCreating(action)} busyLabel={t(action.label)} onClick={() => actions.create(action)}>
      <Plus aria-hidden="true" />
      {t(action.label)}
    </Button>
  );
}

/** What stands above a table: the button for a new row, and those for what concerns no row alone. */
export function CreateButtons({ definition: { create, tools = [] }, actions }: { definition: TableDefinition; actions: RowActions }) {
  const t = useTranslations();
  if (!create && tools.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {create && <CreateButton action={create} actions={actions} />}
      {tools.map((tool) => (
        <Button key={tool.label} busy={actions.isCreating(tool)} busyLabel={t(tool.label)} onClick={() => actions.create(tool)}>{t(tool.label)}</Button>
      ))}
    </div>
  );
}
