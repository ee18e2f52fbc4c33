'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { readStoredSession, subscribeStoredSession } from '@/access/stored-session';
import { api } from '@/http/client';
import { localizedPath } from '@/i18n/locales';
import { useLanguage } from '@/i18n/use-language';
import type { CannedTopic } from '../assistant.schema';
import { cannedTopicOf } from '../canned-answer';
import { historyOf, keepConversation, LIMITS, readConversation, type Line } from '../conversation';

type Reply = Pick<Line, 'text' | 'sources' | 'help'>;

const ownerNow = () => readStoredSession()?.vendorCode ?? '';

/** The conversation with the assistant, and how it goes on. What the server cannot answer is answered from `topics`, silently. */
export function useConversation(topics: readonly CannedTopic[]) {
  const t = useTranslations('assistant');
  const { language } = useLanguage();
  const [lines, setLines] = useState<readonly Line[]>(() => readConversation(ownerNow()));
  const [typing, setTyping] = useState(false);
  const newest = useRef(lines);

  function put(next: readonly Line[]) {
    newest.current = next;
    setLines(next);
    keepConversation(ownerNow(), next);
  }
  useEffect(() => subscribeStoredSession(() => {
    newest.current = readConversation(ownerNow());
    setLines(newest.current);
  }), []);

  const say = (sender: Line['sender'], reply: Reply) => {
    put([...newest.current, { ...reply, id: (newest.current.at(-1)?.id ?? 0) + 1, sender, timestamp: Date.now() }]);
  };

  async function ask(message: string): Promise<Reply> {
    const answer = await api('POST /api/chatbot/chat', { body: { message, history: historyOf(newest.current.slice(0, -1)), lang: language } });
    if (!answer?.response) throw new Error('no answer');
    return { text: answer.response, sources: answer.sources ?? [], ...(answer.help && { help: { by: answer.help, question: message } }) };
  }
  function fallBack(message: string): Reply {
    try {
      const topic = cannedTopicOf(message, topics, language);
      return topic ? { text: topic.answer, sources: topic.source ? [topic.source] : [] } : { text: t('default') };
    } catch {
      return { text: t('error'), sources: [{ title: t('help.contact'), href: localizedPath(language, '/contact') }] };
    }
  }

  /** Sends what was typed, unless it shows nothing or an answer is still awaited. Tells whether it went. */
  async function send(typed: string): Promise<void> {
    const message = typed.trim().slice(0, LIMITS.text);
    if (message === '' || typing) return;
    say('user', { text: message });
    setTyping(true);
    const reply = await ask(message).catch(() => fallBack(message));
    setTyping(false);
    say('bot', reply);
  }

  return { lines, typing, send, tell: (text: string) => say('bot', { text }), clear: () => put([]) };
}
