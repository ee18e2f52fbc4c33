import { useTranslations } from 'next-intl';
import { LocalLink } from '@/i18n/local-link';
import { CodeChip } from '@/ui/code-chip';
import { Cell, HeadCell, RowHead, Table } from '@/ui/data-table';
import { TextLink } from '@/ui/text-link';
import { toldDays } from '../told-days.schema';
import type { VoyageAnswer } from '../voyage.schema';
import { Way } from './way';

/** Voyages from one port, each with its length, its days and its way. */
export function DistanceTable({ label, voyages }: { label: string; voyages: readonly VoyageAnswer[] }) {
  const t = useTranslations('voyage');
  return (
    <Table label={label} frameClassName="max-h-none">
      <thead>
        <tr>
          <HeadCell>{t('to')}</HeadCell>
          <HeadCell kind="number">{t('distance')}</HeadCell>
          <HeadCell kind="number">{t('time')}</HeadCell>
          <HeadCell>{t('way')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {voyages.map(({ from, to, distance_nm: miles, days, via }) => (
          <tr key={to.code}>
            <RowHead>
              <span className="flex items-center gap-2 whitespace-nowrap">
                <TextLink as={LocalLink} href={`/ports/${from.code.toLowerCase()}/voyage?to=${to.code}`}><bdi>{to.name}</bdi></TextLink>
                <CodeChip className="max-sm:hidden">{to.code}</CodeChip>
              </span>
            </RowHead>
            <Cell kind="number"><bdi className="whitespace-nowrap">{t('miles', { miles })}</bdi></Cell>
            <Cell kind="number"><span className="whitespace-nowrap">{t('days', { days: toldDays(days) })}</span></Cell>
            <Cell className="min-w-48"><Way via={via} /></Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
