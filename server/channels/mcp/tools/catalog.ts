import type { Tool } from '../tool.ts';
import { agentTools } from './agents.tools.ts';
import { callTools } from './calls.tools.ts';
import { changeAgent } from './change-agent.tool.ts';
import { contactTools } from './contacts.tools.ts';
import { knowledgeTools } from './knowledge.tools.ts';
import { reachTools } from './reach.tools.ts';
import { schedulingTools } from './scheduling.tools.ts';

/**
 * The tools, in a fixed order. Left out on purpose: deleting, revealing hidden values, keys, members, buying numbers,
 * starting campaigns.
 */
export const tools: readonly Tool[] = [
  ...agentTools,
  changeAgent,
  ...callTools,
  ...knowledgeTools,
  ...contactTools,
  ...schedulingTools,
  ...reachTools,
];
