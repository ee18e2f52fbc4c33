'use client';

import { MessageSquarePlus, SendHorizontal, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { IconButton } from '@/ui/icon-button';
import { useVisibleHeight } from '@/ui/use-visible-height';
import type { CannedTopic } from '../assistant.schema';
import { LIMITS } from '../conversation';
import { ChatLog } from './chat-log';
import { useConversation } from './use-conversation';

export interface AssistantPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly topics: readonly CannedTopic[];
}

/** The chat with the assistant. It stays while it is closed, so that an answer under way arrives. */
export function AssistantPanel({ open, onClose, topics }: AssistantPanelProps) {
  const t = useTranslations('assistant');
  const common = useTranslations('common');
  const titleId = useId();
  const { lines, typing, send, tell, clear } = useConversation(topics);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);
  useVisibleHeight(panel);
  useEffect(() => {
    if (open) input.current?.focus();
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  }
  return (
    <section ref={panel} role="dialog" aria-labelledby={titleId} className="widget-panel assistant-panel" hidden={!open} onKeyDown={onKeyDown}>
      <header className="widget-header on-band">
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="text-base">{t('title')}</h2>
          <p className="text-xs text-on-band-muted">{t('subtitle')}</p>
        </div>
        <IconButton label={t('clear')} size="sm" className="text-on-band" onClick={() => { clear(); input.current?.focus(); }}><MessageSquarePlus aria-hidden="true" /></IconButton>
        <IconButton label={common('close')} size="sm" className="text-on-band" onClick={onClose}><X aria-hidden="true" /></IconButton>
      </header>
      <ChatLog lines={lines} typing={typing} onTold={tell} />
      <ChatForm onSend={send} inputRef={input} />
    </section>
  );
}

/** Enter sends, as does the button. What shows nothing is not sent. */
function ChatForm({ onSend, inputRef }: { onSend: (text: string) => Promise<void>; inputRef: React.RefObject<HTMLInputElement | null> }) {
  const t = useTranslations('assistant');
  const [typed, setTyped] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === '') return;
    setTyped('');
    void onSend(typed);
    inputRef.current?.focus();
  }
  return (
    <form className="widget-form" onSubmit={submit}>
      <input
        ref={inputRef} className="control" dir={typed === '' ? undefined : 'auto'} autoComplete="off" enterKeyHint="send" maxLength={LIMITS.text} aria-label={t('input')} placeholder={t('placeholder')}
        value={typed} onChange={(event) => setTyped(event.target.value)}
      />
      <IconButton type="submit" variant="ink" label={t('send')}><SendHorizontal aria-hidden="true" className="mirror-rtl" /></IconButton>
    </form>
  );
}
