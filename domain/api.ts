import { agentsApi } from './agents.ts';
import { callsApi } from './calls.ts';
import { workspacesApi } from './workspaces.ts';

/** Every endpoint of the HTTP API, by noun. Client, OpenAPI document and contract tests walk it. */
export const api = {
  workspaces: workspacesApi,
  agents: agentsApi,
  calls: callsApi,
} as const;
