import { z } from 'zod';

/**
 * OpenAI's Realtime protocol as far as a call needs it, in its general form of 2025: JSON over a websocket. What the service
 * says is read by these schemas, and what is none of them is passed over: it may say more tomorrow.
 */

/** Samples a second of sound in both directions: 16-bit mono PCM, the only rate of this format. */
export const realtimeRate = 24_000;
/** Audio tokens of a second, as the service counts them: heard, and spoken. */
export const audioTokens = { heard: 10, spoken: 20 };

const Failure = z.object({
  type: z.string().max(200).catch(''),
  code: z.string().max(200).nullish().catch(null),
  /** The event of ours that it answers. */
  event_id: z.string().max(200).nullish().catch(null),
});

const Count = z.int().min(0).max(10_000_000);
const Usage = z.object({
  input_tokens: Count,
  output_tokens: Count,
  input_token_details: z.object({ audio_tokens: Count.catch(0) }).optional(),
  output_token_details: z.object({ audio_tokens: Count.catch(0) }).optional(),
});

const responseId = z.string().max(200);

export const RealtimeEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('input_audio_buffer.committed'), item_id: z.string().max(200) }),
  z.object({
    type: z.literal('response.created'),
    response: z.object({ id: responseId, metadata: z.record(z.string(), z.unknown()).nullish() }),
  }),
  z.object({ type: z.literal('response.output_audio.delta'), response_id: responseId, delta: z.string() }),
  z.object({ type: z.literal('response.output_audio_transcript.delta'), response_id: responseId, delta: z.string() }),
  z.object({ type: z.literal('response.output_audio_transcript.done'), response_id: responseId }),
  z.object({
    type: z.literal('response.function_call_arguments.done'),
    response_id: responseId,
    call_id: z.string().max(200),
    name: z.string().max(200),
    arguments: z.string(),
  }),
  z.object({
    type: z.literal('response.done'),
    response: z.object({
      id: responseId,
      status: z.enum(['completed', 'cancelled', 'failed', 'incomplete', 'in_progress']),
      status_details: z
        .object({ reason: z.string().nullish().catch(null), error: Failure.nullish().catch(null) })
        .nullish()
        .catch(null),
      usage: Usage.nullish().catch(null),
    }),
  }),
  z.object({ type: z.literal('error'), error: Failure }),
]);
export type RealtimeEvent = z.infer<typeof RealtimeEvent>;
type Failure = z.infer<typeof Failure>;
export type RealtimeUsage = z.infer<typeof Usage>;

/** A message or a reference to what the caller said, as an answer is asked for. */
export type RealtimeItem =
  | { type: 'message'; role: 'user'; content: [{ type: 'input_text'; text: string }] }
  | { type: 'message'; role: 'assistant'; content: [{ type: 'output_text'; text: string }] }
  | { type: 'item_reference'; id: string };

export interface RealtimeTool {
  type: 'function';
  name: string;
  description: string;
  parameters: unknown;
}

/** Something went wrong at the service. `statusCode` is what it would be over HTTP; its own words may hold the key. */
export class RealtimeFailure extends Error {
  readonly statusCode: number;
  constructor(statusCode: number) {
    super(`The service of speech to speech answers ${statusCode}.`);
    this.name = 'RealtimeFailure';
    this.statusCode = statusCode;
  }
}

const statuses: Record<string, number> = {
  insufficient_quota: 429,
  rate_limit_exceeded: 429,
  rate_limit_error: 429,
  invalid_api_key: 401,
  authentication_error: 401,
  invalid_request_error: 400,
};

/** What a failure of the protocol is over HTTP. */
export const failureOf = ({ code, type }: Failure): RealtimeFailure =>
  new RealtimeFailure(statuses[code ?? ''] ?? statuses[type] ?? 500);

/** What the session is told once, before anything else. Turns are ours: the service neither answers nor stops by itself. */
export const sessionUpdate = (model: string, voice: string) => ({
  type: 'session.update',
  session: {
    type: 'realtime',
    model,
    output_modalities: ['audio'],
    audio: {
      input: { format: { type: 'audio/pcm', rate: realtimeRate }, turn_detection: null },
      output: { format: { type: 'audio/pcm', rate: realtimeRate }, voice },
    },
  },
});

/**
 * Asks for one answer, outside of the service's own conversation: what it is given is what the engine says was said and
 * heard, so that nothing that was held, cut or never heard is part of it.
 */
export const responseCreate = (
  eventId: string,
  answer: { instructions: string; input: RealtimeItem[]; tools: RealtimeTool[]; mostTokens: number },
) => ({
  type: 'response.create',
  event_id: eventId,
  response: {
    conversation: 'none',
    output_modalities: ['audio'],
    instructions: answer.instructions,
    input: answer.input,
    tools: answer.tools,
    tool_choice: 'auto',
    max_output_tokens: answer.mostTokens,
    metadata: { asked: eventId },
  },
});
