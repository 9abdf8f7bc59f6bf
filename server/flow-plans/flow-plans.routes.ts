import type { AgentLanguage } from '#domain/agent-languages.ts';
import { flowPlansApi } from '#domain/flow-plans.ts';
import { implement } from '#server/infra/http/implement.ts';
import type { Scope } from '#server/scope.ts';
import { findWorkspace } from '#server/workspaces/workspaces.ts';
import { composePlan, proposePlan } from './propose-plan.ts';

/** What is asked for, else the workspace's: new agents speak it. */
const languageOf = async ({ services, workspaceId }: Scope, { language }: { language?: AgentLanguage | undefined }) =>
  language ?? (await services.db.tenant(workspaceId, (tx) => findWorkspace(tx, workspaceId))).language;

export const flowPlansRoutes = implement(flowPlansApi, {
  compose: async ({ scope, body }) => composePlan(body.plan, await languageOf(scope, body)),
  propose: async ({ scope, body, exchange }) =>
    proposePlan(
      scope,
      { ...body, language: await languageOf(scope, body) },
      { id: exchange.repeat?.id, signal: exchange.gone },
    ),
});
