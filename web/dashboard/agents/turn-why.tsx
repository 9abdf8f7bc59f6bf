import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href } from 'react-router';
import type { TurnWhy } from '#domain/records/why.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type Means, TeachForm } from './why/teach-form.tsx';
import { WhyNote } from './why/why-note.tsx';

function Teach({ agentId, why }: { agentId: string; why: TurnWhy }) {
  const trainingPhrase = useChange(
    ({ words, means }: { words: string; means: Means }) =>
      api.trainingPhrases.add({
        params: { agentId },
        body: { nodeId: why.node, slot: why.teach!.slot, words, said: why.heard, means },
      }),
    {
      says: 'Added to the draft, along with a test. Publish the draft to use it in calls.',
    },
  );
  if (trainingPhrase.isSuccess) return <p className="text-sm text-success-text">Saved to the agent’s draft.</p>;
  return (
    <TeachForm
      words={why.heard}
      choices={why.teach!.choices}
      busy={trainingPhrase.isPending}
      onTeach={(words, means) => trainingPhrase.mutate({ words, means })}
    />
  );
}

/** Where the conversation of the agent is drawn, with the steps that a turn came through. */
function graphOf(agentId: string, { node, ways }: TurnWhy): string {
  const steps = [...new Set([...ways.map((way) => way.node), node])].map(encodeURIComponent).join(',');
  return `${href('/dashboard/agents/:agentId', { agentId })}?tab=conversation&steps=${steps}`;
}

interface TurnWhyNoteProps {
  callId: string;
  /** Null where the agent is not known any more: nothing can be taught then. */
  agentId: string | null;
  /** Which turn of the caller it is, from 1. */
  turn: number;
}

/** Why the agent took a turn of the caller as it did; asked for when it is opened. */
export function TurnWhyNote({ callId, agentId, turn }: TurnWhyNoteProps) {
  const [isOpen, setOpen] = useState(false);
  const mayTeach = useCan('agents:write');
  const maySeeAgents = useCan('agents:read');
  const { data, error } = useQuery({ ...query.calls.why({ params: { callId } }), enabled: isOpen });
  const why = data?.turns.find((one) => one.turn === turn && one.by !== 'silence');
  return (
    <details className="mt-1" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer rounded text-muted text-sm hover:text-ink">Why</summary>
      <div className="mt-2 flex flex-col gap-4 rounded-lg bg-sunken p-3 text-left">
        {!data && !error && <Skeleton className="h-20" />}
        {error && <p className="text-muted text-sm">{messageOf(error)}</p>}
        {data && !why && <p className="text-muted text-sm">No record of how the agent understood this turn.</p>}
        {why && <WhyNote why={why} graph={agentId !== null && maySeeAgents ? graphOf(agentId, why) : undefined} />}
        {why?.teach && !why.understood && agentId !== null && mayTeach && <Teach agentId={agentId} why={why} />}
      </div>
    </details>
  );
}
