import type { Metadata } from 'next';
import { localizedPath, type Locale } from '@/i18n/locales';
import { headText } from '@/ui/head-text';
import { absolute, alternates } from './alternates';

/** Territories of the languages, as Open Graph wants them. */
const OPEN_GRAPH_LOCALES: Record<Locale, string> = { en: 'en_US', zh: 'zh_CN', hi: 'hi_IN', de: 'de_DE', ar: 'ar_AE' };

export interface PageMetadata {
  readonly locale: Locale;
  /** Without language and query. */
  readonly path: string;
  /** The page's name; the brand is put behind it by the layout. */
  readonly title: string;
  /** The whole title, for the page whose name is the brand's. */
  readonly isWhole?: boolean;
  readonly description: string;
  /** Name of its picture below /open-graph/{locale}. */
  readonly picture: string;
}

/** What a public page says of itself to search engines and where its link is shared. */
export function pageMetadata({ locale, path, isWhole = false, picture, ...texts }: PageMetadata): Metadata {
  const [title, description] = [headText(texts.title), headText(texts.description)];
  const image = { url: absolute(`/open-graph/${locale}/${picture}.png`), width: 1200, height: 630, alt: title };
  return {
    title: isWhole ? { absolute: title } : title,
    description,
    alternates: alternates(locale, path),
    openGraph: {
      type: 'website', siteName: 'Marsa Mart', title, description, url: absolute(localizedPath(locale, path)), locale: OPEN_GRAPH_LOCALES[locale],
      alternateLocale: Object.values(OPEN_GRAPH_LOCALES).filter((other) => other !== OPEN_GRAPH_LOCALES[locale]), images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image.url] },
  };
}
