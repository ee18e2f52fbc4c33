import { Document, Page, Text, View } from '@react-pdf/renderer';
import { directionOf } from '@/i18n/locales';
import { CheckFooter } from './check-footer';
import { fontsFor } from './document.fonts';
import type { WordedDocument } from './document.words';
import { BAD, Brand, Cells, Coded, endOf, figuresOf, LINE, MUTED, ownWayOf, Row, rowOf, SIZE, styles, textOf, Value, type Way } from './paper';

function Sides({ document: { sides }, way }: { document: WordedDocument; way: Way }) {
  return (
    <Row way={way}>
      {sides.map((side, index) => (
        <View key={side.label} style={[styles.cell, index > 0 ? {} : way.isRtl ? { borderLeft: `1pt dashed ${LINE}` } : { borderRight: `1pt dashed ${LINE}` }]}>
          <Text style={[styles.label, textOf(way)]}>{side.label}</Text>
          <Text style={[styles.strong, ownWayOf(side.name, way)]}>{side.name}</Text>
          {side.address !== '' && <Text style={[ownWayOf(side.address, way), { marginTop: 2 }]}>{side.address}</Text>}
          {side.country !== '' && <Text style={[textOf(way), { marginTop: 2 }]}>{side.country}</Text>}
          {side.lines.map((line) => (
            <View key={line.value} style={[rowOf(way), { marginTop: 3, gap: 5 }]}>
              {line.label !== '' && <Text style={[styles.label, textOf(way), { marginBottom: 0 }]}>{line.label}</Text>}
              <Value line={line} way={way} />
            </View>
          ))}
        </View>
      ))}
    </Row>
  );
}

/** Widths of the columns of goods, in parts. */
const COLUMNS = { product: 29, hs: 11, quantity: 16, unitPrice: 20, amount: 24 } as const;

function Goods({ document: { goods, isCredit }, way }: { document: WordedDocument; way: Way }) {
  const column = (name: keyof typeof COLUMNS) => ({ flexGrow: COLUMNS[name], flexBasis: 0, paddingHorizontal: 5 });
  const names = (['product', 'hs', 'quantity', 'unitPrice', 'amount'] as const).filter((name) => !isCredit || (name !== 'quantity' && name !== 'unitPrice'));
  const figures = { ...figuresOf(way), ...endOf(way) };
  return (
    <View style={[styles.rule, { paddingVertical: 9, paddingHorizontal: 4 }]}>
      <View style={[rowOf(way), { marginBottom: 5 }]}>
        {names.map((name) => (
          <View key={name} style={column(name)}>
            <Text style={[styles.label, textOf(way), name === 'product' || name === 'hs' ? {} : endOf(way)]}>{goods.labels[name]}</Text>
          </View>
        ))}
      </View>
      <View style={rowOf(way)}>
        <View style={column('product')}>
          {goods.local !== null && <Text style={[styles.strong, ownWayOf(goods.local, way)]}>{goods.local}</Text>}
          <Text style={[goods.local === null ? styles.strong : {}, ownWayOf(goods.product, way)]}>{goods.product}</Text>
        </View>
        <View style={column('hs')}><Text style={figuresOf(way)}><Coded>{goods.hs}</Coded></Text></View>
        {!isCredit && <View style={column('quantity')}><Text style={[textOf(way), endOf(way)]}>{goods.quantity}</Text></View>}
        {!isCredit && <View style={column('unitPrice')}><Text style={figures}>{goods.unitPrice}</Text></View>}
        <View style={column('amount')}><Text style={figures}>{goods.amount}</Text></View>
      </View>
    </View>
  );
}

