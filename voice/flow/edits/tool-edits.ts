import type { PromptTool } from '#domain/agents/prompt-agents.ts';
import { type EditedDraft, promptIn, withConfig } from './draft.ts';
import { type EditOf, type Outcome, refused } from './outcome.ts';

/** What each tool lets an agent by prompt do, and what it stops doing without it. */
const deeds: Record<PromptTool, { does: string; doing: string }> = {
  book: { does: 'book appointments', doing: 'booking appointments' },
  change: { does: 'move and cancel appointments', doing: 'moving and canceling appointments' },
  message: { does: 'take messages', doing: 'taking messages' },
  person: { does: 'put callers through to a person', doing: 'putting callers through to a person' },
};

/** Lets an agent by prompt do something, or no longer. */
export function setTool(draft: EditedDraft, { tool, on }: EditOf<'set_tool'>): Outcome {
  const node = promptIn(draft.flow);
  const { does, doing } = deeds[tool];
  if (!node) return refused('This agent’s steps determine what it does. Add or remove a step instead.');
  const before = (Array.isArray(node.config.tools) ? node.config.tools : []) as PromptTool[];
  if (before.includes(tool) === on) return refused(`The agent ${on ? `can already ${does}` : `doesn’t ${does}`}.`);
  const tools = on ? [...before, tool] : before.filter((one) => one !== tool);
  return {
    draft: { ...draft, flow: withConfig(draft.flow, node.id, { tools }) },
    says: on ? `Let the agent ${does}.` : `Stop the agent from ${doing}.`,
    nodeId: node.id,
  };
}
