import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';

/** `status` and `labels` are text, which a table of cards places in its own way. */
export type CellKind = 'text' | 'number' | 'status' | 'labels' | 'actions' | 'check';
export type Density = 'normal' | 'compact';

export interface TableProps extends ComponentProps<'table'> {
  /** The table's name, for the scrolling region and the table itself. */
  label: string;
  /** Rows of 40 px, or of 32 px; without it the nearest `data-density` above decides. */
  density?: Density;
  /** From 1024 px on the frame is never higher than the window, so that its head stays; change that here, e.g. `max-h-none`. */
  frameClassName?: string;
}

/**
 * The frame of a table of data: scrolls sideways by itself, can be scrolled with the keyboard, its head sticks.
 * Rows may carry `aria-selected`, `data-current` (open beside it), `data-highlight` (the best offer), `data-clickable`.
 */
export function Table({ label, density, frameClassName, className, children, ...rest }: TableProps) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className={clsx('table-frame', frameClassName)}>
      <table {...rest} aria-label={label} data-density={density} className={clsx('table', className)}>
        {children}
      </table>
    </div>
  );
}

export interface HeadCellProps extends ComponentProps<'th'> {
  kind?: CellKind;
}

/** The head of a column. `number` ends where its figures end. For an empty head give a VisuallyHidden text. */
export function HeadCell({ kind = 'text', ...rest }: HeadCellProps) {
  return <th scope="col" {...rest} data-kind={kind} />;
}

interface SortOwnProps<T extends ElementType> {
  /** `button`, or a Link when the sort lives in the address. */
  as?: T;
  kind?: CellKind;
  /** How the column is sorted now. */
  sorted: 'ascending' | 'descending' | 'none';
  children: ReactNode;
}

export type SortHeadCellProps<T extends ElementType> = SortOwnProps<T> &
  Omit<ComponentPropsWithoutRef<T>, keyof SortOwnProps<T>>;

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** The head of a column that sorts. States: ascending, descending, none; told by aria-sort and an arrow. */
export function SortHeadCell<T extends ElementType = 'button'>(props: SortHeadCellProps<T>) {
  const { as, kind = 'text', sorted, children, ...rest } = props;
  const Element: ElementType = as ?? 'button';
  const Icon = sortIcons[sorted];
  return (
    <th scope="col" data-kind={kind} aria-sort={sorted}>
      <Element {...(Element === 'button' ? { type: 'button' } : {})} {...rest} className="sort-button">
        {children}
        <Icon aria-hidden="true" size={14} />
      </Element>
    </th>
  );
}

export interface CellProps extends ComponentProps<'td'> {
  /** `text` begins at the start; `number` tabular and at the end; `actions` at the end; `check` for the box of a row. */
  kind?: CellKind;
}

/** One value of a row. */
export function Cell({ kind = 'text', ...rest }: CellProps) {
  return <td {...rest} data-kind={kind} />;
}

/** The value that names its row: the first column. */
export function RowHead(props: ComponentProps<'th'>) {
  return <th scope="row" {...props} />;
}

/** One row across all columns: the empty state or a note. */
export function WideRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr>
      <td colSpan={columns}>{children}</td>
    </tr>
  );
}
