import { z } from 'zod';
import { AgentConfiguration } from '#domain/agents/agents.ts';
import type { Draft } from '#domain/agents/drafts.ts';
import { mergeDrafts } from '#domain/agents/flow-edits/merge-draft.ts';
import { api } from '#web/lib/api.ts';
import type { DraftWorld } from '#web/lib/draft-saver.ts';
import { keptInBrowser } from '#web/lib/kept-in-browser.ts';

/** Browsers send on no more than this when a page is left, in bytes; what is longer stays in this browser. */
const mostWhenLeaving = 60_000;

const Kept = z.object({ revision: z.int(), base: AgentConfiguration, mine: AgentConfiguration });

/** An agent's draft on this page's server, and what this browser keeps of it. */
export function draftWorld(agentId: string): DraftWorld<AgentConfiguration, Draft> {
  const params = { agentId };
  return {
    read: () => api.drafts.get({ params }),
    save(revision, configuration, leaving): Promise<Draft> {
      const body = { revision, configuration };
      const keepalive = leaving && JSON.stringify(body).length < mostWhenLeaving;
      return api.drafts.save({ params, body }, { keepalive });
    },
    merge: mergeDrafts,
    ...keptInBrowser(agentId, Kept),
  };
}
