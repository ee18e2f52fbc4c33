'use client';

import { generateReactHelpers } from '@uploadthing/react';
import type { UploadRouter } from '../upload.router';
import type { UploadedFile, UploadKind } from '../upload.schema';

const { uploadFiles } = generateReactHelpers<UploadRouter>();

export interface UploadOrder {
  readonly file: File;
  readonly kind: UploadKind;
  readonly ticket: string | null;
  readonly signal: AbortSignal;
  /** 0 to 100. */
  readonly onProgress: (percent: number) => void;
}

/** A file was not taken; `code` is the API's, or `network`. */
export class UploadRefused extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/**
 * Puts one file up. Each goes by itself, so that a refused one takes no other with it.
 *
 * @throws UploadRefused; an AbortError-like error of the library when `signal` ended it
 */
export async function uploadOne({ file, kind, ticket, signal, onProgress }: UploadOrder): Promise<UploadedFile> {
  const uploaded = await uploadFiles(kind, {
    files: [file], input: { ticket }, signal, onUploadProgress: ({ progress }) => onProgress(progress),
  }).catch((error: unknown) => {
    throw new UploadRefused(codeOf(error));
  });
  const outcome = uploaded[0]?.serverData;
  if (!outcome) throw new UploadRefused('network');
  if ('refused' in outcome) throw new UploadRefused(outcome.refused);
  return { key: outcome.key, name: outcome.name };
}

/** The library keeps the answer of a refused request in `data` when the file itself was sent, and as the `cause` before that. */
function codeOf(error: unknown): string {
  if (!error || typeof error !== 'object') return 'network';
  const answers: unknown[] = ['data' in error && error.data, 'cause' in error && error.cause];
  const answer = answers.find((one): one is { code: unknown } => typeof one === 'object' && one !== null && 'code' in one);
  return answer && typeof answer.code === 'string' ? answer.code : 'network';
}
