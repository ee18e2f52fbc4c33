import { useTranslations } from 'next-intl';
import { Emoji } from '@/ui/emoji';

/** The four steps of every deal, with a picture each. */
const STEPS = [
  { key: 'request', picture: '1f4dd' },
  { key: 'quotation', picture: '1f9fe' },
  { key: 'escrow', picture: '1f512' },
  { key: 'release', picture: '2693' },
] as const;

/** How the marketplace works, and who holds the money at each step. */
export function DealSteps() {
  const t = useTranslations('site');
  return (
    <section id="deal" className="card scroll-mt-24 p-5 sm:p-8">
      <h2>{t('dealTitle')}</h2>
      <p className="mt-1 text-muted">{t('dealText')}</p>
      <ol className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(({ key, picture }, index) => (
          <li key={key} className="rule-dashed pt-4">
            <p className="flex items-center justify-between gap-3">
              <span className="font-mono text-sm font-semibold text-muted">{`0${index + 1}`}</span>
              <Emoji name={picture} size={40} />
            </p>
            <h3 className="mt-1">{t(`deal.${key}.title`)}</h3>
            <p className="mt-1 text-sm text-muted">{t(`deal.${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
