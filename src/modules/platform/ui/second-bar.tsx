import { LOCALES, localizedPath, type Locale } from '@/i18n/locales';
import { translatorOf, type Translator } from '@/i18n/translator';
import { keptMarkup } from '@/server/kept-markup';
import { KeptMarkup } from '@/ui/kept-markup';
import { SoftLink } from '@/ui/soft-link';
import { LanguageMenu } from './language-menu';
import { ServingSelect } from './serving-select';
import type { FooterLink } from './site-footer';

/** ISO 3166-1 codes of the specification's regions; the first of its eight is "Global". */
const REGIONS = ['IN', 'AE', 'CN', 'US', 'DE', 'GB', 'SG'] as const;

function Regions({ t }: Pick<InLanguage, 't'>) {
  return (
    <>
      <option value="">{t('site.servingGlobal')}</option>
      {REGIONS.map((code) => <option key={code} value={code}>{t(`site.regions.${code}`)}</option>)}
    </>
  );
}

/** How many categories a desk has room for beside the two selectors. */
const CATEGORIES_SHOWN = 3;

interface InLanguage {
  locale: Locale;
  t: Translator;
}

function Ways({ locale, t, categories }: InLanguage & { categories: readonly FooterLink[] }) {
  const ways = [{ href: '/categories', name: t('site.allCategories') }, { href: '/ports', name: t('site.allPorts') }, { href: '/suppliers', name: t('site.allSuppliers') }];
  return (
    <>
      {ways.map(({ href, name }) => (
        <li key={href} className="shrink-0"><SoftLink href={localizedPath(locale, href)} className="flex min-h-6 items-center font-medium underline-offset-4 hover:underline">{name}</SoftLink></li>
      ))}
      {categories.slice(0, CATEGORIES_SHOWN).map(({ href, name }) => (
        <li key={href} className="min-w-0 max-lg:hidden"><SoftLink href={localizedPath(locale, href)} className="block truncate leading-6 text-muted underline-offset-4 hover:underline">{name}</SoftLink></li>
      ))}
    </>
  );
}

/** The bar below the header: ways into the shop, the region served, the language. */
export function SecondBar({ locale, categories, isPerRequest }: { locale: Locale; categories: readonly FooterLink[]; isPerRequest: boolean }) {
  const t = translatorOf(locale);
  const ways = keptMarkup(`ways ${locale}`, () => <Ways locale={locale} t={t} categories={categories} />);
  const regions = keptMarkup(`regions ${locale}`, () => <Regions t={t} />);
  return (
    <section aria-label={t('site.secondBar')} className="relative z-20 border-b border-line bg-sunken text-sm" data-print="hide">
      <div className="page-width flex min-h-10 items-center justify-between gap-x-6">
        <KeptMarkup as="ul" className="flex min-w-0 gap-x-5 max-md:hidden" markup={ways} />
        <div className="flex shrink-0 items-center gap-x-4 max-md:w-full max-md:justify-between">
          <ServingSelect label={t('site.serving')} codes={REGIONS} options={regions} />
          <LanguageMenu
            label={t('common.language')}
            className="px-1"
            isPerRequest={isPerRequest}
            languages={LOCALES.map((language) => ({ locale: language, name: t(`languages.${language}`) }))}
          />
        </div>
      </div>
    </section>
  );
}
