import { useTranslations } from 'next-intl';

/** Says a range of minimum orders in words: "101 to 1,000". */
export function useMoqRange(): (range: string) => string {
  const t = useTranslations('shop');
  return (range) => {
    const [from = 0, to] = range.split('-').map((edge) => (edge === '' ? undefined : Number(edge)));
    return to === undefined ? t('moqOver', { from: from - 1 }) : t('moqBetween', { from, to });
  };
}
