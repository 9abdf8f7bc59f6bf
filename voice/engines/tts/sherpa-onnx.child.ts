import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { pcmBytes } from '#voice/audio/pcm.ts';
import type { SherpaHead, SherpaJob } from './sherpa-onnx.ts';
import type { SherpaModel } from './sherpa-onnx-folder.ts';

/**
 * A program of its own around sherpa-onnx, which is native code and ends its process on bad files: one line of JSON in,
 * one frame out, as child-executor.ts reads it.
 */

interface OfflineTts {
  numSpeakers: number;
  sampleRate: number;
  generate(order: { text: string; sid: number; speed: number; enableExternalBuffer: boolean }): {
    samples: Float32Array;
    sampleRate: number;
  };
}
interface Sherpa {
  OfflineTts: new (config: object) => OfflineTts;
}

/** Models that stay loaded; one takes 50 to 400 MB. */
const mostLoaded = 3;
const loaded = new Map<string, OfflineTts>();
let sherpa: Sherpa | undefined;

function load({ library, threads, model }: SherpaJob): OfflineTts {
  const key = JSON.stringify(model);
  const known = loaded.get(key);
  loaded.delete(key);
  sherpa ??= createRequire(library)(library) as Sherpa;
  const tts = known ?? new sherpa.OfflineTts(configOf(model, threads));
  loaded.set(key, tts);
  for (const [oldest] of loaded) {
    if (loaded.size <= mostLoaded) break;
    loaded.delete(oldest);
  }
  return tts;
}

function configOf({ kind, files }: SherpaModel, numThreads: number): object {
  return { model: { [kind]: files, numThreads, provider: 'cpu', debug: false }, maxNumSentences: 1 };
}

function toPcm(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32767));
}

function write(head: SherpaHead, bytes: Buffer): void {
  const json = Buffer.from(JSON.stringify(head));
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32LE(json.length, 0);
  lengths.writeUInt32LE(bytes.length, 4);
  process.stdout.write(Buffer.concat([lengths, json, bytes]));
}

for await (const line of createInterface({ input: process.stdin })) {
  const job = JSON.parse(line) as SherpaJob & { id: number };
  const { id, text, sid, speed } = job;
  try {
    const tts = load(job);
    const { numSpeakers: speakers, sampleRate } = tts;
    const made = text === '' ? undefined : tts.generate({ text, sid, speed, enableExternalBuffer: false });
    write({ id, sampleRate, speakers }, made === undefined ? Buffer.alloc(0) : pcmBytes(toPcm(made.samples)));
  } catch (error) {
    write({ id, sampleRate: 0, speakers: 0, error: String(error) }, Buffer.alloc(0));
  }
}
