'use client';

import { ListPlus, Play, Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent } from 'react';
import { api } from '@/http/client';
import { IconButton } from '@/ui/icon-button';
import type { FoundTrack, Track } from '../music.schema';

type State = { readonly phase: 'idle' | 'loading' | 'failed' } | { readonly phase: 'found'; readonly tracks: readonly FoundTrack[] };
interface TrackSearchProps {
  readonly onPlay: (track: Track) => void;
  readonly onAdd: (track: Track) => void;
}

/** Searches through our own call. What shows nothing is not searched for; a newer search outruns an older one. */
export function TrackSearch({ onPlay, onAdd }: TrackSearchProps) {
  const t = useTranslations('music');
  const [state, setState] = useState<State>({ phase: 'idle' });
  const [words, setWords] = useState('');
  const newest = useRef(0);

  async function search(event: FormEvent) {
    event.preventDefault();
    const q = words.trim();
    if (q === '') return;
    const own = (newest.current += 1);
    setState({ phase: 'loading' });
    const next = await api('GET /api/music/search', { query: { q } }).then(({ tracks }): State => ({ phase: 'found', tracks }), (): State => ({ phase: 'failed' }));
    if (own === newest.current) setState(next);
  }
  return (
    <section className="rule-dashed grid gap-2 pt-3">
      <form role="search" aria-label={t('searchButton')} className="flex gap-2" onSubmit={(event) => void search(event)}>
        <input className="control control-sm" type="search" dir={words === '' ? undefined : 'auto'} autoComplete="off" maxLength={120} aria-label={t('search')} placeholder={t('search')} value={words} onChange={(event) => setWords(event.target.value)} />
        <IconButton type="submit" label={t('searchButton')} busy={state.phase === 'loading'}><Search aria-hidden="true" /></IconButton>
      </form>
      <div role="status" className="text-sm text-muted">
        {state.phase === 'loading' && t('searching')}
        {state.phase === 'found' && (state.tracks.length > 0 ? t('results', { count: state.tracks.length }) : <Words first={t('noTracks')} second={t('noTracksHint')} />)}
        {state.phase === 'failed' && <Words first={t('searchFailed')} second={t('searchFailedHint')} />}
      </div>
      {state.phase === 'found' && state.tracks.length > 0 && (
        <ul className="grid">
          {state.tracks.map((track) => <Found key={track.id} track={track} onPlay={onPlay} onAdd={onAdd} />)}
        </ul>
      )}
    </section>
  );
}

function Words({ first, second }: { first: string; second: string }) {
  return <><p className="font-semibold text-ink">{first}</p><p>{second}</p></>;
}

function Found({ track, onPlay, onAdd }: TrackSearchProps & { track: FoundTrack }) {
  const t = useTranslations('music');
  return (
    <li className="flex items-center gap-1 py-1">
      <div className="min-w-0 flex-1 text-sm">
        <p dir="auto" className="truncate">{track.title}</p>
        <p dir="auto" className="truncate text-xs text-muted">{[track.artist, track.album, track.year].filter(Boolean).join(' · ')}</p>
      </div>
      <IconButton size="sm" label={t('playTrack', { title: track.title })} onClick={() => onPlay(track)}><Play aria-hidden="true" /></IconButton>
      <IconButton size="sm" label={t('addTrack', { title: track.title })} onClick={() => onAdd(track)}><ListPlus aria-hidden="true" /></IconButton>
    </li>
  );
}
