'use client';

import { lazy, Suspense, useEffect, useState, type MouseEvent } from 'react';
import { clearPendingRfq, readStoredSession, subscribeStoredSession } from '@/access/stored-session';
import type { Locale } from '@/i18n/locales';
import { buttonClass, type ButtonSize, type ButtonVariant } from '@/ui/button';
import { notify } from '@/ui/notify';
import type { RequestedCatalog } from './product-choice';

const RfqDialog = lazy(async () => ({ default: (await import('./rfq-dialog')).RfqDialog }));

/** What the address of a page says when its dialog is to be opened: a visitor comes back to it from the login. */
const ASKED = { name: 'rfq', value: 'new' } as const;

export interface StartRfqProps {
  locale: Locale;
  /** The login, with the way back to this page and its dialog. */
  href: string;
  labels: { action: string; accessible?: string; onlyBuyersTitle: string; onlyBuyers: string };
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The catalog whose products are asked for. */
  catalog?: RequestedCatalog | undefined;
  /** Opens by itself when the address asks for it; one on a page, and one for each catalog. */
  opensByAddress?: boolean;
}

/** Whether the address asks for this dialog: that of a catalog, or the one without. */
function isAsked(catalogId: number | undefined): boolean {
  const asked = new URLSearchParams(window.location.search);
  return asked.get(ASKED.name) === ASKED.value && (asked.get('catalog') ?? '') === String(catalogId ?? '');
}

/**
 * Opens the home page's RFQ dialog for a buyer. A visitor signs in first and comes back to it; other roles are told why
 * not. The form and its words are fetched when they are needed.
 */
export function StartRfq({ locale, href, labels, variant, size, catalog, opensByAddress = false }: StartRfqProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!opensByAddress) return undefined;
    const openIfAsked = () => {
      if (!isAsked(catalog?.id) || readStoredSession()?.role !== 'buyer') return;
      window.history.replaceState(null, '', window.location.pathname);
      setOpen(true);
    };
    openIfAsked();
    // Who is signed in may be known later, where the browser's storage was emptied.
    return subscribeStoredSession(openIfAsked);
  }, [opensByAddress, catalog?.id]);
  const press = (event: MouseEvent) => {
    const session = readStoredSession();
    if (!session) {
      // What is asked for last counts after the login: a product that was kept before would win over it.
      clearPendingRfq();
      return;
    }
    event.preventDefault();
    if (session.role === 'buyer') setOpen(true);
    else void notify.alert({ title: labels.onlyBuyersTitle, text: labels.onlyBuyers });
  };
  return (
    <>
      <a href={href} aria-label={labels.accessible} className={buttonClass(variant, size)} onClick={press}>{labels.action}</a>
      {isOpen && <Suspense fallback={null}><RfqDialog locale={locale} catalog={catalog} onClose={() => setOpen(false)} /></Suspense>}
    </>
  );
}
