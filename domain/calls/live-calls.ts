import { z } from 'zod';
import { Flow } from '#domain/agents/workflows.ts';
import { type EventsOf, endpoints, Id, Moment } from '#domain/platform/http.ts';
import { Json } from '#domain/platform/json.ts';
import { callEndReasons, callStatuses } from '#domain/records/call-states.ts';
import { CallSummary, CallTurn } from './calls.ts';

/** Calls that go on: watched, and, by anyone who may, led along. */

/** Milliseconds in which news of the board are gathered, and of one call. */
export const liveEveryMs = { board: 500, call: 150 } as const;
/** How long events are sent at most before a client asks anew, in seconds. */
export const liveSeconds = 60;
/** Chats that no one has written in for so long are not shown as live, in minutes. */
export const quietChatMinutes = 15;

const Person = z.object({ id: Id, name: z.string() });

/** speaking: the agent, or who has taken over. listening: it is the caller's turn. working: something is awaited. */
export const liveStates = ['speaking', 'listening', 'working', 'ending'] as const;

/** One call of the board. */
export const LiveCall = CallSummary.pick({
  id: true,
  agentId: true,
  agentName: true,
  channel: true,
  startedAt: true,
  test: true,
  phone: true,
}).extend({
  /** The page of a website that it came through. */
  page: z.string().nullable(),
  state: z.enum(liveStates),
  /** Where it stands in its flow; null before its first step. */
  step: z.object({ workflow: z.string().nullable(), nodeId: z.string(), title: z.string() }).nullable(),
  lastMessage: z.object({ role: z.enum(['agent', 'caller']), text: z.string(), byPerson: z.boolean() }).nullable(),
  turns: z.number().int(),
  /** The caller's last word to the first sound of the answer, the last time that it was measured, in ms. */
  answerMs: z.number().nullable(),
  /** Who of the workspace has it; null: the agent. */
  takenOverBy: Person.nullable(),
});
export type LiveCall = z.infer<typeof LiveCall>;

/** What can be done in a call. */
export const actKinds = ['listen', 'whisper', 'set', 'take_over', 'say', 'hand_back', 'end'] as const;
export type ActKind = (typeof actKinds)[number];

/** What someone did in a call. */
export const SupervisorCommand = z.object({
  seq: z.number().int(),
  kind: z.enum(actKinds),
  /** The words; null where there are none. */
  text: z.string().nullable(),
  /** Of `set`: the slot or variable. */
  name: z.string().nullable(),
  by: Person,
  at: Moment,
  /** Whether the call has it already. */
  taken: z.boolean(),
});
export type SupervisorCommand = z.infer<typeof SupervisorCommand>;

const Value = z.object({
  name: z.string(),
  kind: z.enum(['slot', 'variable']),
  /** Null where there is none yet. */
  value: Json,
  spoken: z.string(),
  /** Whether a person may set it now. */
  canSet: z.boolean(),
});

/** All of a call as it stands. */
export const LiveDetail = z.object({
  call: LiveCall,
  status: z.enum(callStatuses),
  endReason: z.enum(callEndReasons).nullable(),
  turns: z.array(CallTurn),
  values: z.array(Value),
  acts: z.array(SupervisorCommand),
  /** What of the sound can be heard: both sides, the agent's alone, or nothing. */
  sound: z.enum(['both', 'agent', 'none']),
  /** Whether a person can speak through a microphone; typing works everywhere. */
  canSpeak: z.boolean(),
});
export type LiveDetail = z.infer<typeof LiveDetail>;

/** What the events of the board say, by their names. */
const boardEvents = {
  /** All of them, at first. */
  calls: z.object({ items: z.array(LiveCall) }),
  /** Those that changed or are new, and those that are over. */
  changed: z.object({ items: z.array(LiveCall), gone: z.array(Id) }),
};
export type BoardEvents = EventsOf<typeof boardEvents>;

/** What the events of one call say. */
const callEvents = {
  call: LiveDetail,
  /** What the caller is saying, before it is a turn. */
  words: z.object({ text: z.string() }),
};
export type LiveCallEvents = EventsOf<typeof callEvents>;

const EventsQuery = z.object({
  /** How long to stay, in seconds; 0 says what is so now, and no more. */
  seconds: z.coerce.number().int().min(0).max(liveSeconds).default(0),
});

/** A call that goes on. */
const CallParams = z.object({ callId: Id });

const Words = z.string().trim().min(1, 'Enter a value.').max(600, 'Use 600 characters or fewer.');
/** How long a ticket of a listener is good. */
export const listenTicketSeconds = 30;
const acts = { reply: SupervisorCommand, errors: ['conflict' as const] };

