'use client';

import { ExternalLink as ExternalSign } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { Link } from '@/i18n/navigation';
import type { CellValues, Column, TableRow } from '@/table/definition';
import { FileLink } from '@/table/file-link';
import { useLocalName } from '@/table/local-name';
import { useOthersText } from '@/table/others-text';
import { CountedStatus, Day, Instant, Money, Quantity } from '@/table/values';
import { Badge } from '@/ui/badge';
import { Code, CodeChip } from '@/ui/code-chip';
import { TextLink } from '@/ui/text-link';

/** A value of a row as its column's kind shows it; a dash where there is none. */
export function CellContent({ column, row }: { column: Column<TableRow>; row: TableRow }) {
  const t = useTranslations();
  const format = useFormatter();
  const nothing = <span className="text-muted">{t('common.none')}</span>;
  switch (column.kind) {
    case 'email':
      return column.value(row) ? <Email>{column.value(row) ?? ''}</Email> : nothing;
    case 'text':
      return column.value(row) ? <Words>{column.value(row) ?? ''}</Words> : nothing;
    case 'word': {
      const word = column.value(row);
      return word === null ? nothing : typeof word === 'object' ? <Words>{word.text}</Words> : t(word);
    }
    case 'code':
      return column.value(row) === null ? nothing : <Code><Breakable after=" ">{String(column.value(row))}</Breakable></Code>;
    case 'chip':
      return column.value(row) === null ? nothing : <CodeChip>{column.value(row) ?? ''}</CodeChip>;
    case 'count':
      return format.number(column.value(row));
    case 'status': {
      const status = column.value(row);
      return status === null ? nothing : <CountedStatus status={status} />;
    }
    case 'labels':
      return <Labels keys={column.value(row)} />;
    default:
      return <Compound column={column} row={row} nothing={nothing} />;
  }
}

type CompoundKind = 'money' | 'quantity' | 'date' | 'day' | 'link' | 'external' | 'file' | 'party' | 'product' | 'goods';

function Compound({ column, row, nothing }: { column: Extract<Column<TableRow>, { kind: CompoundKind }>; row: TableRow; nothing: ReactNode }) {
  if (column.value(row) === null) return nothing;
  switch (column.kind) {
    case 'money': {
      const money = column.value(row);
      return money && <Money {...money} />;
    }
    case 'quantity': {
      const quantity = column.value(row);
      return quantity && <Quantity {...quantity} />;
    }
    case 'date':
      return <Instant at={column.value(row) ?? ''} withTime={false} />;
    case 'day':
      return <Day day={column.value(row) ?? ''} />;
    case 'link': {
      const link = column.value(row);
      // An address runs from left to right in every language.
      return link && <TextLink as={Link} href={link.href}><bdi dir={link.text === link.href ? 'ltr' : 'auto'}>{link.text}</bdi></TextLink>;
    }
    case 'external': {
      const external = column.value(row);
      return external && <External {...external} />;
    }
    case 'file': {
      const file = column.value(row);
      return file && <FileLink href={file.href} />;
    }
    case 'party': {
      const party = column.value(row);
      return party && <Words title={party.code}>{party.name}</Words>;
    }
    case 'product':
      return column.value(row) ? <Product>{column.value(row) ?? ''}</Product> : nothing;
    case 'goods': {
      const goods = column.value(row);
      return goods && (
        <>
          <Product>{goods.product}</Product>
          {goods.title !== goods.product && <span className="block text-sm text-muted"><Words>{goods.title}</Words></span>}
        </>
      );
    }
  }
}

/** A page of another house, which is not told where the reader came from; without an address its words alone. */
function External({ label, href }: NonNullable<CellValues['external']>) {
  const t = useTranslations();
  const words = typeof label === 'object' ? <bdi dir="ltr" className="code"><Breakable after=":">{label.text}</Breakable></bdi> : t(label);
  if (href === null) return words;
  return (
    <TextLink href={href} target="_blank" rel="noopener noreferrer" title={t('common.opensInNewTab')} className="inline-flex items-center gap-1">
      {words}
      <ExternalSign aria-hidden="true" size={12} className="flex-none" />
      <span className="sr-only">{t('common.opensInNewTab')}</span>
    </TextLink>
  );
}

/** Words that somebody typed: they run the way of their own script and keep to one line in a table. What is held back says so in the page's language. */
function Words({ children, title }: { children: string; title?: string | undefined }) {
  const text = useOthersText()(children);
  return <bdi className="table-words" title={title ?? text}>{text}</bdi>;
}

/** A product as the page's language calls it; the name that the trade agreed on stands in its title. */
function Product({ children }: { children: string }) {
  const others = useOthersText();
  return <Words title={others(children)}>{useLocalName()(children)}</Words>;
}

/** An address of a person, in two lines where one is too little. */
function Email({ children }: { children: string }) {
  return <bdi dir="ltr" className="table-email"><Breakable after="@">{children}</Breakable></bdi>;
}

/** A text that may break behind one sign and nowhere else; a telephone number, which is kept without blanks, behind every fourth digit too. */
function Breakable({ after, children }: { after: string; children: string }) {
  if (/^\+\d{7,}$/.test(children)) return children.match(/.{1,4}/g)?.map((part, index) => <Fragment key={index}>{part}<wbr /></Fragment>);
  return children.split(after).map((part, index) => <Fragment key={index}>{index > 0 && <>{after}<wbr /></>}{part}</Fragment>);
}

/** Remarks: in a table the first and how many others there are, which its title names; in a card all of them. */
function Labels({ keys }: { keys: CellValues['labels'] }) {
  const t = useTranslations();
  const format = useFormatter();
  if (keys.length === 0) return <span className="text-muted">{t('common.none')}</span>;
  const words = keys.map((key) => t(key));
  return (
    <span className="table-labels" title={format.list(words, { type: 'unit' })}>
      {words.map((word) => <Badge key={word} tone="warn">{word}</Badge>)}
      {words.length > 1 && <bdi dir="ltr" aria-hidden="true" className="count">{`+${format.number(words.length - 1)}`}</bdi>}
    </span>
  );
}
