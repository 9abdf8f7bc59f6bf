import { z } from 'zod';
import { OwnCall } from '#domain/calls/calls.ts';
import { E164, Extension } from '#domain/carriers/phone-numbers.ts';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { Known } from './chats.ts';

/**
 * Where a call that goes out stands. unknown: it was sent, and no answer came; it is looked for, and never sent again.
 * not_placed: it was looked for and is nowhere.
 */
export const dialStates = ['planned', 'sending', 'unknown', 'placed', 'not_placed', 'failed', 'ended'] as const;
/** How a call that was placed ended, as the carrier tells. */
export const dialResults = ['completed', 'busy', 'no_answer', 'failed', 'canceled'] as const;

/**
 * Who took a call. screening: something that asks who calls before it puts a person through. menu: something that goes by keys. unknown: a
 * detector that could not tell; it is spoken with as a person.
 */
export const answerers = ['human', 'machine', 'screening', 'menu', 'unknown'] as const;

/** A call that goes out. Once it is answered, `GET /v1/calls/:callId` has all of it. */
export const PhoneCall = z.object({
  callId: Id,
  agentId: Id,
  from: z.string(),
  to: z.string(),
  status: z.enum(dialStates),
  result: z.enum(dialResults).nullable(),
  /** Who took it: a person, a machine, something that asks who calls, or a menu. */
  answeredBy: z.enum(answerers).nullable(),
  /** Why it was not done, as the carrier says. */
  problem: z.string().nullable(),
  createdAt: Moment,
});
export type PhoneCall = z.infer<typeof PhoneCall>;

export const phoneCallsApi = endpoints({
  start: {
    method: 'POST',
    path: '/v1/phone-calls',
    idempotent: 'long',
    summary: 'Call someone: an agent dials from one of your numbers',
    description:
      'The call is stored, then sent to the carrier once. If the carrier’s response is lost, Parley looks up the call instead of redialing.',
    can: 'agents:write',
    audit: 'call.dialled',
    body: z.object({
      /** A number; from a SIP account also an extension of its PBX. */
      to: E164.or(Extension),
      /** The number that it is made from; left out: the first that can. */
      numberId: Id.optional(),
      /** Left out: the agent that the number calls with. */
      agentId: Id.optional(),
      variables: Known,
      ...OwnCall.shape,
      /**
       * Whether it is only made within the calling hours of the number and with a consent to calls, as the calling rules of its country ask.
       * Left out: where an access token calls, and not where a person does who is signed in. The do-not-call list holds always.
       */
      respectCallingRules: z.boolean().optional(),
    }),
    reply: PhoneCall,
    status: 201,
    errors: [
      'conflict',
      'do_not_call',
      'outside_calling_hours',
      'no_consent',
      'minutes_used_up',
      'too_many_calls',
      'flow_invalid',
      'carrier_unavailable',
      'carrier_refused',
    ],
    example: { body: { to: '+15715550123', variables: { name: 'Ann Lee' }, metadata: { order: '4711' } } },
  },
  get: {
    method: 'GET',
    path: '/v1/phone-calls/:callId',
    summary: 'Get the status of an outbound call',
    can: 'calls:read',
    params: z.object({ callId: Id }),
    reply: PhoneCall,
  },
  hangUp: {
    method: 'POST',
    path: '/v1/phone-calls/:callId/hang-up',
    idempotent: 'long',
    summary: 'Hang up a live phone call',
    can: 'agents:write',
    audit: null,
    params: z.object({ callId: Id }),
    errors: ['carrier_unavailable', 'carrier_refused'],
  },
});
