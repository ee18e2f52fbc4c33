import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LocalLink } from '@/i18n/local-link';
import { directionOf, type Locale } from '@/i18n/locales';
import { Carousel } from '@/ui/carousel';
import { LinkButton } from '@/ui/link-button';

/** Milliseconds until the next slide (specification, section 9). */
const INTERVAL = 5500;

interface Slide {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** The call that leads to the shop. */
  readonly action: string;
}

interface HeroProps {
  slides: readonly Slide[];
  /** Lies behind the slides; container ribs where there is none. */
  backdrop?: ReactNode;
  /** The first slide's title is the page's heading, unless the page has its own. */
  isHeading?: boolean;
}

/** Slides with a call to the shop and one to the sales team. */
function Hero({ slides, backdrop, isHeading = false }: HeroProps) {
  const t = useTranslations('home');
  const locale = useLocale() as Locale;
  const labels = {
    name: t('slider'), previous: t('previousSlide'), next: t('nextSlide'), pause: t('pauseSlides'), play: t('playSlides'),
    slides: slides.map(({ title }, index) => ({
      position: t('slide', { number: index + 1, count: slides.length }),
      dot: t('showSlide', { number: index + 1, title }),
    })),
  };
  return (
    <div className={`on-band relative isolate overflow-hidden rounded-lg ${backdrop ? '' : 'hero-ribs'}`}>
      {backdrop && <div className="hero-backdrop">{backdrop}</div>}
      <Carousel labels={labels} direction={directionOf(locale)} interval={INTERVAL}>
        {slides.map(({ key, title, text, action }, index) => {
          const Title = isHeading && index === 0 ? 'h1' : 'h2';
          return (
            <div key={key} className={`grid h-full content-center justify-items-start gap-4 px-4 pb-16 sm:px-8 ${backdrop ? 'min-h-100 pt-8 sm:min-h-115' : 'pt-7'}`}>
              <Title className={`max-w-xl ${backdrop ? 'text-4xl lg:text-5xl' : 'text-3xl'} [&:lang(zh)]:[word-break:keep-all]`}>{title}</Title>
              <p className="max-w-lg text-on-band-muted sm:text-lg">{text}</p>
              <div className="flex flex-wrap gap-3">
                <LinkButton as={LocalLink} href="/shop" variant="primary" size="lg">{action}</LinkButton>
                <LinkButton as={LocalLink} href="/contact" variant="on-band" size="lg">{t('contactSales')}</LinkButton>
              </div>
            </div>
          );
        })}
      </Carousel>
    </div>
  );
}

/** The specification's three slides of the home page, over a chart, and of the shop, over ribs. */
export function TradeHero({ backdrop, isHeading = false }: Omit<HeroProps, 'slides'>) {
  const t = useTranslations('home.slides');
  const slides = (['trade', 'suppliers', 'endToEnd'] as const).map((key) => ({ key, title: t(`${key}.title`), text: t(`${key}.text`), action: t(`${key}.action`) }));
  return <Hero slides={slides} backdrop={backdrop} isHeading={isHeading} />;
}

/** The three slides of the page about the house. */
export function AboutHero() {
  const t = useTranslations('about');
  const slides = (['connect', 'trust', 'future'] as const).map((key) => ({ key, title: t(`slides.${key}.title`), text: t(`slides.${key}.text`), action: t('browse') }));
  return <Hero slides={slides} isHeading />;
}
