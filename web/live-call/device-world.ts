import type { CallWorld } from './active-call.ts';
import type { SocketLike } from './call-socket.ts';
import { canCapture, openMicrophone } from './microphone.ts';
import { canPlay, openPlayback } from './playback.ts';
import { createRecognition } from './recognition.ts';
import { speechRecognizer } from './speech-recognition.ts';

/** What this browser gives to a call, no matter who places it. */
export const deviceWorld: Omit<CallWorld, 'placeCall'> = {
  connect: (url) => new WebSocket(url) as SocketLike,
  canPlay,
  openPlayback,
  canRecognize: () => speechRecognizer() !== undefined,
  canMeter: () => Boolean(navigator.mediaDevices) && !window.matchMedia('(pointer: coarse)').matches,
  canCapture,
  openMicrophone,
  createRecognition,
};
