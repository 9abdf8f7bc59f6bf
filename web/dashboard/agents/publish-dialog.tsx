import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Agent } from '#domain/agents/agents.ts';
import { longestNote } from '#domain/agents/drafts.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { invalidate, keyOf, query } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { liveConfiguration } from './agent-configuration.ts';
import { ChangesList } from './changes-list.tsx';
import { faultOf, type RolloutChoice, RolloutFields, rolloutOf } from './rollout-fields.tsx';
import { OverrideField, useOverride } from './tests/override-field.tsx';
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
  const [rollout, setRollout] = useState<RolloutChoice | null>(null);
  const [discarding, setDiscarding] = useState(false);
  const params = { agentId: agent.id };
  const errors = draft.problems.filter(({ level }) => level === 'error');
  const { data: approvals } = useQuery(query.approvals.list({ params }));
  const { data: releases } = useQuery(query.releases.get({ params }));
  const asks = approvals?.required === true;
  const running = releases?.release?.status === 'running' ? releases.release : undefined;
  const body = { revision: draft.revision, ...(note.trim() && { note: note.trim() }) };
  async function settle() {
    onClose();
    await invalidate('versions', 'drafts', 'releases', 'approvals', 'agentTests');
    await client.invalidateQueries({ queryKey: keyOf('agents', 'list') });
  }
  const mayManage = useCan('agents:manage');
  const [refusal, setRefusal] = useState<Error | null>(null);
  const gate = useOverride(refusal, mayManage);
  const publish = useChange(
    async () => {
      if (asks) {
        await api.approvals.ask({ params, body });
        toast.success('Approval requested', {
          description: 'Someone else can approve and publish the draft from the Versions tab.',
        });
        return;
      }
      const published = await api.drafts.publish({
        params,
        body: {
          ...body,
          ...(rollout && { rollout: rolloutOf(rollout) }),
          ...(gate.override && { override: gate.override }),
        },
      });
      client.setQueryData(query.agents.get({ params }).queryKey, published);
      const description = rollout
        ? 'The new version takes its share of calls, starting with the next call.'
        : `Version ${published.version} will answer the next call.`;
      toast.success('Published', { description });
    },
    { next: settle, refusal: setRefusal },
  );
  const discard = useChange(() => api.drafts.discard({ params }), {
    next: ({ revision }) => {
      hear(revision);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={`Publish ${configuration.name}`}
      description="Takes effect with the next call. Live calls keep their version."
      footer={
        <>
          <Button variant="ghost" className="mr-auto" onClick={() => setDiscarding(true)}>
            Discard changes
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={errors.length > 0 || state !== 'saved' || (rollout !== null && faultOf(rollout) !== undefined)}
            busy={publish.isPending}
            onClick={() => publish.mutate()}
          >
            {asks ? 'Request approval' : gate.override ? 'Publish anyway' : 'Publish'}
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
        {gate.isAsked && <OverrideField {...gate} />}
        {errors.length > 0 && (
          <Banner>
            <p className="font-medium">This draft can’t be published yet.</p>
            <ul className="mt-1 list-disc pl-4">
              {errors.map(({ message, nodeId }) => (
                <li key={`${nodeId} ${message}`}>{message}</li>
              ))}
            </ul>
          </Banner>
        )}
        {state !== 'saved' && <Banner tone="warning">The draft is still saving. Publish it once it’s saved.</Banner>}
        <Field label="Note" optional hint="What changed. Shown in the version list.">
          <Textarea value={note} maxLength={longestNote} rows={2} onChange={({ target }) => setNote(target.value)} />
        </Field>
        {running && (
          <Banner tone="warning">
            Version {running.candidateVersion} is being rolled out. Publishing ends the rollout.
          </Banner>
        )}
        {!asks && (
          <Switch
            label="Roll out gradually"
            hint="The new version answers some calls first, alongside the current one."
            checked={rollout !== null}
            onChange={(on) => setRollout(on ? { percent: 5, numbers: '' } : null)}
          />
        )}
        {rollout && !asks && <RolloutFields value={rollout} onChange={setRollout} />}
        <section aria-label="What changes" className="flex flex-col gap-4">
          {draft.changedBy && draft.updatedAt && (
            <p className="text-muted text-sm">
              Last changed by {draft.changedBy.name}, <Moment iso={draft.updatedAt} format="in-sentence" />.
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
        The draft will revert to version {agent.version} for everyone working on it.
      </ConfirmDialog>
    </Dialog>
  );
}
