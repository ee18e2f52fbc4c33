import type { Track } from './music.schema';

/** The music player's state: what is played, and how. */
export interface Player {
  readonly tracks: readonly Track[];
  readonly index: number;
  readonly playing: boolean;
  /** Counts the tracks that were begun, so that the same one begun anew is a change. */
  readonly begun: number;
  /** 0 to 1. */
  readonly volume: number;
}

export type PlayerEvent =
  | { readonly type: 'play' | 'pause' | 'next' | 'previous' | 'ended' | 'blocked' }
  | { readonly type: 'pick' | 'remove'; readonly index: number }
  | { readonly type: 'add'; readonly track: Track }
  | { readonly type: 'volume'; readonly volume: number };

export const VOLUME = { least: 0, most: 1, step: 0.01, start: 0.7 } as const;
export const SEEK = { least: 0, most: 100 } as const;

/** A player that waits at the first track: it never starts by itself. */
export function startPlayer(tracks: readonly Track[]): Player {
  return { tracks, index: 0, playing: false, begun: 0, volume: VOLUME.start };
}

/** The track under the needle, if there is any. */
export function currentTrack({ tracks, index }: Player): Track | undefined {
  return tracks[index];
}

function goTo(player: Player, index: number, playing: boolean): Player {
  const count = player.tracks.length;
  return count === 0 ? { ...player, playing: false } : { ...player, index: (index + count) % count, playing, begun: player.begun + 1 };
}

function remove(player: Player, index: number): Player {
  if (player.tracks.length <= 1 || !player.tracks[index]) return player;
  const tracks = player.tracks.filter((_, at) => at !== index);
  if (index !== player.index) return { ...player, tracks, index: index < player.index ? player.index - 1 : player.index };
  return goTo({ ...player, tracks }, index % tracks.length, false);
}

/** What an event makes of the player. Next and previous wrap around; a track's end leads to the next. */
export function play(player: Player, event: PlayerEvent): Player {
  switch (event.type) {
    case 'play': return currentTrack(player) ? { ...player, playing: true } : player;
    case 'pause': case 'blocked': return { ...player, playing: false };
    case 'next': return goTo(player, player.index + 1, player.playing);
    case 'previous': return goTo(player, player.index - 1, player.playing);
    case 'ended': return goTo(player, player.index + 1, true);
    case 'pick': return player.tracks[event.index] ? goTo(player, event.index, true) : player;
    case 'add': return player.tracks.some(({ id }) => id === event.track.id) ? player : { ...player, tracks: [...player.tracks, event.track] };
    case 'remove': return remove(player, event.index);
    case 'volume': return { ...player, volume: Math.min(VOLUME.most, Math.max(VOLUME.least, event.volume)) };
  }
}

/** Seconds as a clock shows them. */
export function clockTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
