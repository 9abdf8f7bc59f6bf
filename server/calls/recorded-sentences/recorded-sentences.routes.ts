import { recordedSentencesApi } from '#domain/agents/recorded-sentences.ts';
import { implement } from '#server/platform/http/implement.ts';
import {
  getRecordedSentence,
  listRecordedSentences,
  recordSentence,
  removeRecordedSentence,
} from './recorded-sentences.ts';

export const recordedSentencesRoutes = implement(recordedSentencesApi, {
  list: ({ scope, params }) => listRecordedSentences(scope, params.agentId),
  get: ({ scope, params }) => getRecordedSentence(scope, params.agentId, params.sentenceId),
  record: ({ scope, params, body }) => recordSentence(scope, params.agentId, params.sentenceId, body.wav),
  remove: ({ scope, params }) => removeRecordedSentence(scope, params.agentId, params.sentenceId),
});
