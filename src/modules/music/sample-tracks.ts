import type { Track } from './music.schema';

/** What the playlist begins with: made for this site (scripts/make-music.ts). */
export const SAMPLE_TRACKS: readonly Track[] = [
  { id: 'marsa-1', title: 'Morning at the Quay', artist: 'Marsa Mart', url: '/music/morning-at-the-quay.mp3', album: 'Harbour Hours', year: '2026', duration: 51 },
  { id: 'marsa-2', title: 'Slow Tide', artist: 'Marsa Mart', url: '/music/slow-tide.mp3', album: 'Harbour Hours', year: '2026', duration: 51 },
  { id: 'marsa-3', title: 'Lights of the Anchorage', artist: 'Marsa Mart', url: '/music/lights-of-the-anchorage.mp3', album: 'Harbour Hours', year: '2026', duration: 43 },
];
