import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { openAi } from '#domain/channels/speech-openai.ts';
import { nameRequest, parseInput, shapeErrors } from '#server/channels/speech/compatible/other-api.ts';
import { receiveForm } from '#server/platform/http/arrived-form.ts';
import type { Callers } from '#server/platform/http/implement.ts';
import { mostAudioBytes, transcribe } from './transcribe.ts';
import { formOf, transcriptEvents, transcriptForms } from './transcript.ts';

/** Each is work of another service, and may hold a file of 25 MB in memory. */
const limited = { config: { known: true, perMinute: 60 } };

const flag = z.enum(['true', 'false'], 'Send true or false.').default('false');
/** Members that steer a model of theirs are taken and left alone. */
const Fields = z.looseObject({
  model: z.string('Send a model.').max(100),
  language: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Send a language like en or de-DE.')
    .optional(),
  prompt: z.string().max(2_000).optional(),
  response_format: z.enum(transcriptForms, `Choose one of: ${transcriptForms.join(', ')}.`).default('json'),
  stream: flag,
});

/** OpenAI's transcriptions and translations, by the speech-to-text service that the workspace has connected. */
export const transcriptionRoutes =
  (callers: Callers): FastifyPluginAsync =>
  async (app) => {
    shapeErrors(app, openAi);
    await app.register(multipart, { throwFileSizeLimit: false });
    for (const [path, task] of [
      ['/v1/audio/transcriptions', 'transcribe'],
      ['/v1/audio/translations', 'translate'],
    ] as const) {
      app.post(path, limited, async (request, reply) => {
        const scope = await callers.scope(request, 'speech:use');
        nameRequest(reply);
        const { fields, file, remove } = await receiveForm(request, mostAudioBytes);
        try {
          const { response_format: form, language, prompt, stream } = parseInput(Fields, fields);
          const audio = await readFile(file.path);
          const transcript = await transcribe(scope, { audio, name: file.name, language, prompt, form, task });
          if (stream === 'true') {
            const events = [...transcriptEvents(form, transcript)].map((event) => `data: ${JSON.stringify(event)}\n\n`);
            return reply.type('text/event-stream').header('cache-control', 'no-cache').send(Readable.from(events));
          }
          const { type, body } = { type: 'application/json', ...formOf(form, transcript, task) };
          return reply.type(type).send(body);
        } finally {
          await remove();
        }
      });
    }
  };
