'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { OrderDisputes } from '@/modules/dispute/ui/order-disputes';
import { HistorySection } from '@/modules/history/ui/history-section';
import type { TableDefinition, TableRow } from '@/table/definition';
import { DetailSkeleton } from '@/table/detail-skeleton';
import { Status } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Drawer } from '@/ui/drawer';
import { actionsOf, panelsOf } from './action-call';
import { rowSubject } from './column-values';
import { RowButtons } from './row-buttons';
import type { RowActions } from './use-row-actions';
import { useWords } from './use-words';

interface DetailSheetProps {
  readonly definition: TableDefinition;
  readonly row: TableRow;
  readonly actions: RowActions;
  readonly onClose: () => void;
}

/** Which row it is: by its numbers, and what it is about. */
function SheetSubject({ definition, row }: Pick<DetailSheetProps, 'definition' | 'row'>) {
  const words = useWords();
  return <span className="block font-sans text-sm font-normal text-muted"><bdi>{rowSubject(definition.columns, row, words)}</bdi></span>;
}

/** Everything about one row, in a sheet at the side with its actions below. */
export function DetailSheet({ definition, row, actions, onClose }: DetailSheetProps) {
  const t = useTranslations();
  const View = definition.detail.view;
  const hasActions = actionsOf(definition, row).length + panelsOf(definition, row).length > 0;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={<>{t(definition.detail.title)} <SheetSubject definition={definition} row={row} /></>}
      closeLabel={t('common.close')}
      aside={row.status !== undefined && <Status status={row.status} />}
      footer={hasActions && (
        <>
          {actions.failure?.rowId === row.id && <Alert tone="bad" live="none" className="w-full">{actions.failure.text}</Alert>}
          <RowButtons definition={definition} row={row} actions={actions} main />
        </>
      )}
      className="w-[min(100%,36rem)]"
    >
      <Suspense fallback={<DetailSkeleton />}>
        <View row={row} />
        {definition.machine?.name === 'dpo' && <OrderDisputes role={definition.role} row={row} />}
        {definition.machine && <HistorySection entity={definition.machine.name} row={row} />}
      </Suspense>
    </Drawer>
  );
}
