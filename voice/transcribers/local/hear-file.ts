import type { TranscriberFault } from '../transcriber.ts';
import { VoiceActivity } from '../voice-activity.ts';
import type { EarProcess } from './ear-process.ts';

/** Sound that is sent at a time, in ms: calls that the same ear listens to have their turn between. */
const pieceMs = 500;
/** That a file may take altogether, in ms: who asked waits for it. */
const longestMs = 120_000;

/** An ear can't hear a file. */
export class EarError extends Error {
  override readonly name = 'EarError';
  readonly fault: TranscriberFault;

  constructor(fault: TranscriberFault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** One utterance of a file; in seconds. */
export interface HeardPiece {
  text: string;
  start: number;
  end: number;
}

interface Found {
  process: EarProcess;
  isMany: boolean;
}

/** Hears a whole file as it would hear a caller, as fast as it can, behind the calls. @throws EarError */
export async function hearFile(
  { samples, sampleRate }: { samples: Int16Array; sampleRate: number },
  found: Found | TranscriberFault,
  language: string | null,
): Promise<HeardPiece[]> {
  if (!('process' in found)) throw new EarError(found);
  const { process, isMany } = found;
  const pieces: HeardPiece[] = [];
  /** Of utterances whose words are on their way, in order. */
  const places: { start: number; end: number }[] = [];
  let goOn = () => {};
  let fault: TranscriberFault | undefined;
  const next = () =>
    new Promise<void>((resolve) => {
      goOn = resolve;
    });
  const id = process.open({
    rate: sampleRate,
    language: isMany && language !== null ? language.split('-')[0]!.toLowerCase() : null,
    heard(text, final) {
      if (!final) return;
      const place = places.shift();
      if (text !== '' && place) pieces.push({ text, ...place });
    },
    took: () => goOn(),
    ended: () => goOn(),
    failed(its) {
      fault = its;
      goOn();
    },
  });
  if (typeof id !== 'number') throw new EarError(id);
  const activity = new VoiceActivity(sampleRate);
  const begun = performance.now();
  let start = 0;
  let within = false;
  try {
    const step = (sampleRate * pieceMs) / 1000;
    for (let at = 0; at < samples.length && fault === undefined; at += step) {
      const piece = samples.subarray(at, at + step);
      if (performance.now() - begun > longestMs)
        throw new EarError({
          kind: 'timeout',
          message: `This server takes more than ${longestMs / 1000} s for this file.`,
        });
      const took = next();
      process.sound(id, piece);
      await took;
      for (const frame of activity.push(piece)) {
        if (!within && frame.within) start = at / sampleRate;
        if (within && !frame.within) {
          places.push({ start, end: (at + piece.length) / sampleRate });
          process.pause(id);
        }
        within = frame.within;
      }
    }
    places.push({ start: within ? start : 0, end: samples.length / sampleRate });
    const ended = next();
    if (fault === undefined) {
      process.end(id);
      await ended;
    }
  } finally {
    process.close(id);
  }
  if (fault !== undefined) throw new EarError(fault);
  return pieces;
}
