import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { type Agent, type AgentSummary, ownTemplate } from '#domain/agents/agents.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { ownTermsOf } from '#server/platform/db/own-terms.ts';
import type { AgentRow } from '#server/records/agent-rows.ts';
import { type CallFigures, callFigures } from '#server/records/call-figures.ts';
import type { Scope } from '#server/scope.ts';
import { validateFlow } from '#voice/flow/validate-flow.ts';

export const noCalls: CallFigures = { calls: 0, successRate: null, lastActive: null };

const templateName = (id: string) =>
  id === ownTemplate ? 'Custom Build' : (agentTemplates.find((template) => template.id === id)?.name ?? id);

/** An agent as its list shows it. */
export function summarize({ agent, configuration }: AgentRow, figures: CallFigures): AgentSummary {
  return {
    id: agent.id,
    name: configuration.name,
    type: templateName(agent.template),
    template: agent.template,
    status: agent.status,
    calls: figures.calls,
    successRate: figures.successRate,
    lastActiveAt: figures.lastActive?.toISOString() ?? null,
    ...ownTermsOf(agent),
    createdAt: agent.createdAt.toISOString(),
  };
}

/** An agent with all that answers now. */
export async function presentAgent(tx: Tx, scope: Scope, row: AgentRow): Promise<Agent> {
  const figures = await callFigures(tx, scope.workspaceId, row.agent.id);
  return {
    ...summarize(row, figures.get(row.agent.id) ?? noCalls),
    ...row.configuration,
    version: row.agent.version,
    problems: validateFlow(row.configuration.flow),
  };
}
