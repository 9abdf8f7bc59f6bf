import { soundRate } from '#domain/calls/call-sound.ts';
import { createFrameMaker } from './capture-frames.ts';
import { type CapturedFrame, captureProcessor } from './capture-messages.ts';

/** What the audio thread offers; TypeScript's DOM library leaves it out. */
declare const sampleRate: number;
declare const registerProcessor: (name: string, processor: new () => AudioWorkletProcessor) => void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

/** Runs on the audio thread: cuts what the microphone hears into frames for the server. */
class CaptureProcessor extends AudioWorkletProcessor {
  #frames = createFrameMaker(sampleRate, soundRate, (frame: CapturedFrame) =>
    this.port.postMessage(frame, [frame.pcm.buffer]),
  );

  process(inputs: Float32Array[][]): boolean {
    this.#frames.push(inputs[0] ?? []);
    return true;
  }
}

registerProcessor(captureProcessor, CaptureProcessor);
