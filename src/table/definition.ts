import type { ComponentType } from 'react';
import type { RoleSlug } from '@/access/roles';
import type { api, Answer, CallName } from '@/http/client';
import type { MessageKey } from '@/i18n/message-key';
import type { Machine } from '@/machine/machine';
import type { Currency } from '@/modules/ledger/money.schema';

/** Calls that answer a list and need nothing but the session. */
export type ListCall = {
  [C in CallName]: C extends `GET ${infer P}` ? (P extends `${string}{${string}` ? never : Answer<C> extends readonly object[] ? C : never) : never;
}[CallName];

type RowOf<C extends ListCall> = Answer<C>[number];
type Sent<C extends CallName, K extends 'params' | 'body'> = NonNullable<Parameters<typeof api<C>>[1][K]>;

/** What every row has; `status` where a machine moves it. */
export interface TableRow {
  readonly id: number;
  readonly status?: string;
}

/** A word of ours, or a name that somebody gave. */
export type Word = MessageKey | { readonly text: string };

/** What a column of a kind shows; null where there is nothing. */
export interface CellValues {
  text: string | null;
  /** An address of a person; it breaks behind its @ alone. */
  email: string | null;
  word: Word | null;
  /** An id or an order number: mono, left to right. */
  code: string | number | null;
  /** An Incoterm or a LOCODE on a tinted ground. */
  chip: string | null;
  money: { readonly amount: number; readonly currency: Currency } | null;
  /** How many of something. */
  count: number;
  quantity: { readonly amount: number; readonly unit: MessageKey } | null;
  /** A state; `label` counts something where the state's own word does not. */
  status: string | { readonly status: string; readonly label: MessageKey; readonly count: number } | null;
  /** An instant (ISO 8601), shown in the party's time zone. */
  date: string | null;
  /** A calendar day (YYYY-MM-DD), the same in every zone. */
  day: string | null;
  /** `href` without language. */
  link: { readonly text: string; readonly href: string } | null;
  /** A page of another house, which opens beside ours and learns nothing of it; without `href` its words alone. */
  external: { readonly label: Word; readonly href: string | null } | null;
  /** A file of ours to save, by the path of the call that answers it; without one nothing. */
  file: { readonly href: string } | null;
  party: { readonly name: string; readonly code?: string } | null;
  /** What trades call a product, shown as the page's language calls it. Searched under both names. */
  product: string | null;
  /** A product, and what its asker calls it where that differs. */
  goods: { readonly product: string; readonly title: string } | null;
  /** Remarks such as what is still outstanding; `none` is shown for an empty list. */
  labels: readonly MessageKey[];
}

export type ColumnKind = keyof CellValues;

/** One column. The first one of a table names its rows. A `sparse` one stands only where a row has something to say in it; `isWide` gives long words room to stand in few lines. */
export type Column<Row> = {
  [K in ColumnKind]: { readonly id: string; readonly kind: K; readonly header: MessageKey; readonly value: (row: Row) => CellValues[K]; readonly sparse?: true; readonly isWide?: true };
}[ColumnKind];

/** Why a call was refused: the sentence in the page's language, the problem's code, and the field at fault when the server names one. */
export interface Refusal {
  readonly text: string;
  readonly code?: string | undefined;
  readonly field?: string | undefined;
}

/** What the content of an action's dialog gets. Buttons and the text of a refusal are the dialog's; the content is a form with `formId`. */
export interface ActionFormProps<Row, Body> {
  readonly row: Row;
  readonly formId: string;
  /** Makes the action's call. Null when it went well: the dialog closes by itself. */
  readonly submit: (body: Body) => Promise<Refusal | null>;
  /** Goes over to the dialog of another action of the same row, by the machine's name for it. */
  readonly switchTo: (action: string) => void;
  /** Says whether what is typed can be sent at all; until then the dialog's button is off. On from the beginning otherwise. */
  readonly onReady: (isReady: boolean) => void;
}

