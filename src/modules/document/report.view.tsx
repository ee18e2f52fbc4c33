import { Document, Image, Page, Text, View } from '@react-pdf/renderer';
import { directionOf } from '@/i18n/locales';
import { CheckFooter } from './check-footer';
import { fontsFor } from './document.fonts';
import type { ReportPaper } from './document.schema';
import { BAD, Brand, Cells, MUTED, ownWayOf, rowOf, SIZE, styles, textOf, type Way } from './paper';

const COLOURS = { ok: '#0B6F4F', warn: '#9A6700', bad: BAD } as const;
/** Widths of the columns, in parts. */
const WIDTHS = { what: 46, result: 16, remark: 38 } as const;
const column = (name: keyof typeof WIDTHS) => ({ flexGrow: WIDTHS[name], flexBasis: 0, paddingHorizontal: 4 });

function Lines({ paper: { columns: [what, result, remark], lines }, way }: { paper: ReportPaper; way: Way }) {
  const heads = { what, result, remark };
  return (
    <View>
      <View fixed style={[rowOf(way), styles.rule, { paddingVertical: 4, paddingHorizontal: 5 }]}>
        {(['what', 'result', 'remark'] as const).map((name) => <View key={name} style={column(name)}><Text style={[styles.label, textOf(way), { marginBottom: 0 }]}>{heads[name]}</Text></View>)}
      </View>
      {lines.map((line, index) => (
        <View key={index} wrap={false} style={[rowOf(way), styles.rule, { paddingVertical: 5, paddingHorizontal: 5 }]}>
          <View style={column('what')}><Text style={ownWayOf(line.what, way)}>{line.what}</Text></View>
          <View style={column('result')}><Text style={[textOf(way), line.isBad ? { color: BAD, fontWeight: 700 } : {}]}>{line.result}</Text></View>
          <View style={column('remark')}><Text style={ownWayOf(line.remark, way)}>{line.remark}</Text></View>
        </View>
      ))}
    </View>
  );
}

/** Photos in two columns, each with its name; their heading stands with the first of them. */
function Photos({ paper: { photos, photosTitle }, way }: { paper: ReportPaper; way: Way }) {
  const pairs = photos.flatMap((photo, index) => (index % 2 === 0 ? [[photo, photos[index + 1]]] : []));
  return (
    <View style={{ marginTop: 12 }}>
      {pairs.map((pair, row) => (
        <View key={row} wrap={false} style={{ marginBottom: 10 }}>
          {row === 0 && <Text style={[styles.strong, textOf(way), { marginBottom: 6 }]}>{photosTitle}</Text>}
          <View style={[rowOf(way), { gap: 10 }]}>
            {pair.map((photo, index) => (
              <View key={index} style={{ flexGrow: 1, flexBasis: 0 }}>
                {/* eslint-disable-next-line jsx-a11y/alt-text -- a picture on paper: its name stands below it */}
                {photo?.bytes && <Image src={{ data: Buffer.from(photo.bytes), format: 'jpg' }} style={{ height: 150, objectFit: 'contain', backgroundColor: '#FFFFFF' }} />}
                {photo && <Text style={[{ fontSize: SIZE.small, color: MUTED, marginTop: 2 }, ownWayOf(photo.name, way)]}>{photo.name}</Text>}
              </View>
            ))}
          </View>
        </View>
      ))}
    </View>
  );
}

/** A report: its head and verdict, line by line what was found, what there is to say, and what was seen. */
export function Report({ paper }: { paper: ReportPaper }) {
  const { locale, name, title, verdict, head, lines, texts, photos } = paper;
  const way = { isRtl: directionOf(locale) === 'rtl' };
  const isTall = locale === 'ar' || locale === 'hi';
  const tall = isTall ? { fontSize: SIZE.text + 1, lineHeight: 1.6 } : { fontSize: SIZE.text, lineHeight: 1.4 };
  const written = [...head.flat(), ...texts].map(({ value }) => value).concat(lines.flatMap(({ what, remark }) => [what, remark]), photos.map((photo) => photo.name)).join(' ');
  const colour = COLOURS[verdict.tone];
  return (
    <Document title={name} author="Marsa Mart" creator="Marsa Mart" producer="Marsa Mart" language={locale}>
      <Page size="A4" style={[styles.page, { fontFamily: fontsFor(locale, written) }]}>
        <View style={[rowOf(way), { justifyContent: 'space-between', alignItems: 'flex-end' }]}>
          <Brand title={title} way={way} />
          <Text style={{ color: colour, border: `1.5pt solid ${colour}`, fontSize: SIZE.large, fontWeight: 700, lineHeight: 1.5, paddingVertical: 3, paddingHorizontal: 9, marginBottom: 10 }}>{verdict.text}</Text>
        </View>
        <View style={[styles.sheet, tall]}>
          {head.map((cells, index) => <Cells key={index} lines={cells} way={way} />)}
          <Lines paper={paper} way={way} />
          {texts.map(({ label, value }) => (
            <View key={label} style={{ padding: 9 }}>
              <Text style={[styles.label, textOf(way)]}>{label}</Text>
              <Text style={ownWayOf(value, way)}>{value}</Text>
            </View>
          ))}
        </View>
        {photos.length > 0 && <Photos paper={paper} way={way} />}
        <CheckFooter check={paper.check} page={paper.page} way={way} />
      </Page>
    </Document>
  );
}
