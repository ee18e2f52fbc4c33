import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LocalLink } from '@/i18n/local-link';
import { localizedPath, type Locale } from '@/i18n/locales';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { Code } from '@/ui/code-chip';
import { LinkButton } from '@/ui/link-button';
import { PrintStamp, type PrintStampProps } from '@/ui/print-stamp';
import { ShareActions } from '@/ui/share-actions';
import { TextLink } from '@/ui/text-link';
import type { CategorySlug } from '../category.schema';
import type { ProductCard, ProductDetail } from '../catalogue.schema';
import { shopPath } from '../shop-address';
import { BackLink } from './back-link';
import { FavouriteToggle } from './favourite-toggle';
import { favouriteLabels } from './favourite-labels';
import { KeyFacts } from './key-facts';
import { Price } from './price';
import { ProductGallery } from './product-gallery';
import { ProductGrid } from './product-grid';
import { ProductTabs } from './product-tabs';
import { QuotePanel } from './quote-panel';
import { Rating } from './rating';
import { useTextLang } from './text-lang';
import { SupplierCard } from './supplier-card';
import { VerifiedBadge } from './verified-badge';

export interface ProductViewProps {
  locale: Locale;
  product: ProductDetail;
  related: readonly ProductCard[];
  /** The one primary action of the screen, in its panel and in the bar that stays in sight on a phone: either is shown. */
  primaryAction: ReactNode;
  compactAction: ReactNode;
  /** The way to the supplier, on its card. */
  supplierAction: ReactNode;
  /** How far the goods are from the reader's port. */
  voyage: ReactNode;
  /** What buyers said of it. */
  ratings: ReactNode;
  /** Where a printed page is from. */
  stamp: PrintStampProps;
  /** The action of a related product's card. */
  action: (product: ProductCard) => ReactNode;
}

/** A product's page: pictures and facts at the start, the request beside them; on a phone the request follows at the bottom. */
export function ProductView({ locale, product, related, primaryAction, compactAction, supplierAction, voyage, ratings, stamp, action }: ProductViewProps) {
  return (
    <main id="main" tabIndex={-1} className="page-width grid grid-cols-1 gap-12 pt-4 pb-4">
      <div className="grid grid-cols-1 gap-4">
        <PrintHead product={product} />
        <Way product={product} />
        <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem] print:grid-cols-1">
          <div className="relative min-w-0">
            <ProductGallery product={product} />
            <FavouriteToggle id={product.id} name={product.name} labels={favouriteLabels(locale)} />
          </div>
          <div className="flex min-w-0 flex-col gap-5 lg:row-span-2 lg:self-stretch">
            <Head product={product} />
            <div className="lg:sticky lg:top-22">
              <QuotePanel product={product} action={primaryAction} />
            </div>
          </div>
          <div className="grid min-w-0 gap-10">
            <ProductTabs product={product} />
            <KeyFacts product={product} />
            <div data-print="hide">{voyage}</div>
            <SupplierCard product={product} action={supplierAction} />
            {ratings}
          </div>
        </div>
      </div>
      {related.length > 0 && <Related locale={locale} product={product} related={related} action={action} />}
      <CustomBand id={product.id} />
      <PrintStamp {...stamp} />
      <div
        className="sticky bottom-0 z-20 -mx-4 flex items-center justify-between gap-3 border-t border-line bg-card px-4 py-2 lg:hidden"
        data-bottom-bar data-print="hide"
      >
        <Price product={product} className="text-sm [&>.code-chip]:hidden" />
        {compactAction}
      </div>
    </main>
  );
}

/** The head of the printed page: whose sheet it is and what it is. */
function PrintHead({ product }: { product: ProductDetail }) {
  const t = useTranslations();
  return (
    <p className="hidden items-baseline justify-between gap-4 border-b-2 border-ink pb-2 print:flex">
      <span className="font-heading text-lg font-bold">{t('common.brand')}</span>
      <span>{t('product.sheetTitle')} <Code>{`#${product.id}`}</Code></span>
    </p>
  );
}

function Way({ product }: { product: ProductDetail }) {
  const t = useTranslations('product');
  const names = useTranslations('categories');
  const common = useTranslations('common');
  const crumbs = [
    { label: names(product.category as CategorySlug), href: shopPath({ category: product.category_name }) },
    { label: product.name },
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1" data-print="hide">
      <BackLink href={localizedPath(useLocale(), '/shop')} label={t('back')} />
      <Breadcrumbs label={common('breadcrumb')} as={LocalLink} crumbs={crumbs} />
      <div className="ms-auto max-sm:hidden">
        <ShareActions title={product.name} labels={{ share: t('share'), shared: t('shared'), print: t('print') }} />
      </div>
    </div>
  );
}

function Head({ product }: { product: ProductDetail }) {
  const t = useTranslations('product');
  const shop = useTranslations('shop');
  const lang = useTextLang(product.text_language);
  return (
    <div className="grid justify-items-start gap-2">
      <VerifiedBadge isVerified={product.is_verified} verifiedAt={product.verified_at} />
      <h1 className="text-2xl wrap-anywhere">
        <bdi {...lang}>{product.name}</bdi>
      </h1>
      <p className="flex flex-wrap gap-x-2 text-sm text-muted">
        <bdi>{product.company_name || shop('unknownVendor')}</bdi>
        <span aria-hidden="true">·</span>
        <Rating rating={product.rating} count={product.rating_count} />
      </p>
      <p className="max-w-prose">
        <bdi {...lang}>{product.short_description}</bdi>
      </p>
      <div className="-ms-2 sm:hidden">
        <ShareActions title={product.name} labels={{ share: t('share'), shared: t('shared'), print: t('print') }} />
      </div>
    </div>
  );
}

function Related({ locale, product, related, action }: Pick<ProductViewProps, 'locale' | 'product' | 'related' | 'action'>) {
  const t = useTranslations('product');
  return (
    <section className="below-fold grid gap-4" data-print="hide">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2>{t('related')}</h2>
        <TextLink as={LocalLink} href={shopPath({ category: product.category_name })}>
          {t('viewAll')}
        </TextLink>
      </div>
      <ProductGrid locale={locale} products={related} action={action} />
    </section>
  );
}

function CustomBand({ id }: { id: number }) {
  const t = useTranslations('product');
  const contact = useTranslations('contact');
  return (
    <section data-print="hide" className="on-band flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg p-6 sm:p-8">
      <div>
        <h2>{t('customTitle')}</h2>
        <p className="mt-1 max-w-prose text-on-band-muted">{t('customText')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton as={LocalLink} href={`/contact?product=${id}`}>
          {contact('contactSupplier')}
        </LinkButton>
        <LinkButton href={localizedPath(useLocale(), '/register')}>{t('becomeBuyer')}</LinkButton>
      </div>
    </section>
  );
}
