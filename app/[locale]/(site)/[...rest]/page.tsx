import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageLocale } from '@/i18n/page-locale';
import { Missing } from '../../missing';
import SiteNotFound from '../not-found';

type Props = { params: Promise<{ locale: string; rest: string[] }> };

/** None beforehand, and static all the same. */
export function generateStaticParams(): { rest: string[] }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLocale(params);
  return { title: (await getTranslations('site'))('notFoundTitle'), robots: { index: false } };
}

/** Any address in a language that no other page answers: 404 in that language. */
export default async function AnyOtherPage({ params }: Props) {
  await pageLocale(params);
  return <Missing screen={<SiteNotFound />} />;
}
