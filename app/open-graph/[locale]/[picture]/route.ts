import { getTranslations } from 'next-intl/server';
import { isLocale, type Locale } from '@/i18n/locales';
import { findProduct } from '@/modules/catalogue/catalogue.queries';
import { categoryBySlug, type CategorySlug } from '@/modules/catalogue/category.schema';
import { drawOpenGraph, type OpenGraphCard } from '@/modules/platform/open-graph';

type Context = { params: Promise<{ locale: string; picture: string }> };

/** The fixed pages with the emoji that stands for each. */
const PAGES = { home: '1f6a2', shop: '1f4e6', categories: '1f4e6', ports: '2693', about: '1f30d', contact: '1f4dd' } as const;

async function pageCard(locale: Locale, name: string): Promise<OpenGraphCard | null> {
  if (!Object.hasOwn(PAGES, name)) return null;
  const page = name as keyof typeof PAGES;
  const t = await getTranslations({ locale });
  const titles = {
    home: t('home.slides.trade.title'), shop: t('shop.title'), categories: t('categoriesPage.title'), ports: t('site.allPorts'),
    about: t('about.slides.connect.title'), contact: t('contact.heading'),
  };
  return { locale, title: titles[page], note: t('site.footerNote'), picture: PAGES[page], hue: 205 };
}

async function productCard(locale: Locale, id: number): Promise<OpenGraphCard | null> {
  const product = await findProduct(id, locale);
  if (!product) return null;
  const price = new Intl.NumberFormat(locale, { style: 'currency', currency: product.currency }).format(product.price);
  const note = [`${price} ${product.price_type}`, product.origin_port_name].filter(Boolean).join(' · ');
  const category = categoryBySlug(product.category);
  // Only drawn pictures lie on our own disk.
  const picture = product.picture.includes('/') ? (category?.picture ?? '1f4e6') : product.picture;
  return { locale, title: product.name, note, picture, hue: category?.hue ?? 205 };
}

async function categoryCard(locale: Locale, slug: string): Promise<OpenGraphCard | null> {
  const category = categoryBySlug(slug);
  if (!category) return null;
  const t = await getTranslations({ locale });
  return { locale, title: t(`categories.${category.slug as CategorySlug}`), note: t('site.footerNote'), picture: category.picture, hue: category.hue };
}

async function cardOf(locale: string, picture: string): Promise<OpenGraphCard | null> {
  const [, page, id, category] = /^(?:([a-z]+)|product-([1-9]\d{0,8})|category-([a-z-]+))\.png$/.exec(picture) ?? [];
  if (!isLocale(locale)) return null;
  if (category !== undefined) return categoryCard(locale, category);
  return id === undefined ? pageCard(locale, page ?? '') : productCard(locale, Number(id));
}

/** The picture of a page where its link is shared. It changes when the product does, so it is kept for a day. */
export async function GET(_request: Request, { params }: Context) {
  const { locale, picture } = await params;
  const card = await cardOf(locale, picture);
  if (!card) return new Response('Not found\n', { status: 404 });
  return new Response(new Uint8Array(await drawOpenGraph(card)), { headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' } });
}
