'use client';

import { useTranslations } from 'next-intl';
import type { TableDefinition, TableRow } from '@/table/definition';
import { useStatusWord } from '@/table/values';
import { RemovableChip } from '@/ui/chip';
import { labelOfSet } from './status-filter';
import type { TableAddress } from './use-table-address';

/** What narrows and orders a list now, each with a cross that takes it away; nothing when nothing does. */
export function FilterChips({ definition, rows, address }: { definition: TableDefinition; rows: readonly TableRow[]; address: TableAddress }) {
  const t = useTranslations();
  const word = useStatusWord();
  const { query, status, sort } = address;
  const set = labelOfSet(definition, status);
  const sorted = definition.columns.find(({ id }) => id === sort?.id);
  const chips = [
    ...(query ? [{ id: 'q', text: t('dashboard.chips.search', { text: query }), remove: () => address.search('') }] : []),
    ...(status ? [{ id: 'status', text: t('dashboard.chips.status', { status: set ? t(set) : word(status) }), remove: () => address.filter('') }] : []),
    ...(definition.filters ?? []).filter(({ id }) => address.chosen[id]).map((filter) => {
      const label = rows.map(filter.option).find((option) => option?.value === address.chosen[filter.id])?.label ?? { text: address.chosen[filter.id] ?? '' };
      return { id: filter.id, text: typeof label === 'string' ? t(label) : label.text, remove: () => address.choose(filter.id, '') };
    }),
    ...(sorted ? [{ id: 'sort', text: t(sort?.desc ? 'dashboard.chips.down' : 'dashboard.chips.up', { column: t(sorted.header) }), remove: () => address.sortBy(null) }] : []),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t('dashboard.chips.label')} data-print="hide" className="-mt-1 flex flex-wrap gap-2">
      {chips.map(({ id, text, remove }) => (
        <li key={id} className="min-w-0">
          <RemovableChip as="button" removeLabel={t('dashboard.chips.remove', { name: text })} removeProps={{ type: 'button', onClick: remove }}>
            <bdi className="max-w-64 truncate">{text}</bdi>
          </RemovableChip>
        </li>
      ))}
    </ul>
  );
}
