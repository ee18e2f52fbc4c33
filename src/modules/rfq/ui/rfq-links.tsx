'use client';

import { useEffect } from 'react';
import { readStoredSession, storePendingRfq } from '@/access/stored-session';
import { notify } from '@/ui/notify';
import { isPlainClick } from '@/ui/plain-click';

interface RfqLinksProps {
  onlyBuyersTitle: string;
  onlyBuyers: string;
}

/**
 * Stands at every Request Quotation button of the page, once, in the layout: a buyer is led to the request. A visitor
 * signs in first, by the guard of that page, and the product is remembered meanwhile; other roles are told why not. The
 * server judges again, which also knows a session that this browser's storage has forgotten.
 */
export function RfqLinks({ onlyBuyersTitle, onlyBuyers }: RfqLinksProps) {
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-rfq]') : null;
      if (!link || !isPlainClick(event)) return;
      const session = readStoredSession();
      if (session?.role === 'buyer') return;
      if (!session) {
        storePendingRfq(Number(link.dataset['rfq']), link.dataset['product'] ?? '');
        return;
      }
      event.preventDefault();
      void notify.alert({ title: onlyBuyersTitle, text: onlyBuyers });
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [onlyBuyersTitle, onlyBuyers]);
  return null;
}
