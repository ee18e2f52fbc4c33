import { useTranslations } from 'next-intl';
import { placeNamedBy } from '@/modules/catalogue/catalogue.schema';
import { CodeChip } from '@/ui/code-chip';

/** The place after an Incoterm: its name, or that it is still to be agreed. */
export function useNamedPlace(): (term: string, place: string | null) => string {
  const t = useTranslations('common.toAgree');
  return (term, place) => place ?? t(placeNamedBy(term));
}

/** An Incoterm with the place that it names; a price without one says nothing about who carries the goods where. */
export function Incoterm({ term, place }: { term: string; place: string | null }) {
  const named = useNamedPlace();
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
      <CodeChip>{term}</CodeChip>
      <bdi className="text-sm">{named(term, place)}</bdi>
    </span>
  );
}
