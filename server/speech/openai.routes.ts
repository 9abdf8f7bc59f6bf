import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { AppError } from '#domain/errors.ts';
import { type Callers, exchangeOf } from '#server/infra/http/implement.ts';
import type { Services } from '#server/services.ts';
import { firstProblem, limits, nameRequest, type OtherError, parseInput, shapeErrors } from './other-api.ts';
import { type Spoken, speak } from './speak.ts';
import { listVoices } from './voices.ts';

/** OpenAI's limit of a text. */
const inputLimit = 4_096;
const formats = ['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm'] as const;
const models = ['tts-1', 'tts-1-hd', 'gpt-4o-mini-tts'];
/** The first day of the project: clients want a number. */
const modelsSince = 1_795_132_800;

/** OpenAI's voices by ours that come nearest. */
const voicesOf: Record<string, string> = {
  alloy: 'sarah',
  ash: 'michael',
  ballad: 'david',
  cedar: 'michael',
  coral: 'emma',
  echo: 'michael',
  fable: 'david',
  marin: 'emma',
  nova: 'emma',
  onyx: 'david',
  sage: 'sarah',
  shimmer: 'sarah',
  verse: 'michael',
};

const voiceId = z.string().min(1).max(100);
const SpeechBody = z.strictObject({
  model: z.string('The model is missing.').min(1, 'The model is missing.').max(100),
  input: z
    .string('The input is missing.')
    .refine((text) => text.trim() !== '', 'There is no text to speak.')
    .refine((text) => [...text].length <= inputLimit, `The input is longer than ${inputLimit} characters.`),
  voice: z.union([voiceId, z.object({ id: voiceId })], 'The voice is missing.'),
  /** Our voices have no moods; a client that describes one is not refused. */
  instructions: z.string().max(4_096).optional(),
  response_format: z.enum(formats, `Choose one of: ${formats.join(', ')}.`).default('mp3'),
  speed: z.number().min(0.25, 'The slowest speed is 0.25.').max(4, 'The fastest speed is 4.').default(1),
  stream_format: z.enum(['audio', 'sse'], 'Choose audio or sse.').default('audio'),
  /** Beyond OpenAI's API: BCP 47, for a language that the letters do not tell. */
  language: z.string().max(40).optional(),
});

/** `{ error: { message, type, param, code } }`, and no second try where it cannot help. */
function openAiError(error: AppError): OtherError {
  const { field, message } = firstProblem(error);
  const [type, code] =
    error.code === 'session_required' || error.code === 'session_expired'
      ? ['invalid_request_error', 'invalid_api_key']
      : error.code === 'quota_exceeded'
        ? ['insufficient_quota', 'insufficient_quota']
        : error.status === 429
          ? ['requests', 'rate_limit_exceeded']
          : error.status >= 500
            ? ['server_error', error.code]
            : ['invalid_request_error', error.code];
  return {
    status: error.status,
    body: { error: { message, type, param: field, code } },
    ...(error.code === 'quota_exceeded' && { headers: { 'x-should-retry': 'false' } }),
  };
}

async function* serverSentEvents({ body, characters }: Spoken): AsyncGenerator<string> {
  const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
  for await (const bytes of body instanceof Readable ? body : [body]) {
    yield event({ type: 'speech.audio.delta', audio: Buffer.from(bytes as Uint8Array).toString('base64') });
  }
  // Characters are what we count; tokens have no meaning here.
  const usage = { input_tokens: characters, output_tokens: 0, total_tokens: characters };
  yield event({ type: 'speech.audio.done', usage });
}

/** The part of OpenAI's API that speaks, for its clients and for all that were written for it. */
export const openAiRoutes =
  (services: Services, callers: Callers): FastifyPluginAsync =>
  async (app) => {
    shapeErrors(app, openAiError);
    const limited = limits(services.config.rateLimit);

    app.post('/v1/audio/speech', limited, async (request, reply) => {
      const scope = await callers.scope(request, 'speech:use');
      const body = parseInput(SpeechBody, request.body);
      const { input: text, response_format: format, speed, language } = body;
      const wanted = typeof body.voice === 'string' ? body.voice : body.voice.id;
      const voice = voicesOf[wanted] ?? wanted;
      nameRequest(reply);
      const spoken = await speak(
        scope,
        { text, voice, language, format: format === 'opus' ? 'ogg' : format, speed },
        exchangeOf(request, reply),
        { route: 'openai', file: false },
      );
      if (body.stream_format === 'audio') return reply.type(spoken.type).send(spoken.body);
      reply.type('text/event-stream').header('cache-control', 'no-cache');
      return reply.send(Readable.from(serverSentEvents(spoken)));
    });

    const modelCard = (id: string) => ({ id, object: 'model', created: modelsSince, owned_by: 'parley' });
    app.get('/v1/models', limited, async (request) => {
      await callers.scope(request, 'speech:use');
      return { object: 'list', data: models.map(modelCard) };
    });

    app.get('/v1/audio/voices', limited, async (request) => {
      await callers.scope(request, 'speech:use');
      const own = listVoices(services, undefined).map(({ id, name }) => ({ id, name }));
      const theirs = Object.keys(voicesOf).map((id) => ({ id, name: id.charAt(0).toUpperCase() + id.slice(1) }));
      return { voices: [...theirs, ...own] };
    });
  };
