import { z } from 'zod';
import { endpoints, Id, Moment, page } from '#domain/platform/http.ts';
import { Json } from '#domain/platform/json.ts';
import { ExternalId, Metadata, ownTerms, ownTermsChanged, ownTermsFilter } from '#domain/platform/metadata.ts';
import {
  callChannels,
  callDirections,
  callEndReasons,
  callOutcomes,
  callStatuses,
} from '#domain/records/call-states.ts';
import { TurnWhy } from '#domain/records/why.ts';
import { CallAnalysis } from './call-analyses.ts';
import { CallOverrides } from './call-overrides.ts';
import { recordingStates } from './recordings.ts';

/** A call's longest duration; the caller is warned 30 s before. */
export const maxCallSeconds = 30 * 60;

/** One turn of the transcript. */
export const CallTurn = z.object({
  seq: z.number().int(),
  role: z.enum(['agent', 'caller']),
  /** What was said. Of an interrupted agent's turn only what was heard, which may be nothing. */
  text: z.string(),
  /** What the agent set out to say, when it was cut off. */
  intended: z.string().nullable(),
  interrupted: z.boolean(),
  /** When the turn began, in milliseconds from the call's start. */
  startMs: z.number().int(),
  /**
   * Timings of an answer in milliseconds, see `voice/call/turn-metrics.ts`. An answer of several sentences is several
   * turns: its first has the timings. Null for the others and for the caller's.
   */
  timings: z
    .object({
      /** End of the caller's turn to the first audio frame at the socket. */
      firstAudio: z.number().nullable(),
      engine: z.number(),
      store: z.number(),
      synthesis: z.number().nullable(),
    })
    .nullable(),
  /** Whether the agent's audio of this turn can be played. */
  audio: z.boolean(),
  /** Who of the workspace said it in the agent's place; null where no one did. */
  saidBy: z.object({ id: Id, name: z.string() }).nullable(),
  /** Whether it tells a value that its flow keeps hidden. */
  hidden: z.boolean().optional(),
});
export type CallTurn = z.infer<typeof CallTurn>;

export const CallSummary = z.object({
  id: Id,
  agentId: Id.nullable(),
  agentName: z.string(),
  channel: z.enum(callChannels),
  status: z.enum(callStatuses),
  startedAt: Moment,
  endedAt: Moment.nullable(),
  durationMs: z.number().int(),
  endReason: z.enum(callEndReasons).nullable(),
  outcome: z.enum(callOutcomes).nullable(),
  /** Whether someone of the workspace made it to try the agent. */
  test: z.boolean(),
  /** Of a phone call: who called whom, the workspace's number and the other one, and who has that. Null for all others. */
  phone: z
    .object({
      direction: z.enum(callDirections),
      ownNumber: z.string(),
      otherNumber: z.string().nullable(),
      /** Null also for anyone who may not see contacts. */
      contact: z.object({ id: Id, name: z.string() }).nullable(),
    })
    .nullable(),
  /** What its flow or a person tagged it with. */
  tags: z.array(z.string()),
  /** Tasks that it made and that are still to be done. */
  openTasks: z.number().int(),
  /** What it's called in your own system. */
  ...ownTerms,
  /** When it ended, or was corrected or analyzed after that; while it's live, when it started. */
  updatedAt: Moment,
});
export type CallSummary = z.infer<typeof CallSummary>;

/** Something of a call that is there no more. */
export const RemovedPart = z.object({
  part: z.enum(['transcript', 'values', 'recording']),
  at: Moment,
  /** After how many days; null: it wasn't to be kept at all, or someone deleted it. */
  days: z.number().int().nullable(),
});
export type RemovedPart = z.infer<typeof RemovedPart>;

/** What a call was about, computed from what is stored of it. */
export const CallOutline = z.object({
  /** All of it, in one paragraph. */
  text: z.string(),
  /** What the caller wanted, in their own words. */
  asked: z.string().nullable(),
  collected: z.array(z.object({ name: z.string(), spoken: z.string() })),
  done: z.array(z.string()),
  promised: z.array(z.string()),
  ended: z.string(),
});

