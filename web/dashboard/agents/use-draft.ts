import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { AgentConfiguration } from '#domain/agents.ts';
import { type Draft, draftSeconds, type Present } from '#domain/drafts.ts';
import { api } from '#web/lib/api.ts';
import { DraftSaver, type DraftView } from '#web/lib/draft-saver.ts';
import { query } from '#web/lib/query.ts';
import { currentSession } from '#web/lib/session.ts';
import { useSaveWhenLeft } from '#web/lib/use-save-when-left.ts';
import { draftWorld } from './draft-world.ts';
import { hearDraft } from './hear-draft.ts';

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

/** The account that is signed in; undefined until it is known. */
function useOwnId(): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => {
    currentSession().then(
      (session) => setId(session?.user.id),
      () => undefined,
    );
  }, []);
  return id;
}

/** Who has a draft open, beside oneself; tells them of oneself while the page is looked at. */
function usePresence(agentId: string, enabled: boolean, saver: AgentSaver) {
  const [people, setPeople] = useState<Present[]>([]);
  const [nodeId, setNode] = useState<string | null>(null);
  useEffect(
    () =>
      hearDraft(agentId, (event, data) => {
        if (event === 'draft') saver.hear((data as { revision: number }).revision);
        else setPeople((data as { items: Present[] }).items);
      }),
    [agentId, saver],
  );
  useEffect(() => {
    if (!enabled) return;
    const sign = () => {
      if (document.visibilityState === 'hidden') return;
      // Whoever is not seen for a moment loses nothing.
      api.drafts.present({ params: { agentId }, body: { nodeId } }).catch(() => undefined);
    };
    sign();
    const timer = setInterval(sign, draftSeconds.sign * 1000);
    return () => clearInterval(timer);
  }, [agentId, enabled, nodeId]);
  const own = useOwnId();
  return { people: people.filter(({ id }) => id !== own), setNode };
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
  const { people, setNode } = usePresence(agentId, mayWrite, saver);
  const { draft } = view;

  useEffect(() => {
    client.setQueryData(query.drafts.get({ params: { agentId } }).queryKey, draft);
  }, [client, agentId, draft]);

  useSaveWhenLeft(saver);
  const saveNow = useCallback(() => saver.flush(), [saver]);
  return { ...view, change: saver.change, saveNow, hear: saver.hear, dismiss: saver.dismiss, people, setNode };
}
