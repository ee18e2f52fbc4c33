'use client';

import type { ReactNode } from 'react';
import { Button } from './button';
import { useModalClose } from './modal';

/** The button that leaves a dialog without doing anything: Cancel or Close. It asks as the cross does. */
export function CloseButton({ disabled = false, children }: { disabled?: boolean; children: ReactNode }) {
  return <Button onClick={useModalClose()} disabled={disabled}>{children}</Button>;
}
