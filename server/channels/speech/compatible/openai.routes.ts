import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { OpenAiSpeechRequest, openAi, openAiFormats, openAiModels } from '#domain/channels/speech-openai.ts';
import { AppError } from '#domain/platform/errors.ts';
import { answerOnce, type Outcome } from '#server/platform/http/answer-once.ts';
import { askedBy, type Callers, sendOutcome } from '#server/platform/http/implement.ts';
import { contextOfRequest, type RequestContext } from '#server/platform/http/request-context.ts';
import type { Services } from '#server/services.ts';
import { type Spoken, speak } from '../speak.ts';
import { listVoices } from '../voices.ts';
import { limited, nameRequest, parseInput, shapeErrors } from './other-api.ts';

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
    shapeErrors(app, openAi);

    app.post('/v1/audio/speech', limited, async (request, reply) => {
      const scope = await callers.scope(request, 'speech:use');
      const body = parseInput(OpenAiSpeechRequest, request.body);
      const { input: text, response_format: format, speed, language } = body;
      const wanted = typeof body.voice === 'string' ? body.voice : body.voice.id;
      const voice = voicesOf[wanted] ?? wanted;
      nameRequest(reply);
      const work = async (exchange: RequestContext): Promise<Outcome> => {
        const order = { text, voice, language, format: openAiFormats[format], speed };
        const spoken = await speak(scope, order, exchange, { file: false });
        if (body.stream_format === 'audio') return { status: 200, type: spoken.type, body: spoken.body };
        exchange.tell({ 'cache-control': 'no-cache' });
        return { status: 200, type: 'text/event-stream', body: Readable.from(serverSentEvents(spoken)) };
      };
      const asked = { ...askedBy({ scope }), how: 'long', route: 'openai', input: body } as const;
      return sendOutcome(reply, await answerOnce(services, asked, contextOfRequest(request, reply), work));
    });

    const modelCard = (id: string) => ({ id, object: 'model', created: modelsSince, owned_by: 'parley' });
    app.get('/v1/models', limited, async (request) => {
      await callers.scope(request, 'speech:use');
      return { object: 'list', data: openAiModels.map(modelCard) };
    });

    app.get<{ Params: { model: string } }>('/v1/models/:model', limited, async (request) => {
      await callers.scope(request, 'speech:use');
      const { model } = request.params;
      if (!openAiModels.includes(model))
        throw new AppError('not_found', `The model ${model} doesn’t exist. GET /v1/models lists the models.`);
      return modelCard(model);
    });

    app.get('/v1/audio/voices', limited, async (request) => {
      await callers.scope(request, 'speech:use');
      const own = listVoices(services, undefined).map(({ id, name }) => ({ id, name }));
      const theirs = Object.keys(voicesOf).map((id) => ({ id, name: id.charAt(0).toUpperCase() + id.slice(1) }));
      return { voices: [...theirs, ...own] };
    });
  };
