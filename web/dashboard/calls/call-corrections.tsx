import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Call } from '#domain/calls/calls.ts';
import { callOutcomes } from '#domain/records/call-states.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { query, queryClient } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { outcomeWords } from '#web/live-call/call-labels.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';

type Changes = Parameters<typeof api.calls.update>[0]['body'];

/** What is changed is shown at once; lists and figures that count it are asked for again. */
function useCorrection(callId: string) {
  return useChange((body: Changes) => api.calls.update({ params: { callId }, body }), {
    reloads: ['calls', 'analytics'],
    next: (call) => queryClient.setQueryData(query.calls.get({ params: { callId } }).queryKey, call),
  });
}

function Tags({ tags, onChange }: { tags: readonly string[]; onChange: ((tags: string[]) => void) | undefined }) {
  const [typed, setTyped] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const tag = typed.trim();
    if (tag === '') return;
    setTyped('');
    if (!tags.includes(tag)) onChange?.([...tags, tag]);
  };
  return (
    <>
      {tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="inline-flex items-center">
              <Badge className="max-w-60">
                <span className="truncate">{tag}</span>
                {onChange && (
                  <button
                    type="button"
                    aria-label={`Remove ${tag}`}
                    className="-mr-1 grid size-5 place-items-center rounded-xs hover:bg-line pointer-coarse:size-9"
                    onClick={() => onChange(tags.filter((one) => one !== tag))}
                  >
                    <X aria-hidden className="size-3" />
                  </button>
                )}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {onChange && tags.length < 20 && (
        <form onSubmit={add} className="flex items-end gap-2">
          <Field label="Add a tag" className="min-w-0 flex-1">
            <Input value={typed} maxLength={100} onChange={({ target }) => setTyped(target.value)} />
          </Field>
          <Button type="submit" variant="outline" disabled={typed.trim() === ''}>
            Add
          </Button>
        </form>
      )}
      {!onChange && tags.length === 0 && <p className="text-muted">None.</p>}
    </>
  );
}

/** What a call came to and how it is tagged, as a person sees it who knows better. */
export function CallCorrections({ call }: { call: Call }) {
  const { id, outcome, tags } = call;
  const mayWrite = useCan('calls:write');
  const correct = useCorrection(id);
  // What was chosen last stands until the server has answered.
  const shown = correct.isPending ? { outcome, tags, ...correct.variables } : { outcome, tags };
  return (
    <Card aria-label="Outcome and tags">
      <CardHeader title="Outcome and tags" />
      <CardBody className="flex flex-col gap-3">
        {mayWrite && (
          <Field label="Result">
            <NativeSelect
              value={shown.outcome ?? ''}
              onChange={({ target }) => correct.mutate({ outcome: target.value as (typeof callOutcomes)[number] })}
            >
              {shown.outcome === null && <option value="">Nothing said</option>}
              {callOutcomes.map((one) => (
                <option key={one} value={one}>
                  {outcomeWords[one]}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
        <Tags tags={shown.tags ?? []} onChange={mayWrite ? (next) => correct.mutate({ tags: next }) : undefined} />
      </CardBody>
    </Card>
  );
}
