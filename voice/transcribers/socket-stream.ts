import { concatPcm } from '#voice/audio/pcm.ts';
import type { Clock } from '#voice/clock.ts';
import type { OpenSocket, OutboundSocket } from './outbound-socket.ts';
import type {
  Listening,
  TranscriberEvents,
  TranscriberFault,
  TranscriberLimits,
  TranscriberStream,
} from './transcriber.ts';
import type { OpenDetector } from './voice-detector.ts';
import { VoiceEvents } from './voice-events.ts';

/** How much audio goes into one message, in ms: half as many as frames come. The end of an utterance waits for nothing. */
const messageMs = 40;
/** Audio that waits for the connection, in ms; what is older is of no use any more. */
const mostWaitingMs = 2_000;

/** What the protocol of one service is, over a websocket. */
export interface SocketProtocol {
  url: string;
  headers: Record<string, string>;
  /** Samples as the service takes them. */
  audio(samples: Int16Array): Uint8Array;
  /** Called before sound is sent: a service may have to be told something first. */
  before?(send: (data: string) => void): void;
  /** Reads one message. @throws where it is none of the protocol */
  read(text: string): void;
  /** An utterance is over, as far as the loudness tells. */
  pause(send: (data: string) => void): void;
  /** Says that no more audio comes. */
  end: string;
}

/** What a protocol has to tell. */
export interface ProtocolEvents {
  heard(text: string, final: boolean): void;
  /** All was told behind the end of the audio. */
  finished(): void;
  failed(fault: TranscriberFault): void;
  /** Whether the caller is in the middle of an utterance. */
  speaks(): boolean;
}

export interface SocketWay {
  /** As the fault messages call it. */
  name: string;
  open: OpenSocket;
  clock: Clock;
  limits: TranscriberLimits;
  /** Tells voices from noise; left out, loudness does. */
  detect?: OpenDetector | undefined;
}

function faultOf(name: string, status: number | undefined, isForbidden: boolean): TranscriberFault {
  if (isForbidden)
    return { kind: 'forbidden', message: `${name} lies inside of a private network, or has a port of its own.` };
  if (status === undefined) return { kind: 'unreachable', message: `${name} can’t be reached.` };
  const message = `${name} answers ${status}.`;
  if (status === 401 || status === 403) return { kind: 'unauthorized', message };
  if (status === 429 || status === 503) return { kind: 'busy', message };
  return { kind: status < 500 ? 'refused' : 'broken', message };
}

/** A caller who is listened to over a websocket: connects, waits no longer than is good, and fails once. */
export function openSocketStream(
  { name, open, clock, limits, detect }: SocketWay,
  { sampleRate }: Listening,
  events: TranscriberEvents,
  protocolOf: (told: ProtocolEvents) => SocketProtocol,
): TranscriberStream {
  let isOpen = false;
  let over = false;
  /** An utterance was over within what was written last. */
  let pauses = false;
  /** Someone waits for the last words. */
  let finishing: (() => void) | null = null;
  let waiting: Int16Array[] = [];
  let waitingSamples = 0;
  const mostWaiting = (sampleRate * mostWaitingMs) / 1000;
  const messageSamples = (sampleRate * messageMs) / 1000;

  function stop(): void {
    over = true;
    voice.close();
    cancelConnect();
    waiting = [];
    socket.close();
    finishing?.();
  }
  /** Drops samples of the oldest part: sound that is heard once more comes as one. @param most how many */
  function dropOldest(most: number): void {
    const [oldest] = waiting;
    if (oldest!.length > most) waiting[0] = oldest!.subarray(most);
    else waiting.shift();
    waitingSamples -= Math.min(most, oldest!.length);
  }
  /** Sends what waits, once the connection is open. */
  function flush(): void {
    if (!isOpen || waiting.length === 0) return;
    protocol.before?.((data) => socket.send(data));
    // What has waited for the connection goes as it came: services tell pauses by the messages, too.
    const parts = waitingSamples > messageSamples ? waiting : [concatPcm(waiting)];
    for (const samples of parts) socket.send(protocol.audio(samples));
    waiting = [];
    waitingSamples = 0;
  }
  function fail(fault: TranscriberFault): void {
    if (over) return;
    stop();
    events.failed(fault);
  }

  const voice = new VoiceEvents(
    sampleRate,
    {
      voice: () => events.voice(),
      ended() {
        pauses = true;
      },
    },
    detect,
  );
  const protocol = protocolOf({
    heard(text, final) {
      if (!over) events.heard(text, final);
    },
    finished: () => finishing && stop(),
    failed: fail,
    speaks: () => voice.speaks,
  });
  const cancelConnect = clock.after(limits.connectMs, () =>
    fail({ kind: 'timeout', message: `${name} did not open a connection within ${limits.connectMs} ms.` }),
  );
  const socket: OutboundSocket = open(protocol.url, protocol.headers, {
    opened() {
      if (over) return;
      cancelConnect();
      isOpen = true;
      flush();
      if (finishing) socket.send(protocol.end);
    },
    message(text) {
      if (over) return;
      voice.heardMs = 0;
      try {
        protocol.read(text);
      } catch {
        fail({ kind: 'broken', message: `${name} sends what is not of its protocol.` });
      }
    },
    closed({ status, error }) {
      if (over) return;
      if (isOpen && finishing) return stop();
      if (isOpen) return fail({ kind: 'broken', message: `${name} closed the connection.` });
      fail(faultOf(name, status, error?.code === 'forbidden'));
    },
  });

  return {
    write(samples) {
      if (over || finishing) return;
      waiting.push(samples);
      waitingSamples += samples.length;
      while (waitingSamples > mostWaiting) dropOldest(waitingSamples - mostWaiting);
      pauses = false;
      voice.push(samples);
      if (waitingSamples >= messageSamples || pauses) flush();
      if (isOpen && pauses) protocol.pause((data) => socket.send(data));
      if (isOpen && voice.heardMs > limits.silentMs)
        fail({ kind: 'timeout', message: `${name} heard a voice for ${limits.silentMs} ms and said nothing.` });
    },
    finish() {
      if (over) return Promise.resolve();
      return new Promise((resolve) => {
        const cancel = clock.after(limits.finishMs, () =>
          fail({ kind: 'timeout', message: `${name} did not end within ${limits.finishMs} ms.` }),
        );
        finishing = () => {
          finishing = null;
          cancel();
          resolve();
        };
        flush();
        if (isOpen) socket.send(protocol.end);
      });
    },
    close() {
      if (!over) stop();
    },
  };
}

/** Asks with a moment of silence: what opens the connection, takes audio and ends in order can be used. */
export function checkBySilence(
  open: (listening: Listening, events: TranscriberEvents) => TranscriberStream,
): Promise<TranscriberFault | null> {
  return new Promise((resolve) => {
    const stream = open(
      { sampleRate: 16_000, language: 'en-US' },
      { voice: () => {}, heard: () => {}, failed: resolve },
    );
    stream.write(new Int16Array(3_200));
    void stream.finish().then(() => resolve(null));
  });
}
