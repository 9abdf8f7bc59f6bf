import { type LevelMeter, meter } from './audio-level.ts';
import workletUrl from './capture.worklet.ts?worker&url';
import { type CapturedFrame, captureProcessor } from './capture-messages.ts';

export interface MicrophoneEvents {
  /** 20 ms of what it hears. */
  onFrame(frame: CapturedFrame): void;
  /** It was taken away: unplugged, or given to another program. */
  onLost(): void;
}

/** The microphone: a level meter, and where the browser can cut it into frames, sound for the server. */
export interface Microphone extends LevelMeter {
  /** Whether it gives frames. */
  readonly captures: boolean;
  /** Whether the browser takes the agent's voice out of it. */
  readonly echoCancelled: boolean;
  setMuted(muted: boolean): void;
  close(): void;
}

export type MicrophoneProblem = 'no_permission' | 'no_microphone';

/** Why the microphone did not open, by the name of the browser's exception. */
export function microphoneProblem(error: unknown): MicrophoneProblem {
  const name = error instanceof DOMException ? error.name : '';
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'no_permission' : 'no_microphone';
}

/** Whether this browser can give its microphone's sound away, frame by frame. */
export const canCapture = (): boolean =>
  typeof AudioWorkletNode !== 'undefined' && window.isSecureContext && Boolean(navigator.mediaDevices);

/** Cuts what the source hears into frames. False where the browser cannot. */
async function capture(source: MediaStreamAudioSourceNode, onFrame: (frame: CapturedFrame) => void): Promise<boolean> {
  const { context } = source;
  if (!canCapture()) return false;
  try {
    await context.audioWorklet.addModule(workletUrl);
    const node = new AudioWorkletNode(context, captureProcessor, { numberOfOutputs: 0 });
    node.port.onmessage = (event: MessageEvent<CapturedFrame>) => onFrame(event.data);
    source.connect(node);
    return true;
  } catch (error) {
    console.warn('The microphone can’t be sent from this browser.', error);
    return false;
  }
}

/** Asks for the microphone. @throws DOMException by the names of getUserMedia */
export async function openMicrophone({ onFrame, onLost }: MicrophoneEvents): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });
  // Without a rate of its own: Firefox refuses a microphone that has another one.
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 1024 });
  const source = context.createMediaStreamSource(stream);
  source.connect(analyser);
  const loudness = meter(analyser);
  const tracks = stream.getTracks();
  const captures = await capture(source, onFrame);
  // A phone call or a locked screen stops the sound; it goes on when the page may have it again.
  const wake = () => {
    if (context.state !== 'running' && context.state !== 'closed') void context.resume().catch(() => {});
  };
  context.addEventListener('statechange', wake);
  for (const track of tracks) track.addEventListener('ended', onLost);
  return {
    captures,
    echoCancelled: Boolean(tracks[0]?.getSettings().echoCancellation),
    level: () => loudness.level(),
    setMuted(muted) {
      for (const track of tracks) track.enabled = !muted;
    },
    close() {
      context.removeEventListener('statechange', wake);
      for (const track of tracks) {
        track.removeEventListener('ended', onLost);
        track.stop();
      }
      void context.close();
    },
  };
}
