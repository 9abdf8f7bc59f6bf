import { z } from 'zod';
import { AgentConfiguration } from '#domain/agents.ts';
import type { Draft } from '#domain/drafts.ts';
import { api } from '#web/lib/api.ts';
import { currentWorkspaceId } from '#web/lib/current-workspace.ts';
import type { DraftWorld, KeptDraft } from './draft-saver.ts';

/** Browsers send on no more than this when a page is left, in bytes; what is longer stays in this browser. */
const mostWhenLeaving = 60_000;

const Kept = z.object({ revision: z.int(), base: AgentConfiguration, mine: AgentConfiguration });

const keyFor = (agentId: string) => `parley.draft.${currentWorkspaceId()}.${agentId}`;

function readKept(key: string): KeptDraft | null {
  try {
    return Kept.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    // Storage is switched off, or something else has written there: the server's draft holds.
    return null;
  }
}

function writeKept(key: string, kept: KeptDraft | null): void {
  try {
    if (kept === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is full or switched off. The page still has it, and says that it is not saved.
  }
}

/** An agent's draft on this page's server, and what this browser keeps of it. */
export function draftWorld(agentId: string): DraftWorld {
  const params = { agentId };
  const key = keyFor(agentId);
  return {
    read: () => api.drafts.get({ params }),
    save(revision, configuration, leaving): Promise<Draft> {
      const body = { revision, configuration };
      const keepalive = leaving && JSON.stringify(body).length < mostWhenLeaving;
      return api.drafts.save({ params, body }, { keepalive });
    },
    keep: (kept) => writeKept(key, kept),
    kept: () => readKept(key),
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
}
