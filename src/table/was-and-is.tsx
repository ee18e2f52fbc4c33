'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/ui/visually-hidden';

/** What was and what is now, as a line of a list: told by the strike, by its place and by a word, never by colour alone. */
export function WasAndIs({ name, was, is }: { readonly name: string; readonly was: ReactNode; readonly is: ReactNode }) {
  const t = useTranslations('quotation');
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <dt className="text-muted">{name}</dt>
      <dd className="flex flex-wrap items-baseline justify-end gap-x-2 text-end">
        <del className="text-muted wrap-anywhere"><VisuallyHidden>{t('before')} </VisuallyHidden>{was}</del>
        <ins className="font-semibold wrap-anywhere no-underline"><VisuallyHidden>{t('now')} </VisuallyHidden>{is}</ins>
      </dd>
    </div>
  );
}
