import { useTranslations } from 'next-intl';
import { Emoji } from '@/ui/emoji';

const SERVICES = [
  { key: 'logistics', picture: '1f6a2' },
  { key: 'customs', picture: '1f6c3' },
  { key: 'intelligence', picture: '1f4c8' },
  { key: 'verification', picture: '1f50d' },
] as const;
const REASONS = ['escrow', 'assurance', 'together', 'languages'] as const;

/** The four services around a port. */
export function Services() {
  const t = useTranslations('home.services');
  return (
    <section className="grid gap-4">
      <h2>{t('title')}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {SERVICES.map(({ key, picture }) => (
          <li key={key} className="card grid content-start gap-2 p-5">
            <Emoji name={picture} size={44} />
            <h3>{t(`${key}.title`)}</h3>
            <p className="text-sm text-muted">{t(`${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Four reasons to trade here. */
export function WhyUs() {
  const t = useTranslations('home.why');
  return (
    <section className="grid gap-x-10 gap-y-5 lg:grid-cols-[1fr_2.4fr]">
      <h2>{t('title')}</h2>
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {REASONS.map((key) => (
          <li key={key} className="rule-dashed grid content-start gap-1 pt-4">
            <h3>{t(`${key}.title`)}</h3>
            <p className="text-muted">{t(`${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
