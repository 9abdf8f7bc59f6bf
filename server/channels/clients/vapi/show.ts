import type { Agent, AgentSummary } from '#domain/agents/agents.ts';
import type { PhoneNumber } from '#domain/carriers/phone-numbers.ts';

/** An agent as Vapi's assistant. */
export function vapiAssistant(
  agent: AgentSummary & Partial<Pick<Agent, 'voice' | 'greeting' | 'speed'>>,
  workspaceId: string,
) {
  const { id, name, createdAt, greeting, voice } = agent;
  return {
    id,
    orgId: workspaceId,
    name,
    createdAt,
    updatedAt: createdAt,
    ...(greeting !== undefined && { firstMessage: greeting }),
    ...(voice !== undefined && { voice: { provider: 'custom-voice', voiceId: voice } }),
  };
}

/** A number as Vapi shows those of one's own. */
export function vapiNumber({ id, number, name, inboundAgentId, createdAt }: PhoneNumber, workspaceId: string) {
  return {
    id,
    orgId: workspaceId,
    provider: 'byo-phone-number',
    credentialId: '',
    number,
    name,
    status: 'active',
    createdAt,
    updatedAt: createdAt,
    ...(inboundAgentId !== null && { assistantId: inboundAgentId }),
  };
}
