'use client';

import { Check, Printer, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button';

export interface ShareActionsProps {
  /** What is shared, beside the page's own address. */
  title: string;
  labels: { share: string; shared: string; print: string };
}

/** The device's own sharing where there is one; the address on the clipboard otherwise. False when neither took it. */
async function share(title: string): Promise<'shared' | 'copied' | 'refused'> {
  const url = window.location.href.split(/[?#]/, 1)[0] ?? window.location.href;
  try {
    if ('share' in navigator && navigator.canShare?.({ title, url })) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused'; // sent away by the visitor, or not allowed
  }
}

/** Sends the page on, or puts it on paper. */
export function ShareActions({ title, labels }: ShareActionsProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <div className="flex gap-1" data-print="hide">
      <Button size="sm" variant="quiet" onClick={async () => setCopied((await share(title)) === 'copied')}>
        {isCopied ? <Check aria-hidden="true" /> : <Share2 aria-hidden="true" />}
        <span aria-live="polite">{isCopied ? labels.shared : labels.share}</span>
      </Button>
      <Button size="sm" variant="quiet" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {labels.print}
      </Button>
    </div>
  );
}
