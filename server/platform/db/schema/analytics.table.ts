import { bigint, boolean, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { callChannels, callDirections, callEndReasons, callOutcomes } from '#domain/records/call-states.ts';
import { bytes, id } from '#server/platform/db/columns.ts';

/** A call that has ended, as it is counted. Written by the database itself, as calls end. */
export const callFacts = pgTable(
  'call_facts',
  {
    workspaceId: id('workspace_id').notNull(),
    callId: id('call_id').notNull(),
    /** The quarter of an hour that it began in, counted from 1970 (UTC). */
    slot: integer('slot').notNull(),
    agentId: id('agent_id'),
    channel: text('channel', { enum: callChannels }).notNull(),
    direction: text('direction', { enum: callDirections }),
    outcome: text('outcome', { enum: callOutcomes }),
    endReason: text('end_reason', { enum: callEndReasons }),
    test: boolean('test').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** Milliseconds from the end of each of the caller's turns to the first sound of the answer, each as two bytes. */
    answersMs: bytes('answers_ms').notNull(),
    /** Where the other end is by its number, see place.ts. */
    place: text('place'),
    tags: text('tags').array().notNull(),
    /** What callers rated, in percent of the scale that they were asked on. */
    satisfaction: smallint('satisfaction'),
    /** Of the ledger: seconds that were taken for it, and millionths of a US dollar for language models. */
    billedSeconds: integer('billed_seconds').notNull(),
    modelCost: bigint('model_cost', { mode: 'number' }).notNull(),
    /** Whether it has been looked at how good it was, see server/calls/quality. */
    rated: boolean('rated').notNull().default(false),
    /** Whether it can be searched, see server/calls/search. */
    searchable: boolean('searchable').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.callId] })],
);

/** Which steps of a flow a call reached, and at which it stood at its end. */
export const callSteps = pgTable(
  'call_steps',
  {
    workspaceId: id('workspace_id').notNull(),
    callId: id('call_id').notNull(),
    /** The workflow's id; empty for the agent's own flow. */
    workflow: text('workflow').notNull(),
    /** Sorted, each once. */
    steps: text('steps').array().notNull(),
    /** Null where the call had left the workflow before it ended. */
    lastStep: text('last_step'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.callId, table.workflow] })],
);
