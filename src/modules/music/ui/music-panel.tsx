'use client';

import { Pause, Play, SkipBack, SkipForward, Volume1, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { IconButton } from '@/ui/icon-button';
import { notify } from '@/ui/notify';
import { useVisibleHeight } from '@/ui/use-visible-height';
import type { Track } from '../music.schema';
import { clockTime, SEEK, VOLUME } from '../player';
import { Playlist } from './playlist';
import { TrackSearch } from './track-search';
import { useAudio } from './use-audio';

export interface MusicPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The music player. It stays while it is closed, so that the music plays on; it never starts by itself. */
export function MusicPanel({ open, onClose }: MusicPanelProps) {
  const t = useTranslations('music');
  const common = useTranslations('common');
  const titleId = useId();
  const sound = useAudio(() => notify.error(t('cannotPlay')));
  const { player, dispatch } = sound;
  const panel = useRef<HTMLElement>(null);
  useVisibleHeight(panel);
  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }
  const informs = (track: Track, text: string) => {
    if (track.url === null) void notify.alert({ title: track.title, text });
    return track.url === null;
  };
  function add(track: Track) {
    if (informs(track, t('infoOnlyAdd'))) return;
    dispatch({ type: 'add', track });
    notify.success(t('added'));
  }
  function playFound(track: Track) {
    if (informs(track, t('infoOnlyPlay'))) return;
    const known = player.tracks.findIndex(({ id }) => id === track.id);
    dispatch({ type: 'add', track });
    dispatch({ type: 'pick', index: known === -1 ? player.tracks.length : known });
  }
  return (
    <section ref={panel} role="dialog" aria-labelledby={titleId} className="widget-panel music-panel" hidden={!open} data-playing={player.playing || undefined} onKeyDown={onKeyDown}>
      {/* Music has no words that could be captioned. */}
      <audio {...sound.element} />
      <header className="widget-header on-band">
        <h2 id={titleId} className="flex-1 text-base">{t('title')}</h2>
        <IconButton label={common('close')} size="sm" className="text-on-band" onClick={onClose}><X aria-hidden="true" /></IconButton>
      </header>
      <div className="widget-body">
        <Controls sound={sound} />
        <Playlist player={player} dispatch={dispatch} />
        <TrackSearch onPlay={playFound} onAdd={add} />
      </div>
    </section>
  );
}

/** The keys of a recorder and their sliders point along the tape and not along the text: they are the same in every language. */
function Controls({ sound: { player, track, dispatch, at, duration, position, seek } }: { sound: ReturnType<typeof useAudio> }) {
  const t = useTranslations('music');
  return (
    <div className="grid gap-2">
      <div>
        <p dir="auto" className="truncate font-semibold">{track?.title}</p>
        <p dir="auto" className="truncate text-sm text-muted">{[track?.artist, track?.album].filter(Boolean).join(' · ')}</p>
      </div>
      <div dir="ltr" className="grid gap-1">
        <input
          type="range" className="slider" min={SEEK.least} max={SEEK.most} step={1} value={Math.round(position)} aria-label={t('seek')}
          aria-valuetext={t('seekValue', { at: clockTime(at), duration: clockTime(duration) })} onChange={(event) => seek(Number(event.target.value))}
        />
        <p aria-hidden="true" className="flex justify-between text-xs text-muted tabular"><span>{clockTime(at)}</span><span>{clockTime(duration)}</span></p>
      </div>
      <div dir="ltr" className="flex items-center gap-1">
        <IconButton label={t('previous')} onClick={() => dispatch({ type: 'previous' })}><SkipBack aria-hidden="true" /></IconButton>
        <IconButton label={t(player.playing ? 'pause' : 'play')} variant="ink" data-autofocus onClick={() => dispatch({ type: player.playing ? 'pause' : 'play' })}>
          {player.playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </IconButton>
        <IconButton label={t('next')} onClick={() => dispatch({ type: 'next' })}><SkipForward aria-hidden="true" /></IconButton>
        <label className="ms-auto flex min-w-0 flex-1 items-center justify-end gap-2">
          <Volume1 aria-hidden="true" className="size-5 flex-none text-muted" />
          <input
            type="range" className="slider max-w-28" min={VOLUME.least} max={VOLUME.most} step={VOLUME.step} value={player.volume} aria-label={t('volume')}
            onChange={(event) => dispatch({ type: 'volume', volume: Number(event.target.value) })}
          />
        </label>
      </div>
    </div>
  );
}
