import { draftsApi } from '#domain/agents/drafts.ts';
import { versionsApi } from '#domain/agents/versions.ts';
import { readDraft } from '#server/agents/draft-state.ts';
import { type Built, draftEvents, sayPresent } from '#server/agents/drafts/draft-events.ts';
import { testDraft } from '#server/agents/releases/publish-gates.ts';
import { getVersion, listVersions, renameVersion, restoreVersion } from '#server/agents/releases/versions.ts';
import { implement } from '#server/platform/http/implement.ts';
import { findRow } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import { discardDraft, getDraft, publishDraft, saveDraft } from './drafts.ts';

const builtBy = (scope: Scope, agentId: string): Built => ({
  id: agentId,
  revision: async (tx) => (await readDraft(tx, await findRow(tx, scope, agentId))).revision,
});

export const draftsRoutes = implement(
  draftsApi,
  {
    get: ({ scope, params }) => getDraft(scope, params.agentId),
    save: ({ scope, params, body }) => saveDraft(scope, params.agentId, body),
    discard: ({ scope, params }) => discardDraft(scope, params.agentId),
    events: async ({ scope, params, query }) => ({
      type: 'text/event-stream',
      body: await draftEvents(scope, builtBy(scope, params.agentId), 'agents:read', query.seconds),
    }),
    present: ({ scope, params, body }) => sayPresent(scope, builtBy(scope, params.agentId), body.nodeId),
    publish: ({ scope, params, body }) => publishDraft(scope, params.agentId, body),
  },
  { publish: ({ scope, params }) => testDraft(scope, params.agentId) },
);

export const versionsRoutes = implement(versionsApi, {
  list: ({ scope, params, query }) => listVersions(scope, params.agentId, query),
  get: ({ scope, params }) => getVersion(scope, params.agentId, Number(params.version)),
  rename: ({ scope, params, body }) => renameVersion(scope, params.agentId, Number(params.version), body.name),
  restore: ({ scope, params, body }) => restoreVersion(scope, params.agentId, Number(params.version), body),
});
