import type { Agent, AgentSummary } from '#domain/agents/agents.ts';
import type { PhoneNumber } from '#domain/carriers/phone-numbers.ts';
import type { SpeechVoice } from '#domain/channels/speech.ts';

/** An agent in Retell's form. Its flow is no response engine of theirs. */
export function retellAgent(agent: AgentSummary & Partial<Pick<Agent, 'voice' | 'language' | 'speed' | 'version'>>) {
  const { id, name, status, createdAt, voice, language, speed, version } = agent;
  return {
    agent_id: id,
    agent_name: name,
    channel: 'voice',
    tags: [],
    is_published: status === 'active',
    response_engine: { type: 'conversation-flow', conversation_flow_id: id },
    last_modification_timestamp: Date.parse(createdAt),
    ...(version !== undefined && { version }),
    ...(voice !== undefined && { voice_id: voice }),
    ...(language !== undefined && { language }),
    ...(speed !== undefined && { voice_speed: speed }),
  };
}

/** A phone number in Retell's form. */
export function retellNumber({ number, name, carrier, inboundAgentId, outboundAgentId }: PhoneNumber) {
  const agents = (id: string | null) => (id === null ? [] : [{ agent_id: id, weight: 1 }]);
  return {
    phone_number: number,
    phone_number_pretty: number,
    phone_number_type: carrier === 'twilio' ? 'retell-twilio' : 'custom',
    nickname: name,
    inbound_agents: agents(inboundAgentId),
    outbound_agents: agents(outboundAgentId),
    last_modification_timestamp: 0,
  };
}

/** A voice in Retell's form. */
export const retellVoice = ({ id, name, gender, language, preview_url }: SpeechVoice) => ({
  voice_id: id,
  voice_name: name,
  provider: 'platform',
  gender: gender === 'male' ? 'male' : 'female',
  accent: language,
  preview_audio_url: preview_url,
});
