import { z } from 'zod';
import { endpoints } from '#domain/platform/http.ts';
import { longestText } from './messages.ts';
import { E164 } from './phone-numbers.ts';

/** The number that soft phones call from, in every workspace's test network. */
export const softPhoneNumber = '+15715550199';
export const softPhonePath = '/v1/soft-phone/socket';
/** How long a ticket is good, in seconds. */
export const softPhoneTicketSeconds = 30;

/** What the page says. */
export const SoftPhoneMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), ticket: z.string().max(1000) }),
  z.object({ type: z.literal('call'), to: E164 }),
  z.object({ type: z.literal('answer'), sid: z.string().max(40) }),
  z.object({ type: z.literal('decline'), sid: z.string().max(40) }),
  /** The person at the phone has said something, by voice or by keyboard. */
  z.object({ type: z.literal('says'), text: z.string().trim().min(1).max(2_000) }),
  z.object({ type: z.literal('presses'), key: z.string().regex(/^[0-9*#]$/) }),
  /** Something that was played has been heard to its end. */
  z.object({ type: z.literal('played'), id: z.int() }),
  z.object({ type: z.literal('hang_up') }),
  /** The phone texts a number. */
  z.object({ type: z.literal('texts'), to: E164, text: z.string().trim().min(1).max(longestText) }),
]);
export type SoftPhoneMessage = z.infer<typeof SoftPhoneMessage>;

/** What the server tells. */
export const SoftPhoneNews = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), number: z.string() }),
  /** An incoming call. */
  z.object({ type: z.literal('rings'), sid: z.string(), from: z.string() }),
  /** They do not any more. */
  z.object({ type: z.literal('quiet'), sid: z.string() }),
  /** A call has begun, by either side. */
  z.object({ type: z.literal('connected'), sid: z.string() }),
  /** Sound by its address, or words of the carrier itself. */
  z.object({ type: z.literal('plays'), id: z.int(), url: z.string().nullable(), text: z.string().nullable() }),
  z.object({ type: z.literal('stops'), id: z.int() }),
  /** Whether what is said now is heard. */
  z.object({ type: z.literal('listens'), now: z.boolean() }),
  z.object({ type: z.literal('ended'), sid: z.string(), status: z.string() }),
  /** A text that the phone got or sent, also before it was opened. */
  z.object({
    type: z.literal('text'),
    sid: z.string(),
    number: z.string(),
    text: z.string(),
    /** Whether the phone wrote it. */
    own: z.boolean(),
  }),
  z.object({ type: z.literal('error'), message: z.string() }),
]);
export type SoftPhoneNews = z.infer<typeof SoftPhoneNews>;

export const softPhoneApi = endpoints({
  open: {
    method: 'POST',
    path: '/v1/soft-phone',
    summary: 'Open a soft phone on this workspace’s test network; connect to its socket with the ticket',
    description: 'The phone can call the workspace’s test numbers, and it rings when an agent calls from one of them.',
    can: 'agents:write',
    audit: null,
    reply: z.object({ ticket: z.string(), socketPath: z.string() }),
    errors: ['conflict'],
  },
});
