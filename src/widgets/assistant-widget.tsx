'use client';

import { NextIntlClientProvider } from 'next-intl';
import { useLanguage } from '@/i18n/use-language';
import { AssistantPanel } from '@/modules/assistant/ui/assistant-panel';
import type { WidgetPanelProps } from './widget-launcher';

/** The assistant's panel with its words. */
export default function AssistantWidget({ texts: { messages, topics }, open, onClose }: WidgetPanelProps) {
  return (
    <NextIntlClientProvider locale={useLanguage().language} messages={messages} timeZone="UTC">
      <AssistantPanel open={open} onClose={onClose} topics={topics} />
    </NextIntlClientProvider>
  );
}
