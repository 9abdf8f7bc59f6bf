import { type ClientMessage, protocolVersion, resumeSeconds, ServerMessage } from '#domain/calls/call-protocol.ts';
import { type AudioFrame, readAudioFrame } from './audio-frame.ts';
import { createTypedQueue, type Typed } from './typed-queue.ts';

/** Waits between attempts to come back, in ms; the last one repeats. */
const reconnectMs = [250, 500, 1000, 2000, 4000];
/** The server is told at most once in this time that the caller types. */
const typingMs = 1000;
/** An attempt that is not answered in this time has failed. */
const answerMs = 5000;
const pingMs = 10_000;
/** Silence after which a connection counts as dead, though no one closed it (a phone that changed its network). */
const deadMs = 20_000;
/** The same once the browser has said that the network is gone; a server on this machine still answers then. */
const deadOfflineMs = 2000;
/** Refusals that pass by themselves; any other one ends the call. */
const passingRefusals = new Set(['not_ready', 'too_many_requests']);

/** What the call needs of a WebSocket; tests bring their own. */
export type SocketLike = Pick<WebSocket, 'send' | 'close' | 'binaryType'> & {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  /** Bytes that have not left yet. */
  readonly bufferedAmount?: number;
};

/** Why a call could not go on, in words for the caller. */
export interface CallProblem {
  code: string;
  message: string;
}

export interface CallSocketOptions {
  url: string;
  ticket: string;
  connect(url: string): SocketLike;
  onMessage(message: ServerMessage): void;
  onAudio(frame: AudioFrame): void;
  /** The connection is gone; it is being tried again. The next `ready` ends this. */
  onLost(): void;
  /** It will not come back. */
  onFailed(problem: CallProblem): void;
}

export interface CallSocket {
  /** Never lost: kept, and sent again after a reconnect, until the transcript shows it. */
  type(text: string): Typed;
  /** What the transcriber heard. A final result that cannot be sent now becomes a typed message. */
  hear(text: string, final: boolean): void;
  /** The caller touched a key of the text field: silence does not count now. */
  typing(): void;
  played(generation: number, ms: number): void;
  /** The page has a microphone: the server answers who recognizes it. */
  listen(message: Omit<Extract<ClientMessage, { type: 'listen' }>, 'type'>): void;
  /** A frame of the microphone; false when there is no connection. */
  sound(bytes: Uint8Array<ArrayBuffer>): boolean;
  /** Bytes that wait to be sent. */
  backlog(): number;
  /** False when there is no connection to say it over. */
  hangUp(): boolean;
  /** Typed messages that the transcript does not show yet. */
  waiting(): readonly Typed[];
  close(): void;
}

const lostProblem: CallProblem = {
  code: 'lost_connection',
  message: 'The connection was lost and couldn’t be restored in time.',
};

