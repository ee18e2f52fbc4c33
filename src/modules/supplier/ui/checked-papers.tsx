import { FileCheck2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { documentType } from '@/modules/kyc/kyc.schema';
import type { CheckedPaper } from '../supplier.queries';

/** What stands behind the badge: which kinds of paper HR found in order, and when. */
export function CheckedPapers({ papers }: { papers: readonly CheckedPaper[] }) {
  const t = useTranslations('supplier');
  const kyc = useTranslations('kyc.types');
  const format = useFormatter();
  return (
    <section className="grid content-start gap-2">
      <h2>{t('checks')}</h2>
      <ul className="card grid gap-3 p-5">
        {papers.map(({ type, checkedAt }) => (
          <li key={`${type}-${checkedAt.toISOString()}`} className="flex gap-3 text-sm">
            <FileCheck2 aria-hidden="true" size={20} className="flex-none text-ok" />
            {t('checkedOn', { paper: kyc(documentType.parse(type)), date: format.dateTime(checkedAt, { dateStyle: 'long' }) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
