import { createRequire } from 'node:module';
import type { EarModel } from './ear-folder.ts';
import { type FromEar, MessageReader, messageBytes, mostText, type ToEar } from './ear-messages.ts';

/**
 * A program of its own around a streaming model of sherpa-onnx, which is native code and ends its process on bad files:
 * all callers that one ear listens to, in the order in which their sound comes.
 */

interface OnlineStream {
  acceptWaveform(sound: { samples: Float32Array; sampleRate: number }): void;
  setOption(key: string, value: string): void;
}
interface OnlineRecognizer {
  createStream(): OnlineStream;
  isReady(stream: OnlineStream): boolean;
  decode(stream: OnlineStream): void;
  reset(stream: OnlineStream): void;
  getResult(stream: OnlineStream): { text: string };
}
interface Sherpa {
  OnlineRecognizer: new (config: object) => OnlineRecognizer;
}

/** Silence behind an utterance, in ms: models look ahead by so much before they say their last word. */
const tailMs = 640;

interface Caller {
  stream: OnlineStream;
  rate: number;
  shown: string;
}

let transcriber: OnlineRecognizer | undefined;
const callers = new Map<number, Caller>();

const tell = (message: FromEar) => void process.stdout.write(messageBytes(message));

function load({ library, threads, model }: Extract<ToEar, { do: 'load' }>): void {
  const sherpa = createRequire(library)(library) as Sherpa;
  transcriber = new sherpa.OnlineRecognizer(configOf(model, threads));
  tell({ is: 'loaded' });
}

function configOf({ kind, files, tokens }: EarModel, numThreads: number): object {
  return {
    featConfig: { sampleRate: 16_000, featureDim: 80 },
    modelConfig: { [kind]: files, tokens, numThreads, provider: 'cpu', debug: false },
    decodingMethod: 'greedy_search',
    // Who is listened to tells when an utterance is over.
    enableEndpoint: false,
  };
}

/** Models that know capitals alone write everything in them. */
const inSentenceCase = (text: string) => (text === text.toUpperCase() ? text.toLowerCase() : text);

function decode(_id: number, { stream }: Caller): string {
  while (transcriber!.isReady(stream)) transcriber!.decode(stream);
  const { text } = transcriber!.getResult(stream);
  return inSentenceCase(text.trim().replace(/\s+/g, ' ')).slice(-mostText);
}

function hear(id: number, caller: Caller, samples: Float32Array): void {
  caller.stream.acceptWaveform({ samples, sampleRate: caller.rate });
  const text = decode(id, caller);
  if (text === caller.shown) return;
  caller.shown = text;
  tell({ is: 'heard', id, text, final: false });
}

function pause(id: number, caller: Caller): void {
  const silence = new Float32Array((caller.rate * tailMs) / 1000);
  caller.stream.acceptWaveform({ samples: silence, sampleRate: caller.rate });
  const text = decode(id, caller);
  transcriber!.reset(caller.stream);
  caller.shown = '';
  tell({ is: 'heard', id, text, final: true });
}

function take(message: ToEar, bytes: Buffer): void {
  if (message.do === 'load') {
    load(message);
    return;
  }
  if (message.do === 'open') {
    const stream = transcriber!.createStream();
    if (message.language !== null) stream.setOption('language', message.language);
    callers.set(message.id, { stream, rate: message.rate, shown: '' });
    return;
  }
  const { id } = message;
  const caller = callers.get(id);
  if (caller === undefined) return;
  if (message.do === 'sound') {
    // A copy: the bytes need not begin at an even address.
    const samples = new Int16Array(new Uint8Array(bytes).buffer);
    hear(
      id,
      caller,
      Float32Array.from(samples, (one) => one / 32_768),
    );
    tell({ is: 'took', id, samples: samples.length });
  }
  if (message.do === 'pause') pause(id, caller);
  if (message.do === 'end') {
    pause(id, caller);
    tell({ is: 'ended', id });
  }
  if (message.do === 'close' || message.do === 'end') callers.delete(id);
}

const reader = new MessageReader();
process.stdin.on('data', (data: Buffer) => {
  for (const { head, bytes } of reader.push(data)) take(head as ToEar, bytes);
});
process.stdin.on('end', () => process.exit(0));
