'use client';

import { useEffect, useReducer, useRef, useState } from 'react';
import { currentTrack, play, SEEK, startPlayer } from '../player';
import { SAMPLE_TRACKS } from '../sample-tracks';

/** The player, and the audio element that follows it. `onUnplayable` is told when a track cannot be fetched or decoded. */
export function useAudio(onUnplayable: () => void) {
  const audio = useRef<HTMLAudioElement>(null);
  const [player, dispatch] = useReducer(play, SAMPLE_TRACKS, startPlayer);
  const [time, setTime] = useState({ at: 0, duration: 0 });
  const track = currentTrack(player);

  useEffect(() => {
    if (audio.current) audio.current.volume = player.volume;
  }, [player.volume]);
  useEffect(() => {
    if (audio.current) audio.current.currentTime = 0;
  }, [player.begun]);
  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    if (!player.playing) {
      element.pause();
      return;
    }
    element.play().catch((error: unknown) => {
      // A browser may forbid sound before somebody has pressed something: then it waits. A play that the next track cut short is no failure.
      if (error instanceof DOMException && error.name === 'NotAllowedError') dispatch({ type: 'blocked' });
    });
  }, [player.playing, player.begun, track?.url]);

  const element = {
    ref: audio, src: track?.url ?? undefined, preload: 'none' as const,
    onTimeUpdate: () => setTime({ at: audio.current?.currentTime ?? 0, duration: lengthOf(audio.current, track?.duration) }),
    onEnded: () => dispatch({ type: 'ended' }),
    onError: () => {
      if (!player.playing) return;
      dispatch({ type: 'blocked' });
      onUnplayable();
    },
  };
  const duration = time.duration || (track?.duration ?? 0);
  return {
    player, track, dispatch, element, at: time.at, duration,
    /** 0 to 100. */
    position: duration > 0 ? Math.min(SEEK.most, (time.at / duration) * SEEK.most) : 0,
    seek: (position: number) => {
      if (!audio.current || duration <= 0) return;
      audio.current.currentTime = (position / SEEK.most) * duration;
      setTime({ at: audio.current.currentTime, duration });
    },
  };
}

function lengthOf(audio: HTMLAudioElement | null, told: number | undefined): number {
  return audio && Number.isFinite(audio.duration) && audio.duration > 0 ? audio.duration : told ?? 0;
}
