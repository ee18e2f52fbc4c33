import { Star } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import type { PublicRating, RatingFigure } from '../rating.schema';

interface RatingsProps {
  /** Nothing where a supplier's orders of all goods are spoken of. */
  readonly product?: RatingFigure;
  readonly supplier: RatingFigure;
  readonly ratings: readonly PublicRating[];
}

/** What buyers said of a product, or of all that a supplier sold, after their orders were completed. None is invented. */
export function Ratings({ product, supplier, ratings }: RatingsProps) {
  const t = useTranslations('rating');
  const shop = useTranslations('shop');
  const figures = [...(product === undefined ? [] : [[t('ofProduct'), product] as const]), [t('ofSupplier'), supplier] as const];
  return (
    <section className="grid gap-3">
      <h2>{t('title')}</h2>
      <dl className="flex flex-wrap gap-x-10 gap-y-2">
        {figures.map(([term, figure]) => (
          <div key={term}>
            <dt className="text-xs text-muted">{term}</dt>
            <dd className="font-semibold">{figure ? shop('rating', { rating: figure.average, count: figure.count }) : shop('noRatings')}</dd>
          </div>
        ))}
      </dl>
      {ratings.length > 0 && <ul className="grid gap-3">{ratings.map((rating) => <li key={rating.id} className="card grid gap-2 p-4"><OneRating rating={rating} /></li>)}</ul>}
    </section>
  );
}

function OneRating({ rating }: { rating: PublicRating }) {
  const t = useTranslations('rating');
  const held = useTranslations('moderation')('held');
  const format = useFormatter();
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        <Stars label={t('ofProduct')} count={rating.productStars} />
        <Stars label={t('ofSupplier')} count={rating.supplierStars} />
        <time dateTime={rating.createdAt} className="ms-auto text-xs text-muted">{format.dateTime(new Date(rating.createdAt), { dateStyle: 'medium' })}</time>
      </p>
      {rating.message !== '' && <p dir="auto" className={rating.message === null ? 'text-sm text-muted' : 'text-sm wrap-anywhere whitespace-pre-line'}>{rating.message ?? held}</p>}
      <p className="text-xs text-muted">{t('byBuyer')}</p>
    </>
  );
}

function Stars({ label, count }: { label: string; count: number }) {
  const t = useTranslations('rating');
  return (
    <span className="flex items-center gap-1.5">
      <span>{label}</span>
      <span aria-hidden="true" className="flex">{Array.from({ length: 5 }, (_, index) => <Star key={index} className={`size-4 ${index < count ? 'fill-current text-chart-2' : 'text-line-strong'}`} />)}</span>
      <span className="sr-only">{t('stars', { count })}</span>
    </span>
  );
}
