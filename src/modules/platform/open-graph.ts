import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { directionOf, type Locale } from '@/i18n/locales';

/** The size that every reader of Open Graph takes, in pixels. */
export const OPEN_GRAPH_SIZE = { width: 1200, height: 630 } as const;

const INK = '#0b2a3f';
const PAPER = '#f6f4ee';
const MUTED = '#b7c4ce';
const MARGIN = 72;
const STAGE = 400;
/** Signs of a title, after which it is cut: about three lines. */
const TITLE_SIGNS = 84;

const packages = join(process.cwd(), 'node_modules', '@expo-google-fonts');
const LATIN = { family: 'IBM Plex Sans Bold', file: join(packages, 'ibm-plex-sans', '700Bold', 'IBMPlexSans_700Bold.ttf') };
/** A font file per script: the renderer shapes Arabic and Devanagari right, and no font of the machine is needed. */
const FONTS: Record<Locale, { family: string; file: string }> = {
  en: LATIN,
  de: LATIN,
  zh: { family: 'Noto Sans SC Bold', file: join(packages, 'noto-sans-sc', '700Bold', 'NotoSansSC_700Bold.ttf') },
  hi: { family: 'Noto Sans Devanagari Bold', file: join(packages, 'noto-sans-devanagari', '700Bold', 'NotoSansDevanagari_700Bold.ttf') },
  ar: { family: 'IBM Plex Sans Arabic Bold', file: join(packages, 'ibm-plex-sans-arabic', '700Bold', 'IBMPlexSansArabic_700Bold.ttf') },
};

/** What a picture says. */
export interface OpenGraphCard {
  readonly locale: Locale;
  readonly title: string;
  /** One line below it: a price and a port, or what the page is for. */
  readonly note: string;
  /** A file of public/pictures/emoji, without its ending. */
  readonly picture: string;
  /** 0–359: colours the stage behind the picture. */
  readonly hue: number;
}

function markup(text: string, colour: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<span foreground="${colour}">${escaped}</span>`;
}

function shorten(text: string): string {
  const signs = [...text];
  return signs.length > TITLE_SIGNS ? `${signs.slice(0, TITLE_SIGNS - 1).join('').trimEnd()}…` : text;
}

/** Words as a layer; its size follows from them. */
async function words(text: string, { colour, size, width, locale }: { colour: string; size: number; width: number; locale: Locale }) {
  const { family, file } = FONTS[locale];
  return sharp({ text: { text: markup(text, colour), font: `${family} ${size}`, fontfile: file, width, dpi: 72, rgba: true, wrap: 'word-char', align: directionOf(locale) === 'rtl' ? 'right' : 'left' } })
    .png()
    .toBuffer({ resolveWithObject: true });
}

function ground(hue: number, stageLeft: number): Buffer {
  const { width, height } = OPEN_GRAPH_SIZE;
  const ribs = Array.from({ length: 20 }, (_, index) => `<rect x="${stageLeft + index * 20}" y="115" width="10" height="400" fill="hsl(${hue} 35% 80%)"/>`).join('');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${INK}"/>` +
      `<rect x="${stageLeft}" y="115" width="${STAGE}" height="400" fill="hsl(${hue} 40% 87%)"/>${ribs}<rect x="${stageLeft}" y="435" width="${STAGE}" height="80" fill="hsl(${hue} 25% 74%)"/>` +
      `<rect y="${height - 14}" width="${width}" height="14" fill="#c2410c"/></svg>`,
  );
}

/**
 * The picture that a page shows where its link is shared, as PNG. In Arabic the words stand at the right.
 * @throws when the picture's file is not there
 */
export async function drawOpenGraph({ locale, title, note, picture, hue }: OpenGraphCard): Promise<Buffer> {
  const { width, height } = OPEN_GRAPH_SIZE;
  const isRtl = directionOf(locale) === 'rtl';
  const stageLeft = isRtl ? MARGIN : width - MARGIN - STAGE;
  const room = width - 3 * MARGIN - STAGE;
  const [brand, heading, line, emoji] = await Promise.all([
    words('MARSA/MART', { colour: PAPER, size: 34, width: room, locale: 'en' }),
    words(shorten(title), { colour: PAPER, size: 54, width: room, locale }),
    words(shorten(note), { colour: MUTED, size: 30, width: room, locale }),
    readFile(join(process.cwd(), 'public', 'pictures', 'emoji', `${picture}.webp`)).then((file) => sharp(file).resize(300, 300).png().toBuffer()),
  ]);
  const at = (layer: { data: Buffer; info: { width: number } }, top: number): OverlayOptions => ({ input: layer.data, top, left: isRtl ? width - MARGIN - layer.info.width : MARGIN });
  const top = Math.max(150, Math.round((height - heading.info.height - line.info.height - 28) / 2));
  return sharp(ground(hue, stageLeft))
    .composite([at(brand, 64), at(heading, top), at(line, top + heading.info.height + 28), { input: emoji, top: 165, left: stageLeft + 50 }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
