'use client';

import { useTranslations } from 'next-intl';
import { useRef, type ReactNode } from 'react';
import { Field } from '@/ui/field';
import { FileDrop } from '@/ui/file-drop';
import { acceptOf, UPLOAD_LIMITS, type UploadedFile, type UploadKind } from '../upload.schema';
import { useHeldForm } from './use-held-form';
import { UploadRow } from './upload-row';
import { useUploads, type UploadEntry } from './use-uploads';

export interface UploadFieldProps {
  /** A registration's ticket; null for a signed-in party. */
  ticket: string | null;
  kind: UploadKind;
  /** The files that are there, after every change. */
  onChange: (files: UploadedFile[]) => void;
  /** Files that came up in another visit and stand in the form's draft. */
  there?: readonly UploadedFile[] | undefined;
  label: ReactNode;
  /** What is asked for; types and sizes are said anyway. */
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Files that may stand together; 10 unless said otherwise. */
  limit?: number;
  disabled?: boolean;
}

/** A form's field for files: they go up at once, each with its progress; the form gets the keys of those that are there, and is not sent before all are. */
export function UploadField({ ticket, kind, there, onChange, label, hint, error, required, limit = UPLOAD_LIMITS.files, disabled = false }: UploadFieldProps) {
  const t = useTranslations('upload');
  const { entries, add, remove, retry, isFull } = useUploads({ kind, ticket, limit, there, onChange });
  const place = useRef<HTMLDivElement>(null);
  const held = useHeldForm(place, entries);
  const limits = kind === 'document' ? t(limit === 1 ? 'limitsOne' : 'limits') : t(kind === 'picture' ? 'limitsPicture' : 'limitsPhotos', { count: limit });
  return (
    <div ref={place} className="grid grid-cols-1 gap-3">
      <Field label={label} hint={hint} error={held ? t(held) : error} required={required ?? false}>
        {(control) => (
          <FileDrop
            control={control} accept={acceptOf(kind)} multiple={limit > 1} disabled={disabled || isFull} onFiles={add}
            label={t(kind === 'picture' ? 'dropPicture' : kind === 'photo' ? 'dropPhotos' : limit === 1 ? 'dropOne' : 'drop')} dropLabel={t('dropNow')} hint={limits}
          />
        )}
      </Field>
      <Announcement entries={entries} />
      {entries.length > 0 && (
        <ul aria-label={t('files')} className="grid grid-cols-1 gap-2">
          {entries.map((entry) => <UploadRow key={entry.id} entry={entry} onRemove={() => remove(entry.id)} onRetry={() => retry(entry)} />)}
        </ul>
      )}
    </div>
  );
}

/** Says the last file that came up, for those who don't see the list. A refusal is said by its own row. */
function Announcement({ entries }: { entries: readonly UploadEntry[] }) {
  const t = useTranslations('upload');
  const done = entries.findLast(({ phase }) => phase === 'done');
  return <p aria-live="polite" className="sr-only">{done?.kept ? t('doneName', { name: done.kept.name }) : ''}</p>;
}
