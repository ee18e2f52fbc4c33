'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { api } from '@/http/client';
import type { Locale } from '@/i18n/locales';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import { toldDays } from '../told-days.schema';
import type { VoyageAnswer } from '../voyage.schema';
import { DAYS, MILES } from './miles-label';
import type { PortPickerProps } from './port-picker';
import { rememberPort, useRememberedPort } from './remembered-port';

const PortPicker = lazy(async () => ({ default: (await import('./port-picker')).PortPicker }));

export interface VoyageEstimateProps {
  /** Where the goods are. */
  readonly port: { readonly code: string; readonly name: string };
  /** The page of that port, in the page's language; it has all distances, also without JavaScript. */
  readonly page: string;
  readonly locale: Locale;
  readonly labels: PortPickerProps['labels'] & Readonly<Record<
    'title' | 'intro' | 'change' | 'calculating' | 'retry' | 'samePort' | 'distance' | 'time' | 'way' | 'openSea' | 'show' | 'all' | 'note' | 'miles', string
  >>;
  /** How days are told, by plural category. */
  readonly days: Readonly<Record<string, string>>;
  /** Names of the passages. */
  readonly passages: Readonly<Record<string, string>>;
}

type Estimate = { readonly to: string; readonly voyage: VoyageAnswer | null };

/** The voyage to a port once it is known; null while it is on its way. `voyage` is null when it could not be had. */
function useEstimate(from: string, to: string | null, lang: Locale): { estimate: Estimate | null; retry: () => void } {
  const [estimate, setEstimate] = useState<Estimate | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (to === null || to === from) return;
    const leaving = new AbortController();
    api('GET /api/ports/{code}/voyage', { params: { code: from }, query: { to, lang }, signal: leaving.signal })
      .then((voyage) => setEstimate({ to, voyage }))
      .catch(() => leaving.signal.aborted || setEstimate({ to, voyage: null }));
    return () => leaving.abort();
  }, [from, to, lang, turn]);
  const retry = () => {
    setEstimate(null);
    setTurn((before) => before + 1);
  };
  return { estimate: estimate?.to === to ? estimate : null, retry };
}

/** How far it is by sea from a product's port to the reader's, which the browser remembers. */
export function VoyageEstimate({ port, page, locale, labels, days, passages }: VoyageEstimateProps) {
  const to = useRememberedPort();
  const [isPicking, setPicking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { estimate, retry } = useEstimate(port.code, to, locale);
  const pick = (code: string) => {
    rememberPort(code);
    setPicking(false);
    // The field that had the focus goes; the button comes back in its place.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <section className="grid gap-2">
      <h2>{labels.title}</h2>
      <div className="card grid gap-4 p-5">
        <p className="text-sm">{labels.intro}</p>
        <div aria-live="polite" className="grid gap-4 empty:hidden">
          {to === port.code && <p className="text-sm font-medium">{labels.samePort}</p>}
          {to !== null && to !== port.code && !estimate && <div className="grid gap-2 text-sm text-muted"><Skeleton className="h-14" />{labels.calculating}</div>}
          {estimate?.voyage && <Figures voyage={estimate.voyage} {...{ locale, labels, days, passages }} />}
          {estimate && !estimate.voyage && (
            <p className="flex flex-wrap items-center gap-3 text-sm">{labels.failed}<Button size="sm" onClick={retry}>{labels.retry}</Button></p>
          )}
        </div>
        {isPicking && (
          <Suspense fallback={<Skeleton className="h-16" />}>
            <PortPicker value={to} onPick={pick} labels={labels} lang={locale} />
          </Suspense>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {!isPicking && <Button ref={button} className="noscript:hidden" onClick={() => setPicking(true)}>{to === null ? labels.choose : labels.change}</Button>}
          {estimate?.voyage && <a href={`${page}/voyage?to=${estimate.to}`} className="link text-sm">{labels.show}</a>}
          <a href={`${page}#distances`} className="link text-sm">{labels.all}</a>
        </div>
      </div>
    </section>
  );
}

function Figures({ voyage, locale, labels, days, passages }: { voyage: VoyageAnswer } & Pick<VoyageEstimateProps, 'locale' | 'labels' | 'days' | 'passages'>) {
  const told = toldDays(voyage.days);
  const time = days[new Intl.PluralRules(locale).select(told)]?.replace(DAYS, new Intl.NumberFormat(locale).format(told));
  const miles = labels.miles.replace(MILES, new Intl.NumberFormat(locale).format(voyage.distance_nm));
  const way = voyage.via.map(({ code }) => passages[code]).join(' · ') || labels.openSea;
  const facts = [[labels.yourPort, <bdi key="port">{voyage.to.name}</bdi>], [labels.distance, <bdi key="miles">{miles}</bdi>], [labels.time, time], [labels.way, way]] as const;
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
        {facts.map(([term, value]) => (
          <div key={term} className="last:col-span-full">
            <dt className="text-xs text-muted">{term}</dt>
            <dd className="font-semibold tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-xs text-muted">{labels.note}</p>
    </>
  );
}
