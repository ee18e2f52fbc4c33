import { useLocale, useTranslations } from 'next-intl';
import { LocalLink } from '@/i18n/local-link';
import { LOCALES, type Locale } from '@/i18n/locales';
import { LanguageMenu } from './language-menu';
import { ServingSelect } from './serving-select';
import type { FooterLink } from './site-footer';

/** ISO 3166-1 codes of the specification's regions; the first of its eight is "Global". */
const REGIONS = ['IN', 'AE', 'CN', 'US', 'DE', 'GB', 'SG'] as const;
/** Names of regions: making them costs more than the rest of the bar, so each language's are made once. */
const regionNames = new Map<Locale, readonly { code: string; name: string }[]>();

function regionsIn(locale: Locale): readonly { code: string; name: string }[] {
  const known = regionNames.get(locale);
  if (known) return known;
  const names = new Intl.DisplayNames(locale, { type: 'region', style: 'short' });
  const made = REGIONS.map((code) => ({ code, name: names.of(code) ?? code }));
  regionNames.set(locale, made);
  return made;
}

/** How many categories a desk has room for beside the two selectors. */
const CATEGORIES_SHOWN = 3;

/** The bar below the header: ways into the shop, the region served, the language. */
export function SecondBar({ categories }: { categories: readonly FooterLink[] }) {
  const locale = useLocale();
  const t = useTranslations('site');
  const common = useTranslations('common');
  const languages = useTranslations('languages');
  const ways = [{ href: '/categories', name: t('allCategories') }, { href: '/ports', name: t('allPorts') }, { href: '/suppliers', name: t('allSuppliers') }];
  return (
    <section aria-label={t('secondBar')} className="relative z-20 border-b border-line bg-sunken text-sm" data-print="hide">
      <div className="page-width flex min-h-10 items-center justify-between gap-x-6">
        <ul className="flex min-w-0 gap-x-5 max-md:hidden">
          {ways.map(({ href, name }) => (
            <li key={href} className="shrink-0"><LocalLink href={href} className="font-medium underline-offset-4 hover:underline">{name}</LocalLink></li>
          ))}
          {categories.slice(0, CATEGORIES_SHOWN).map(({ href, name }) => (
            <li key={href} className="min-w-0 max-lg:hidden"><LocalLink href={href} className="block truncate text-muted underline-offset-4 hover:underline">{name}</LocalLink></li>
          ))}
        </ul>
        <div className="flex shrink-0 items-center gap-x-4 max-md:w-full max-md:justify-between">
          <ServingSelect label={t('serving')} regions={[{ code: '', name: t('servingGlobal') }, ...regionsIn(locale)]} />
          <LanguageMenu
            label={common('language')}
            className="px-1"
            languages={LOCALES.map((language) => ({ locale: language, name: languages(language) }))}
          />
        </div>
      </div>
    </section>
  );
}
