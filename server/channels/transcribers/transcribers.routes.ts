import { transcriberApi } from '#domain/channels/transcriber.ts';
import { implement } from '#server/platform/http/implement.ts';
import { connectTranscriber, disconnectTranscriber, getTranscriber } from './connect-transcriber.ts';

export const transcriberRoutes = implement(transcriberApi, {
  get: ({ scope }) => getTranscriber(scope),
  connect: ({ scope, body }) => connectTranscriber(scope, body),
  disconnect: ({ scope }) => disconnectTranscriber(scope),
});
