import type { FastifyPluginAsync } from 'fastify';
import { draftsApi } from '#domain/drafts.ts';
import { versionsApi } from '#domain/versions.ts';
import { implement } from '#server/infra/http/implement.ts';
import type { Services } from '#server/services.ts';
import { draftEvents, sayPresent } from './draft-events.ts';
import { draftRooms } from './draft-rooms.ts';
import { discardDraft, getDraft, publishDraft, saveDraft } from './drafts.ts';
import { testDraft } from './publish-gates.ts';
import { getVersion, listVersions, renameVersion, restoreVersion } from './versions.ts';

export const draftsRoutes = implement(
  draftsApi,
  {
    get: ({ scope, params }) => getDraft(scope, params.agentId),
    save: ({ scope, params, body }) => saveDraft(scope, params.agentId, body),
    discard: ({ scope, params }) => discardDraft(scope, params.agentId),
    events: async ({ scope, params, query }) => ({
      type: 'text/event-stream',
      body: await draftEvents(scope, params.agentId, query.seconds),
    }),
    present: ({ scope, params, body }) => sayPresent(scope, params.agentId, body.nodeId),
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

/** Hears from all processes who works on which draft. */
export const draftNews =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onClose', await draftRooms(services).follow());
  };
