import { z } from 'zod';
import { checkBySilence, openSocketStream, type SocketWay } from './socket-stream.ts';
import type { Listening, Transcriber, TranscriberEvents } from './transcriber.ts';

/** Samples a second that the server takes, as it does by default (`--input-sample-rate`, `--sample-rate`). */
const serverRate = 16_000;
/** Behind the end of a voice, words that have not changed for so long are whole, in ms. */
const settledMs = 200;

/** What the decoder has of the segment so far. Other members tell when each token was said. */
const Result = z.object({ text: z.string(), is_final: z.boolean().default(false) });

export interface SherpaOnnxAccess extends Omit<SocketWay, 'name'> {
  baseUrl: string;
}

/** Twice as many samples by straight lines: what a telephone leaves out above 4 kHz is not there to be spoiled. */
function doubled(samples: Int16Array, last: number): Float32Array {
  const out = new Float32Array(samples.length * 2);
  let before = last;
  for (const [index, sample] of samples.entries()) {
    out[index * 2] = (before + sample) / 2 / 32_768;
    out[index * 2 + 1] = sample / 32_768;
    before = sample;
  }
  return out;
}

const wordsOf = (text: string) => text.trim().split(/\s+/).filter(Boolean);

/**
 * A server of sherpa-onnx, `sherpa-onnx-online-websocket-server`: takes samples as 32-bit floats, answers with what it has
 * of a segment so far. When a segment is over is told by its own rules, some seconds late, or never: an utterance ends
 * here when the voice does, and words that were told as final are not told again. Likely words are the server's own
 * (`--hotwords-file`): a connection cannot name any.
 */
export function sherpaOnnxTranscriber({ baseUrl, ...way }: SherpaOnnxAccess): Transcriber {
  const open = (listening: Listening, events: TranscriberEvents) =>
    openSocketStream({ ...way, name: 'The sherpa-onnx server' }, listening, events, (told) => {
      let segment: string[] = [];
      /** Words of the segment that were told as final. */
      let counted = 0;
      let last = 0;
      let shown = '';

      function tell(final: boolean): void {
        const text = segment.slice(counted).join(' ');
        if (final) counted = Math.max(counted, segment.length);
        if (text === shown && !final) return;
        if (text === '' && shown === '') return;
        shown = final ? '' : text;
        told.heard(text, final);
      }
      let cancelSettle = () => {};
      /** Behind the end of the voice come the last of its words, some of them in parts. */
      function settleSoon(): void {
        cancelSettle();
        cancelSettle = way.clock.after(settledMs, () => tell(true));
      }
      return {
        url: baseUrl.replace(/^http/, 'ws'),
        headers: {},
        audio(samples) {
          const isServers = listening.sampleRate === serverRate;
          const floats = isServers ? Float32Array.from(samples, (one) => one / 32_768) : doubled(samples, last);
          last = samples.at(-1) ?? last;
          return new Uint8Array(floats.buffer);
        },
        read(text) {
          if (text === 'Done!') return told.finished();
          const result = Result.parse(JSON.parse(text));
          segment = wordsOf(result.text);
          tell(result.is_final);
          if (!result.is_final) {
            if (!told.speaks() && shown !== '') settleSoon();
            return;
          }
          cancelSettle();
          segment = [];
          counted = 0;
        },
        pause: settleSoon,
        end: 'Done',
      };
    });
  return { open, check: () => checkBySilence(open) };
}
