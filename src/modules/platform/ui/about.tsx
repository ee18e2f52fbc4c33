import { useTranslations } from 'next-intl';
import { Emoji } from '@/ui/emoji';

const VALUES = [
  { key: 'integrity', picture: '2696-fe0f' },
  { key: 'innovation', picture: '1f4a1' },
  { key: 'collaboration', picture: '1f9e9' },
  { key: 'global', picture: '1f30d' },
  { key: 'excellence', picture: '1f3c6' },
  { key: 'empowerment', picture: '1f331' },
] as const;
/** Roles, not persons: who holds them is the house's own affair. */
const TEAM = ['ceo', 'coo', 'cto'] as const;
const JOURNEY = [
  { key: 'founded', year: 2023 },
  { key: 'users', year: 2023, quarter: 4 },
  { key: 'expansion', year: 2024, quarter: 2 },
  { key: 'transactions', year: 2024, quarter: 4 },
  { key: 'horizons', year: 2025 },
] as const;

/** What the house is for, and where it wants to be. */
export function MissionAndVision() {
  const t = useTranslations('about');
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
      {(['mission', 'vision'] as const).map((key) => (
        <section key={key} className="rule-dashed grid content-start gap-2 pt-5">
          <h2>{t(`${key}Title`)}</h2>
          <p className="text-lg text-muted">{t(key)}</p>
        </section>
      ))}
    </div>
  );
}

/** The six core values. */
export function Values() {
  const t = useTranslations('about');
  return (
    <section className="grid gap-4">
      <h2>{t('valuesTitle')}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {VALUES.map(({ key, picture }) => (
          <li key={key} className="card flex gap-4 p-5">
            <Emoji name={picture} size={44} className="shrink-0 self-start" />
            <div>
              <h3>{t(`values.${key}.title`)}</h3>
              <p className="mt-1 text-sm text-muted">{t(`values.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The three who lead, by what they answer for. */
export function Team() {
  const t = useTranslations('about');
  return (
    <section className="grid gap-4">
      <h2>{t('teamTitle')}</h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        {TEAM.map((key) => (
          <li key={key} className="card overflow-hidden">
            <div className="hero-ribs on-band px-5 py-6" aria-hidden="true"><span className="font-mono text-2xl font-semibold uppercase">{key}</span></div>
            <div className="p-5">
              <h3>{t(`team.${key}.title`)}</h3>
              <p className="mt-1 text-sm text-muted">{t(`team.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way so far, oldest first. */
export function Journey() {
  const t = useTranslations('about');
  return (
    <section className="grid gap-6">
      <h2>{t('journeyTitle')}</h2>
      <ol className="grid gap-y-6 lg:grid-cols-5 lg:gap-x-4">
        {JOURNEY.map(({ key, year, ...rest }) => (
          <li key={key} className="relative border-s-2 border-line ps-5 lg:border-s-0 lg:border-t-2 lg:ps-0 lg:pt-5">
            <span className="absolute -start-[7px] top-1 size-3 rounded-full bg-sea lg:start-0 lg:-top-[7px]" />
            <p className="font-mono text-sm font-semibold text-muted">{'quarter' in rest ? t('quarter', { year: String(year), quarter: String(rest.quarter) }) : year}</p>
            <h3 className="mt-1">{t(`journey.${key}.title`)}</h3>
            <p className="mt-1 text-sm text-muted">{t(`journey.${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