/** Something that can be done with a row. */
export interface RowAction<Row, A extends string, C extends CallName> {
  /** The machine's name for it: shown when the machine allows it to the table's role. */
  readonly action: A;
  /** No step of the machine: open in every state. `action` only names it then. */
  readonly anyState?: true;
  /** Whether the row waits for this action, and it is not only possible; otherwise steps of the machine are waited for, and nothing else. */
  readonly due?: (row: Row) => boolean;
  readonly endpoint: C;
  /** What goes into the path; not for calls that name the row in their body. */
  readonly params?: (row: Row) => Sent<C, 'params'>;
  /** What an action without a form sends. */
  readonly body?: (row: Row) => Sent<C, 'body'>;
  readonly label: MessageKey;
  readonly busyLabel: MessageKey;
  /** What cannot be taken back: a red button. */
  readonly tone?: 'bad';
  /** The question that is asked first. */
  readonly confirm?: (row: Row) => MessageKey;
  /** What the question names: sums, numbers of something, codes that are read from left to right, names that run as their own letters do, and instants. */
  readonly confirmWords?: (row: Row) => Readonly<Record<string, NonNullable<CellValues['money']> | { readonly name: string } | { readonly at: string } | number | string>>;
  /** A line of its own below the question, with the same words in it. */
  readonly confirmNote?: (row: Row) => MessageKey | null;
  /** What stands below the question: a heading and its points, none where there are no points. */
  readonly confirmPoints?: { readonly heading: MessageKey; readonly of: (row: Row) => readonly MessageKey[] };
  /** What must be said once more when a row like this is among many that are asked about together. */
  readonly bulkWarning?: (row: Row) => MessageKey | null;
  /** Gives the content of the action's dialog, with whatever it needs loaded; it makes the body. */
  readonly form?: (row: Row) => Promise<ComponentType<ActionFormProps<Row, Sent<C, 'body'>>>>;
  readonly formTitle?: MessageKey;
  /** What the dialog's button says; `label` otherwise. */
  readonly submitLabel?: MessageKey;
  /** How wide the dialog is; `lg` otherwise. */
  readonly size?: 'md' | 'lg';
  /** When `form` fails; `failureNetwork` otherwise. */
  readonly openFailure?: MessageKey;
  readonly success: MessageKey;
  /** With `{error}` for the server's sentence. */
  readonly failure: MessageKey;
  readonly failureNetwork: MessageKey;
  /** Narrower than the machine, where that has to be. */
  readonly when?: (row: Row) => boolean;
  /** What it waits for although the machine allows it: the button says so and does nothing. Null where it may be done now. */
  readonly waits?: (row: Row) => MessageKey | null;
  /** The row as it is now, from the answer; without it the list is asked again. */
  readonly updated?: (answer: Answer<C>) => Row;
  /** The row that is opened afterwards, so that its maker sees what became of it. */
  readonly opens?: (answer: Answer<C>) => number;
}

/** Something to look at beside a row's sheet, in a dialog of its own. */
export interface RowPanel<Row> {
  readonly label: MessageKey;
  readonly when?: (row: Row) => boolean;
  readonly view: ComponentType<{ readonly row: Row; readonly onClose: () => void }>;
}

/** Makes a new row: a button above the table, and in its place where it is empty. The form gets no row. */
export type CreateAction<C extends CallName> = Pick<RowAction<TableRow, string, C>, 'endpoint' | 'label' | 'busyLabel' | 'formTitle' | 'submitLabel' | 'size' | 'success' | 'failure' | 'failureNetwork' | 'opens'> & {
  readonly form: () => Promise<ComponentType<Omit<ActionFormProps<never, Sent<C, 'body'>>, 'row'>>>;
};

/** A choice above the table beside that of the status. `option` gives what a row counts under; null where it stands under no choice of its own. */
export interface RowFilter<Row> {
  readonly id: string;
  readonly label: MessageKey;
  readonly option: (row: Row) => { readonly value: string; readonly label: Word } | null;
}

/** Several statuses that are one choice of the filter as well, beside each alone. */
export interface StatusSet {
  /** How the address names it; no status is called so. */
  readonly id: string;
  readonly label: MessageKey;
  readonly statuses: readonly string[];
}

