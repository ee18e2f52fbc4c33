import { Star } from 'lucide-react';
import { useTranslations } from 'next-intl';

export interface RatingProps {
  /** Average of real ratings, or null before the first one: none is invented. */
  rating: number | null;
  count: number;
  className?: string;
}

/** How buyers rated it. */
export function Rating({ rating, count, className }: RatingProps) {
  const t = useTranslations('shop');
  if (rating === null) return <span className={className}>{t('noRatings')}</span>;
  return (
    <span className={className}>
      <Star aria-hidden="true" className="me-1 inline size-[1em] -translate-y-px fill-current text-chart-2" />
      {t('rating', { rating, count })}
    </span>
  );
}
