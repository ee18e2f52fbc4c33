import { useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { categoryBySlug } from '../category.schema';

export interface SheetProps {
  title: string;
  /** Slug: the hue of the ribs behind the sheet. */
  category: string;
  children: ReactNode;
}

/** The colours of a stage for a category. */
export function stageHue(category: string): CSSProperties {
  const hue: CSSProperties & Record<'--hue', number> = { '--hue': categoryBySlug(category)?.hue ?? 210 };
  return hue;
}

/**
 * What a shipping document would say, drawn as a sheet before the container: white paper with dashed rules. It has neither
 * number nor stamp and says what it is, since nobody has issued it. What does not fit is scrolled.
 */
export function Sheet({ title, category, children }: SheetProps) {
  const t = useTranslations('product');
  return (
    <div style={stageHue(category)} className="ribs ribs-floor size-full p-3 pb-0 sm:px-10 sm:pt-6">
      <div
        tabIndex={0}
        role="group"
        aria-label={title}
        className="relative h-full overflow-y-auto rounded-t-lg bg-card p-4 shadow-float sm:p-6"
      >
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b-2 border-ink pb-2">
          <span className="font-heading text-lg font-bold">{title}</span>
          <span className="badge tone-warn">{t('illustration')}</span>
        </p>
        {children}
      </div>
    </div>
  );
}
