import type { Agent, AgentConfiguration } from '#domain/agents/agents.ts';

/** What of an agent a version holds: what callers hear now. */
export const liveConfiguration = (agent: Agent): AgentConfiguration => {
  const { name, persona, greeting, voice, language, speed, model, callSettings, flow } = agent;
  const more = { ...(model && { model }), ...(callSettings && { callSettings }) };
  return { name, persona, greeting, voice, language, speed, ...more, flow };
};
