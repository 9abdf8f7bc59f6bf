import type { Clock } from '#voice/clock.ts';
import { checkBySilence } from '../socket-stream.ts';
import type { Listening, Transcriber, TranscriberEvents, TranscriberFault, TranscriberStream } from '../transcriber.ts';
import type { OpenDetector } from '../voice-detector.ts';
import { VoiceEvents } from '../voice-events.ts';
import type { EarProcess } from './ear-process.ts';

/** Sound that waits for its turn, in ms: what is older comes too late for a call. A model takes some of it to load. */
const mostBehindMs = 15_000;
/** Of one utterance, in ms: noise that never ends is taken for one. */
const longestMs = 30_000;
/** Until the last words are there, in ms, while the ear is at work. */
const finishMs = 4_000;
/** Words that are made of noise come alone; so short a voice, in ms, is none. */
const noise = { words: 2, voiceMs: 20 };
/** Words that do not change for so long, in ms of sound, are whole where no voice was told from the noise. */
const settledMs = 1_000;

export interface LocalTranscriberOptions {
  /** The ear that hears a language (BCP 47), or why there is none. */
  earFor(language: string): { process: EarProcess; isMany: boolean } | TranscriberFault;
  clock: Clock;
  /** Tells voices from noise; left out, loudness does. */
  detect?: OpenDetector | undefined;
}

const baseOf = (language: string) => language.split('-')[0]!.toLowerCase();

/** Ears on this server: streaming models in processes of their own. An utterance ends when the voice does. */
export function localTranscriber({ earFor, clock, detect }: LocalTranscriberOptions): Transcriber {
  function open(listening: Listening, events: TranscriberEvents): TranscriberStream {
    const { sampleRate, language } = listening;
    const mostBehind = (sampleRate * mostBehindMs) / 1000;
    const longest = (sampleRate * longestMs) / 1000;
    let id: number | null = null;
    let over = false;
    let behind = 0;
    let since = 0;
    let unchanged = 0;
    let shown = '';
    /** What the ear has of the utterance, told or not. */
    let latest = '';
    let finishing: (() => void) | null = null;

    function stop(): void {
      over = true;
      voice.close();
      if (id !== null) process?.close(id);
      finishing?.();
    }
    function fail(fault: TranscriberFault): void {
      if (over) return;
      stop();
      events.failed(fault);
    }
    /** Transcribers hear words in noise: a few of them that no voice said are none. */
    const isNoise = (text: string) =>
      voice.heardMs < noise.voiceMs && text.split(' ').length <= noise.words && finishing === null;
    function heard(text: string, final: boolean): void {
      if (over) return;
      const counts = text !== '' && !isNoise(text);
      if (text !== latest) unchanged = 0;
      latest = final ? '' : text;
      if (final) {
        voice.heardMs = 0;
        if (counts || shown !== '') events.heard(counts ? text : '', true);
        shown = '';
      } else if (counts && text !== shown) {
        shown = text;
        events.heard(text, false);
      }
    }
    function pause(): void {
      since = 0;
      unchanged = 0;
      if (id !== null) process?.pause(id);
    }

    const voice = new VoiceEvents(sampleRate, { voice: () => events.voice(), ended: pause }, detect);
    const found = earFor(language);
    const process = 'process' in found ? found.process : null;
    const opened =
      'process' in found
        ? found.process.open({
            rate: sampleRate,
            language: found.isMany ? baseOf(language) : null,
            heard,
            took: (samples) => {
              behind = Math.max(0, behind - samples);
            },
            ended: () => stop(),
            failed: fail,
          })
        : found;
    if (typeof opened === 'number') id = opened;
    // Who asked has to have the stream first.
    else queueMicrotask(() => fail(opened));

    return {
      write(samples) {
        if (over || finishing || id === null) return;
        behind += samples.length;
        if (behind > mostBehind)
          return fail({ kind: 'timeout', message: 'This server is too busy to listen to this call.' });
        process?.sound(id, samples);
        since += samples.length;
        voice.push(samples);
        unchanged += samples.length;
        const isSettled = latest !== '' && !voice.speaks && unchanged > (sampleRate * settledMs) / 1000;
        if (since > longest || isSettled) pause();
      },
      finish() {
        if (over || id === null) return Promise.resolve();
        const its = id;
        return new Promise((resolve) => {
          const cancel = clock.after(finishMs, () =>
            fail({ kind: 'timeout', message: `The last words were not there within ${finishMs} ms.` }),
          );
          finishing = () => {
            finishing = null;
            cancel();
            resolve();
          };
          process?.end(its);
        });
      },
      close() {
        if (!over) stop();
      },
    };
  }
  return { open, check: () => checkBySilence(open) };
}
