import { useFormatter, useTranslations } from 'next-intl';
import { Stat } from '@/ui/stat';
import type { SupplierFigures as Figures } from '../supplier.queries';

const HOURS_A_DAY = 24;

/** What was counted of a supplier's work here. What there is nothing of yet is not shown. */
export function SupplierFigures({ figures, products }: { figures: Figures; products: number }) {
  const t = useTranslations('supplier');
  const format = useFormatter();
  const { offers, orders, answerHours } = figures;
  const counts = [
    { label: t('productCount'), count: products },
    { label: t('offerCount'), count: offers },
    { label: t('orderCount'), count: orders },
  ].filter(({ count }) => count > 0);
  if (counts.length === 0) return null;
  return (
    <section aria-labelledby="supplier-figures" className="grid gap-2">
      <h2 id="supplier-figures">{t('figures')}</h2>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {counts.map(({ label, count }) => <Stat key={label} label={label} value={format.number(count)} />)}
        {answerHours !== null && (
          <Stat
            label={t('answerTime')}
            value={answerHours < 2 * HOURS_A_DAY ? t('answerHours', { hours: answerHours }) : t('answerDays', { days: Math.round(answerHours / HOURS_A_DAY) })}
            hint={t('answerHint')}
          />
        )}
      </div>
    </section>
  );
}
