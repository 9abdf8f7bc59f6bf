import { z } from 'zod';
import { AgentVoice, agentSpeed } from '#domain/agents/agents.ts';
import { AgentLanguage } from '#domain/platform/agent-languages.ts';

/** How one call differs from what its agent is. What is left out is as the agent has it. */
export const CallOverrides = z
  .strictObject({
    /** Said first. */
    greeting: z.string().trim().min(1, 'Enter a greeting. It’s the first thing callers hear.').max(600).optional(),
    voice: AgentVoice.optional(),
    speed: z.number().min(agentSpeed.min).max(agentSpeed.max).optional(),
    /** The agent's own language, or one of its other languages. */
    language: AgentLanguage.optional(),
    /** Minutes that it lasts at most; never more than the agent allows. */
    maxMinutes: z.int().min(1, 'Enter 1 or more.').max(30, 'Enter 30 or less.').optional(),
  })
  .default({});
export type CallOverrides = z.infer<typeof CallOverrides>;

/** What of them a call keeps beside its setting. */
export type SpokenOverrides = Pick<CallOverrides, 'voice' | 'speed' | 'language'>;
