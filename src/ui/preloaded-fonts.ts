/**
 * The faces that the first screen of a page needs, by language: asked for beside the style sheet and not after it, so that
 * they are mostly there when the page is painted first. fonts.css names the same files, scripts/lib/assets.mjs puts them there.
 */
export const PRELOADED_FONTS = {
  en: ['ibm-plex-sans-latin-400', 'archivo-heading-latin'],
  zh: [],
  hi: ['ibm-plex-sans-devanagari-400', 'ibm-plex-sans-devanagari-600'],
  de: ['ibm-plex-sans-latin-400', 'archivo-heading-latin'],
  ar: ['ibm-plex-sans-arabic-400', 'ibm-plex-sans-arabic-600'],
} as const satisfies Record<string, readonly string[]>;