/** Speaks the call's protocol (`domain/calls/call-protocol.ts`), and comes back to the same call when a connection is lost. */
export function openCallSocket(options: CallSocketOptions): CallSocket {
  const queue = createTypedQueue();
  let socket: SocketLike | null = null;
  /** `ready` has come on the present connection. */
  let ready = false;
  let over = false;
  let resume: { callId: string; resumeToken: string } | null = null;
  let lastSeq = -1;
  let refusal: CallProblem | null = null;
  let lostAt = performance.now();
  let attempts = 0;
  let lastMessageAt = 0;
  let typingToldAt = Number.NEGATIVE_INFINITY;
  const timers = { retry: 0, answer: 0, ping: 0, offline: 0 };

  function send(message: ClientMessage): boolean {
    if (!socket || socket.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  function finish(): void {
    over = true;
    window.clearTimeout(timers.retry);
    window.clearTimeout(timers.answer);
    window.clearInterval(timers.ping);
    window.clearTimeout(timers.offline);
    window.removeEventListener('online', retryNow);
    window.removeEventListener('offline', askAtOnce);
    const last = socket;
    socket = null;
    last?.close(1000);
  }

  function fail(problem: CallProblem): void {
    finish();
    options.onFailed(problem);
  }

  function receive(message: ServerMessage): void {
    if (message.type === 'pong') return;
    if (message.type === 'error') refusal = { code: message.code, message: message.message };
    if (message.type === 'ready') {
      ready = true;
      attempts = 0;
      refusal = null;
      resume = { callId: message.callId, resumeToken: message.resumeToken };
      window.clearTimeout(timers.answer);
      for (const typed of queue.waiting()) send({ type: 'typed', ...typed });
    }
    if (message.type === 'turn') {
      lastSeq = Math.max(lastSeq, message.seq);
      queue.acknowledge(message.typed ?? []);
    }
    if (message.type === 'ended') finish();
    options.onMessage(message);
  }

  function open(): void {
    const current = options.connect(options.url);
    socket = current;
    ready = false;
    current.binaryType = 'arraybuffer';
    timers.answer = window.setTimeout(() => lose(current, 1006), answerMs);

    current.onopen = () => {
      if (socket !== current) return;
      lastMessageAt = performance.now();
      // The last entry is asked for again: it may have been cut to what was heard while we were away.
      if (resume) send({ type: 'resume', version: protocolVersion, ...resume, lastSeq: Math.max(-1, lastSeq - 1) });
      else send({ type: 'hello', version: protocolVersion, ticket: options.ticket });
    };
    current.onmessage = ({ data }) => {
      if (socket !== current) return;
      lastMessageAt = performance.now();
      if (data instanceof ArrayBuffer) {
        const frame = readAudioFrame(data);
        if (frame) options.onAudio(frame);
        return;
      }
      const message = readMessage(data);
      if (message) receive(message);
      else console.warn('A message of the call couldn’t be read.');
    };
    current.onclose = ({ code }) => lose(current, code);
  }

  function lose(current: SocketLike, code: number): void {
    if (socket !== current || over) return;
    socket = null;
    current.close();
    window.clearTimeout(timers.answer);
    const refused = refusal && (!ready || code === 1008) && !passingRefusals.has(refusal.code);
    if (refused || (!ready && performance.now() - lostAt >= resumeSeconds * 1000)) {
      fail(refusal ?? lostProblem);
      return;
    }
    if (ready) {
      ready = false;
      lostAt = performance.now();
      options.onLost();
    }
    const wait = reconnectMs[Math.min(attempts, reconnectMs.length - 1)]!;
    attempts++;
    timers.retry = window.setTimeout(open, wait);
  }

  /** The network is back: no reason to sit out the wait. */
  function retryNow(): void {
    if (over || socket) return;
    window.clearTimeout(timers.retry);
    open();
  }

  /** The network seems to be gone: the caller is told soon, and not only after a long silence. */
  function askAtOnce(): void {
    const current = socket;
    if (!ready || !current) return;
    const askedAt = performance.now();
    send({ type: 'ping', at: Math.round(askedAt) });
    window.clearTimeout(timers.offline);
    timers.offline = window.setTimeout(() => lastMessageAt <= askedAt && lose(current, 1006), deadOfflineMs);
  }

  timers.ping = window.setInterval(() => {
    if (!ready || !socket) return;
    if (performance.now() - lastMessageAt > deadMs) lose(socket, 1006);
    else send({ type: 'ping', at: Math.round(performance.now()) });
  }, pingMs);
  window.addEventListener('online', retryNow);
  window.addEventListener('offline', askAtOnce);
  open();

  function type(text: string): Typed {
    const typed = queue.add(text);
    if (ready) send({ type: 'typed', ...typed });
    return typed;
  }

  return {
    type,
    hear(text, final) {
      if (ready && send({ type: 'heard', text, final })) return;
      if (final && !over) type(text);
    },
    typing() {
      const now = performance.now();
      if (!ready || now - typingToldAt < typingMs) return;
      typingToldAt = now;
      send({ type: 'typing' });
    },
    played(generation, ms) {
      if (ready) send({ type: 'played', generation, ms });
    },
    listen: (message) => void (ready && send({ type: 'listen', ...message })),
    sound(bytes) {
      if (!ready || socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(bytes);
      return true;
    },
    backlog: () => socket?.bufferedAmount ?? 0,
    hangUp: () => ready && send({ type: 'hang_up' }),
    waiting: () => queue.waiting(),
    close: finish,
  };
}

/** Null for what the protocol does not know: a newer server may say more than this page understands. */
function readMessage(data: unknown): ServerMessage | null {
  if (typeof data !== 'string') return null;
  try {
    return ServerMessage.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}
