'use client';

import { Command } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/ui/icon-button';
import { useCommands } from './command-centre';

/** Opens the commands without a keyboard, and tells of their key. */
export function PaletteButton() {
  const t = useTranslations('dashboard');
  const { openPalette } = useCommands();
  return (
    <IconButton label={t('commands.title')} title={`${t('commands.title')} (Ctrl+K)`} aria-haspopup="dialog" aria-keyshortcuts="Control+K" onClick={openPalette} className="max-sm:hidden">
      <Command aria-hidden="true" />
    </IconButton>
  );
}
