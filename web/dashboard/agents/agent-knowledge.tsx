import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AgentKnowledge, KnowledgeFolder } from '#domain/knowledge/knowledge.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { useAutosave } from '#web/lib/use-autosave.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { SaveState } from '#web/ui/save-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface FormProps {
  agentId: string;
  saved: AgentKnowledge;
  folders: readonly KnowledgeFolder[];
  readOnly: boolean;
}

function Form({ agentId, saved, folders, readOnly }: FormProps) {
  const client = useQueryClient();
  const [some, setSome] = useState(saved.folderIds.length > 0);
  const [chosen, setChosen] = useState<readonly string[]>(saved.folderIds);
  const [when, setWhen] = useState(saved.when);
  const wanted = some ? chosen : [];
  const save = useChange((body: AgentKnowledge) => api.knowledge.setAgentFolders({ params: { agentId }, body }), {
    reloads: 'knowledge',
    next: (now) => client.setQueryData(query.knowledge.agentFolders({ params: { agentId } }).queryKey, now),
  });
  const state = useAutosave({
    value: { folderIds: wanted, when: when.trim() },
    saved: { folderIds: saved.folderIds, when: saved.when },
    isFit: !some || chosen.length > 0,
    send: (value) => save.mutateAsync({ ...value, folderIds: [...value.folderIds] }),
  });
  return (
    <form aria-label="Knowledge" onSubmit={(event) => event.preventDefault()}>
      <Card>
        <CardHeader
          title="Knowledge"
          hint="Where this agent finds answers to callers’ questions. Applies to new calls."
          action={!readOnly && <SaveState state={state} />}
        />
        <CardBody className="flex flex-col gap-4">
          <RadioGroup
            legend="Folders"
            options={[
              {
                value: 'all',
                label: 'All folders',
                description: 'Includes any folders you create later.',
                disabled: readOnly,
              },
              { value: 'some', label: 'Selected folders', disabled: readOnly },
            ]}
            value={some ? 'some' : 'all'}
            onChange={(value) => setSome(value === 'some')}
          />
          {some && (
            <fieldset className="grid gap-2 pl-6 sm:grid-cols-2">
              <legend className="sr-only">Folders this agent uses</legend>
              {folders.map(({ id, name, count }) => (
                <Checkbox
                  key={id}
                  label={name}
                  hint={count === 1 ? '1 file' : `${count} files`}
                  checked={chosen.includes(id)}
                  disabled={readOnly}
                  onChange={(on) => setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
                />
              ))}
            </fieldset>
          )}
          {some && chosen.length === 0 && <p className="text-muted text-sm">Choose at least one folder.</p>}
          <Field
            label="Trigger words"
            optional
            hint="Search only if a question contains one of these words, such as prices, hours, or parking. Leave empty to look up every question, even mid-conversation."
          >
            <Input value={when} maxLength={300} disabled={readOnly} onChange={({ target }) => setWhen(target.value)} />
          </Field>
          <p className="text-muted text-sm">
            <Link to="/dashboard/knowledge" className="text-accent-text hover:underline">
              Open the Knowledge Base
            </Link>
          </p>
        </CardBody>
      </Card>
    </form>
  );
}

/** The folders that an agent answers from. */
export function AgentKnowledgeForm({ agentId, readOnly }: { agentId: string; readOnly: boolean }) {
  const saved = useQuery(query.knowledge.agentFolders({ params: { agentId } }));
  const folders = useQuery(query.knowledge.folders());
  const error = saved.error ?? folders.error;
  if (saved.data && folders.data) {
    return <Form agentId={agentId} saved={saved.data} folders={folders.data.items} readOnly={readOnly} />;
  }
  if (error) {
    const retry = () => void Promise.all([saved.refetch(), folders.refetch()]);
    return <ErrorState title="Couldn’t load folders." message={messageOf(error)} onRetry={retry} />;
  }
  return <Skeleton className="h-64 w-full" />;
}
