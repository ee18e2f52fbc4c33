import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tokens, type Token } from './tokens';

const css = readFileSync(new URL('./styles/tokens.css', import.meta.url), 'utf8');

/** The hexadecimal colours of one block of the stylesheet. */
function colours(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
  );
}

const [lightBlock = '', mediaBlock = '', darkBlock = ''] = css.split(
  /@media \(prefers-color-scheme: dark\)|:root\[data-theme='dark'\]/,
);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds: Token[] = ['paper', 'card', 'sunken'];
const onGrounds: Token[] = ['ink', 'muted', 'sea', 'signal', 'ok', 'warn', 'bad', 'progress', 'info', 'neutral'];
const textPairs: [Token, Token][] = [
  ...grounds.flatMap((ground) => onGrounds.map((text): [Token, Token] => [text, ground])),
  ...(['neutral', 'info', 'ok', 'warn', 'bad', 'progress'] as const).map((tone): [Token, Token] => [
    tone,
    `${tone}-bg`,
  ]),
  ...(['neutral', 'info', 'ok', 'warn', 'bad', 'progress'] as const).map((tone): [Token, Token] => [
    'ink',
    `${tone}-bg`,
  ]),
  ['muted', 'ok-bg'],
  ['on-ink', 'ink'],
  ['on-sea', 'sea'],
  ['on-signal', 'signal'],
  ['on-signal', 'signal-hover'],
  ['on-bad', 'bad'],
  ['on-band', 'band'],
  ['on-band-muted', 'band'],
  ['on-band', 'map-sea'],
  ['on-band', 'map-land'],
];

/** Borders of controls, the focus ring and the marks of charts: 3 to 1 (WCAG 1.4.11). */
const shapePairs: [Token, Token][] = [
  ...grounds.flatMap((ground): [Token, Token][] => [
    ['line-strong', ground],
    ['focus', ground],
  ]),
  ...(['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5'] as const).map((mark): [Token, Token] => [mark, 'card']),
  ['map-route', 'map-sea'],
  ['map-route', 'map-land'],
];

describe('the stylesheet and the constants name the same colours', () => {
  it('light', () => expect(colours(lightBlock)).toEqual(tokens.light));
  it('dark by the system', () => expect(colours(mediaBlock)).toEqual(tokens.dark));
  it('dark by choice', () => expect(colours(darkBlock)).toEqual(tokens.dark));
});

describe.each(['light', 'dark'] as const)('contrast in the %s theme', (theme) => {
  const colour = tokens[theme];
  it.each(textPairs)('%s on %s reads (4.5)', (text, ground) => {
    expect(ratio(colour[text], colour[ground])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(shapePairs)('%s on %s shows (3)', (shape, ground) => {
    expect(ratio(colour[shape], colour[ground])).toBeGreaterThanOrEqual(3);
  });
});