export const Call = CallSummary.extend({
  summary: CallOutline,
  /** What a language model found in it once it had ended; null where no one has looked. */
  analysis: CallAnalysis.nullable(),
  /** Below nought: a draft that this call tried, as it was then. */
  agentVersion: z.number().int(),
  /** Of a visitor of a website: the page without query, and the host that led there. Null for all others. */
  website: z.object({ page: z.string(), referrer: z.string().nullable() }).nullable(),
  /** How its recording stands; null where no one agreed to one. */
  recording: z.enum(recordingStates).nullable(),
  /** What was removed because of how long it is kept. Turns without a transcript have no text, and their times stay. */
  removed: z.array(RemovedPart),
  /** When names, numbers, or other details were taken out of the transcript. */
  redactedAt: Moment.nullable(),
  turns: z.array(CallTurn),
  slots: z.array(
    z.object({
      name: z.string(),
      value: Json,
      said: z.string(),
      spoken: z.string(),
      /** Its flow keeps it hidden: `POST /v1/calls/:callId/reveal` tells it. */
      hidden: z.boolean().optional(),
    }),
  ),
  actions: z.array(
    z.object({
      runId: z.string(),
      action: z.string(),
      status: z.enum(['pending', 'running', 'succeeded', 'failed', 'unknown']),
      input: Json,
      output: Json,
      startedAt: Moment,
      endedAt: Moment.nullable(),
    }),
  ),
});
export type Call = z.infer<typeof Call>;

/** A place where a call would go otherwise. */
export const ReplayDifference = z.object({
  /** The caller's turn, from 1; 0 is before the first. */
  turn: z.number().int(),
  /** The number of the event in the call's log. */
  event: z.number().int(),
  kind: z.enum(['wording', 'slot', 'action', 'path', 'end', 'intents', 'snapshot']),
  /** What was stored, and what comes of it now; null for nothing. */
  expected: z.string().nullable(),
  got: z.string().nullable(),
});

const Day = z.iso
  .date('Enter a date like 2026-11-23.')
  .refine((day) => day >= '2000-01-01' && day < '2100-01-01', 'Enter a date between 2000 and 2099.');

/** Which calls are meant: those that pass every filter that is given. */
export const CallFilters = z.object({
  /** The first and the last day on which they began, in the workspace's time zone. */
  from: Day.optional(),
  to: Day.optional(),
  agentId: Id.optional(),
  channel: z.enum(callChannels).optional(),
  direction: z.enum(callDirections).optional(),
  outcome: z.enum(callOutcomes).optional(),
  endReason: z.enum(callEndReasons).optional(),
  /** Calls that ran it, that it placed, or that were tagged so. */
  workflowId: Id.optional(),
  campaignId: Id.optional(),
  tag: z.string().min(1).max(100).optional(),
  /** Where the other end of a phone call is: a country as in ISO 3166-1, or with its area code: "US 212". */
  place: z
    .string()
    .regex(/^[A-Z]{2}( [\w-]{1,12})?$/, 'Enter a country, like US, or a country and area code, like US 212.')
    .optional(),
  /** The step that they ended at: of the workflow where one is named, else of the agent's own flow. */
  endNodeId: z.string().min(1).max(100).optional(),
  /** Calls that someone of the workspace made to try an agent: with all others, left out, or alone. */
  tests: z.enum(['with', 'without', 'only']).default('with'),
});
export type CallFilters = z.infer<typeof CallFilters>;

/** The same, and what was said, collected or noted in them. */
export const CallSearch = CallFilters.extend({
  /**
   * Words that a call has to have, all of them, each from its beginning on, without regard to accents and capitals. What
   * stands between double quotes has to stand so in the call.
   */
  q: z
    .string()
    .trim()
    .min(1)
    .max(200, 'Use 200 characters or fewer.')
    .regex(/[\p{L}\p{N}]/u, 'Enter a word to search for.')
    .optional(),
  /** Live calls too, unless filters that look at how a call ended are given. */
  status: z.enum(['live', 'ended']).optional(),
  ...ownTermsFilter,
  /** Phone calls with this contact's number. */
  contactId: Id.optional(),
  /** Calls that ended, or were corrected or analyzed, at this moment or later. */
  updatedSince: Moment.optional(),
});
export type CallSearch = z.infer<typeof CallSearch>;

/** Where a search found a call: a part of it, in pieces of which some are what was looked for. */
export const CallFound = z.object({
  of: z.enum(['agent', 'caller', 'value', 'number', 'note']),
  /** Of a value, what it is called. */
  name: z.string().nullable(),
  /** Of a turn, its number. */
  seq: z.number().int().nullable(),
  pieces: z.array(z.object({ text: z.string(), hit: z.boolean() })),
});
export type CallFound = z.infer<typeof CallFound>;

/** A call of a list, with where the search found it; null where nothing was looked for. */
export const ListedCall = CallSummary.extend({ found: CallFound.nullable() });
export type ListedCall = z.infer<typeof ListedCall>;

const CallParams = z.object({ callId: Id });

