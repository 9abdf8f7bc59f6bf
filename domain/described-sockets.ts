import type { z } from 'zod';
import { ClientMessage, ServerMessage } from './calls/call-protocol.ts';
import { ListenHello, ListenReady, listenSocketPath } from './calls/live-calls.ts';
import { SoftPhoneMessage, SoftPhoneNews, softPhonePath } from './carriers/soft-phone.ts';
import { callTexts, listenTexts, type MessageTold, phoneTexts, type SocketTexts } from './socket-texts.data.ts';

/** What one side of a socket says. */
export interface Side {
  /** Messages of text, by their `type`. */
  messages: Record<string, MessageTold & { schema: z.ZodObject }>;
  /** What binary frames hold; left out where there are none. */
  frames?: string;
}

/** A socket that programs open with a ticket. */
export interface DescribedSocket {
  path: `/${string}`;
  /** Whose messages these are: the same may be spoken at several paths. */
  protocol: string;
  title: string;
  about: string;
  /** The endpoint that gives the ticket, as `calls.start`. */
  opensWith: string;
  client: Side;
  server: Side;
  /** Why it's closed, by the code. */
  closes: Record<number, string>;
}

type Options = readonly z.ZodObject[];
const typeOf = (schema: z.ZodObject) => (schema.shape.type as z.ZodLiteral<string>).value;

function sideOf(options: Options, told: Record<string, MessageTold>, frames: string | undefined): Side {
  const messages = options.map((schema) => [typeOf(schema), { ...told[typeOf(schema)]!, schema }] as const);
  return { messages: Object.fromEntries(messages), ...(frames !== undefined && { frames }) };
}

const socketOf = (
  path: DescribedSocket['path'],
  protocol: string,
  title: string,
  opensWith: string,
  { about, client, server, frames, closes }: SocketTexts<string, string>,
  said: { client: Options; server: Options },
): DescribedSocket => ({
  path,
  protocol,
  title,
  about,
  opensWith,
  client: sideOf(said.client, client, frames?.client),
  server: sideOf(said.server, server, frames?.server),
  closes,
});

const ofCalls = { client: ClientMessage.options, server: ServerMessage.options };

/**
 * The sockets of the API, by the names that the documents call them. Those that speak another platform's protocol are
 * described by it.
 */
export const describedSockets: Record<string, DescribedSocket> = {
  call: socketOf('/v1/calls/socket', 'call', 'Browser call', 'calls.start', callTexts, ofCalls),
  browserCall: socketOf(
    '/v1/browser/:browserKey/socket',
    'call',
    'Browser call with a browser key',
    'browserCalls.start',
    {
      ...callTexts,
      about: `${callTexts.about} This socket accepts connections only from pages on the key’s domains, for calls started with that key.`,
    },
    ofCalls,
  ),
  listening: socketOf(listenSocketPath, 'listening', 'Listening in on a live call', 'liveCalls.listen', listenTexts, {
    client: [ListenHello],
    server: [ListenReady],
  }),
  softPhone: socketOf(softPhonePath, 'softPhone', 'Soft phone', 'softPhone.open', phoneTexts, {
    client: SoftPhoneMessage.options,
    server: SoftPhoneNews.options,
  }),
};
