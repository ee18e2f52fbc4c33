'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useOthersText } from '@/table/others-text';
import { Dialog } from '@/ui/dialog';
import type { SurveyReportAnswer } from '../survey.schema';

type Photo = SurveyReportAnswer['photos'][number];

/** The call that leads to a photo. */
const photoHref = (id: number) => `/api/survey-photos/${id}/file`;

/** The photos of a report, small; each opens large. */
export function PhotoGrid({ photos }: { photos: readonly Photo[] }) {
  const t = useTranslations();
  const othersText = useOthersText();
  const [open, setOpen] = useState<Photo | null>(null);
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {photos.map((photo) => (
          <li key={photo.id}>
            <button type="button" className="card block w-full overflow-hidden text-start" onClick={() => setOpen(photo)} aria-label={t('survey.openPhoto', { name: othersText(photo.name) })}>
              <PhotoImage photo={photo} className="aspect-4/3 w-full object-cover" />
              <bdi className="block truncate px-2 py-1 text-xs text-muted">{othersText(photo.name)}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={open !== null} onOpenChange={() => setOpen(null)} size="lg" title={<bdi>{open && othersText(open.name)}</bdi>} closeLabel={t('common.close')}>
        {open && <PhotoImage photo={open} className="mx-auto max-h-[70dvh] min-h-40 w-auto object-contain" />}
      </Dialog>
    </>
  );
}

/** One photo. */
export function PhotoImage({ photo, className }: { photo: Photo; className: string }) {
  const t = useTranslations('survey');
  const othersText = useOthersText();
  // eslint-disable-next-line @next/next/no-img-element -- a private file behind an address that is good for a minute: nothing for an optimizer
  return <img src={photoHref(photo.id)} alt={t('photoOf', { name: othersText(photo.name) })} loading="lazy" className={`rounded bg-sunken ${className}`} />;
}
