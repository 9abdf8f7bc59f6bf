import { parentPort } from 'node:worker_threads';
import type { DetectorAnswer, DetectorOrder } from './detector-messages.ts';
import { type Remembered, Silero } from './silero.ts';
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

parentPort!.on('message', (order: DetectorOrder) => {
  if ('over' in order) {
    lines.delete(order.line);
    return;
  }
  const { line, rate, window } = order;
  const network = networkOf(rate);
  let remembered = lines.get(line);
  if (remembered === undefined) {
    remembered = network.begin();
    lines.set(line, remembered);
  }
  const isQuiet = window.every((sample) => sample < quiet && sample > -quiet);
  const probability = isQuiet ? 0 : network.judge(window, remembered);
  parentPort!.postMessage({ line, probability } satisfies DetectorAnswer);
});
