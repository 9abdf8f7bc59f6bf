import { draftsApi } from '#domain/drafts.ts';
import { versionsApi } from '#domain/versions.ts';
import { implement } from '#server/infra/http/implement.ts';
import { discardDraft, getDraft, publishDraft, saveDraft } from './drafts.ts';
import { getVersion, listVersions, renameVersion, restoreVersion } from './versions.ts';

export const draftsRoutes = implement(draftsApi, {
  get: ({ scope, params }) => getDraft(scope, params.agentId),
  save: ({ scope, params, body }) => saveDraft(scope, params.agentId, body),
  discard: ({ scope, params }) => discardDraft(scope, params.agentId),
  publish: ({ scope, params, body }) => publishDraft(scope, params.agentId, body),
});

export const versionsRoutes = implement(versionsApi, {
  list: ({ scope, params, query }) => listVersions(scope, params.agentId, query),
  get: ({ scope, params }) => getVersion(scope, params.agentId, Number(params.version)),
  rename: ({ scope, params, body }) => renameVersion(scope, params.agentId, Number(params.version), body.name),
  restore: ({ scope, params, body }) => restoreVersion(scope, params.agentId, Number(params.version), body),
});
