'use client';

import type { ReactNode } from 'react';
import { UploadField } from '@/modules/upload/ui/upload-field';
import { UPLOAD_LIMITS, type AttachedFile, type UploadedFile } from '@/modules/upload/upload.schema';
import { AttachedFiles } from './attached-files';

interface FilesFieldProps {
  /** The files that it has already. */
  readonly files: readonly AttachedFile[];
  /** The ids of those that are to go. */
  readonly removed: readonly number[];
  /** The call that leads to a file. */
  readonly pathOf: (id: number) => string;
  /** Above the files that it has. */
  readonly title: ReactNode;
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly error: string | undefined;
  /** Those that came up for it in another visit, where its form keeps a draft. */
  readonly added?: readonly UploadedFile[];
  /** The files that came up for it. */
  readonly onAdded: (files: readonly UploadedFile[]) => void;
  /** Undefined where what it has stays, since others have answered on it. */
  readonly onRemoved?: ((ids: readonly number[]) => void) | undefined;
}

/** The files that go with a request or an offer: those that it has, and new ones. */
export function FilesField({ files, removed, pathOf, title, label, hint, error, added, onAdded, onRemoved }: FilesFieldProps) {
  const left = files.filter(({ id }) => !removed.includes(id));
  return (
    <>
      <AttachedFiles files={left} pathOf={pathOf} title={title} onRemove={onRemoved && ((id) => onRemoved([...removed, id]))} />
      <UploadField
        ticket={null} kind="document" limit={UPLOAD_LIMITS.files - left.length} label={label} hint={hint} error={error}
        there={added} onChange={onAdded}
      />
    </>
  );
}
