import type { AudioFrame } from './audio-frame.ts';
import { meter } from './audio-level.ts';
import workletUrl from './playback.worklet.ts?worker&url';
import { type PlaybackCommand, type PlaybackReport, playbackProcessor } from './playback-messages.ts';
import type { Progress } from './playback-queue.ts';

/** The loudspeaker's side of a call. */
export interface Playback {
  /** A connection begins: drops what is buffered; frames to come have this sample rate and new generations. */
  begin(sampleRate: number): void;
  frame(frame: AudioFrame): void;
  end(generation: number): void;
  clear(generation: number): void;
  /** Loudness of what is played, 0 to 1. */
  level(): number;
  close(): void;
}

/** Whether this page may play a call's audio: worklets exist only over HTTPS and on localhost. */
export function canPlay(): boolean {
  return typeof AudioContext !== 'undefined' && typeof AudioWorkletNode !== 'undefined' && window.isSecureContext;
}

/** How long sound takes from the worklet to the ear, in ms; not every browser knows. */
function latencyMs(context: AudioContext): number {
  return ((context.baseLatency || 0) + (context.outputLatency || 0)) * 1000;
}

/**
 * Opens the loudspeaker. Call it while a click or key press is being handled: browsers let a page make sound only
 * then. `onPlayed` tells how much has left the loudspeaker, which is later than the worklet by the output's latency.
 */
export async function openPlayback(onPlayed: (progress: Progress) => void): Promise<Playback> {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const unlocked = context.resume();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  try {
    await context.audioWorklet.addModule(workletUrl);
    await unlocked;
  } catch (error) {
    await context.close();
    throw error;
  }
  const node = new AudioWorkletNode(context, playbackProcessor, { numberOfInputs: 0, outputChannelCount: [1] });
  const analyser = new AnalyserNode(context, { fftSize: 1024 });
  node.connect(analyser).connect(context.destination);
  const loudness = meter(analyser);
  const send = (command: PlaybackCommand) => node.port.postMessage(command);

  node.port.onmessage = (event: MessageEvent<PlaybackReport>) => {
    const { generation, ms, finished } = event.data;
    const late = latencyMs(context);
    if (!finished) return onPlayed({ generation, ms: Math.max(0, ms - late), finished });
    const timer = setTimeout(() => {
      timers.delete(timer);
      onPlayed({ generation, ms, finished });
    }, late);
    timers.add(timer);
  };

  return {
    begin: (sampleRate) => send({ type: 'begin', sampleRate }),
    frame: ({ generation, pcm }) => send({ type: 'frame', generation, pcm }),
    end: (generation) => send({ type: 'end', generation }),
    clear: (generation) => send({ type: 'clear', generation }),
    level: () => loudness.level(),
    close() {
      for (const timer of timers) clearTimeout(timer);
      node.port.onmessage = null;
      void context.close();
    },
  };
}
