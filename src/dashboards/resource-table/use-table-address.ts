'use client';

import { createParser, debounce, parseAsInteger, parseAsString, useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import type { TableDefinition } from '@/table/definition';

/** The number of a row. What is none leads nowhere, as a number that no row has: it must not look as if nothing had been asked for. */
const parseAsRow = createParser<number>({ parse: (text) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0), serialize: String });

const PARSERS = { q: parseAsString.withDefault(''), status: parseAsString.withDefault(''), sort: parseAsString.withDefault(''), open: parseAsRow };

/** How a table is sorted: a column's id, with a minus in front for the other way round. */
export interface Sort {
  readonly id: string;
  readonly desc: boolean;
}

/** The choices of a table's own filters, none at first. */
function filterParsers(definition: TableDefinition) {
  return Object.fromEntries((definition.filters ?? []).map(({ id }) => [id, parseAsString.withDefault('')]));
}

/** The pages of a table's parts; a table without groups has one part, without a name. */
function pageParsers(definition: TableDefinition) {
  const parts = definition.groups?.map((group) => group.id) ?? [''];
  return Object.fromEntries(parts.map((part) => [part, parseAsInteger.withDefault(1)]));
}

function pageKeys(definition: TableDefinition, key: (name: string) => string) {
  const parts = definition.groups?.map((group) => group.id) ?? [''];
  return Object.fromEntries(parts.map((part) => [part, key(part ? `${part}.page` : 'page')]));
}

/**
 * What a table shows, as it stands in the address: search, status, sort, the page of each part, the row that is open.
 * So a view can be sent to somebody, and the browser's Back closes an open row.
 */
export function useTableAddress(definition: TableDefinition) {
  const { keys, pages, pageNames, filters, filterNames } = useMemo(() => {
    const key = (name: string) => (definition.prefix ? `${definition.prefix}.${name}` : name);
    const names = { q: key('q'), status: key('status'), sort: key('sort'), open: key('open') };
    const filterKeys = Object.fromEntries((definition.filters ?? []).map(({ id }) => [id, key(id)]));
    return { keys: names, pages: pageParsers(definition), pageNames: pageKeys(definition, key), filters: filterParsers(definition), filterNames: filterKeys };
  }, [definition]);
  const [view, setView] = useQueryStates(PARSERS, { urlKeys: keys });
  const [page, setPage] = useQueryStates(pages, { urlKeys: pageNames });
  const [chosen, setChosen] = useQueryStates(filters, { urlKeys: filterNames });

  const sort: Sort | null = view.sort === '' ? null : { id: view.sort.replace(/^-/, ''), desc: view.sort.startsWith('-') };
  return {
    query: view.q,
    status: view.status,
    /** What each of the table's own filters is set to; empty where it is not. */
    chosen,
    isNarrowed: view.q !== '' || view.status !== '' || Object.values(chosen).some((value) => value !== ''),
    sort,
    open: view.open,
    openKey: keys.open,
    page: (part: string) => Math.max(1, page[part] ?? 1),
    setPage: (part: string, next: number) => void setPage({ [part]: next }),
    search: (q: string) => {
      void setView({ q }, { limitUrlUpdates: debounce(250) });
      void setPage(null);
    },
    filter: (status: string) => {
      void setView({ status });
      void setPage(null);
    },
    choose: (id: string, value: string) => {
      void setChosen({ [id]: value });
      void setPage(null);
    },
    sortBy: (next: Sort | null) => {
      void setView({ sort: next ? `${next.desc ? '-' : ''}${next.id}` : '' });
      void setPage(null);
    },
    clear: () => {
      void setView({ q: '', status: '' });
      void setChosen(null);
      void setPage(null);
    },
    show: (id: number | null) => void setView({ open: id }, { history: id === null ? 'replace' : 'push' }),
  };
}

export type TableAddress = ReturnType<typeof useTableAddress>;
