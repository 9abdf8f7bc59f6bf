import { Worker } from 'node:worker_threads';
import type { OpenDetector, VoiceDetector } from '../voice-detector.ts';
import type { DetectorAnswer, DetectorOrder } from './detector-messages.ts';
import { windowSamples } from './silero.ts';
import type { DetectorRate } from './weights.ts';

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

/** Windows that go to the thread by one message: a message each took a tenth of the processor time of a hundred calls. */
interface Batch {
  lines: number[];
  windows: Int16Array[];
}

/** Looks at all lines of this process in one thread of its own, which starts with the first of them. */
export function openSilero(failed: (error: unknown) => void): SileroLines {
  const lines = new Map<number, Line>();
  let worker: Worker | null = null;
  let deaths = 0;
  let next = 0;
  const batches = new Map<DetectorRate, Batch>();

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
    started.on('message', ({ lines: asked, probabilities }: DetectorAnswer) => {
      for (const [n, id] of asked.entries()) {
        const line = lines.get(id);
        if (line === undefined) continue;
        line.behind = Math.max(0, line.behind - 1);
        line.probability = line.behind > mostBehind ? null : probabilities[n]!;
      }
    });
    started.on('error', failed);
    started.on('exit', () => {
      if (worker === started) lost();
    });
    return started;
  }

  function sendBatches(): void {
    for (const [rate, { lines: asked, windows }] of batches) {
      const size = windowSamples(rate);
      const all = new Int16Array(windows.length * size);
      for (const [n, window] of windows.entries()) all.set(window, n * size);
      worker?.postMessage({ rate, lines: asked, windows: all } satisfies DetectorOrder, [all.buffer]);
    }
    batches.clear();
  }

  /** Sends a window with those of other lines that are whole by the next turn of the event loop. */
  function send(rate: DetectorRate, line: number, window: Int16Array): boolean {
    if (start() === null) return false;
    if (batches.size === 0) setImmediate(sendBatches);
    const batch = batches.get(rate) ?? { lines: [], windows: [] };
    batches.set(rate, batch);
    batch.lines.push(line);
    batch.windows.push(window);
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
            else if (send(rate, id, window)) line.behind += 1;
            window = new Int16Array(windowSamples(rate));
            filled = 0;
          }
        },
        close() {
          lines.delete(id);
          // What it still said goes first: the thread begins a line with its first window.
          sendBatches();
          worker?.postMessage({ over: id } satisfies DetectorOrder);
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
