import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { MONO } from './document.fonts';
import type { Line } from './document.schema';

export const INK = '#0B2A3F';
export const LINE = '#B9B4A4';
export const MUTED = '#5B6B77';
export const BAD = '#B42318';
const SIGNAL = '#C2410C';

/** Points. Arabic and Devanagari stand a point larger and on wider lines. */
export const SIZE = { small: 7.5, text: 9.5, large: 13, title: 22 } as const;

export const styles = StyleSheet.create({
  // White: a paper is printed, and colour to its edge would be ink.
  page: { backgroundColor: '#FFFFFF', color: INK, fontSize: SIZE.text, paddingTop: 34, paddingBottom: 92, paddingHorizontal: 38 },
  sheet: { backgroundColor: '#FFFFFF', border: `1pt solid ${INK}` },
  brand: { fontFamily: MONO, fontWeight: 700, fontSize: SIZE.large, color: INK },
  rule: { borderBottom: `1pt dashed ${LINE}` },
  cell: { padding: 9, flexGrow: 1, flexBasis: 0 },
  label: { color: MUTED, fontSize: SIZE.small, marginBottom: 2 },
  code: { fontFamily: MONO },
  strong: { fontWeight: 700 },
  // Without a line height: what is made per page is laid out twice, and it would be multiplied twice.
  footer: { position: 'absolute', bottom: 26, left: 38, right: 38 },
});

/** What a page is laid out by: the direction of its language. */
export interface Way {
  readonly isRtl: boolean;
}

export const rowOf = ({ isRtl }: Way) => ({ flexDirection: isRtl ? ('row-reverse' as const) : ('row' as const) });
export const textOf = ({ isRtl }: Way) => ({ textAlign: isRtl ? ('right' as const) : ('left' as const), direction: isRtl ? ('rtl' as const) : ('ltr' as const) });
/** Figures and codes run from left to right in every language, but stand where its lines begin. */
export const figuresOf = ({ isRtl }: Way) => ({ textAlign: isRtl ? ('right' as const) : ('left' as const), direction: 'ltr' as const });
export const endOf = ({ isRtl }: Way) => ({ textAlign: isRtl ? ('left' as const) : ('right' as const) });

/** The line that counts pages. */
export function numbered(line: string, page: number, pages: number): string {
  return line.replace('{page}', String(page)).replace('{pages}', String(pages));
}

/** A code in mono. Its blanks are the page font's: the mono's own has no outline, which the layout stumbles over. */
export function Coded({ children }: { children: string }) {
  return children.split(' ').map((part, index) => <Text key={index}>{index > 0 && ' '}<Text style={styles.code}>{part}</Text></Text>);
}

/** How a text runs that somebody wrote: as its first letter does, whatever the page's direction. */
export function ownWayOf(text: string, way: Way) {
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  return { ...textOf(way), direction: /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(first) ? ('rtl' as const) : ('ltr' as const) };
}

export function Value({ line, way, end = false }: { line: Line; way: Way; end?: boolean }) {
  const look = line.look === undefined ? textOf(way) : figuresOf(way);
  return <Text style={[look, end ? endOf(way) : {}]}>{line.look === 'code' ? <Coded>{line.value}</Coded> : line.value}</Text>;
}

function Cell({ line, way, isLast = true }: { line: Line; way: Way; isLast?: boolean }) {
  const border = isLast ? {} : way.isRtl ? { borderLeft: `1pt dashed ${LINE}` } : { borderRight: `1pt dashed ${LINE}` };
  return (
    <View style={[styles.cell, border]}>
      <Text style={[styles.label, textOf(way)]}>{line.label}</Text>
      <Value line={line} way={way} />
    </View>
  );
}

/** Cells side by side, parted by dashed rules as on a manifest. */
export function Row({ way, children, rule = true }: { way: Way; children: ReactNode; rule?: boolean }) {
  return <View wrap={false} style={[rowOf(way), rule ? styles.rule : {}]}>{children}</View>;
}

export function Cells({ lines, way }: { lines: readonly Line[]; way: Way }) {
  return <Row way={way}>{lines.map((line, index) => <Cell key={line.label} line={line} way={way} isLast={index === lines.length - 1} />)}</Row>;
}

/** The house's name and what the paper is. */
export function Brand({ title, way }: { title: string; way: Way }) {
  return (
    <View style={{ alignItems: way.isRtl ? 'flex-end' : 'flex-start', marginBottom: 10 }}>
      <Text style={styles.brand}>{'MARSA'}<Text style={{ color: SIGNAL }}>{'/'}</Text>{'MART'}</Text>
      <Text style={[{ fontSize: SIZE.title, fontWeight: 700, lineHeight: 1.5, marginTop: 2 }, textOf(way)]}>{title}</Text>
    </View>
  );
}
