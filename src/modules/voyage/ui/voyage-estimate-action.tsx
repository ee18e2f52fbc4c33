import { useLocale, useTranslations } from 'next-intl';
import { localizedPath } from '@/i18n/locales';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { PASSAGES } from '../voyage.schema';
import { DAYS, MILES } from './miles-label';
import { VoyageEstimate } from './voyage-estimate';

/** A number of each plural category of our languages. */
const SAMPLES = [0, 1, 2, 3, 11, 100];

/** How days are told, for each plural category of the language: the browser chooses one by its figure. */
function daysTexts(locale: string, tell: (days: number) => string): Readonly<Record<string, string>> {
  const [rules, figures] = [new Intl.PluralRules(locale), new Intl.NumberFormat(locale)];
  return Object.fromEntries(SAMPLES.map((days) => [rules.select(days), tell(days).replace(figures.format(days), DAYS)]));
}

/** How far a product's port is from the reader's, with its words in the page's language: static pages carry no messages. */
export function VoyageEstimateAction({ port }: { port: { code: string; name: string } }) {
  const t = useTranslations('voyage');
  const common = useTranslations('common');
  const locale = useLocale();
  const page = localizedPath(locale, `/ports/${port.code.toLowerCase()}`);
  return (
    <VoyageEstimate
      port={port}
      page={page}
      locale={locale}
      labels={{
        title: t('title'), intro: t('intro', { port: port.name }), choose: t('choose'), change: t('change'), yourPort: t('yourPort'), showPorts: t('showPorts'),
        noPort: t('noPort'), noMatch: t('noMatch'), calculating: t('calculating'), failed: t('failed'), retry: common('retry'), samePort: t('samePort'),
        distance: t('distance'), time: t('time'), way: t('way'), openSea: t('openSea'), show: t('show'), all: t('distancesFrom', { port: port.name }),
        miles: t('milesText', { miles: MILES }), note: t('note', { knots: SETTINGS.voyageKnots }),
      }}
      days={daysTexts(locale, (days) => t('days', { days }))}
      passages={Object.fromEntries(PASSAGES.map((passage) => [passage, t(`passages.${passage}`)]))}
    />
  );
}
