import { z } from 'zod';
import { BusinessHours } from '#domain/business-hours.ts';
import { callChannels, callEndReasons } from '#domain/calls.ts';
import { Json } from '#domain/json.ts';
import { storedForm } from '../stored-form.ts';

const Setting = z.object({
  agentName: z.string(),
  businessName: z.string(),
  timeZone: z.string(),
  country: z.string().optional(),
  language: z.string().optional(),
  hours: BusinessHours.optional(),
  stamp: z.record(z.string(), z.string()).optional(),
  channel: z.enum(callChannels),
  greeting: z.string().nullable(),
  known: z.record(z.string(), Json),
});

const ActionResult = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), output: Json }),
  z.object({ ok: z.literal(false), code: z.string(), message: z.string(), output: Json.optional() }),
]);

const of = <K extends string, T extends z.ZodRawShape>(kind: K, data: T) =>
  z.object({
    version: z.literal(1).default(1),
    seq: z.int().min(0),
    at: z.number(),
    kind: z.literal(kind),
    data: z.object(data),
  });

/** What happened in a call, as it is stored: the flow's events, and what the flow does not hear of. */
export const StoredEvent = z.discriminatedUnion('kind', [
  of('started', { setting: Setting }),
  of('caller_said', { text: z.string() }),
  of('key_pressed', { digits: z.string() }),
  of('silence', {}),
  of('action_done', { runId: z.string(), result: ActionResult }),
  of('interrupted', { sayId: z.string(), heard: z.string() }),
  of('ended', { reason: z.enum(callEndReasons) }),
  /** Said by the caller when nothing he said could matter any more. */
  of('note', { text: z.string() }),
  of('hand_off', { summary: z.string() }),
  of('line_lost', {}),
  of('line_back', {}),
]);
export type StoredEvent = z.infer<typeof StoredEvent>;

/** Reads a stored event in whatever version it was written. @throws Unreadable */
export const readEvent = storedForm('event of a call', StoredEvent, []);
