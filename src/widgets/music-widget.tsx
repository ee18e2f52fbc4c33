'use client';

import { NextIntlClientProvider } from 'next-intl';
import { useLanguage } from '@/i18n/use-language';
import { MusicPanel } from '@/modules/music/ui/music-panel';
import type { WidgetPanelProps } from './widget-launcher';

/** The music player's panel with its words. */
export default function MusicWidget({ texts: { messages }, open, onClose }: WidgetPanelProps) {
  return (
    <NextIntlClientProvider locale={useLanguage().language} messages={messages} timeZone="UTC">
      <MusicPanel open={open} onClose={onClose} />
    </NextIntlClientProvider>
  );
}
