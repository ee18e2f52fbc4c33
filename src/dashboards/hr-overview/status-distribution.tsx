import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { joinTexts } from '@/i18n/locales';
import type { Overview } from '@/modules/users/overview.schema';
import { statusTone } from '@/table/status-tone';
import { Card } from '@/ui/card';
import { Cell, HeadCell, RowHead, Table } from '@/ui/data-table';
import { Donut } from '@/ui/donut';
import { StatusBadge } from '@/ui/status-badge';

/** How the accounts stand: a ring with its figures beside it, as a sentence for those who can't see it, and as a table. */
export async function StatusDistribution({ overview: { distribution, totalUsers } }: { overview: Overview }) {
  const [t, format, locale] = await Promise.all([getTranslations(), getFormatter(), getLocale()]);
  const percentOf = (percent: number) => format.number(percent / 100, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const parts = distribution.map(({ status, count, percent }) => ({ status, count, word: t(`status.${status}`), share: percentOf(percent) }));
  const sentence = parts.map(({ word, count, share }) => t('hr.chartPart', { status: word, count, percent: share }));
  const label = t('hr.chart', { total: totalUsers, parts: joinTexts(locale, sentence) });
  return (
    <Card as="section" className="xl:col-span-2">
      <h2 className="text-lg">{t('hr.distribution')}</h2>
      <div className="mt-4 flex flex-wrap items-center gap-x-10 gap-y-6">
        <Donut
          label={label} className="w-48 flex-none" centre={{ value: format.number(totalUsers), caption: t('hr.users') }}
          parts={parts.map(({ status, count }) => ({ key: status, value: count, tone: statusTone(status) }))}
        />
        <ul className="grid min-w-0 flex-1 basis-72 gap-3" aria-hidden="true">
          {parts.map(({ status, count, word, share }) => (
            <li key={status} className="flex items-center justify-between gap-4 border-b border-dashed border-line pb-3 text-sm last:border-b-0 last:pb-0">
              <StatusBadge tone={statusTone(status)} label={word} />
              <span className="tabular"><strong>{format.number(count)}</strong> <span className="text-muted">{`(${share})`}</span></span>
            </li>
          ))}
        </ul>
      </div>
      <details className="mt-5 text-sm">
        <summary className="link inline-block cursor-pointer">{t('hr.showData')}</summary>
        <Table label={t('hr.distribution')} className="mt-3">
          <thead><tr><HeadCell>{t('hr.state')}</HeadCell><HeadCell kind="number">{t('hr.count')}</HeadCell><HeadCell kind="number">{t('hr.share')}</HeadCell></tr></thead>
          <tbody>
            {parts.map(({ status, count, word, share }) => (
              <tr key={status}><RowHead>{word}</RowHead><Cell kind="number">{format.number(count)}</Cell><Cell kind="number">{share}</Cell></tr>
            ))}
          </tbody>
        </Table>
      </details>
    </Card>
  );
}