export const liveCallsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/live-calls',
    summary: 'List live calls with the caller, current step, last words, and agent response time',
    can: 'calls:read',
    reply: z.object({ items: z.array(LiveCall) }),
  },
  events: {
    method: 'GET',
    path: '/v1/live-calls/events',
    summary: 'Subscribe to live calls, as server-sent events',
    description: `The stream first sends \`calls\` with all live calls and then, at most every ${liveEveryMs.board} ms, \`changed\`, with new or changed calls in \`items\` and IDs of ended calls in \`gone\`. Reconnect when the stream ends.`,
    can: 'calls:read',
    query: EventsQuery,
    raw: ['text/event-stream'],
    events: boardEvents,
    perMinute: 60,
  },
  get: {
    method: 'GET',
    path: '/v1/live-calls/:callId',
    summary: 'Get a live call with its transcript, values, and flow',
    can: 'calls:read',
    params: CallParams,
    reply: LiveDetail.extend({ flow: Flow.nullable() }),
  },
  callEvents: {
    method: 'GET',
    path: '/v1/live-calls/:callId/events',
    summary: 'Subscribe to one live call, as server-sent events',
    description:
      'Sends `call` with the full state at the start and after each step, and `words` with what the caller is saying. Reconnect when the stream ends.',
    can: 'calls:read',
    params: CallParams,
    query: EventsQuery,
    raw: ['text/event-stream'],
    events: callEvents,
    perMinute: 120,
  },
  listen: {
    method: 'POST',
    path: '/v1/live-calls/:callId/listeners',
    summary:
      'Listen in on a call; returns a ticket for the audio socket, and the caller is notified if the workspace requires it',
    description: `The ticket can be used once, within ${listenTicketSeconds} seconds. The socket sends audio once the caller has been told that someone is listening. A person who has taken over the call can speak into it.`,
    can: 'calls:write',
    audit: 'live-call.listened',
    params: CallParams,
    reply: z.object({ act: SupervisorCommand, ticket: z.string(), socketPath: z.string() }),
    errors: ['conflict'],
  },
  whisper: {
    method: 'POST',
    path: '/v1/live-calls/:callId/whispers',
    summary: 'Whisper a sentence for the agent to say in its next turn',
    can: 'calls:write',
    audit: 'live-call.whispered',
    idempotent: 'long',
    params: CallParams,
    body: z.object({ text: Words }),
    ...acts,
    example: { body: { text: 'We can offer you ten percent off today.' } },
  },
  setValue: {
    method: 'POST',
    path: '/v1/live-calls/:callId/values',
    summary: 'Set a slot or variable from text, interpreted as if the caller had said it',
    can: 'calls:write',
    audit: 'live-call.value-set',
    idempotent: 'long',
    params: CallParams,
    body: z.object({ name: z.string().min(1).max(80), text: Words }),
    ...acts,
    example: { body: { name: 'name', text: 'Ada Lovelace' } },
  },
  takeOver: {
    method: 'POST',
    path: '/v1/live-calls/:callId/take-over',
    summary: 'Take over a call; the agent pauses where it is',
    can: 'calls:write',
    audit: 'live-call.taken-over',
    params: CallParams,
    ...acts,
  },
  say: {
    method: 'POST',
    path: '/v1/live-calls/:callId/say',
    summary: 'Speak in a call you’ve taken over, in the agent’s voice or as text',
    can: 'calls:write',
    audit: 'live-call.said',
    idempotent: 'long',
    params: CallParams,
    body: z.object({
      text: Words,
      /** The caller has heard it through a microphone: it is kept for the transcript alone. */
      heard: z.boolean().default(false),
    }),
    ...acts,
    example: { body: { text: 'Hello, this is Ada. Let me see what I can do for you.' } },
  },
  handBack: {
    method: 'POST',
    path: '/v1/live-calls/:callId/hand-back',
    summary: 'Hand back a call; the agent repeats its last open question',
    can: 'calls:write',
    audit: 'live-call.handed-back',
    params: CallParams,
    ...acts,
  },
  end: {
    method: 'POST',
    path: '/v1/live-calls/:callId/end',
    summary: 'End a call',
    can: 'calls:manage',
    audit: 'live-call.ended',
    params: CallParams,
    ...acts,
  },
});

/**
 * The socket of anyone who listens, `GET /v1/live-calls/socket`. Up: `hello` with the ticket as text, then binary frames of
 * 640 bytes with what is said into a microphone: 20 ms of mono 16-bit little-endian PCM of 16 kHz. Down: `ready` as text,
 * then binary frames: a byte for the side (0 the agent's, 1 the caller's), a byte without meaning, and 20 ms of such PCM.
 */
export const listenSocketPath = '/v1/live-calls/socket';
export const ListenHello = z.strictObject({ type: z.literal('hello'), ticket: z.string().max(1000) });
export const ListenReady = z.object({ type: z.literal('ready') });
export const listenSides = ['agent', 'caller'] as const;
