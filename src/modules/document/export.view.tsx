import { Document, Page, Text, View } from '@react-pdf/renderer';
import { directionOf } from '@/i18n/locales';
import { CheckFooter } from './check-footer';
import { fontsFor } from './document.fonts';
import type { WordedExport } from './export.words';
import { Brand, Cells, LINE, ownWayOf, Row, rowOf, SIZE, styles, textOf, type Way } from './paper';

function Parties({ parties, way }: { parties: WordedExport['parties'][number]; way: Way }) {
  return (
    <Row way={way}>
      {parties.map(({ label, lines }, index) => (
        <View key={label} style={[styles.cell, index > 0 ? {} : way.isRtl ? { borderLeft: `1pt dashed ${LINE}` } : { borderRight: `1pt dashed ${LINE}` }]}>
          <Text style={[styles.label, textOf(way)]}>{label}</Text>
          {lines.map((line, at) => <Text key={at} style={[at === 0 ? styles.strong : {}, ownWayOf(line, way)]}>{line}</Text>)}
        </View>
      ))}
    </Row>
  );
}

/** Where somebody signs or stamps by hand. */
function Signatures({ signature, way }: { signature: readonly string[]; way: Way }) {
  if (signature.length === 0) return null;
  return (
    <View wrap={false} style={[rowOf(way), { gap: 24, paddingTop: 64, paddingBottom: 12, paddingHorizontal: 9 }]}>
      {signature.map((label) => <View key={label} style={{ flexGrow: 1, flexBasis: 0, borderTop: `1pt solid ${LINE}`, paddingTop: 4 }}><Text style={[styles.label, textOf(way)]}>{label}</Text></View>)}
    </View>
  );
}

/** An export paper: who sends what to whom, packed how. */
export function ExportSheet({ paper }: { paper: WordedExport }) {
  const { locale, name, title, head, parties, facts, marks, note, signature } = paper;
  const way = { isRtl: directionOf(locale) === 'rtl' };
  const isTall = locale === 'ar' || locale === 'hi';
  const written = [...parties.flat().flatMap(({ lines }) => lines), ...facts.flat().map(({ value }) => value), marks.value].join(' ');
  return (
    <Document title={name} author="Marsa Mart" creator="Marsa Mart" producer="Marsa Mart" language={locale}>
      <Page size="A4" style={[styles.page, { fontFamily: fontsFor(locale, written) }]}>
        <Brand title={title} way={way} />
        <View style={[styles.sheet, isTall ? { fontSize: SIZE.text + 0.5, lineHeight: 1.45 } : { fontSize: SIZE.text, lineHeight: 1.4 }]}>
          <Cells lines={head} way={way} />
          {parties.map((row, index) => <Parties key={index} parties={row} way={way} />)}
          {facts.map((row, index) => <Cells key={index} lines={row} way={way} />)}
          <View style={[styles.rule, { padding: 9 }]}>
            <Text style={[styles.label, textOf(way)]}>{marks.label}</Text>
            <Text style={ownWayOf(marks.value, way)}>{marks.value}</Text>
          </View>
          <Text style={[{ padding: 9 }, textOf(way)]}>{note}</Text>
          <Signatures signature={signature} way={way} />
        </View>
        <CheckFooter check={paper.check} page={paper.page} way={way} />
      </Page>
    </Document>
  );
}
