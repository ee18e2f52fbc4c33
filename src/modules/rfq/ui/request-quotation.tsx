'use client';

import type { MouseEvent } from 'react';
import { readStoredSession, storePendingRfq } from '@/access/stored-session';
import { buttonClass, type ButtonSize, type ButtonVariant } from '@/ui/button';
import { notify } from '@/ui/notify';
import { isPlainClick } from '@/ui/plain-click';

export interface RequestQuotationLabels {
  readonly action: string;
  /** The button's accessible name, with "{name}" for the product's. */
  readonly accessible: string;
  readonly onlyBuyersTitle: string;
  readonly onlyBuyers: string;
}

export interface RequestQuotationProps {
  /** The product's. */
  id: number;
  name: string;
  /** The request's address in the page's language. */
  href: string;
  labels: RequestQuotationLabels;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

/**
 * Leads a buyer to the request for this product. A visitor signs in first, by the guard of that page, and the product is
 * remembered meanwhile; other roles are told why not. Without JavaScript it is the address alone, and the server judges,
 * which also knows a session that this browser's storage has forgotten.
 */
export function RequestQuotation({ id, name, href, labels, variant, size, className }: RequestQuotationProps) {
  const press = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    const session = readStoredSession();
    if (session?.role === 'buyer') return;
    if (!session) {
      storePendingRfq(id, name);
      return;
    }
    event.preventDefault();
    void notify.alert({ title: labels.onlyBuyersTitle, text: labels.onlyBuyers });
  };
  return (
    <a
      href={href}
      aria-label={labels.accessible.replace('{name}', () => name)}
      className={buttonClass(variant, size, className)}
      onClick={press}
    >
      {labels.action}
    </a>
  );
}
