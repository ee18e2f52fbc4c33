'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useErrorText } from '@/i18n/use-error-text';
import { UploadField } from '@/modules/upload/ui/upload-field';
import type { UploadedFile } from '@/modules/upload/upload.schema';
import { IconButton } from '@/ui/icon-button';
import { MOST_PHOTOS } from '../survey.schema';
import { PhotoImage } from './photo-grid';
import type { ReportValues } from './report-values';

/** The photos of a report: those that it has, those of a draft, and those that come now. */
export function ReportPhotos({ form }: { form: UseFormReturn<ReportValues> }) {
  const t = useTranslations();
  const { ofField } = useErrorText();
  const { control, getValues, setValue, formState: { errors, isSubmitted } } = form;
  const [photos, kept] = useWatch({ control, name: ['photos', 'kept'] });
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const earlier = photos.filter(({ key }) => !fresh.includes(key));
  const room = MOST_PHOTOS - earlier.length - kept.length;
  const keep = (files: readonly UploadedFile[]) => {
    const others = getValues('photos').filter(({ key }) => !fresh.includes(key) && files.every((file) => file.key !== key));
    setFresh(files.map(({ key }) => key));
    setValue('photos', [...others, ...files], { shouldValidate: isSubmitted });
  };
  return (
    <div className="grid gap-3">
      <UploadField
        ticket={null} kind="photo" label={t('survey.photos')} hint={t('survey.photosHint')} error={ofField(messageOf(errors.photos))}
        limit={Math.max(1, room)} disabled={room < 1} onChange={keep}
      />
      {kept.length + earlier.length > 0 && (
        <ul aria-label={t('survey.photos')} className="grid gap-2">
          {kept.map((photo) => (
            <Item key={photo.id} name={photo.name} onRemove={() => setValue('kept', kept.filter(({ id }) => id !== photo.id), { shouldDirty: true })}>
              <PhotoImage photo={photo} className="size-12 flex-none object-cover" />
            </Item>
          ))}
          {earlier.map(({ key, name }) => <Item key={key} name={name} onRemove={() => setValue('photos', photos.filter((photo) => photo.key !== key), { shouldValidate: isSubmitted })} />)}
        </ul>
      )}
    </div>
  );
}

/** The sentence of a field that holds many: of itself, or of the first that is wrong. */
function messageOf(error: ReportValuesErrors): string | undefined {
  if (!error) return undefined;
  if (typeof error.message === 'string') return error.message;
  return Array.isArray(error) ? error.find((item) => item?.message)?.message : undefined;
}
type ReportValuesErrors = UseFormReturn<ReportValues>['formState']['errors']['photos'];

function Item({ name, onRemove, children }: { name: string; onRemove: () => void; children?: React.ReactNode }) {
  const t = useTranslations('upload');
  return (
    <li className="card flex items-center gap-3 p-2">
      {children}
      <bdi className="min-w-0 flex-1 truncate text-sm font-semibold">{name}</bdi>
      <IconButton size="sm" label={t('remove', { name })} onClick={onRemove}><X aria-hidden="true" /></IconButton>
    </li>
  );
}
