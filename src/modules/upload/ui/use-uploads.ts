'use client';

import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { refusalOf, UPLOAD_LIMITS, type UploadedFile, type UploadKind } from '../upload.schema';
import { uploadOne, UploadRefused } from './upload-client';

/** A file on its way, there, or refused. */
export interface UploadEntry {
  readonly id: number;
  /** One that came up before, in another visit, is known by its name alone. */
  readonly file: File | { readonly name: string };
  readonly phase: 'uploading' | 'checking' | 'done' | 'failed';
  readonly percent: number;
  /** Once it is there. */
  readonly kept?: UploadedFile;
  /** The API's code of the refusal, or `network`. */
  readonly code?: string;
}

type Change = { readonly add: UploadEntry } | { readonly remove: number } | { readonly id: number; readonly set: Partial<UploadEntry> };

function reduce(entries: readonly UploadEntry[], change: Change): readonly UploadEntry[] {
  if ('add' in change && change.add.kept && entries.some(({ kept }) => kept?.key === change.add.kept?.key)) return entries;
  if ('add' in change) return [...entries.filter(({ id }) => id !== change.add.id), change.add];
  if ('remove' in change) return entries.filter(({ id }) => id !== change.remove);
  return entries.map((entry) => (entry.id === change.id ? { ...entry, ...change.set } : entry));
}

export interface UploadsOptions {
  readonly kind: UploadKind;
  /** A registration's ticket; null for a signed-in party. */
  readonly ticket: string | null;
  /** Files that may stand together. */
  readonly limit: number;
  /** Files that came up before and stand in a kept draft; they may come to be known later. */
  readonly there?: readonly UploadedFile[] | undefined;
  /** Told of every change of what is there. */
  readonly onChange: (files: UploadedFile[]) => void;
}

/** Files being uploaded, one by one and at the same time: each with its progress, its refusal and its end. */
export function useUploads({ kind, ticket, limit, there, onChange }: UploadsOptions) {
  const [entries, change] = useReducer(reduce, []);
  const running = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);

  const start = async (id: number, file: File) => {
    const controller = new AbortController();
    running.current.set(id, controller);
    change({ add: { id, file, phase: 'uploading', percent: 0 } });
    try {
      const kept = await uploadOne({
        file, kind, ticket, signal: controller.signal,
        onProgress: (percent) => change({ id, set: percent >= 100 ? { phase: 'checking', percent: 100 } : { percent } }),
      });
      change({ id, set: { phase: 'done', percent: 100, kept } });
    } catch (error) {
      if (!controller.signal.aborted) change({ id, set: { phase: 'failed', code: error instanceof UploadRefused ? error.code : 'network' } });
    } finally {
      running.current.delete(id);
    }
  };

  const add = (files: readonly File[]) => {
    // Another file in the only place takes the place of the one that has not come up.
    if (limit === 1 && files.length > 0) for (const { id, phase } of entries) if (phase === 'failed') change({ remove: id });
    let free = limit - entries.filter(({ phase }) => phase !== 'failed').length;
    for (const file of files) {
      const id = (lastId.current += 1);
      const code = refusalOf(file, kind) ?? (free > 0 ? null : 'too_many_files');
      if (code) change({ add: { id, file, phase: 'failed', percent: 0, code } });
      else {
        free -= 1;
        void start(id, file);
      }
    }
  };

  const remove = (id: number) => {
    running.current.get(id)?.abort();
    change({ remove: id });
  };

  const kept = entries.flatMap((entry) => entry.kept ?? []);
  const keys = kept.map(({ key }) => key).join();
  const tell = useEffectEvent(() => onChange(kept));
  // What a draft brings stands beside what came up here; what is told of that comes back and is known.
  const bring = useEffectEvent((brought: readonly UploadedFile[]) => {
    for (const file of brought) if (!kept.some(({ key }) => key === file.key)) change({ add: { id: (lastId.current += 1), file: { name: file.name }, phase: 'done', percent: 100, kept: file } });
  });
  useEffect(() => bring(there ?? []), [there]);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) tell();
    isFirst.current = false;
  }, [keys]);
  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);

  return { entries, add, remove, retry: ({ id, file }: UploadEntry) => { if (file instanceof File) void start(id, file); }, isFull: kept.length >= Math.min(limit, UPLOAD_LIMITS.files) };
}
