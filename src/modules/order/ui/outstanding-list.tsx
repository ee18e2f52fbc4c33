'use client';

import { useTranslations } from 'next-intl';
import { Money } from '@/table/values';
import type { DpoAnswer } from '../order.schema';

/** What is open on an order without stopping it. */
export function Outstanding({ of: { payment, currency }, kinds }: { readonly of: Pick<DpoAnswer, 'payment' | 'currency'>; readonly kinds: DpoAnswer['outstanding'] }) {
  const t = useTranslations('order');
  const rest = payment?.rest ?? null;
  const words = (kind: (typeof kinds)[number]) => (kind === 'funds' && rest !== null ? t.rich('fundsRest', { rest: () => <Money amount={rest} currency={currency} /> }) : t(`outstandingKind.${kind}`));
  if (kinds.length === 0) return <p className="text-sm text-muted">{t('outstandingNone')}</p>;
  return (
    <section className="grid gap-1 text-sm">
      <h3>{t('outstanding')}</h3>
      <ul className="list-disc ps-5">{kinds.map((kind) => <li key={kind}>{words(kind)}</li>)}</ul>
    </section>
  );
}
