import type { ClientMessage, ServerMessage } from '#domain/calls/call-protocol.ts';
import type { CallSession } from '#voice/call/call-session.ts';
import type { CallLine } from '#voice/call/line.ts';

/** As much of a websocket as a call needs. */
export interface CallSocket {
  send(data: string | Uint8Array): void;
  close(code: number, reason: string): void;
  /** Drops the connection without a word. */
  terminate(): void;
  readonly bufferedAmount: number;
  /** Holds back what is sent until `uncork`, to write it in one go. */
  cork(): void;
  uncork(): void;
}

/** A caller who takes less than is sent to him has lost the call: 1 MB is half a minute of audio. */
const maxBufferedBytes = 1_000_000;
const headerBytes = 4;

export const closeCodes = { ended: 1000, policy: 1008, suspended: 1012, replaced: 4000 } as const;

/** Sends one message of the protocol. */
export function tell(socket: Pick<CallSocket, 'send'>, message: ServerMessage): void {
  socket.send(JSON.stringify(message));
}

/** A frame as it goes over the socket: generation, sequence, samples; all little-endian. */
export function packFrame(generation: number, sequence: number, pcm: Int16Array): Uint8Array {
  const bytes = new Uint8Array(headerBytes + pcm.byteLength);
  bytes[0] = generation & 0xff;
  bytes[1] = (generation >> 8) & 0xff;
  bytes[2] = sequence & 0xff;
  bytes[3] = (sequence >> 8) & 0xff;
  const samples = new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength);
  bytes.set(samples, headerBytes);
  // Every machine that Node runs on today is little-endian itself; the other kind would have to turn each sample.
  if (!littleEndian) swapPairs(bytes.subarray(headerBytes));
  return bytes;
}

const littleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

function swapPairs(bytes: Uint8Array): void {
  for (let at = 0; at + 1 < bytes.length; at += 2) [bytes[at], bytes[at + 1]] = [bytes[at + 1]!, bytes[at]!];
}

/** A browser at the other end of a socket. */
export function browserLine(socket: CallSocket): CallLine {
  let corked = false;
  let language: string | null = null;
  /** What leaves in this turn of the event loop is one write: frames leave in threes. */
  function gather(): void {
    if (corked) return;
    corked = true;
    socket.cork();
    queueMicrotask(() => {
      corked = false;
      socket.uncork();
    });
  }
  return {
    audio: true,
    state: (state) => tell(socket, { type: 'state', state }),
    language(tag) {
      if (tag === language) return;
      language = tag;
      tell(socket, { type: 'language', language: tag });
    },
    turn({ seq, role, text, startMs, interrupted }, typed) {
      const ids = typed.length > 0 ? { typed: [...typed] } : {};
      tell(socket, { type: 'turn', seq, role, text, startMs, interrupted, ...ids });
    },
    sayStart: (generation, seq) => tell(socket, { type: 'say_start', generation, seq }),
    frame(generation, sequence, pcm) {
      if (socket.bufferedAmount > maxBufferedBytes) socket.terminate();
      else {
        gather();
        socket.send(packFrame(generation, sequence, pcm));
      }
    },
    sayEnd: (generation) => tell(socket, { type: 'say_end', generation }),
    clear: (generation) => tell(socket, { type: 'clear', generation }),
    ended(reason) {
      tell(socket, { type: 'ended', reason });
      socket.close(closeCodes.ended, 'ended');
    },
    leave: (why) => socket.close(closeCodes[why], why),
  };
}

/** Messages of a caller who is connected. */
export type CallerMessage = Exclude<ClientMessage, { type: 'hello' | 'resume' | 'ping' | 'listen' }>;

/** What a caller sends reaches his call. */
export function receive(session: CallSession, message: CallerMessage): void {
  switch (message.type) {
    case 'heard':
      session.heard(speakable(message.text), message.final);
      break;
    case 'typed':
      session.typed(message.id, speakable(message.text));
      break;
    case 'typing':
      session.typing();
      break;
    case 'key':
      session.key(message.digit);
      break;
    case 'played':
      session.played(message.generation, message.ms);
      break;
    case 'hang_up':
      session.hangUp();
      break;
  }
}

/** Text as a person could have said it: what no database and no voice can hold becomes a space. */
const speakable = (text: string) =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is meant
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim();
