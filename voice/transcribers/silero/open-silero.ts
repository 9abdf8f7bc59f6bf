import { Worker } from 'node:worker_threads';
import type { OpenDetector, VoiceDetector } from '../voice-detector.ts';
import type { DetectorAnswer, DetectorOrder } from './detector-messages.ts';
import { windowSamples } from './silero.ts';

/** Windows of one line that are not answered yet: a third of a second. What it says then is too old; loudness tells. */
const mostBehind = 10;
/** Workers that died before the detector is given up: something is wrong with this machine. */
const mostDeaths = 3;

export interface SileroLines {
  open: OpenDetector;
  close(): Promise<void>;
}

interface Line {
  probability: number | null;
  behind: number;
}

/** Looks at all lines of this process in one thread of its own, which starts with the first of them. */
export function openSilero(failed: (error: unknown) => void): SileroLines {
  const lines = new Map<number, Line>();
  let worker: Worker | null = null;
  let deaths = 0;
  let next = 0;

  function lost(): void {
    worker = null;
    deaths += 1;
    for (const line of lines.values()) {
      line.probability = null;
      line.behind = 0;
    }
  }

  function start(): Worker | null {
    if (worker !== null || deaths >= mostDeaths) return worker;
    const started = new Worker(new URL('./silero.worker.ts', import.meta.url));
    worker = started;
    started.unref();
    started.on('message', ({ line: id, probability }: DetectorAnswer) => {
      const line = lines.get(id);
      if (line === undefined) return;
      line.behind = Math.max(0, line.behind - 1);
      line.probability = line.behind > mostBehind ? null : probability;
    });
    started.on('error', failed);
    started.on('exit', () => {
      if (worker === started) lost();
    });
    return started;
  }

  function send(order: DetectorOrder): boolean {
    const running = start();
    if (running === null) return false;
    running.postMessage(order, 'window' in order ? [order.window.buffer] : []);
    return true;
  }

  return {
    open(rate): VoiceDetector {
      const id = next++;
      const line: Line = { probability: null, behind: 0 };
      lines.set(id, line);
      let window = new Int16Array(windowSamples(rate));
      let filled = 0;
      return {
        get probability() {
          return line.probability;
        },
        push(samples) {
          for (let at = 0; at < samples.length; ) {
            const taken = Math.min(window.length - filled, samples.length - at);
            window.set(samples.subarray(at, at + taken), filled);
            filled += taken;
            at += taken;
            if (filled < window.length) break;
            // What the worker does not keep up with is left out: it must not pile up.
            if (line.behind > 2 * mostBehind) line.probability = null;
            else if (send({ line: id, rate, window })) line.behind += 1;
            window = new Int16Array(windowSamples(rate));
            filled = 0;
          }
        },
        close() {
          lines.delete(id);
          worker?.postMessage({ line: id, over: true } satisfies DetectorOrder);
        },
      };
    },
    async close() {
      const last = worker;
      worker = null;
      deaths = mostDeaths;
      await last?.terminate();
    },
  };
}
