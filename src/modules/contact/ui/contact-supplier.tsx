'use client';

import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { readStoredSession, subscribeStoredSession } from '@/access/stored-session';
import { api } from '@/http/client';
import { Alert } from '@/ui/alert';
import { Button, buttonClass } from '@/ui/button';
import { notify } from '@/ui/notify';
import type { OwnContactRequest } from '../contact.schema';
import { ContactDetails } from './contact-details';

const AskDialog = lazy(async () => ({ default: (await import('./ask-dialog')).AskDialog }));

export interface ContactSupplierProps {
  readonly supplier: { readonly name: string; readonly id: number };
  /** The contact form, in the page's language. */
  readonly href: string;
  readonly labels: Readonly<Record<
    'action' | 'waiting' | 'asked' | 'refused' | 'details' | 'person' | 'email' | 'phone' | 'address' | 'none' | 'title' | 'text' | 'reason' | 'send' | 'sending' | 'cancel' | 'close' | 'failed', string
  >>;
  /** Sentences of the refusals that can come. */
  readonly errors: Readonly<Record<string, string>>;
}

/**
 * The way to a supplier. A visitor gets the contact form; a party that is signed in asks for the details, sees that its
 * request waits, and reads them once HR has approved. An island: the page around it is the same for everybody.
 */
export function ContactSupplier({ supplier, href, labels, errors }: ContactSupplierProps) {
  const session = useSyncExternalStore(subscribeStoredSession, readStoredSession, () => null);
  const isParty = session !== null;
  const [request, setRequest] = useState<OwnContactRequest | null>(null);
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    if (!isParty) return;
    const leaving = new AbortController();
    api('GET /api/account/contact-requests', { signal: leaving.signal })
      .then((requests) => setRequest(requests.find(({ party }) => party.id === supplier.id) ?? null))
      .catch(() => undefined); // the button stays: asking says what is wrong
    return () => leaving.abort();
  }, [isParty, supplier.id]);

  if (!isParty) return <a href={href} className={buttonClass('secondary', 'md', 'justify-self-start')}>{labels.action}</a>;
  if (request?.status === 'pending') return <Alert live="none">{labels.waiting}</Alert>;
  if (request?.details) {
    return (
      <section className="rule-dashed grid gap-1 pt-3">
        <h3>{labels.details}</h3>
        <ContactDetails details={request.details} labels={labels} />
      </section>
    );
  }
  return (
    <>
      {request?.status === 'rejected' && <Alert tone="warn" live="none">{labels.refused}<bdi className="block">{request.reject_reason}</bdi></Alert>}
      <Button className="justify-self-start" onClick={() => setAsking(true)}>{labels.action}</Button>
      {isAsking && (
        <Suspense fallback={null}>
          <AskDialog
            supplierId={supplier.id} labels={labels} errors={errors} onClose={() => setAsking(false)}
            onAsked={(asked) => {
              setRequest(asked);
              setAsking(false);
              notify.success(labels.asked);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
