import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Unrecognized, UnrecognizedStatus } from '#domain/agents/unrecognized.ts';
import { MakeTestButton } from '#web/dashboard/agents/make-test-button.tsx';
import { type Means, TeachForm } from '#web/dashboard/agents/why/teach-form.tsx';
import { FaqDialog } from '#web/dashboard/knowledge/faq-dialog.tsx';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';

type Because = Exclude<UnrecognizedStatus, 'open'>;

/** When it was said, each leading to its call. */
function SaidIn({ missed: { calls } }: { missed: Unrecognized }) {
  return (
    <ul aria-label="Said in" className="flex flex-col gap-1 text-sm">
      {calls.map(({ callId, turn, said, at }) => (
        <li key={`${callId} ${turn}`} className="flex flex-wrap gap-x-3">
          <Link to={`/dashboard/calls/${callId}`} className="underline underline-offset-2">
            <Moment iso={at} />
          </Link>
          <span dir="auto" className="text-muted">
            {said}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Words that no one understood, with what can be done about them. */
export function UnrecognizedRow({ missed }: { missed: Unrecognized }) {
  const { id: unrecognizedId, agentId, agentName, node, title, asked, said, count, lastSaidAt, teach, calls } = missed;
  const mayTeach = useCan('agents:write');
  const mayAnswer = useCan('knowledge:write');
  const [isOpen, setOpen] = useState(false);
  const [isAnswering, setAnswering] = useState(false);
  const folders = useQuery({ ...query.knowledge.folders(), enabled: isAnswering });
  const close = useChange(
    (resolution: Because) => api.unrecognized.close({ params: { unrecognizedId }, body: { resolution } }),
    {
      reloads: 'unrecognized',
    },
  );
  const trainingPhrase = useChange(
    ({ words, means }: { words: string; means: Means }) =>
      api.trainingPhrases.add({ params: { agentId }, body: { nodeId: node, slot: teach!.slot, words, said, means } }),
    {
      says: 'Added to the draft, along with a test. Publish the draft to use it in calls.',
      next: () => close.mutate('taught'),
    },
  );
  return (
    <li className="flex flex-col gap-2 border-line border-t p-4 first:border-t-0 sm:flex-row sm:items-start sm:gap-4">
      <details className="min-w-0 flex-1" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="cursor-pointer">
          <span dir="auto" className="font-medium">
            {said}
          </span>
          <span className="mt-0.5 block text-muted text-sm">
            {count === 1 ? 'Once' : `${count} times`} at {title} of {agentName}, last{' '}
            <Moment iso={lastSaidAt} format="in-sentence" />
          </span>
        </summary>
        {isOpen && (
          <div className="mt-3 flex flex-col gap-4">
            {asked !== '' && <p className="text-muted">The agent asked: “{asked}”</p>}
            <SaidIn missed={missed} />
            {teach && mayTeach && (
              <TeachForm
                words={said}
                choices={teach.choices}
                busy={trainingPhrase.isPending}
                onTeach={(words, means) => trainingPhrase.mutate({ words, means })}
              />
            )}
            {mayTeach && (
              <div>
                <MakeTestButton callId={calls[0]!.callId} agentId={agentId} />
              </div>
            )}
          </div>
        )}
      </details>
      <div className="flex shrink-0 gap-2">
        {mayTeach && teach && !isOpen && (
          <Button size="sm" onClick={() => setOpen(true)}>
            Teach
          </Button>
        )}
        {mayAnswer && (
          <Button
            size="sm"
            variant="outline"
            busy={isAnswering && folders.isPending}
            onClick={() => setAnswering(true)}
          >
            Answer
          </Button>
        )}
        {mayTeach && (
          <Button size="sm" variant="ghost" busy={close.isPending} onClick={() => close.mutate('ignored')}>
            Ignore
          </Button>
        )}
      </div>
      {isAnswering && folders.data && (
        <FaqDialog
          folders={folders.data.items}
          folderId={undefined}
          asked={said}
          onSaved={() => mayTeach && close.mutate('answered')}
          onClose={() => setAnswering(false)}
        />
      )}
    </li>
  );
}
