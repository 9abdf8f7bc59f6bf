import { preparedSpeechApi } from '#domain/agents/prepared-speech.ts';
import { implement } from '#server/platform/http/implement.ts';
import { getPreparedSpeech } from './prepared-speech.ts';

export const preparedSpeechRoutes = implement(preparedSpeechApi, {
  get: ({ scope, params }) => getPreparedSpeech(scope, params.agentId),
});
