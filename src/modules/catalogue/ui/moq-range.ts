import { useTranslations } from 'next-intl';
import { UNITS } from '../catalogue.schema';

/** Says a range of minimum orders in words: "101 to 1,000 kg". */
export function useMoqRange(): (range: string) => string {
  const t = useTranslations('shop');
  const units = useTranslations('units');
  return (range) => {
    const [from, to, named] = range.split('-');
    const unit = units(UNITS.find((each) => each === named) ?? 'pcs');
    return to ? t('moqBetween', { from: Number(from), to: Number(to), unit }) : t('moqOver', { from: Number(from) - 1, unit });
  };
}
