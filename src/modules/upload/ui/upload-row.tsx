'use client';

import { CircleCheck, FileText, Image as ImageIcon, RotateCw, TriangleAlert, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useErrorText } from '@/i18n/use-error-text';
import { useFileSize } from '@/table/use-file-size';
import { FieldError } from '@/ui/field';
import { IconButton } from '@/ui/icon-button';
import { Progress } from '@/ui/progress';
import { Spinner } from '@/ui/spinner';
import { cleanFileName } from '../upload.schema';
import type { UploadEntry } from './use-uploads';

/** Codes that the same file can't come past: to try again would be of no use. */
const FINAL = ['file_type_not_allowed', 'file_type_mismatch', 'file_empty', 'file_too_large', 'file_damaged', 'file_content_refused', 'picture_too_large'];

/** One file: name, size, how far it has come, and what can be done with it. */
export function UploadRow({ entry, onRemove, onRetry }: { entry: UploadEntry; onRemove: () => void; onRetry: () => void }) {
  const t = useTranslations('upload');
  const sizeOf = useFileSize();
  const { ofField } = useErrorText();
  const name = cleanFileName(entry.file.name) || entry.file.name;
  const isMoving = entry.phase === 'uploading' || entry.phase === 'checking';
  const reason = entry.phase === 'failed' ? (entry.code === 'network' ? t('network') : ofField(entry.code)) : undefined;
  return (
    <li className="card flex items-center gap-3 p-3">
      <Mark entry={entry} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <div className="flex items-baseline justify-between gap-3">
          <bdi className="truncate text-sm font-semibold">{name}</bdi>
          {entry.file instanceof File && <span className="shrink-0 text-xs text-muted tabular">{sizeOf(entry.file.size)}</span>}
        </div>
        {isMoving && <Progress value={entry.phase === 'uploading' ? entry.percent : undefined} label={t('uploading', { name })} />}
        {entry.phase === 'checking' && <p className="text-xs text-muted">{t('checking')}</p>}
        {entry.phase === 'done' && <p className="text-xs text-ok">{t('done')}</p>}
        {reason && <div role="alert"><FieldError>{reason}</FieldError></div>}
      </div>
      {entry.phase === 'failed' && !FINAL.includes(entry.code ?? '') && (
        <IconButton size="sm" label={t('retry', { name })} onClick={onRetry}><RotateCw aria-hidden="true" /></IconButton>
      )}
      <IconButton size="sm" label={t('remove', { name })} onClick={onRemove}><X aria-hidden="true" /></IconButton>
    </li>
  );
}

/** The state as a sign: the words stand beside it. */
function Mark({ entry: { phase, file } }: { entry: UploadEntry }) {
  if (phase === 'failed') return <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-bad" />;
  if (phase === 'done') return <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-ok" />;
  if (phase === 'checking') return <span className="shrink-0 text-sea"><Spinner /></span>;
  const Shape = file instanceof File && file.type.startsWith('image/') ? ImageIcon : FileText;
  return <Shape aria-hidden="true" className="size-5 shrink-0 text-muted" />;
}
