import { localizedPath, type Locale } from '@/i18n/locales';
import { translatorOf, type Translator } from '@/i18n/translator';
import { keptMarkup } from '@/server/kept-markup';
import { KeptMarkup } from '@/ui/kept-markup';
import { ScrollStrip } from '@/ui/scroll-strip';
import { SoftLink } from '@/ui/soft-link';
import { CATEGORIES } from '../category.schema';
import { FILTERS_ID, shopPath } from '../shop-address';

export interface CategoryStripProps {
  locale: Locale;
  /** The chosen one's slug. */
  current: string | undefined;
}

/** All 40 categories in one row that scrolls. */
export function CategoryStrip({ locale, current }: CategoryStripProps) {
  const t = translatorOf(locale);
  return (
    <nav aria-label={t('shop.categories')}>
      <ScrollStrip
        labels={{ back: t('common.scrollBack'), on: t('common.scrollOn') }}
        className="-mx-1 overflow-x-auto overscroll-x-contain px-1 py-1 [scrollbar-width:thin]"
      >
        <KeptMarkup as="ul" className="flex w-max gap-2" markup={keptMarkup(`strip ${locale} ${current}`, () => <Tiles locale={locale} t={t} current={current} />)} />
      </ScrollStrip>
    </nav>
  );
}

/** How many tiles a wide window shows at once. */
const IN_SIGHT = 9;

function Tiles({ locale, t, current }: CategoryStripProps & { t: Translator }) {
  return (
    <>
      {CATEGORIES.map(({ slug, name, picture }, index) => (
        <li key={slug} className="w-31">
          <SoftLink
            href={localizedPath(locale, shopPath({ category: name }, FILTERS_ID))}
            aria-current={slug === current ? 'true' : undefined}
            className="card tile"
          >
            {/* eslint-disable-next-line @next/next/no-img-element -- small static files in their final format */}
            <img src={`/pictures/emoji/${picture}.webp`} width={48} height={48} alt="" loading={index < IN_SIGHT ? undefined : 'lazy'} />
            <span>{t(`categories.${slug}`)}</span>
          </SoftLink>
        </li>
      ))}
    </>
  );
}
