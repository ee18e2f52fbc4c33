import '@/ui/styles/globals.css';
import type { Metadata, Viewport } from 'next';
import { hasLocale } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { directionOf, localizedPath } from '@/i18n/locales';
import { routing } from '@/i18n/routing';
import { translatorOf } from '@/i18n/translator';
import { env } from '@/server/env';
import { THEME_SCRIPT } from '@/server/theme-script.mjs';
import { PRELOADED_FONTS } from '@/ui/preloaded-fonts';
import { SkipLink } from '@/ui/skip-link';
import { WidgetDock } from '@/widgets/widget-dock';
import { PageWide } from './page-wide';

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env.appUrl),
    applicationName: 'Marsa Mart',
    title: { template: '%s · Marsa Mart', default: 'Marsa Mart' },
    manifest: '/manifest.webmanifest',
    icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: '/icons/apple-180.png' },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f6f4ee' },
    { media: '(prefers-color-scheme: dark)', color: '#0b2a3f' },
  ],
};

/** The document of every page in a language: direction, fonts, and the place where messages appear. */
export default async function LocaleLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  setRequestLocale(locale);
  const t = translatorOf(locale);
  return (
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        <script>{THEME_SCRIPT}</script>
        {PRELOADED_FONTS[locale].map((name) => <link key={name} rel="preload" as="font" type="font/woff2" href={`/vendor/fonts/${name}.woff2`} crossOrigin="anonymous" />)}
        {/* eslint-disable-next-line @next/next/no-css-tags -- Chinese readers alone need its 202 font faces */}
        {locale === 'zh' && <link rel="stylesheet" href="/vendor/noto-sans-sc/fonts.css" precedence="low" />}
      </head>
      <body>
        <PageWide
          language={locale}
          session={{ text: t('common.sessionEnded'), link: { label: t('common.signInAgain'), href: localizedPath(locale, '/login') } }}
          notify={{
            ok: t('common.ok'), cancel: t('common.cancel'), close: t('common.close'), copy: t('common.copy'), copied: t('common.copied'),
            discard: { question: t('common.discardQuestion'), discard: t('common.discard'), keep: t('common.keepWriting') },
          }}
        >
          <SkipLink label={t('common.skipToContent')} />
          {children}
          <WidgetDock locale={locale} />
        </PageWide>
      </body>
    </html>
  );
}
