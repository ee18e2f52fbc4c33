'use client';

import { FileText, Image as ImageIcon, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { AttachedFile } from '@/modules/upload/upload.schema';
import { IconButton } from '@/ui/icon-button';
import { useOthersText } from './others-text';
import { ViewPaper } from './paper-file';
import { useFileSize } from './use-file-size';

export interface AttachedFilesProps {
  readonly files: readonly AttachedFile[];
  /** The call that leads to a file. */
  readonly pathOf: (id: number) => string;
  readonly title: ReactNode;
  /** Takes a file away, where that is possible. */
  readonly onRemove?: ((id: number) => void) | undefined;
}

/** Files that were handed in with something: name, size, and the way to each. Nothing where there are none. */
export function AttachedFiles({ files, pathOf, title, onRemove }: AttachedFilesProps) {
  const t = useTranslations('upload');
  const sizeOf = useFileSize();
  const othersText = useOthersText();
  if (files.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3>{title}</h3>
      <ul className="grid grid-cols-1 gap-2">
        {files.map(({ id, contentType, size, ...file }) => ({ id, contentType, size, name: othersText(file.name) })).map(({ id, name, contentType, size }) => (
          <li key={id} className="card flex items-center gap-3 p-3">
            <Shape contentType={contentType} />
            <div className="grid min-w-0 flex-1 grid-cols-1">
              <bdi className="truncate text-sm font-semibold" title={name}>{name}</bdi>
              <span className="text-xs text-muted tabular">{sizeOf(size)}</span>
            </div>
            <ViewPaper href={pathOf(id)} name={name} contentType={contentType} label={t('view', { name })} />
            {onRemove && <IconButton size="sm" label={t('remove', { name })} onClick={() => onRemove(id)}><X aria-hidden="true" /></IconButton>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shape({ contentType }: Pick<AttachedFile, 'contentType'>) {
  const Drawn = contentType.startsWith('image/') ? ImageIcon : FileText;
  return <Drawn aria-hidden="true" className="size-5 shrink-0 text-muted" />;
}
