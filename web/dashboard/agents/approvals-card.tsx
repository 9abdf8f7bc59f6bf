import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TestsOverride } from '#domain/agents/agent-test-suites.ts';
import type { Agent } from '#domain/agents/agents.ts';
import type { Approval } from '#domain/agents/approvals.ts';
import { longestNote } from '#domain/agents/drafts.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { toastError } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { liveConfiguration } from './agent-configuration.ts';
import { ChangesList } from './changes-list.tsx';
import { useKeptBack } from './tests/kept-back.tsx';

const reloads = ['approvals', 'agents', 'versions', 'drafts'] as const;

/** A request that waits: what it would change, and the two answers. */
function Open({ agent, approval, mayDecide }: { agent: Agent; approval: Approval; mayDecide: boolean }) {
  const [word, setWord] = useState('');
  const kept = useKeptBack(mayDecide);
  const decide = useChange(
    ({ approve, override }: { approve: boolean; override?: TestsOverride }) =>
      api.approvals.decide({
        params: { agentId: agent.id, approvalId: approval.id },
        body: { approve, ...(word.trim() && { word: word.trim() }), ...(override && { override }) },
      }),
    {
      reloads,
      says: ({ status: state }) => (state === 'approved' ? 'Approved and published' : 'Rejected'),
      refusal: (error, { override }) => {
        const again = (reason: TestsOverride): Promise<unknown> =>
          decide.mutateAsync({ approve: true, override: reason });
        if (override || !kept.takes(error, again)) toastError(error);
      },
    },
  );
  return (
    <Card>
      <CardHeader
        title="A change is waiting for approval"
        hint={
          <>
            Requested by {approval.askedBy?.name ?? 'someone who has left'},{' '}
            <Moment iso={approval.createdAt} format="in-sentence" />.{' '}
            {approval.note && <span className="block whitespace-pre-wrap">{approval.note}</span>}
          </>
        }
      />
      <CardBody className="flex flex-col gap-5">
        <ChangesList before={liveConfiguration(agent)} after={approval.configuration} />
        {mayDecide && (
          <Field label="Comment" optional hint="The requester will see this.">
            <Input value={word} maxLength={longestNote} onChange={({ target }) => setWord(target.value)} />
          </Field>
        )}
      </CardBody>
      {mayDecide && (
        <CardFooter>
          <Button variant="outline" disabled={decide.isPending} onClick={() => decide.mutate({ approve: false })}>
            Reject
          </Button>
          <Button busy={decide.isPending} onClick={() => decide.mutate({ approve: true })}>
            Approve and publish
          </Button>
        </CardFooter>
      )}
      {kept.dialog}
    </Card>
  );
}

/** Whether a second person has to approve what is published, what waits for it, and what was said last. */
export function ApprovalsCard({ agent }: { agent: Agent }) {
  const params = { agentId: agent.id };
  const mayManage = useCan('agents:manage');
  const { data } = useQuery(query.approvals.list({ params }));
  const set = useChange((required: boolean) => api.approvals.require({ params, body: { required } }), { reloads });
  if (data === undefined) return null;
  const [newest] = data.items;
  const refused = newest?.status === 'refused' ? newest : undefined;
  return (
    <>
      {newest?.status === 'open' && <Open key={newest.id} agent={agent} approval={newest} mayDecide={mayManage} />}
      {refused && (
        <p className="text-muted">
          {refused.decidedBy?.name ?? 'Someone'} rejected the last request {refused.word ? `: “${refused.word}”` : '.'}
        </p>
      )}
      <Switch
        label="Require approval to publish"
        hint="A second person has to approve each version. You can always restore an older version immediately."
        checked={set.isPending ? set.variables : data.required}
        disabled={!mayManage || set.isPending}
        onChange={(required) => set.mutate(required)}
      />
    </>
  );
}
