'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { AnyAction } from '@/table/definition';
import { Button } from '@/ui/button';
import type { RowActions } from './use-row-actions';

/** Opens the form for a new row. */
export function CreateButton({ action, actions, className }: { action: AnyAction; actions: RowActions; className?: string }) {
  const t = useTranslations();
  return (
    <Button variant="primary" className={className} busy={actions.isCreating(action)} busyLabel={t(action.label)} onClick={() => actions.create(action)}>
      <Plus aria-hidden="true" />
      {t(action.label)}
    </Button>
  );
}
