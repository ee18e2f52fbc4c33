import { getTranslations } from 'next-intl/server';
import { shopTotals } from '../catalogue.queries';

/** What the house says of itself, and beside it what the shop holds now. */
export async function TradeFigures() {
  const t = await getTranslations('home.figures');
  const totals = await shopTotals();
  return (
    <section aria-label={t('title')} className="grid items-center gap-x-8 gap-y-4 border-y border-line py-5 sm:grid-cols-[3fr_2fr]">
      <ul className="flex flex-wrap gap-x-8 gap-y-1 font-heading text-xl">
        {(['users', 'countries', 'transactions'] as const).map((key) => <li key={key}>{t(key)}</li>)}
      </ul>
      <p className="text-sm text-muted sm:text-end">
        <span className="font-semibold text-ink">{t('now')}</span>
        {' · '}{t('products', { count: totals.products })}{' · '}{t('suppliers', { count: totals.suppliers })}{' · '}{t('loading', { count: totals.ports })}
      </p>
    </section>
  );
}
