import { Path, Svg, Text, View } from '@react-pdf/renderer';
import { encode } from 'uqr';
import type { PaperCheck } from './document.schema';
import { Coded, figuresOf, INK, MUTED, numbered, rowOf, SIZE, styles, textOf, type Way } from './paper';

/** The squares of a QR code as one drawing, with the quiet zone that readers need. */
function Code({ text, size }: { text: string; size: number }) {
  const { data, size: squares } = encode(text, { ecc: 'M', border: 2 });
  const drawn = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return <Svg width={size} height={size} viewBox={`0 0 ${squares} ${squares}`} style={{ backgroundColor: '#FFFFFF' }}><Path d={drawn} fill={INK} /></Svg>;
}

/** The foot of every page of a paper that can be checked: its code, its fingerprint and the number of the page. */
export function CheckFooter({ check: { link, hash, text }, page, way }: { check: PaperCheck; page: string; way: Way }) {
  return (
    <View fixed style={[styles.footer, rowOf(way), { gap: 10, alignItems: 'flex-end' }]}>
      <Code text={link} size={58} />
      <View style={{ flexGrow: 1, flexBasis: 0, gap: 2 }}>
        <Text style={[{ fontSize: SIZE.small }, textOf(way)]}>{text}</Text>
        <Text style={[figuresOf(way), { fontSize: 6.5, color: MUTED }]}><Coded>{`SHA-256 ${hash}`}</Coded></Text>
        <Text style={[{ fontSize: SIZE.small, color: MUTED }, textOf(way)]} render={({ subPageNumber, subPageTotalPages }) => numbered(page, subPageNumber, subPageTotalPages)} />
      </View>
    </View>
  );
}
