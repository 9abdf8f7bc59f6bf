import { recogniserApi } from '#domain/channels/recogniser.ts';
import { implement } from '#server/platform/http/implement.ts';
import { connectRecogniser, disconnectRecogniser, getRecogniser } from './connect-recogniser.ts';

export const recogniserRoutes = implement(recogniserApi, {
  get: ({ scope }) => getRecogniser(scope),
  connect: ({ scope, body }) => connectRecogniser(scope, body),
  disconnect: ({ scope }) => disconnectRecogniser(scope),
});
