'use client';

import { X } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { Suspense, useState, useSyncExternalStore } from 'react';
import type { Locale } from '@/i18n/locales';
import { useLanguage } from '@/i18n/use-language';
import { IconButton } from '@/ui/icon-button';

const KEY = 'languageOffer';
const REFUSED = 'refused';

/** The first of the browser's languages that the site speaks. */
function preferred(known: readonly Locale[]): Locale | null {
  const bases = navigator.languages.map((language) => language.toLowerCase().split('-')[0]);
  return bases.flatMap((base) => known.filter((locale) => locale === base))[0] ?? null;
}

function isRefused(): boolean {
  try {
    return localStorage.getItem(KEY) === REFUSED;
  } catch {
    return true; // storage is switched off: a bar that can't be sent away for good is not shown at all
  }
}

export interface LanguageOfferProps {
  current: Locale;
  /** The sentence and the cross's name in each language: the offer speaks the language that it offers. */
  offers: readonly { locale: Locale; text: string; dismiss: string }[];
}

/** This page in the offered language, with what was searched and the place on it. */
function OfferLink({ locale, text }: LanguageOfferProps['offers'][number]) {
  const query = useSearchParams().toString();
  return <a {...useLanguage().linkTo(locale, query)} className="font-semibold underline underline-offset-4">{text}</a>;
}

const nothing = () => () => undefined;

/**
 * A small bar that offers the browser's own language, where the page speaks another. Nobody is sent anywhere by force.
 * It lies over the notice strip until it is answered: only the browser knows whether it is needed, and a bar that came
 * later would push the whole page down.
 */
export function LanguageOffer({ current, offers }: LanguageOfferProps) {
  const [isGone, setGone] = useState(false);
  const wanted = useSyncExternalStore(nothing, () => (isRefused() ? null : preferred(offers.map(({ locale }) => locale))), () => null);
  const offer = offers.find(({ locale }) => locale === wanted);
  if (!offer || offer.locale === current || isGone) return null;
  const refuse = () => {
    localStorage.setItem(KEY, REFUSED);
    setGone(true);
  };
  return (
    <aside lang={offer.locale} className="absolute inset-0 z-10 bg-info-bg text-sm text-info" data-print="hide">
      <div className="page-width flex h-full items-center justify-between gap-4">
        <Suspense><OfferLink {...offer} /></Suspense>
        <IconButton size="sm" label={offer.dismiss} onClick={refuse}><X aria-hidden="true" /></IconButton>
      </div>
    </aside>
  );
}
