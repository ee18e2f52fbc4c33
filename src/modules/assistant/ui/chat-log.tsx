'use client';

import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import { SoftLink } from '@/ui/soft-link';
import { VisuallyHidden } from '@/ui/visually-hidden';
import type { Line } from '../conversation';
import { HelpOffer } from './help-offer';

interface ChatLogProps {
  readonly lines: readonly Line[];
  readonly typing: boolean;
  /** Adds something that the assistant says. */
  readonly onTold: (text: string) => void;
}

/** What was said. New lines are read out politely, and are scrolled to. */
export function ChatLog({ lines, typing, onTold }: ChatLogProps) {
  const t = useTranslations('assistant');
  const log = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [lines, typing]);
  return (
    <div ref={log} role="log" aria-live="polite" aria-label={t('log')} tabIndex={0} className="chat-log">
      <Bubble sender="bot" text={t('greeting')} />
      {lines.map((line) => (
        <Bubble key={line.id} {...line}>
          {line.sources && line.sources.length > 0 && (
            <ul className="chat-sources" aria-label={t('sources')}>
              {line.sources.map(({ title, href }) => <li key={href}><SoftLink href={href} className="link" dir="auto">{title}</SoftLink></li>)}
            </ul>
          )}
          {line.help && <HelpOffer {...line.help} onTold={onTold} />}
        </Bubble>
      ))}
      {typing && <p role="status" className="chat-bubble chat-typing"><VisuallyHidden>{t('typing')}</VisuallyHidden><i aria-hidden="true" /><i aria-hidden="true" /><i aria-hidden="true" /></p>}
    </div>
  );
}

function Bubble({ sender, text, children }: { sender: Line['sender']; text: string; children?: React.ReactNode }) {
  const t = useTranslations('assistant');
  return (
    <div className="chat-bubble" data-sender={sender}>
      <VisuallyHidden>{`${t(sender === 'user' ? 'you' : 'title')}: `}</VisuallyHidden>
      <p dir="auto" className="whitespace-pre-line">{text}</p>
      {children}
    </div>
  );
}
