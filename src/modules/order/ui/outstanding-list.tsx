'use client';

import { useTranslations } from 'next-intl';
import type { DpoAnswer } from '../order.schema';

/** What is open on an order without stopping it. */
export function Outstanding({ kinds }: { kinds: DpoAnswer['outstanding'] }) {
  const t = useTranslations('order');
  if (kinds.length === 0) return <p className="text-sm text-muted">{t('outstandingNone')}</p>;
  return (
    <section className="grid gap-1 text-sm">
      <h3>{t('outstanding')}</h3>
      <ul className="list-disc ps-5">{kinds.map((kind) => <li key={kind}>{t(`outstandingKind.${kind}`)}</li>)}</ul>
    </section>
  );
}
