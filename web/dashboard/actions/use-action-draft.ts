import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActionConfiguration, ActionVariable } from '#domain/actions/action-configurations.ts';
import type { ActionWords } from '#domain/actions/action-labels.ts';
import type { Action, ActionTriggers } from '#domain/actions/actions.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { keyOf, query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';

/** What of an action is written on its page. */
export interface ActionDraft {
  name: string;
  configuration: ActionConfiguration;
  variables: ActionVariable[];
  words: ActionWords;
  triggerSettings: ActionTriggers;
}

const draftOf = ({ name, configuration, variables, words, triggerSettings }: Action): ActionDraft => ({
  name,
  configuration,
  variables,
  words,
  triggerSettings,
});

/** Sentences of the server by the place that they are about: `configuration.url`. */
export type Problems = Record<string, string>;

function problemsOf(error: unknown): Problems {
  const details = error instanceof ApiError ? error.details : [];
  return Object.fromEntries(details.map(({ path, message }) => [path.replace(/^body\./, ''), message]));
}

/** What is written and not saved yet, and how it is saved. The server checks it: one place knows what is right. */
export function useActionDraft(action: Action) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(action));
  const [saved, setSaved] = useState(() => draftOf(action));
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved);
  const save = useChange(() => api.actions.update({ params: { actionId: action.id }, body: draft }), {
    says: 'Saved',
    next: async (changed) => {
      client.setQueryData(query.actions.get({ params: { actionId: action.id } }).queryKey, changed);
      setDraft(draftOf(changed));
      setSaved(draftOf(changed));
      await client.invalidateQueries({ queryKey: keyOf('actions', 'list') });
    },
    refusal: 'shown',
  });
  const problems = problemsOf(save.error);
  return {
    draft,
    isDirty,
    isSaving: save.isPending,
    problems,
    /** What belongs to no field. */
    problem: save.error && Object.keys(problems).length === 0 ? messageOf(save.error) : null,
    change: (part: Partial<ActionDraft>) => setDraft((before) => ({ ...before, ...part })),
    discard() {
      setDraft(saved);
      save.reset();
    },
    save: () => save.mutate(),
  };
}
