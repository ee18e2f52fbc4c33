import { Document, Page, Text, View } from '@react-pdf/renderer';
import { directionOf } from '@/i18n/locales';
import { fontsFor } from './document.fonts';
import type { TablePaper } from './document.schema';
import { Brand, Cells, endOf, figuresOf, numbered, rowOf, SIZE, styles, textOf, type Way } from './paper';

/** Widths of the columns, in parts; the last two hold amounts. */
const WIDTHS = [20, 26, 16, 19, 19] as const;

function Line({ cells, way, isHead = false }: { cells: readonly string[]; way: Way; isHead?: boolean }) {
  return (
    <View wrap={false} style={[rowOf(way), styles.rule, { paddingVertical: 4, paddingHorizontal: 5 }]}>
      {cells.map((cell, index) => (
        <View key={index} style={{ flexGrow: WIDTHS[index] ?? 1, flexBasis: 0, paddingHorizontal: 4 }}>
          <Text style={[isHead ? styles.label : {}, index < 2 || isHead ? textOf(way) : figuresOf(way), index > 2 ? endOf(way) : {}]}>{cell}</Text>
        </View>
      ))}
    </View>
  );
}

/** Tables on paper, one below the other: a statement. */
export function Tables({ paper }: { paper: TablePaper }) {
  const { locale, name, title, head, columns, parts, empty } = paper;
  const way = { isRtl: directionOf(locale) === 'rtl' };
  const isTall = locale === 'ar' || locale === 'hi';
  return (
    <Document title={name} author="Marsa Mart" creator="Marsa Mart" producer="Marsa Mart" language={locale}>
      <Page size="A4" style={[styles.page, { fontFamily: fontsFor(locale, head.map(({ value }) => value).join(' ')) }]}>
        <Brand title={title} way={way} />
        <View style={[styles.sheet, isTall ? { fontSize: SIZE.text + 1, lineHeight: 1.6 } : { fontSize: SIZE.text, lineHeight: 1.4 }]}>
          <Cells lines={head} way={way} />
          {parts.length === 0 && <Text style={[{ padding: 9 }, textOf(way)]}>{empty}</Text>}
          {parts.map(({ title: part, rows }) => (
            <View key={part}>
              <Text style={[styles.strong, textOf(way), { padding: 9 }]}>{part}</Text>
              <Line cells={columns} way={way} isHead />
              {rows.map((cells, index) => <Line key={index} cells={cells} way={way} />)}
            </View>
          ))}
        </View>
        <Text fixed style={[styles.footer, { fontSize: SIZE.small }, textOf(way)]} render={({ pageNumber, totalPages }) => numbered(paper.page, pageNumber, totalPages)} />
      </Page>
    </Document>
  );
}
