'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { api } from '@/http/client';
import { localizedPath } from '@/i18n/locales';
import { useLanguage } from '@/i18n/use-language';
import { Button } from '@/ui/button';
import { carryText } from '@/ui/carried-text';
import { SoftLink } from '@/ui/soft-link';
import type { Line } from '../conversation';

const LONGEST_TITLE = 120;

type HelpOfferProps = NonNullable<Line['help']> & { readonly onTold: (text: string) => void };

/** Where the assistant knew nothing: a signed-in party hands its question to our team with one press, a visitor takes it along to the form. */
export function HelpOffer({ by, question, onTold }: HelpOfferProps) {
  const t = useTranslations('assistant.help');
  const { language } = useLanguage();
  const [state, setState] = useState<'offered' | 'sending' | 'sent'>('offered');
  if (by === 'contact') return <SoftLink href={localizedPath(language, '/contact')} className="btn btn-secondary btn-sm mt-2" onClick={() => carryText('contactQuestion', question)}>{t('contact')}</SoftLink>;

  async function send() {
    setState('sending');
    try {
      const line = question.replace(/\s+/g, ' ').slice(0, LONGEST_TITLE).replace(/[\ud800-\udbff]$/, '');
      await api('POST /api/issues', { body: { title: `${t('title')}: ${line}`, text: question } });
      setState('sent');
      onTold(t('sent'));
    } catch {
      setState('offered');
      onTold(t('failed'));
    }
  }
  return <Button size="sm" className="mt-2" busy={state === 'sending'} disabled={state === 'sent'} onClick={() => void send()}>{t('offer')}</Button>;
}
