import { missedWordsApi } from '#domain/agents/missed-words.ts';
import { implement } from '#server/platform/http/implement.ts';
import { closeMissedWords, listMissedWords } from './missed-words.ts';

export const missedWordsRoutes = implement(missedWordsApi, {
  list: ({ scope, query }) => listMissedWords(scope, query),
  close: ({ scope, params, body }) => closeMissedWords(scope, params.missedWordsId, body.because),
});
