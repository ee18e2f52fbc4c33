import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageLocale } from '@/i18n/page-locale';
import { onDemand } from '@/i18n/static-params';
import { Journey, MissionAndVision, Team, Values } from '@/modules/platform/ui/about';
import { DealSteps } from '@/modules/platform/ui/deal-steps';
import { AboutHero } from '@/modules/platform/ui/hero';
import { JoinBand } from '@/modules/platform/ui/join-band';
import { pageMetadata } from '@/modules/platform/page-metadata';

type Props = { params: Promise<{ locale: string }> };

export const generateStaticParams = onDemand;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations('about');
  return pageMetadata({ locale, path: '/about', title: t('metaTitle'), description: t('metaDescription'), picture: 'about' });
}

/** Why the house exists, what it holds to, who leads it, and how it came here. */
export default async function AboutPage({ params }: Props) {
  await pageLocale(params);
  return (
    <main id="main" tabIndex={-1} className="page-width grid grid-cols-1 gap-12 pt-6 pb-4">
      <AboutHero />
      <MissionAndVision />
      <Values />
      <DealSteps />
      <Team />
      <Journey />
      <JoinBand />
    </main>
  );
}
