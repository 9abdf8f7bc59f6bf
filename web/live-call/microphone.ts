import { type LevelMeter, meter } from './audio-level.ts';

/** The microphone as a level meter. What is said goes to the browser's recogniser, which opens its own. */
export interface Microphone extends LevelMeter {
  setMuted(muted: boolean): void;
  close(): void;
}

export type MicrophoneProblem = 'no_permission' | 'no_microphone';

/** Why the microphone did not open, by the name of the browser's exception. */
export function microphoneProblem(error: unknown): MicrophoneProblem {
  const name = error instanceof DOMException ? error.name : '';
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'no_permission' : 'no_microphone';
}

/** Asks for the microphone. @throws DOMException by the names of getUserMedia */
export async function openMicrophone(): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 1024 });
  context.createMediaStreamSource(stream).connect(analyser);
  const loudness = meter(analyser);
  const tracks = stream.getTracks();
  return {
    level: () => loudness.level(),
    setMuted(muted) {
      for (const track of tracks) track.enabled = !muted;
    },
    close() {
      for (const track of tracks) track.stop();
      void context.close();
    },
  };
}
