import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Agent } from '#domain/agents.ts';
import { longestNote } from '#domain/drafts.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { keyOf, query } from '#web/lib/query.ts';
import { toast, toastError } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { liveConfiguration } from './agent-configuration.ts';
import { ChangesList } from './changes-list.tsx';
import type { AgentDraft } from './use-draft.ts';

interface PublishDialogProps {
  agent: Agent;
  draft: AgentDraft;
  onClose: () => void;
}

/** What changes for callers, who has changed it, what is wrong with it, and a note for those who read the versions. */
export function PublishDialog({ agent, draft: { draft, configuration, state, hear }, onClose }: PublishDialogProps) {
  const client = useQueryClient();
  const [note, setNote] = useState('');
  const [discarding, setDiscarding] = useState(false);
  const params = { agentId: agent.id };
  const errors = draft.problems.filter(({ level }) => level === 'error');
  const publish = useMutation({
    mutationFn: () =>
      api.drafts.publish({ params, body: { revision: draft.revision, ...(note.trim() && { note: note.trim() }) } }),
    async onSuccess(published) {
      client.setQueryData(query.agents.get({ params }).queryKey, published);
      onClose();
      toast.success('Published', { description: `Version ${published.version} answers the next call.` });
      await Promise.all([
        client.invalidateQueries({ queryKey: keyOf('agents', 'list') }),
        client.invalidateQueries({ queryKey: keyOf('versions') }),
        client.invalidateQueries({ queryKey: keyOf('drafts') }),
      ]);
    },
  });
  const discard = useMutation({
    mutationFn: () => api.drafts.discard({ params }),
    onError: toastError,
    onSuccess({ revision }) {
      hear(revision);
      onClose();
    },
  });
  const refusal = publish.error;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={`Publish ${configuration.name}`}
      description="It answers from the next call on. Calls that are live keep their version."
      footer={
        <>
          <Button variant="ghost" className="mr-auto" onClick={() => setDiscarding(true)}>
            Discard changes
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={errors.length > 0 || state !== 'saved'}
            busy={publish.isPending}
            onClick={() => publish.mutate()}
          >
            Publish
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {refusal && (
          <Banner>
            <p>{messageOf(refusal)}</p>
            {refusal instanceof ApiError && refusal.code === 'flow_invalid' && (
              <ul className="mt-1 list-disc pl-4">
                {refusal.details.map(({ message }) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            )}
          </Banner>
        )}
        {errors.length > 0 && (
          <Banner>
            <p className="font-medium">It cannot be published yet.</p>
            <ul className="mt-1 list-disc pl-4">
              {errors.map(({ message, nodeId }) => (
                <li key={`${nodeId} ${message}`}>{message}</li>
              ))}
            </ul>
          </Banner>
        )}
        {state !== 'saved' && <Banner tone="warning">The draft is not saved yet. Publish it when it is.</Banner>}
        <Field label="Note" optional hint="What is new, for those who read the list of versions.">
          <Textarea value={note} maxLength={longestNote} rows={2} onChange={({ target }) => setNote(target.value)} />
        </Field>
        <section aria-label="What changes" className="flex flex-col gap-4">
          {draft.changedBy && draft.changedAt && (
            <p className="text-muted text-sm">
              Changed last by {draft.changedBy.name}, <Moment iso={draft.changedAt} />.
            </p>
          )}
          <ChangesList before={liveConfiguration(agent)} after={configuration} />
        </section>
      </div>
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title="Discard the changes?"
        action="Discard changes"
        onConfirm={() => discard.mutateAsync()}
      >
        The draft goes back to version {agent.version}, for everybody who works on it.
      </ConfirmDialog>
    </Dialog>
  );
}
