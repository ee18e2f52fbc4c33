import { join } from 'node:path';
import { Font } from '@react-pdf/renderer';
import type { Locale } from '@/i18n/locales';

const packages = join(process.cwd(), 'node_modules');
const ttf = (folder: string, weight: string, name: string) => join(packages, '@expo-google-fonts', folder, weight, `${name}_${weight}.ttf`);

/** A family per script. Arabic is shaped right in Plex and wrong in Noto; Chinese has to be a TTF. */
const FAMILIES = {
  Latin: ['ibm-plex-sans', 'IBMPlexSans'],
  Arabic: ['ibm-plex-sans-arabic', 'IBMPlexSansArabic'],
  Devanagari: ['noto-sans-devanagari', 'NotoSansDevanagari'],
  Han: ['noto-sans-sc', 'NotoSansSC'],
} as const;
type Family = keyof typeof FAMILIES;

/** For codes: order numbers, LOCODEs, references. */
export const MONO = 'Mono';

for (const [family, [folder, name]] of Object.entries({ ...FAMILIES, [MONO]: ['ibm-plex-mono', 'IBMPlexMono'] as const })) {
  Font.register({ family, fonts: [{ src: ttf(folder, '400Regular', name), fontWeight: 400 }, { src: ttf(folder, '700Bold', name), fontWeight: 700 }] });
}
// Chinese breaks behind every sign, and nothing else is hyphenated.
Font.registerHyphenationCallback((word) => (/\p{Script=Han}/u.test(word) ? [...word].flatMap((sign) => [sign, '']).slice(0, -1) : [word]));

const OF_LOCALE: Readonly<Record<Locale, Family>> = { en: 'Latin', de: 'Latin', zh: 'Han', hi: 'Devanagari', ar: 'Arabic' };
const OF_SCRIPT = { Arabic: /\p{Script=Arabic}/u, Devanagari: /\p{Script=Devanagari}/u, Han: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u } as const;

/** The fonts of a page: that of its language first, then those of the scripts in which somebody has written. The large ones are read only where they are needed. */
export function fontsFor(locale: Locale, written: string): string[] {
  const needed = (['Arabic', 'Devanagari', 'Han'] as const).filter((family) => OF_SCRIPT[family].test(written));
  return [...new Set<Family>([OF_LOCALE[locale], 'Latin', ...needed])];
}

interface ShapedGlyph { readonly codePoints: readonly number[] }
interface ShapingFont { getGlyph: (id: number, codePoints?: readonly number[]) => ShapedGlyph }

/**
 * Lets a font tell of each glyph which signs it stands for where it stands. It would keep those of the first time: the
 * stroke of "र्" is also a part of "ई", where it stands for nothing, and the layout, which counts signs by glyphs,
 * would lose the end of one of the two words. So does the "u" that a paper's "ü" is drawn with: the next paper would have no letter for it.
 */
function keepSigns(font: ShapingFont): void {
  const known = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = known(id, codePoints);
    return glyph.codePoints.join() === codePoints.join() ? glyph : (Object.create(glyph, { codePoints: { value: codePoints } }) as ShapedGlyph);
  };
}

const ready = new Set<string>();

/** Makes the fonts ready in which letters join, or are put together. */
export async function readyFonts(): Promise<void> {
  for (const fontFamily of ['Latin', 'Devanagari', 'Arabic']) {
    for (const fontWeight of [400, 700]) {
      const key = `${fontFamily} ${fontWeight}`;
      await Font.load({ fontFamily, fontWeight });
      const font: unknown = Font.getFont({ fontFamily, fontWeight }).data;
      if (ready.has(key) || typeof font !== 'object' || font === null || !('getGlyph' in font)) continue;
      ready.add(key);
      keepSigns(font as ShapingFont);
    }
  }
}