/** What a person may correct of a call that has ended. */
const CallChanges = z.object({
  outcome: z.enum(callOutcomes).optional(),
  tags: z
    .array(z.string().trim().min(1, 'Enter the tag.').max(100, 'Use 100 characters or fewer.'))
    .max(20, 'Use up to 20 tags.')
    .optional(),
  ...ownTermsChanged,
});
export type CallChanges = z.infer<typeof CallChanges>;

/** What a program that has a call made may say of it. */
export const OwnCall = z.object({
  externalId: ExternalId.optional(),
  /** Up to 50 keys of your own, sent in each event of the call. No place for secrets. */
  metadata: Metadata.default({}),
  /** How this call differs from what its agent is. */
  overrides: CallOverrides,
});
export type OwnCall = z.infer<typeof OwnCall>;

export const callsApi = endpoints({
  start: {
    method: 'POST',
    path: '/v1/agents/:agentId/calls',
    // What is looked up before a call takes longer than a transaction may.
    idempotent: 'long',
    summary: 'Start a browser call; connect to its socket with the ticket within 30 seconds',
    can: 'agents:write',
    audit: 'call.started',
    params: z.object({ agentId: Id }),
    body: z.object({
      channel: z.enum(['browser']),
      /** What the conversation begins with: variables of the flow that may be given, and answers that it prefills. */
      variables: z.record(z.string().max(40), Json).default({}),
      /** Try the agent's draft, as it is now; the call is a test. */
      draft: z.boolean().default(false),
      ...OwnCall.shape,
    }),
    reply: z.object({ callId: Id, ticket: z.string(), socketPath: z.string() }),
    status: 201,
    errors: ['minutes_used_up', 'too_many_calls', 'flow_invalid'],
    example: { body: { channel: 'browser', externalId: 'order-4711', metadata: { plan: 'gold' } } },
  },
  list: {
    method: 'GET',
    path: '/v1/calls',
    summary: 'List calls, newest first',
    description:
      'Live calls are included only if your filters are limited to `agentId`, `status`, `externalId`, `metadata`, and `contactId`. A transcript is searchable a few seconds after its call ends. A page of search results can have fewer items than the limit, even if there are more pages.',
    can: 'calls:read',
    query: CallSearch.extend({
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: page(ListedCall),
  },
  get: {
    method: 'GET',
    path: '/v1/calls/:callId',
    summary: 'Get a call with its transcript, slots, actions, and timings',
    can: 'calls:read',
    params: CallParams,
    reply: Call,
  },
  update: {
    method: 'PATCH',
    path: '/v1/calls/:callId',
    summary: 'Correct an ended call’s outcome or tags, or set its metadata; metrics are updated',
    can: 'calls:write',
    audit: 'call.updated',
    params: CallParams,
    body: CallChanges,
    reply: Call,
    errors: ['conflict'],
    example: { body: { outcome: 'success', tags: ['follow-up'] } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/calls/:callId',
    summary: 'Delete a call with its transcript; its appointments, tasks, and messages are kept',
    can: 'calls:manage',
    audit: 'call.deleted',
    params: CallParams,
    errors: ['conflict'],
  },
  reveal: {
    method: 'POST',
    path: '/v1/calls/:callId/reveal',
    summary: 'Reveal a call’s hidden values; recorded in the audit log',
    can: 'calls:manage',
    audit: 'call.revealed',
    params: CallParams,
    reply: z.object({
      turns: z.array(z.object({ seq: z.number().int(), text: z.string(), intended: z.string().nullable() })),
      slots: z.array(z.object({ name: z.string(), value: Json, said: z.string(), spoken: z.string() })),
    }),
  },
  why: {
    method: 'GET',
    path: '/v1/calls/:callId/why',
    summary: 'Explain each turn of a call: what was heard, which rule matched, and the result',
    description: 'The explanation is computed from the stored call, for up to 200 turns.',
    can: 'calls:read',
    params: CallParams,
    reply: z.object({ turns: z.array(TurnWhy) }),
  },
  replay: {
    method: 'POST',
    path: '/v1/calls/:callId/replay',
    summary: 'Replay a stored call on its own version or another one and return the differences',
    can: 'calls:read',
    audit: null,
    params: CallParams,
    body: z.object({
      /** A version of the agent, or `draft` for what is to be published next. Left out: the version that the call ran on. */
      version: z.union([z.int().min(1), z.literal('draft')]).optional(),
    }),
    reply: z.object({ same: z.boolean(), differences: z.array(ReplayDifference) }),
    errors: ['conflict'],
    example: { body: { version: 1 } },
  },
});
/**
 * What the agent said, as WAV: plain routes beside the table, `GET /v1/calls/:callId/turns/:seq/audio` of one turn, and
 * `GET /v1/calls/:callId/audio` of the call, each turn at its time.
 */
