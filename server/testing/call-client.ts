import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import type { ClientMessage, ServerMessage } from '#domain/calls/call-protocol.ts';

type Kind = ServerMessage['type'];
type Message<K extends Kind> = Extract<ServerMessage, { type: K }>;

/** A caller's end of the call socket, for tests: what comes is kept, and can be waited for. */
export interface CallClient {
  readonly socket: WebSocket;
  readonly messages: ServerMessage[];
  /** Binary frames as they came. */
  readonly frames: Buffer[];
  /** The transcript as the page would show it. */
  turns(): Message<'turn'>[];
  send(message: ClientMessage): void;
  /** The next message of a kind that fits and was not waited for before. */
  next<K extends Kind>(kind: K, fits?: (message: Message<K>) => boolean): Promise<Message<K>>;
  nextFrame(): Promise<Buffer>;
  /** The close code, when it has come. */
  readonly closed: Promise<number>;
}

/** Where an app listens; starts it on a free port when it does not yet. */
export async function addressOf(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return `127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** Opens the call socket of a server. Resolves when it is open. */
export async function openCallClient(
  address: string,
  options: { origin?: string; headers?: Record<string, string> } = {},
): Promise<CallClient> {
  const socket = new WebSocket(`ws://${address}/v1/calls/socket`, options);
  const messages: ServerMessage[] = [];
  const frames: Buffer[] = [];
  const taken = new Set<ServerMessage>();
  let takenFrames = 0;
  /** Those who wait for the next message, frame or the end. */
  let waiting: (() => void)[] = [];
  const wake = () => {
    const woken = waiting;
    waiting = [];
    for (const resolve of woken) resolve();
  };

  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) frames.push(data);
    else messages.push(JSON.parse(data.toString('utf8')) as ServerMessage);
    wake();
  });
  // What fails closes; the test looks at the code.
  socket.on('error', () => {});
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => {
      resolve(code);
      wake();
    });
  });

  async function until<T>(find: () => T | undefined, what: string): Promise<T> {
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      if (socket.readyState === WebSocket.CLOSED) {
        const refusal = messages.findLast((message) => message.type === 'error');
        throw new Error(`The socket was closed before ${what} came: ${refusal?.code ?? 'no reason'}.`);
      }
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
  }

  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });

  return {
    socket,
    messages,
    frames,
    closed,
    turns() {
      const bySeq = new Map<number, Message<'turn'>>();
      for (const message of messages) if (message.type === 'turn') bySeq.set(message.seq, message);
      return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
    },
    send: (message) => socket.send(JSON.stringify(message)),
    async next(kind, fits = () => true) {
      const found = await until(
        () => messages.find((message) => !taken.has(message) && message.type === kind && fits(message as never)),
        kind,
      );
      taken.add(found);
      return found as never;
    },
    async nextFrame() {
      const frame = await until(() => frames[takenFrames], 'a frame');
      takenFrames += 1;
      return frame;
    },
  };
}
