import type { CSSProperties, ReactNode } from 'react';
import { Code } from '@/ui/code-chip';
import { categoryBySlug } from '../category.schema';

export interface SheetProps {
  title: string;
  /** Printed at the head's end, as a document has its number. */
  number: string;
  /** Slug: the hue of the ribs behind the sheet. */
  category: string;
  /** A seal or a stamp in the lower corner. */
  mark: ReactNode;
  children: ReactNode;
}

/** The colours of a stage for a category. */
export function stageHue(category: string): CSSProperties {
  const hue: CSSProperties & Record<'--hue', number> = { '--hue': categoryBySlug(category)?.hue ?? 210 };
  return hue;
}

/** A shipping document lying before the container: white paper with dashed rules. What does not fit is scrolled. */
export function Sheet({ title, number, category, mark, children }: SheetProps) {
  return (
    <div style={stageHue(category)} className="ribs ribs-floor size-full p-3 pb-0 sm:px-10 sm:pt-6">
      <div
        tabIndex={0}
        role="group"
        aria-label={title}
        className="relative h-full overflow-y-auto rounded-t-lg bg-card p-4 shadow-float sm:p-6"
      >
        <p className="flex items-baseline justify-between gap-4 border-b-2 border-ink pb-2">
          <span className="font-heading text-lg font-bold">{title}</span>
          <Code className="text-sm text-muted">{number}</Code>
        </p>
        {children}
        <div
          aria-hidden="true"
          className="pointer-events-none absolute end-6 bottom-5 -rotate-12 opacity-25 max-sm:hidden"
        >
          {mark}
        </div>
      </div>
    </div>
  );
}
