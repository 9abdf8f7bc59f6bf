import { approvalsApi } from '#domain/agents/approvals.ts';
import { releasesApi } from '#domain/agents/releases.ts';
import { getRelease, promote, rollOut, stopRollout } from '#server/agents/releases.ts';
import { implement } from '#server/platform/http/implement.ts';
import { askApproval, decideApproval, listApprovals, setApproval, testApproval } from './approvals.ts';
import { testVersion } from './publish-gates.ts';

export const releasesRoutes = implement(
  releasesApi,
  {
    get: ({ scope, params }) => getRelease(scope, params.agentId),
    set: ({ scope, params, body }) => rollOut(scope, params.agentId, body),
    promote: ({ scope, params }) => promote(scope, params.agentId),
    stop: ({ scope, params }) => stopRollout(scope, params.agentId),
  },
  { set: ({ scope, params, body }) => testVersion(scope, params.agentId, body.version) },
);

export const approvalsRoutes = implement(
  approvalsApi,
  {
    list: ({ scope, params }) => listApprovals(scope, params.agentId),
    require: ({ scope, params, body }) => setApproval(scope, params.agentId, body.required),
    ask: ({ scope, params, body }) => askApproval(scope, params.agentId, body),
    decide: ({ scope, params, body }) => decideApproval(scope, params.agentId, params.approvalId, body),
  },
  {
    decide: ({ scope, params, body }) => testApproval(scope, params.agentId, params.approvalId, body.approve),
  },
);
