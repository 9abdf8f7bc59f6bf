import type { WebSocket } from 'ws';
import type { z } from 'zod';
import { jsonOf, onMessages } from '#server/platform/http/sockets.ts';
import type { Services } from '#server/services.ts';
import type { Clock } from '#voice/clock.ts';

/** Messages that are of no call before the socket is closed. */
const mostRefusals = 20;
/** Messages of one socket in a second: a carrier sends 50 of audio. */
const mostPerSecond = 500;

/** How a carrier's messages over a websocket are taken. */
export interface MessagesOf<T> {
  clock: Clock;
  log: Services['log'];
  schema: z.ZodType<T>;
  take(message: T): void;
  /** Something came, whatever it was worth. */
  came(): void;
}

/**
 * Takes the messages of a carrier as far as they are of its protocol; anyone who sends too many others is cut off. Answers what
 * refuses one that was.
 */
export function takeMessages<T>(socket: WebSocket, { clock, log, schema, take, came }: MessagesOf<T>): () => void {
  let refusals = 0;
  let second = 0;
  let taken = 0;

  /** New kinds of messages are passed over, many of them are not. */
  function refuse(): void {
    refusals += 1;
    if (refusals >= mostRefusals) socket.close(1008);
  }
  function mayTake(): boolean {
    const now = Math.floor(clock.now() / 1000);
    if (now !== second) taken = 0;
    second = now;
    taken += 1;
    return taken <= mostPerSecond;
  }
  onMessages(socket, log, (data, isBinary) => {
    const message = isBinary || !mayTake() ? undefined : schema.safeParse(jsonOf(data)).data;
    if (message === undefined) return refuse();
    came();
    take(message);
  });
  return refuse;
}