/** A part of the rows under a heading of its own. */
export interface RowGroup<Row> {
  readonly id: string;
  readonly title: MessageKey;
  readonly statuses: readonly string[];
  readonly empty: MessageKey;
  /** The day (YYYY-MM-DD) by which a row has to be dealt with; the earliest stands first, rows without one last. As the list came otherwise. */
  readonly due?: (row: Row) => string | null;
}

interface Parts<Row, Action> {
  readonly title: MessageKey;
  readonly columns: readonly Column<Row>[];
  readonly actions: readonly Action[];
  /** Buttons behind those of the actions. */
  readonly panels?: readonly RowPanel<Row>[];
  readonly create?: Action;
  /** Further buttons beside that for a new row, for what concerns no row alone. */
  readonly tools?: readonly Action[];
  /** One file of all selected rows: the path of the call that answers it, from their ids. */
  readonly bulkFile?: { readonly label: MessageKey; readonly href: (ids: readonly number[]) => string };
  /** Rows that the table shows; all of them otherwise. */
  readonly only?: (row: Row) => boolean;
  readonly filters?: readonly RowFilter<Row>[];
  /** With it the filter offers every status, also those that no row has now. */
  readonly statusSets?: readonly StatusSet[];
  readonly groups?: readonly RowGroup<Row>[];
  /** What comes before all other rows in a list that nobody has sorted, in the order in which the call answers it. */
  readonly urgent?: (row: Row) => boolean;
  /** Ids of the columns that the search looks into. */
  readonly search: readonly string[];
  /** What Export CSV saves in place of the columns shown, where a file of the list can be read back in: the path of the call that answers it, for some rows or for all of them. */
  readonly exportFile?: (ids: readonly number[] | null) => string;
  /** The file's name for the export, without date and ending. */
  readonly file: string;
  /** Where there are no rows: `action` is a link; a table with `create` offers that as well. */
  readonly empty: { readonly sentence: MessageKey; readonly why?: MessageKey; readonly action?: { readonly label: MessageKey; readonly href: string } };
  /** When the rows can't be had: `text` stands below the sentence in place of the server's. */
  readonly loadFailure: { readonly sentence: MessageKey; readonly network: MessageKey; readonly text?: MessageKey };
  /** The sheet of a row; `open` is what the button says that opens it, View otherwise. */
  readonly detail: { readonly title: MessageKey; readonly view: ComponentType<{ row: Row }>; readonly open?: 'common.viewDetails' };
  /** When an address names a row that is not in the list. */
  readonly missing?: MessageKey;
  /** Put before the table's keys in the address, where a page holds two tables. */
  readonly prefix?: string;
}

export type AnyAction = RowAction<TableRow, string, CallName>;

/** A table of a dashboard, as the ResourceTable reads it. */
export interface TableDefinition extends Parts<TableRow, AnyAction> {
  readonly rows: ListCall;
  /** Null where nothing moves the rows. */
  readonly machine: Machine<string, string> | null;
  readonly role: RoleSlug;
}

/**
 * Declares a table over a list call: `tableOf(call, machine, role)` and then `.define({ … actions: [table.action({ … })] })`.
 * Two steps, so that rows, parameters, bodies and answers are those of the calls. What comes out has forgotten them:
 * a definition is only ever given rows of its own call.
 */
export function tableOf<const C extends ListCall, S extends string, A extends string>(rows: C, machine: Machine<S, A> | null, role: RoleSlug) {
  type Row = RowOf<C>;
  return {
    action: <const E extends CallName>(action: RowAction<Row, A, E>) => action as unknown as AnyAction,
    /** An action that is no step of the machine. */
    apart: <const E extends CallName>(action: RowAction<Row, string, E>) => ({ ...action, anyState: true }) as unknown as AnyAction,
    create: <const E extends CallName>(action: CreateAction<E>) => ({ ...action, action: 'create' }) as unknown as AnyAction,
    define: (parts: Parts<Row, AnyAction>) => ({ ...parts, rows, machine, role }) as unknown as TableDefinition,
  };
}
