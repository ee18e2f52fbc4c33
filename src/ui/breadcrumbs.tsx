import type { ElementType } from 'react';
import { Chevron } from './chevron';

export interface Crumb {
  label: string;
  /** Without an address it is the current page. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** The name of the navigation. */
  label: string;
  crumbs: readonly Crumb[];
  as?: ElementType;
}

/** The way from the start to this page; the last one is where the reader is. Chevrons mirror from right to left. */
export function Breadcrumbs({ label, crumbs, as }: BreadcrumbsProps) {
  const Anchor: ElementType = as ?? 'a';
  return (
    <nav aria-label={label} data-print="hide">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm text-muted">
        {crumbs.map((crumb, index) => (
          <li key={`${index}-${crumb.label}`} className="flex min-h-6 max-w-full items-start gap-1.5 py-0.5">
            {index > 0 && <span className="flex h-lh shrink-0 items-center"><Chevron to="end" size={14} /></span>}
            {crumb.href === undefined ? (
              <span aria-current="page" className="text-ink">
                {crumb.label}
              </span>
            ) : (
              <Anchor href={crumb.href} className="underline-offset-4 hover:text-ink hover:underline">
                {crumb.label}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
