'use client';

import { useTranslations } from 'next-intl';
import type { MessageKey } from '@/i18n/message-key';
import { HeldMark } from '@/table/held-mark';
import { useOwnHeld } from '@/table/own-held-notice';
import { TargetPrice } from '@/table/target-price';
import { Instant } from '@/table/values';
import { Badge } from '@/ui/badge';
import type { RfqAnswer } from '../rfq.schema';

interface RfqThreadProps {
  readonly messages: RfqAnswer['notifications'];
  /** The RFQ's. */
  readonly currency: RfqAnswer['currency'];
  readonly title?: string;
}

/** The messages of an RFQ, oldest first; every one of them unless `title` says otherwise. */
export function RfqThread({ messages, currency, title }: RfqThreadProps) {
  const t = useTranslations();
  const held = useOwnHeld('message');
  const kind = (title: string) => {
    const key = `rfq.messageKind.${title}` as MessageKey;
    return t.has(key) ? t(key) : title;
  };
  return (
    <section className="grid gap-2">
      <h3>{title ?? t('rfq.messages')}</h3>
      {messages.length === 0 && <p className="text-sm text-muted">{t('rfq.noMessages')}</p>}
      <ul className="grid gap-3">
        {messages.map((message) => (
          <li key={message.id} className="card grid gap-1 p-3 text-sm">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Badge>{kind(message.title)}</Badge>
              <bdi className="font-semibold">{message.author}</bdi>
              <span className="ms-auto text-xs text-muted">
                <Instant at={message.created_at} />
              </span>
            </p>
            <TargetPrice amount={message.target_price} currency={currency} />
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {message.message}
            </p>
            <OwnMark status={held.get(message.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnMark({ status }: { status: 'held' | 'kept' | undefined }) {
  return status === undefined ? null : <HeldMark status={status} reader="authorOfRfq" />;
}
