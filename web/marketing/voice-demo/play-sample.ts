import type { SpeechEvents } from './speech-events.ts';

/** Speech of our own engine, for browsers that have none. Made by scripts/make-samples.ts. */
export const sampleAddress = '/samples/voice-demo.mp3';

/** A file that has not begun by then will not, in milliseconds. */
const startMs = 15_000;

/** Plays the sample recording. Returns what ends it; after that no event comes any more. */
export function playSample(speed: number, events: SpeechEvents): () => void {
  const audio = new Audio(sampleAddress);
  const listening = new AbortController();
  const { signal } = listening;
  const stop = () => {
    clearTimeout(timer);
    listening.abort();
    audio.pause();
  };
  const fail = () => {
    if (signal.aborted) return;
    stop();
    events.failed();
  };
  const timer = setTimeout(fail, startMs);
  const started = () => {
    clearTimeout(timer);
    events.started('sample');
  };
  const ended = () => {
    stop();
    events.ended();
  };
  audio.playbackRate = speed;
  audio.addEventListener('playing', started, { signal, once: true });
  audio.addEventListener('ended', ended, { signal });
  audio.addEventListener('error', fail, { signal });
  audio.play().catch(fail);
  return stop;
}
