'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, type Dispatch } from 'react';
import { IconButton } from '@/ui/icon-button';
import { clockTime, type Player, type PlayerEvent } from '../player';

/** What is played one after the other. A press plays a track; the last one cannot be taken away. */
export function Playlist({ player: { tracks, index }, dispatch }: { player: Player; dispatch: Dispatch<PlayerEvent> }) {
  const t = useTranslations('music');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="rule-dashed pt-3">
      <h3 id={titleId} className="text-sm">{t('playlist')}</h3>
      <ol className="mt-1 grid">
        {tracks.map((track, at) => (
          <li key={track.id} className="flex items-center gap-1">
            <button
              type="button" className="track" aria-current={at === index ? 'true' : undefined} aria-label={t('playTrack', { title: track.title })}
              onClick={() => dispatch({ type: 'pick', index: at })}
            >
              <span dir="auto" className="min-w-0 flex-1 truncate text-start">{track.title}</span>
              <span dir="ltr" className="text-xs text-muted tabular">{clockTime(track.duration)}</span>
            </button>
            {tracks.length > 1 && (
              <IconButton size="sm" label={t('removeTrack', { title: track.title })} onClick={() => dispatch({ type: 'remove', index: at })}><Trash2 aria-hidden="true" /></IconButton>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
