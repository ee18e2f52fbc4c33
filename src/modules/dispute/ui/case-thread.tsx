'use client';

import { clsx } from 'clsx';
import { MessagesSquare, Paperclip } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { api } from '@/http/client';
import { useOpenThread } from '@/table/open-thread';
import { HeldMark } from '@/table/held-mark';
import { useOthersText } from '@/table/others-text';
import { useCall, useReturn } from '@/table/use-call';
import { Instant } from '@/table/values';
import { Alert } from '@/ui/alert';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Loading, SkeletonRows } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';
import { caseFilePath, type MessageAnswer } from '../case.schema';
import { MessageForm } from './message-form';
import { useReloadOn } from './use-reload-on';

interface CaseThreadProps {
  readonly disputeId: number;
  /** Whether the case still takes messages. */
  readonly isOpen: boolean;
  /** Whatever changes when there may be news: the thread is then asked for again. */
  readonly stamp: unknown;
  /** Told when messages have been marked as read. */
  readonly onRead?: () => void;
}

/** The one thread of a case, the oldest message first, and below it the next one to write. */
export function CaseThread({ disputeId, isOpen, stamp, onRead }: CaseThreadProps) {
  const t = useTranslations();
  const { state, reload, retry, change } = useCall('GET /api/disputes/{disputeId}/messages', { params: { disputeId } });
  useReloadOn(stamp, reload);
  useReturn(reload);
  const messages = state.phase === 'ready' ? state.answer : undefined;
  useReadMark(disputeId, messages, onRead);
  useOpenThread(disputeId);
  if (state.phase === 'loading') return <Loading status={t('common.loading')}><SkeletonRows rows={4} /></Loading>;
  if (state.phase === 'failed') return <Alert tone="bad" action={<Button size="sm" onClick={retry}>{t('common.retry')}</Button>}>{t('dispute.threadFailed')}</Alert>;
  return (
    <div className="grid gap-4">
      <Messages messages={state.answer} />
      {isOpen
        ? <MessageForm key={disputeId} disputeId={disputeId} onSent={(message) => change((before) => [message, ...before.filter(({ id }) => id !== message.id)])} />
        : <Alert live="none">{t('dispute.threadClosed')}</Alert>}
    </div>
  );
}

/** Marks a thread as read up to its newest message of somebody else, once it stands on a visible page; also when one further up has only now been released. */
function useReadMark(disputeId: number, messages: readonly MessageAnswer[] | undefined, onRead: (() => void) | undefined): void {
  const marked = useRef('');
  const newest = messages?.find(({ isOwn }) => !isOwn)?.id ?? 0;
  const unread = messages?.filter(({ isUnread }) => isUnread).map(({ id }) => id).join(' ') ?? '';
  useEffect(() => {
    if (unread === marked.current || document.visibilityState !== 'visible') return;
    marked.current = unread;
    if (unread === '') return;
    api('PUT /api/disputes/{disputeId}/messages/read', { params: { disputeId }, body: { messageId: newest } })
      .then(() => onRead?.())
      .catch(() => {
        marked.current = ''; // it is marked with the next reading
      });
  }, [disputeId, newest, unread, onRead]);
}

function Messages({ messages }: { messages: readonly MessageAnswer[] }) {
  const t = useTranslations('dispute');
  const log = useRef<HTMLDivElement>(null);
  const newest = messages[0]?.id;
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [newest]);
  if (messages.length === 0) return <EmptyState icon={<MessagesSquare aria-hidden="true" />} sentence={t('threadEmpty')} why={t('threadEmptyWhy')} />;
  return (
    <div ref={log} role="log" aria-label={t('message')} tabIndex={0} className="max-h-[60dvh] overflow-y-auto rounded border border-line bg-sunken p-3">
      <ol className="grid gap-3">{messages.toReversed().map((message) => <Message key={message.id} message={message} />)}</ol>
    </div>
  );
}

function Message({ message }: { message: MessageAnswer }) {
  const t = useTranslations('dispute');
  const format = useFormatter();
  const others = useOthersText();
  return (
    <li className={clsx('card grid max-w-[90%] min-w-0 gap-1 p-3 text-sm', message.isOwn ? 'ms-auto' : 'me-auto')}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge>{t(`sides.${message.by}`)}</Badge>
        <bdi className="font-semibold">{message.isOwn ? t('you') : message.author}</bdi>
        <span className="ms-auto text-xs text-muted"><Instant at={message.createdAt} /></span>
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">{message.text}</p>
      {message.files.map((file) => (
        <TextLink key={file.id} href={caseFilePath(file.id)} target="_blank" rel="noopener" className="inline-flex items-center gap-1 wrap-anywhere">
          <Paperclip aria-hidden="true" size={14} className="flex-none" />
          <bdi>{others(file.fileName)}</bdi>
        </TextLink>
      ))}
      {message.held !== null && <HeldMark status={message.held} reader={!message.isOwn ? 'arbitrator' : message.by === 'arbitrator' ? 'arbitratorOwn' : 'author'} />}
      {message.isOwn && message.readBy.length > 0 && (
        <p className="text-xs text-muted">{t('readBy', { names: format.list(message.readBy.map((side) => t(`sides.${side}`))) })}</p>
      )}
    </li>
  );
}
