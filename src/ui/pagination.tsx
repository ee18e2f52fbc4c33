import type { ElementType } from 'react';
import { Chevron } from './chevron';

export interface PaginationProps {
  page: number;
  pages: number;
  /** The address of a page. */
  href: (page: number) => string;
  /** The link component: the application passes its localized Link. */
  as?: ElementType;
  labels: {
    /** The name of the navigation. */
    navigation: string;
    previous: string;
    next: string;
    /** The accessible name of one page's link. */
    page: (page: number) => string;
  };
  /** Writes a page number in the language's digits. */
  format?: (page: number) => string;
}

/** First, last and the neighbours of the current page; `null` stands for a gap. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((entry) => entry >= 1 && entry <= pages);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((entry, index) => {
    const before = numbers[index - 1];
    if (before === undefined || entry - before === 1) return [entry];
    return entry - before === 2 ? [entry - 1, entry] : [null, entry];
  });
}

/** Links to the pages of a list; the current one carries aria-current. Nothing at all when there is one page. */
export function Pagination({ page, pages, href, as, labels, format = String }: PaginationProps) {
  if (pages <= 1) return null;
  const Anchor: ElementType = as ?? 'a';
  const step = (target: number, label: string, to: 'start' | 'end') => {
    const content = (
      <>
        {to === 'start' && <Chevron to="start" />}
        <span className="max-sm:sr-only">{label}</span>
        {to === 'end' && <Chevron to="end" />}
      </>
    );
    const possible = target >= 1 && target <= pages;
    if (!possible) {
      return (
        <span className="page-link" aria-disabled="true">
          {content}
        </span>
      );
    }
    return (
      <Anchor href={href(target)} rel={to === 'start' ? 'prev' : 'next'} className="page-link">
        {content}
      </Anchor>
    );
  };
  return (
    <nav aria-label={labels.navigation} data-print="hide">
      <ul className="flex flex-wrap items-center justify-center sm:gap-1">
        <li>{step(page - 1, labels.previous, 'start')}</li>
        {pageWindow(page, pages).map((entry, index) =>
          entry === null ? (
            <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-muted">
              …
            </li>
          ) : (
            <li key={entry}>
              <Anchor
                href={href(entry)}
                aria-label={labels.page(entry)}
                aria-current={entry === page ? 'page' : undefined}
                className="page-link"
              >
                {format(entry)}
              </Anchor>
            </li>
          ),
        )}
        <li>{step(page + 1, labels.next, 'end')}</li>
      </ul>
    </nav>
  );
}
