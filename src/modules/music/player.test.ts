import { describe, expect, it } from 'vitest';
import type { Track } from './music.schema';
import { clockTime, currentTrack, play, startPlayer, type Player, type PlayerEvent } from './player';
import { SAMPLE_TRACKS } from './sample-tracks';

const after = (...events: PlayerEvent[]): Player => events.reduce(play, startPlayer(SAMPLE_TRACKS));
const other: Track = { id: 'x', title: 'X', artist: 'Y', url: '/x.mp3', album: '', year: '', duration: 1 };

describe('the music player', () => {
  it('begins at the first of three tracks, silent, at 0.7', () => {
    expect(after()).toMatchObject({ index: 0, playing: false, volume: 0.7 });
    expect(SAMPLE_TRACKS).toHaveLength(3);
  });

  it('wraps around in both directions, and goes on playing or waiting as it was', () => {
    expect(after({ type: 'previous' })).toMatchObject({ index: 2, playing: false });
    expect(after({ type: 'next' }, { type: 'next' }, { type: 'next' })).toMatchObject({ index: 0, playing: false });
    expect(after({ type: 'play' }, { type: 'next' })).toMatchObject({ index: 1, playing: true });
  });

  it('goes on to the next track when one ends, also from the last to the first', () => {
    expect(after({ type: 'play' }, { type: 'ended' })).toMatchObject({ index: 1, playing: true });
    expect(after({ type: 'pick', index: 2 }, { type: 'ended' })).toMatchObject({ index: 0, playing: true });
  });

  it('waits when the browser does not let it begin', () => {
    expect(after({ type: 'play' }, { type: 'blocked' })).toMatchObject({ playing: false });
  });

  it('begins a track anew that is alone in the list', () => {
    const alone = play(startPlayer([other]), { type: 'play' });
    const next = play(alone, { type: 'next' });
    expect(next).toMatchObject({ index: 0, playing: true });
    expect(next.begun).toBeGreaterThan(alone.begun);
  });

  it('keeps its volume between 0 and 1', () => {
    expect([2, -1, 0.33].map((volume) => after({ type: 'volume', volume }).volume)).toEqual([1, 0, 0.33]);
  });

  it('takes tracks in once, and out again with the place kept', () => {
    expect(after({ type: 'add', track: other }, { type: 'add', track: other }).tracks).toHaveLength(4);
    expect(currentTrack(after({ type: 'pick', index: 2 }, { type: 'remove', index: 0 }))?.id).toBe('marsa-3');
    expect(after({ type: 'pick', index: 2 }, { type: 'remove', index: 2 })).toMatchObject({ index: 0, playing: false });
    expect(play(startPlayer([other]), { type: 'remove', index: 0 }).tracks).toHaveLength(1);
    expect(after({ type: 'pick', index: 9 })).toMatchObject({ index: 0, playing: false });
    expect(play(startPlayer([]), { type: 'play' })).toMatchObject({ playing: false });
  });

  it.each([[0, '0:00'], [59.9, '0:59'], [60, '1:00'], [NaN, '0:00'], [Infinity, '0:00'], [-3, '0:00']])('shows %s seconds as %s', (seconds, text) => expect(clockTime(seconds)).toBe(text));
});
