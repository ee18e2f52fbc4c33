'use client';

import { useState } from 'react';
import type { RegisterDocument } from './register-form.values';

/** Which documents were there when the step was opened: the upload field does not list those, since it knows only its own. */
export function useUploadedBefore(documents: readonly RegisterDocument[]) {
  const [keys] = useState(() => new Set(documents.map(({ key }) => key)));
  return { wasBefore: (key: string) => keys.has(key) };
}