function Sums({ document: { sums, total, inDollars }, way }: { document: WordedDocument; way: Way }) {
  return (
    <View wrap={false} style={[styles.rule, { padding: 9 }]}>
      {[...sums, total].map((line, index) => {
        const isTotal = index === sums.length;
        return (
          <View key={`${index}`} style={[rowOf(way), { justifyContent: 'space-between', marginTop: index === 0 ? 0 : 4 }, isTotal ? { fontSize: SIZE.large, fontWeight: 700 } : {}]}>
            <Text style={textOf(way)}>{line.label}</Text>
            <Value line={line} way={way} end />
          </View>
        );
      })}
      {inDollars.map((line) => (
        <View key={line.label} style={[rowOf(way), { justifyContent: 'space-between', marginTop: 4, color: MUTED, fontSize: SIZE.small + 1 }]}>
          <Text style={textOf(way)}>{line.label}</Text>
          <Value line={line} way={way} end />
        </View>
      ))}
    </View>
  );
}

function Head({ document, way }: { document: WordedDocument; way: Way }) {
  return (
    <View style={[rowOf(way), { justifyContent: 'space-between', alignItems: 'flex-end' }]}>
      <Brand title={document.title} way={way} />
      {document.stamp !== null && (
        <View style={{ alignItems: way.isRtl ? 'flex-start' : 'flex-end', marginBottom: 10, gap: 4 }}>
          <Text style={{ color: BAD, border: `1.5pt solid ${BAD}`, fontSize: SIZE.large, fontWeight: 700, lineHeight: 1.5, paddingVertical: 3, paddingHorizontal: 9 }}>{document.stamp}</Text>
          {document.replaced !== null && <Text style={[{ color: BAD }, textOf(way), endOf(way)]}>{document.replaced}</Text>}
        </View>
      )}
    </View>
  );
}

/** One paper: the head, both sides, the goods and how they are delivered, what they cost and how that is paid. */
function Paper({ document, link }: LinkedPaper) {
  const { locale, specifications, payment } = document;
  const way = { isRtl: directionOf(locale) === 'rtl' };
  const isTall = locale === 'ar' || locale === 'hi';
  const written = [document.goods.product, document.goods.local, specifications?.value, ...document.sides.flatMap(({ name, address }) => [name, address])].join(' ');
  return (
    <Page size="A4" style={[styles.page, { fontFamily: fontsFor(locale, written) }]}>
      <Head document={document} way={way} />
      <View style={[styles.sheet, isTall ? { fontSize: SIZE.text + 1, lineHeight: 1.6 } : { fontSize: SIZE.text, lineHeight: 1.4 }]}>
        <Cells lines={document.head} way={way} />
        <Sides document={document} way={way} />
        <Goods document={document} way={way} />
        {document.delivery.length > 0 && <Cells lines={document.delivery} way={way} />}
        {specifications && (
          <View style={[styles.rule, { padding: 9 }]}>
            <Text style={[styles.label, textOf(way)]}>{specifications.label}</Text>
            <Text style={ownWayOf(specifications.value, way)}>{specifications.value}</Text>
          </View>
        )}
        <Sums document={document} way={way} />
        {payment && (
          <View wrap={false}>
            {payment.account.length > 0 && <Cells lines={payment.account} way={way} />}
            {payment.lines.length > 0 && <Cells lines={payment.lines} way={way} />}
            <Text style={[{ padding: 9 }, textOf(way)]}>{payment.note}</Text>
          </View>
        )}
      </View>
      <CheckFooter check={{ link, hash: document.hash, text: document.check }} page={document.page} way={way} />
    </Page>
  );
}

/** A document with the address that its code leads to. */
export interface LinkedPaper {
  readonly document: WordedDocument;
  readonly link: string;
}

/** Papers in one file, each beginning on a page of its own. */
export function Papers({ title, papers }: { title: string; papers: readonly LinkedPaper[] }) {
  const [first] = papers;
  return (
    <Document title={title} author="Marsa Mart" creator="Marsa Mart" producer="Marsa Mart" language={first?.document.locale}>
      {papers.map(({ document, link }) => <Paper key={document.hash} document={document} link={link} />)}
    </Document>
  );
}
