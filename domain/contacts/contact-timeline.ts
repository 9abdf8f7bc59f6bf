import { z } from 'zod';
import { messageStates } from '#domain/carriers/messages.ts';
import { Id, Moment } from '#domain/platform/http.ts';
import { appointmentStatuses } from '#domain/scheduling/appointments.ts';
import { ConsentPurpose } from './consents.ts';

const at = { at: Moment };

/** Something that happened with a contact. */
export const contactEvents = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('call'),
    ...at,
    callId: Id,
    direction: z.enum(['inbound', 'outbound']),
    agentName: z.string(),
    seconds: z.number().int().nullable(),
    outcome: z.string().nullable(),
    endReason: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('message'),
    ...at,
    threadId: Id,
    direction: z.enum(['inbound', 'outbound']),
    text: z.string(),
    status: z.enum(messageStates),
  }),
  z.object({
    kind: z.literal('appointment'),
    ...at,
    title: z.string(),
    startsAt: Moment,
    timeZone: z.string(),
    status: z.enum(appointmentStatuses),
  }),
  z.object({ kind: z.literal('note'), ...at, text: z.string() }),
  z.object({ kind: z.literal('consent'), ...at, purpose: ConsentPurpose, isGiven: z.boolean(), wording: z.string() }),
  z.object({ kind: z.literal('opt_out'), ...at, reason: z.string(), source: z.string() }),
  z.object({
    kind: z.literal('change'),
    ...at,
    /** As the audit log calls it. */
    action: z.string(),
    /** Which fields; what they held is kept nowhere. */
    fields: z.array(z.string()),
  }),
]);
export type ContactEvent = z.infer<typeof contactEvents>;
