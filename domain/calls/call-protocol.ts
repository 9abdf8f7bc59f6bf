import { z } from 'zod';
import { callEndReasons } from '#domain/records/call-states.ts';
import { soundCodecs } from './call-sound.ts';

/**
 * The browser call's socket, `GET /v1/calls/socket`. Text frames are JSON messages, one union each way. Binary frames
 * down carry the agent's audio: 2 bytes generation, 2 bytes sequence (unsigned, little-endian, both wrapping), then
 * mono 16-bit little-endian PCM of `sampleRate`. Each utterance has a generation of its own (a resumed rest of one gets
 * a new one). `say_start` only announces: frames of the next generation queue behind those that still play. `clear`
 * drops all that is buffered, of its generation and before; frames of those that come later are thrown away, so that
 * nothing is heard after an interruption. Generations count up from 1 and start again with each `ready`.
 *
 * Where `ready` says how the server `hears`, the client may tell with `listen` that it has a microphone. `hearing` answers who
 * recognizes the caller, and whether their sound is wanted; only then the client sends it, in frames of `call-sound.ts`.
 *
 * The client reports `played` every 100 ms while something plays, and once more when the last frame of a generation
 * whose `say_end` has come was played: from that the server knows what was heard, and when it is the caller's turn.
 */
export const protocolVersion = 1;

/** Milliseconds of audio in one binary frame. */
export const frameMs = 20;

/** How long a caller whose connection was lost may come back to the same call. */
export const resumeSeconds = 30;

export const ClientMessage = z.discriminatedUnion('type', [
  /** First message, within 5 s: with the ticket of a new call, or with what resumes a call. */
  z.strictObject({ type: z.literal('hello'), version: z.literal(1), ticket: z.string().max(200) }),
  z.strictObject({
    type: z.literal('resume'),
    version: z.literal(1),
    callId: z.uuid(),
    resumeToken: z.string().max(200),
    /** The last transcript entry that the page has. */
    lastSeq: z.number().int().min(-1),
  }),
  /**
   * What the browser's transcriber heard: interim results for barge-in, final ones make a turn. An empty interim text
   * says that speech began.
   */
  z.strictObject({ type: z.literal('heard'), text: z.string().max(10_000), final: z.boolean() }),
  /** Typed by the caller. `id` makes a repeat after a reconnect harmless. */
  z.strictObject({ type: z.literal('typed'), id: z.string().regex(/^[\w-]{1,60}$/), text: z.string().max(10_000) }),
  /** The caller is typing, at most once a second: silence does not count meanwhile. */
  z.strictObject({ type: z.literal('typing') }),
  z.strictObject({ type: z.literal('key'), digit: z.string().regex(/^[0-9*#]$/) }),
  /** How much of a generation's audio has left the loudspeaker, in ms; every 100 ms while something plays. */
  z.strictObject({
    type: z.literal('played'),
    generation: z.number().int().min(0).max(65_535),
    ms: z.number().min(0).max(3_600_000),
  }),
  /**
   * The client has a microphone. `echoCancelled`: without the agent's own voice in it. `recognizes`: the browser has a
   * transcriber, too. Said again, the server's ears are tried once more.
   */
  z.strictObject({
    type: z.literal('listen'),
    codec: z.enum(soundCodecs),
    echoCancelled: z.boolean(),
    recognizes: z.boolean(),
  }),
  z.strictObject({ type: z.literal('hang_up') }),
  z.strictObject({ type: z.literal('ping'), at: z.number() }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

/** Who turns what the caller says into words. none: they type. */
export const callEars = ['server', 'browser', 'none'] as const;
export type CallEar = (typeof callEars)[number];

export const callStates = ['listening', 'thinking', 'speaking'] as const;

export const ServerMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('ready'),
    callId: z.uuid(),
    resumeToken: z.string(),
    sampleRate: z.number().int(),
    agentName: z.string(),
    /** How long the call has lasted already; for the timer after a reconnect. */
    elapsedMs: z.number(),
    resumed: z.boolean(),
    /** How sound may be sent; nothing of it before `hearing` wants it. */
    hears: z.array(z.enum(soundCodecs)).optional(),
  }),
  z.object({
    type: z.literal('hearing'),
    by: z.enum(callEars),
    /** Whether the caller's sound is to be sent. */
    sound: z.boolean(),
    /** Words that are likely now, the likeliest first, for the browser's transcriber. */
    phrases: z.array(z.string()).optional(),
  }),
  /** What the server believes to hear just now; empty once it is a turn. */
  z.object({ type: z.literal('interim'), text: z.string() }),
  z.object({ type: z.literal('state'), state: z.enum(callStates) }),
  /** BCP 47 that the caller is listened to in from now on: the conversation has gone over to another language. */
  z.object({ type: z.literal('language'), language: z.string() }),
  /** A new or changed entry of the transcript; the same `seq` again replaces it (an agent's text cut to what was heard). */
  z.object({
    type: z.literal('turn'),
    seq: z.number().int(),
    role: z.enum(['agent', 'caller']),
    text: z.string(),
    startMs: z.number(),
    interrupted: z.boolean(),
    /** Ids of the typed messages that this turn holds; the caller's client stops repeating those. */
    typed: z.array(z.string()).optional(),
  }),
  z.object({ type: z.literal('say_start'), generation: z.number().int(), seq: z.number().int() }),
  /** All audio of the generation has been sent. */
  z.object({ type: z.literal('say_end'), generation: z.number().int() }),
  /** Stop playing now and drop what is buffered of this generation. */
  z.object({ type: z.literal('clear'), generation: z.number().int() }),
  z.object({ type: z.literal('ended'), reason: z.enum(callEndReasons) }),
  z.object({ type: z.literal('error'), code: z.string(), message: z.string() }),
  z.object({ type: z.literal('pong'), at: z.number() }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
