import { z } from 'zod';
import { audioFormats } from '#domain/platform/audio-formats.ts';
import type { AppError } from '#domain/platform/errors.ts';
import { endpoints, type Protocol } from '#domain/platform/http.ts';
import { LanguageTag } from './speech.ts';
import { speechReplyHeaders } from './speech-headers.ts';
import { endpointPerMinute } from './speech-plans.ts';

/**
 * The part of OpenAI's API that speaks, as its clients know it. `server/channels/speech/compatible/openai.routes.ts` has the routes: what
 * is no speech of ours, above all errors, has that API's form.
 */

/** OpenAI's limit of a text. */
export const openAiInputLimit = 4_096;
/** OpenAI's names of the formats, by ours. */
export const openAiFormats = {
  mp3: 'mp3',
  opus: 'ogg',
  aac: 'aac',
  flac: 'flac',
  wav: 'wav',
  pcm: 'pcm',
} as const;
const formatNames = Object.keys(openAiFormats) as (keyof typeof openAiFormats)[];
export const openAiModels = ['tts-1', 'tts-1-hd', 'gpt-4o-mini-tts'];

const OpenAiError = z.object({
  error: z.object({
    message: z.string(),
    type: z.string(),
    param: z.string().nullable(),
    code: z.string().nullable(),
  }),
});

function typeAndCode({ code, status }: AppError): [type: string, code: string] {
  if (code === 'session_required' || code === 'session_expired') return ['invalid_request_error', 'invalid_api_key'];
  if (code === 'quota_exceeded') return ['insufficient_quota', 'insufficient_quota'];
  if (status === 429) return ['requests', 'rate_limit_exceeded'];
  return [status >= 500 ? 'server_error' : 'invalid_request_error', code];
}

/** `{ error: { message, type, param, code } }`, and no second try where it cannot help. */
export const openAi: Protocol = {
  name: 'OpenAI',
  error: OpenAiError,
  refuse(error) {
    const [type, code] = typeAndCode(error);
    const first = error.details?.[0];
    const param = first?.path.replace(/^body\.?/, '') || null;
    return {
      status: error.status,
      body: { error: { message: first?.message ?? error.message, type, param, code } },
      ...(error.code === 'quota_exceeded' && { headers: { 'x-should-retry': 'false' } }),
    };
  },
};

const voiceId = z.string().min(1).max(100);

export const OpenAiSpeechRequest = z.strictObject({
  model: z
    .string('Send a model.')
    .min(1, 'Send a model.')
    .max(100)
    .describe('Any model from GET /v1/models; all models sound the same here'),
  input: z
    .string('Send an input.')
    .refine((text) => text.trim() !== '', 'There’s no text to speak.')
    .refine((text) => [...text].length <= openAiInputLimit, `The input is longer than ${openAiInputLimit} characters.`)
    .meta({ minLength: 1, maxLength: openAiInputLimit, description: 'The text to speak' }),
  voice: z
    .union([voiceId, z.object({ id: voiceId })], 'Send a voice.')
    .describe('One of OpenAI’s voices, which maps to the closest Parley voice, or a Parley voice'),
  instructions: z
    .string()
    .max(4_096)
    .optional()
    .describe('Accepted but ignored, because these voices don’t support it'),
  response_format: z.enum(formatNames, `Choose one of: ${formatNames.join(', ')}.`).default('mp3'),
  speed: z.number().min(0.25, 'The slowest speed is 0.25.').max(4, 'The fastest speed is 4.').default(1),
  stream_format: z.enum(['audio', 'sse'], 'Choose audio or sse.').default('audio'),
  language: LanguageTag.optional().describe(
    'The language as a BCP 47 tag, if it can’t be detected from the text; not part of OpenAI’s API',
  ),
});

const Model = z.object({ id: z.string(), object: z.literal('model'), created: z.int(), owned_by: z.string() });

export const openAiApi = endpoints({
  speech: {
    method: 'POST',
    path: '/v1/audio/speech',
    summary: 'Turn text into speech, in the format OpenAI clients use; the audio streams as it’s generated',
    can: 'speech:use',
    audit: null,
    protocol: openAi,
    body: OpenAiSpeechRequest,
    raw: [...new Set(Object.values(openAiFormats).map((name) => audioFormats[name].type)), 'text/event-stream'],
    replyHeaders: speechReplyHeaders,
    idempotent: 'long',
    errors: ['quota_exceeded', 'too_many_requests', 'speech_unavailable'],
    perMinute: endpointPerMinute,
    example: { body: { model: 'tts-1', voice: 'alloy', input: 'Hello, welcome to our service!' } },
  },
  models: {
    method: 'GET',
    path: '/v1/models',
    summary: 'List the accepted model names',
    can: 'speech:use',
    protocol: openAi,
    reply: z.object({ object: z.literal('list'), data: z.array(Model) }),
    perMinute: endpointPerMinute,
  },
  model: {
    method: 'GET',
    path: '/v1/models/:model',
    summary: 'Get one of the accepted model names',
    can: 'speech:use',
    protocol: openAi,
    params: z.object({ model: z.string().max(100) }),
    reply: Model,
    perMinute: endpointPerMinute,
    example: { params: { model: 'tts-1' } },
  },
  voices: {
    method: 'GET',
    path: '/v1/audio/voices',
    summary: 'List the voices, OpenAI’s names first',
    can: 'speech:use',
    protocol: openAi,
    reply: z.object({ voices: z.array(z.object({ id: z.string(), name: z.string() })) }),
    perMinute: endpointPerMinute,
  },
});
