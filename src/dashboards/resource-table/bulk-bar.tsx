'use client';

import { Download, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { TableDefinition } from '@/table/definition';
import { FileLink } from '@/table/file-link';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { bulkActions } from './bulk';
import type { Bulk } from './use-bulk';
import type { Selection } from './use-selection';

interface BulkBarProps {
  readonly definition: TableDefinition;
  readonly selection: Selection;
  readonly bulk: Bulk;
  readonly onExport: () => void;
}

/** What can be done with the selected rows, at the lower edge of the window while there are any. */
export function BulkBar({ definition, selection, bulk: { progress, run }, onExport }: BulkBarProps) {
  const t = useTranslations();
  const { rows, clear } = selection;
  if (rows.length === 0) return null;
  return (
    <section aria-label={t('dashboard.selection.label')} data-print="hide" className="bulk-bar">
      <p role="status" className="me-auto text-sm font-semibold tabular">
        {progress ? t('dashboard.selection.running', { done: progress.done, total: progress.total }) : t('dashboard.selection.count', { count: rows.length })}
      </p>
      {bulkActions(definition, rows).map((action) => (
        <Button
          key={action.label} size="sm" variant={action.tone === 'bad' ? 'danger' : 'secondary'} busy={progress !== null} busyLabel={t(action.label)}
          onClick={() => run(action)}
        >
          {t(action.label)}
        </Button>
      ))}
      {definition.bulkFile && <FileLink href={definition.bulkFile.href(rows.map(({ id }) => id))} label={definition.bulkFile.label} />}
      <Button size="sm" onClick={onExport}><Download aria-hidden="true" />{t('common.exportCsv')}</Button>
      <IconButton size="sm" label={t('dashboard.selection.clear')} disabled={progress !== null} onClick={clear}><X aria-hidden="true" /></IconButton>
    </section>
  );
}
