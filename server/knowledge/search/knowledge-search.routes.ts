import { knowledgeSearchApi } from '#domain/knowledge/knowledge-search.ts';
import { searchKnowledge } from '#server/knowledge/search-knowledge.ts';
import { implement } from '#server/platform/http/implement.ts';
import { addSynonym, listSynonyms, removeSynonym } from './synonyms.ts';

export const knowledgeSearchRoutes = implement(knowledgeSearchApi, {
  search: ({ scope, body }) =>
    searchKnowledge(scope, {
      text: body.query,
      language: body.language ?? null,
      folderIds: body.folderIds ?? null,
      limit: body.limit,
      draft: body.draft,
      synonym: body.synonym,
    }),
  synonyms: async ({ scope }) => ({ items: await listSynonyms(scope) }),
  addSynonym: ({ scope, body }) => addSynonym(scope, body),
  removeSynonym: ({ scope, params }) => removeSynonym(scope, params.synonymId),
});
