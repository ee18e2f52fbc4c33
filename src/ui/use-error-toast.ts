'use client';

import { useEffect } from 'react';
import { notifyQueue } from './notify-queue';

/**
 * The toast of a form's one current message: the next message takes its place, and it goes when nothing is wrong any more
 * or the form leaves the page. Show the same text beside the field or the form.
 */
export function useErrorToast(text: string | undefined): void {
  useEffect(() => {
    if (!text) return;
    const id = notifyQueue.addToast('error', text);
    return () => notifyQueue.removeToast(id);
  }, [text]);
}
