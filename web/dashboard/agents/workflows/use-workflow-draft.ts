import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { mergeFlows } from '#domain/agents/flow-edits/merge-draft.ts';
import type { Workflow } from '#domain/agents/workflow-library.ts';
import { Flow } from '#domain/agents/workflows.ts';
import { api } from '#web/lib/api.ts';
import { DraftSaver, type DraftWorld } from '#web/lib/draft-saver.ts';
import { keptInBrowser } from '#web/lib/kept-in-browser.ts';
import { query } from '#web/lib/query.ts';
import { usePresence } from '#web/lib/use-presence.ts';
import { useSaveWhenLeft } from '#web/lib/use-save-when-left.ts';

/** A workflow with its flow as what is being edited. */
type WorkflowDraft = Workflow & { configuration: Flow; changedBy: null };

const draftOf = (workflow: Workflow): WorkflowDraft => ({ ...workflow, configuration: workflow.flow, changedBy: null });

const Kept = z.object({ revision: z.int(), base: Flow, mine: Flow });

function worldOf(workflowId: string): DraftWorld<Flow, WorkflowDraft> {
  const params = { workflowId };
  return {
    read: async () => draftOf(await api.workflows.get({ params })),
    save: async (revision, flow) => draftOf(await api.workflows.save({ params, body: { revision, flow } })),
    merge: (base, mine, theirs) => ({ merged: mergeFlows(base, mine, theirs), conflicts: [] }),
    ...keptInBrowser(workflowId, Kept),
  };
}

/** A workflow's flow on its page: it saves itself, two who build it see each other, and what both have made is put together. */
export function useWorkflowDraft(first: Workflow, mayWrite: boolean) {
  const client = useQueryClient();
  const [saver] = useState(() => new DraftSaver(draftOf(first), worldOf(first.id)));
  const view = useSyncExternalStore(saver.subscribe, saver.getView);
  const { draft } = view;
  useEffect(() => {
    const { configuration: _, changedBy: __, ...workflow } = draft;
    const key = query.workflows.get({ params: { workflowId: draft.id } }).queryKey;
    // Publishing and activating answer with more than a save has seen.
    client.setQueryData<Workflow>(key, (known) => (known && known.revision >= workflow.revision ? known : workflow));
  }, [client, draft]);
  // Someone else has saved: what the page reads again is newer.
  useEffect(() => saver.hear(first.revision), [saver, first.revision]);
  const sign = useCallback(
    (nodeId: string | null) => api.workflows.present({ params: { workflowId: first.id }, body: { nodeId } }),
    [first.id],
  );
  const events = `/v1/workflows/${first.id}/flow/events`;
  const { people, setNode } = usePresence({ events, sign, enabled: mayWrite, onRevision: saver.hear });
  useSaveWhenLeft(saver);
  const saveNow = useCallback(() => saver.flush(), [saver]);
  return { ...view, change: saver.change, saveNow, hear: saver.hear, people, setNode };
}
