import { useEffect, useRef, useState } from 'react';
import { playAlone } from './play-alone.ts';
import { toastError } from './toast.ts';

/** Plays a sound: where it is, and how to start, stop and move it. Spread `element` on an <audio>. */
export function usePlayback() {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [positionMs, setPositionMs] = useState(0);
  const read = () => setPositionMs((audio.current?.currentTime ?? 0) * 1000);

  useEffect(() => {
    if (!playing) return;
    // The element itself tells its position four times a second, which is too seldom for words.
    let frame = requestAnimationFrame(function tick() {
      setPositionMs((audio.current?.currentTime ?? 0) * 1000);
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing]);

  return {
    playing,
    positionMs,
    toggle() {
      if (!audio.current) return;
      if (playing) audio.current.pause();
      else playAlone(audio.current).catch(toastError);
    },
    seek(ms: number) {
      if (!audio.current) return;
      audio.current.currentTime = ms / 1000;
      setPositionMs(ms);
    },
    element: {
      ref: audio,
      onPlay: () => setPlaying(true),
      onPause: () => {
        setPlaying(false);
        read();
      },
      onEnded: read,
    },
  };
}
