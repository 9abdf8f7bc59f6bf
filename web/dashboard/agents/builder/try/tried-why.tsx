import { useState } from 'react';
import type { AgentTest } from '#domain/agents/agent-tests.ts';
import { teach, testOfTrainingPhrase } from '#domain/agents/flow-edits/teach.ts';
import type { TurnWhy } from '#domain/records/why.ts';
import { explainTurn } from '#voice/flow/why.ts';
import { type Means, TeachForm } from '#web/dashboard/agents/why/teach-form.tsx';
import { WhyNote } from '#web/dashboard/agents/why/why-note.tsx';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useBuilder } from '../use-builder.tsx';
import type { Rehearsal } from './rehearsal.ts';

/** Adds words to a choice of the flow as it stands here; undo takes it back. */
function Teach({ why }: { why: TurnWhy }) {
  const { store, agentId } = useBuilder();
  const test = useChange(
    (body: { test: AgentTest }) => api.agentTests.create({ params: { agentId: agentId! }, body }),
    {
      says: 'Training phrase and test added. Go back to the previous turn to try the change.',
    },
  );
  function add(words: string, means: Means) {
    const trainingPhrase = { nodeId: why.node, slot: why.teach!.slot, words, said: why.heard, means };
    const taught = teach(store.get().flow, trainingPhrase);
    if ('fault' in taught) {
      toast.error(taught.fault);
      return;
    }
    store.edit(() => taught.graph);
    if (agentId !== null) test.mutate({ test: testOfTrainingPhrase(trainingPhrase, taught.value) });
    else toast.success('Added. Go back to the previous turn to try the change.');
  }
  return <TeachForm words={why.heard} choices={why.teach!.choices} busy={test.isPending} onTeach={add} />;
}

/** Why a turn that was tried was taken as it was. */
export function TriedWhy({ rehearsal, at }: { rehearsal: Rehearsal; at: number }) {
  const { readOnly } = useBuilder();
  const [isOpen, setOpen] = useState(false);
  const before = rehearsal.steps[at - 1]?.snapshot;
  const event = rehearsal.steps[at]?.event;
  const why = isOpen && before && event ? explainTurn(rehearsal.flow, before, event, at) : null;
  return (
    <details className="w-full text-right" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="ml-auto w-fit cursor-pointer rounded text-muted text-sm hover:text-ink">Why</summary>
      {why && (
        <div className="mt-1 flex flex-col gap-3 rounded-lg bg-sunken p-3 text-left">
          <WhyNote why={why} />
          {why.teach && !why.understood && !readOnly && <Teach why={why} />}
        </div>
      )}
    </details>
  );
}
