import { chatsApi } from '#domain/channels/chats.ts';
import { knowledgeSearchApi } from '#domain/knowledge/knowledge-search.ts';
import { noteGap } from '#server/knowledge/note-gap.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Scope } from '#server/scope.ts';
import { newAgent } from './example-calls.ts';
import { owner, server, workspaceId } from './example-server.ts';

/** Questions that nothing answers: each is like no other, so that it is a gap of its own. */
const wanted = [
  'Do you rent boats?',
  'Where is the opera?',
  'Who repairs pianos?',
  'Can I fly a kite?',
  'Any chess clubs?',
];

/** How many there are: each has a word of its own. */
let synonyms = 0;

/** What callers asked for the examples, and words that stand for others. */
export const gapThings = {
  async gapId() {
    const params = { agentId: await newAgent() };
    const { id: callId } = await owner.call(chatsApi.start, { params, body: {} });
    const scope = { services: server.services, workspaceId } as Scope;
    const question = wanted.pop() ?? `Where is ${newId()}?`;
    return noteGap(scope, { runId: newId(), callId, question, language: 'en' });
  },
  async synonymId() {
    synonyms += 1;
    const word = `velo${synonyms}`;
    return (await owner.call(knowledgeSearchApi.addSynonym, { body: { word, meaning: 'bicycle' } })).id;
  },
};
/** What has to be there before a list is asked for. */
export const forGaps = {
  'knowledgeGaps.list': async () => void (await gapThings.gapId()),
  'knowledgeSearch.synonyms': async () => void (await gapThings.synonymId()),
};
