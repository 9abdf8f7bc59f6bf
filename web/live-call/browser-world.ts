import { api } from '#web/lib/api.ts';
import type { CallWorld } from './active-call.ts';
import type { SocketLike } from './call-socket.ts';
import { canCapture, openMicrophone } from './microphone.ts';
import { canPlay, openPlayback } from './playback.ts';
import { createRecognition } from './recognition.ts';
import { speechRecognizer } from './speech-recognition.ts';

/** The address of a socket on the server that this page came from. */
export function socketUrl(path: string): string {
  const url = new URL(path, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** Calls from this browser to this page's server. */
export const browserWorld: CallWorld = {
  async placeCall(agentId, draft) {
    const call = await api.calls.start({ params: { agentId }, body: { channel: 'browser', draft } });
    return { callId: call.callId, ticket: call.ticket, url: socketUrl(call.socketPath) };
  },
  connect: (url) => new WebSocket(url) as SocketLike,
  canPlay,
  openPlayback,
  canRecognize: () => speechRecognizer() !== undefined,
  canMeter: () => Boolean(navigator.mediaDevices) && !window.matchMedia('(pointer: coarse)').matches,
  canCapture,
  openMicrophone,
  createRecognition,
};
