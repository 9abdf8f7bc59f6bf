import { PassThrough } from 'node:stream';

/** Bytes that a client may be behind: one that reads slower is let go, and hears all anew when it comes back. */
export const mostBehind = 4 * 2 ** 20;

/** Server-sent events to a client that may read slowly, or not at all. */
export interface EventStream {
  stream: PassThrough;
  /** Sends an event; false where no more are: the stream has ended, or ends with this. */
  write(event: string, data: unknown, id?: string): boolean;
  /** Keeps what stands between from ending a connection that says nothing. */
  stillHere(): void;
}

/** What no one reads stays in memory, which all calls share: it is bounded here for every stream that stays open. */
export function openEventStream(): EventStream {
  const stream = new PassThrough();
  const say = (text: string): boolean => {
    // Behind its end nothing may be written; its reader may still be at what came before.
    if (stream.writableEnded || stream.destroyed) return false;
    if (stream.writableLength + text.length > mostBehind) {
      stream.end();
      return false;
    }
    stream.write(text);
    return true;
  };
  return {
    stream,
    write: (event, data, id) =>
      say(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    stillHere: () => void say(': still here\n\n'),
  };
}
