'use client';

import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from './button';

export interface CopyButtonProps {
  text: string;
  label: string;
  copiedLabel: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text; its label says so for two seconds, and is announced. States: ready, copied. */
export function CopyButton({ text, label, copiedLabel, variant, size }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const Icon = copied ? Check : Copy;
  return (
    <Button variant={variant} size={size} onClick={async () => setCopied(await copyText(text))}>
      <Icon aria-hidden="true" />
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </Button>
  );
}
