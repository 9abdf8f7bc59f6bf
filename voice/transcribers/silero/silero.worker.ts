import { parentPort } from 'node:worker_threads';
import type { DetectorAnswer, DetectorOrder } from './detector-messages.ts';
import { type Remembered, Silero, windowSamples } from './silero.ts';
import type { DetectorRate } from './weights.ts';

/** Windows that are quieter at their loudest, of 32,768, hold no voice: half of a call is silence, and costs nothing. */
const quiet = 40;

const networks = new Map<DetectorRate, Silero>();
const lines = new Map<number, Remembered>();

function networkOf(rate: DetectorRate): Silero {
  let network = networks.get(rate);
  if (network === undefined) {
    network = new Silero(rate);
    networks.set(rate, network);
  }
  return network;
}

function judge(rate: DetectorRate, line: number, window: Int16Array): number {
  const network = networkOf(rate);
  let remembered = lines.get(line);
  if (remembered === undefined) {
    remembered = network.begin();
    lines.set(line, remembered);
  }
  const isQuiet = window.every((sample) => sample < quiet && sample > -quiet);
  return isQuiet ? 0 : network.judge(window, remembered);
}

parentPort!.on('message', (order: DetectorOrder) => {
  if ('over' in order) {
    lines.delete(order.over);
    return;
  }
  const { rate, lines: asked, windows } = order;
  const size = windowSamples(rate);
  const probabilities = asked.map((line, n) => judge(rate, line, windows.subarray(n * size, (n + 1) * size)));
  parentPort!.postMessage({ lines: asked, probabilities } satisfies DetectorAnswer);
});
