import { z } from 'zod';
import { actKinds } from '#domain/calls/live-calls.ts';
import { eventData, TaskIntent } from '#voice/flow/conversation.ts';
import { storedForm } from '../stored-form.ts';

const of = <K extends string, T extends z.ZodRawShape>(kind: K, data: T) =>
  z.object({
    version: z.literal(1).default(1),
    seq: z.int().min(0),
    at: z.number(),
    kind: z.literal(kind),
    data: z.object(data),
  });

/** Kinds of events that the flow does not hear of. */
export const besideTheFlow: readonly string[] = [
  'note',
  'hand_off',
  'task',
  'tag',
  'record',
  'line_lost',
  'line_back',
  'act',
];

/** What happened in a call, as it is stored: the flow's events, what it wanted of the world, and what it did not hear of. */
export const StoredEvent = z.discriminatedUnion('kind', [
  of('started', eventData.started),
  of('caller_said', eventData.caller_said),
  of('key_pressed', eventData.key_pressed),
  of('silence', eventData.silence),
  of('action_done', eventData.action_done),
  of('timer_fired', eventData.timer_fired),
  of('model_said', eventData.model_said),
  of('proposed', eventData.proposed),
  of('transfer_ended', eventData.transfer_ended),
  of('interrupted', eventData.interrupted),
  of('whispered', eventData.whispered),
  of('value_set', eventData.value_set),
  of('taken_over', eventData.taken_over),
  of('handed_back', eventData.handed_back),
  of('ended', eventData.ended),
  /** Said by the caller when nothing he said could matter any more. */
  of('note', { text: z.string() }),
  /** A promise that a person has to keep; `hand_off` in calls of before tasks. */
  of('task', TaskIntent.omit({ type: true }).shape),
  of('hand_off', { summary: z.string() }),
  of('tag', { tags: z.array(z.string()) }),
  of('record', { on: z.boolean() }),
  /** What a person of the business did, by its number among all acts. What was said so is a turn. */
  of('act', { seq: z.number().int(), kind: z.enum(actKinds), by: z.string() }),
  of('line_lost', {}),
  of('line_back', {}),
]);
export type StoredEvent = z.infer<typeof StoredEvent>;

/** Reads a stored event in whatever version it was written. @throws Unreadable */
export const readEvent = storedForm('event of a call', StoredEvent, []);
