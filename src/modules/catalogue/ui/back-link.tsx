'use client';

import { Chevron } from '@/ui/chevron';

/** Whether the entry before this one in the browser's history is a page of ours; browsers that can't say get the link. */
function canGoBack(): boolean {
  const history = (window as { navigation?: { canGoBack?: boolean } }).navigation;
  return history?.canGoBack === true;
}

/** Back to where the visitor came from; to the shop when that is unknown, and without JavaScript. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-6 items-center gap-1 text-sm font-medium underline-offset-4 hover:underline"
      onClick={(event) => {
        if (!canGoBack()) return;
        event.preventDefault();
        window.history.back();
      }}
    >
      <Chevron to="start" />
      {label}
    </a>
  );
}
