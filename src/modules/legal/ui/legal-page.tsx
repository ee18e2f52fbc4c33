import { getFormatter, getTranslations } from 'next-intl/server';
import { LocalLink } from '@/i18n/local-link';
import { PageHeader } from '@/ui/page-header';
import { TextLink } from '@/ui/text-link';
import { LEGAL_TEXT_NAMES, LEGAL_TEXTS, type LegalText } from '../legal.schema';

/** A text that parties accept, in the version that holds now: the same source as the acceptance keeps. */
export async function LegalPage({ text }: { text: LegalText }) {
  const [t, format] = await Promise.all([getTranslations('legal'), getFormatter()]);
  const { version, date } = LEGAL_TEXTS[text];
  const sections = sectionsOf(text);
  const sentence = (part: string) => t(`texts.${text}.${part}` as Parameters<typeof t>[0]);
  return (
    <main id="main" tabIndex={-1} className="page-width grid gap-6 py-10 lg:grid-cols-[1fr_16rem] lg:gap-12">
      <article className="grid max-w-prose content-start gap-6">
        <PageHeader title={sentence('title')} description={sentence('intro')} />
        <p className="rule-dashed pt-3 text-sm text-muted">{t('version', { version, date: format.dateTime(new Date(date), { dateStyle: 'long' }) })}</p>
        {sections.map((section) => (
          <section key={section} id={section} className="grid scroll-mt-24 gap-2">
            <h2 className="text-xl">{sentence(`sections.${section}.heading`)}</h2>
            <p>{sentence(`sections.${section}.text`)}</p>
          </section>
        ))}
        <nav aria-label={t('others')} className="rule-dashed grid gap-2 pt-5 text-sm">
          <p className="font-semibold">{t('others')}</p>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {LEGAL_TEXT_NAMES.filter((other) => other !== text).map((other) => (
              <li key={other}><TextLink as={LocalLink} href={LEGAL_TEXTS[other].path}>{t(`texts.${other}.title`)}</TextLink></li>
            ))}
          </ul>
        </nav>
      </article>
      <nav aria-label={t('contents')} className="order-first grid content-start gap-2 text-sm lg:order-none lg:sticky lg:top-24 lg:self-start">
        <p className="font-semibold">{t('contents')}</p>
        <ul className="grid gap-1">
          {sections.map((section) => <li key={section}><TextLink href={`#${section}`}>{sentence(`sections.${section}.heading`)}</TextLink></li>)}
        </ul>
      </nav>
    </main>
  );
}

function sectionsOf(text: LegalText): readonly string[] {
  return LEGAL_TEXTS[text].sections;
}
