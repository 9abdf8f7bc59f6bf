import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { AgentConfiguration } from '#domain/agents/agents.ts';
import type { Draft, Present } from '#domain/agents/drafts.ts';
import { api } from '#web/lib/api.ts';
import { DraftSaver, type DraftView } from '#web/lib/draft-saver.ts';
import { query } from '#web/lib/query.ts';
import { usePresence } from '#web/lib/use-presence.ts';
import { useSaveWhenLeft } from '#web/lib/use-save-when-left.ts';
import { draftWorld } from './draft-world.ts';

type AgentSaver = DraftSaver<AgentConfiguration, Draft>;

export interface AgentDraft extends DraftView<AgentConfiguration, Draft> {
  /** Shows a change at once and saves it a little later. */
  change: AgentSaver['change'];
  /** Saves now, and resolves when the server has answered. */
  saveNow: () => Promise<void>;
  /** The server has told of a newer revision. */
  hear: AgentSaver['hear'];
  /** What was put together has been read. */
  dismiss: () => void;
  /** Who else has it open, and at which step. */
  people: Present[];
  /** Tells the others at which step one is; null for none. */
  setNode: (nodeId: string | null) => void;
}

/**
 * An agent's draft on a page: it saves itself, takes in what others save, and stays in this browser while the server is
 * out of reach. Give the component `key={agentId}`.
 * @param first as the server has it @param mayWrite whether it may be changed here
 */
export function useDraft(agentId: string, first: Draft, mayWrite: boolean): AgentDraft {
  const client = useQueryClient();
  const [saver] = useState(() => new DraftSaver(first, draftWorld(agentId)));
  const view = useSyncExternalStore(saver.subscribe, saver.getView);
  const sign = useCallback(
    (nodeId: string | null) => api.drafts.present({ params: { agentId }, body: { nodeId } }),
    [agentId],
  );
  const events = `/v1/agents/${agentId}/draft/events`;
  const { people, setNode } = usePresence({ events, sign, enabled: mayWrite, onRevision: saver.hear });
  const { draft } = view;

  useEffect(() => {
    client.setQueryData(query.drafts.get({ params: { agentId } }).queryKey, draft);
  }, [client, agentId, draft]);

  useSaveWhenLeft(saver);
  const saveNow = useCallback(() => saver.flush(), [saver]);
  return { ...view, change: saver.change, saveNow, hear: saver.hear, dismiss: saver.dismiss, people, setNode };
}
