import { Rewind } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { href, Link } from 'react-router';
import { mostReplayed, type ReplayedCall } from '#domain/calls/replays.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { stepsAddress } from './import-report.tsx';

/** Which calls are replayed, in the words of the page. */
const choices = [
  { id: 'last', label: 'The last 100 calls', body: () => ({ last: mostReplayed }) },
  { id: 'failed', label: 'Calls that failed', body: () => ({ failed: mostReplayed }) },
  { id: 'tagged', label: 'Calls with a tag', body: (tag: string) => ({ tagged: tag }) },
] as const;
type Choice = (typeof choices)[number]['id'];

/** What differs, in a word; how grave it is by its tone. */
const kinds: Record<NonNullable<ReplayedCall['kind']>, { label: string; tone: 'danger' | 'warning' | 'neutral' }> = {
  end: { label: 'Different ending', tone: 'danger' },
  path: { label: 'Different path', tone: 'danger' },
  action: { label: 'Different action', tone: 'danger' },
  slot: { label: 'Different value', tone: 'warning' },
  wording: { label: 'Different wording', tone: 'neutral' },
  intents: { label: 'Otherwise', tone: 'neutral' },
  snapshot: { label: 'Otherwise', tone: 'neutral' },
};

type First = NonNullable<ReplayedCall['first']>;

function Side({ name, side }: { name: string; side: First['expected'] | null }) {
  return (
    <div className="min-w-0 rounded-lg bg-sunken p-3">
      <p className="font-medium text-sm">{name}</p>
      {side === null ? (
        <p className="text-muted text-sm">The call would already have ended.</p>
      ) : (
        <div className="mt-1 flex flex-col gap-1 text-sm">
          {side.says.map((text, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice.
            <p key={n} className="break-words">
              “{text}”
            </p>
          ))}
          {side.says.length === 0 && <p className="text-muted">The agent says nothing.</p>}
          {side.slots.length > 0 && (
            <ul className="break-words font-mono text-muted text-xs">
              {side.slots.map((slot) => (
                <li key={slot}>{slot}</li>
              ))}
            </ul>
          )}
          <p className="text-muted">{side.end === null ? `At ${side.title}` : `Ends: ${side.end}`}</p>
        </div>
      )}
    </div>
  );
}

function Differing({ call, agentId, onGraph }: { call: ReplayedCall; agentId: string; onGraph: boolean }) {
  const { callId, startedAt, kind, first, problem } = call;
  return (
    <li className="flex flex-col gap-3 border-line border-t px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {kind && <Badge tone={kinds[kind].tone}>{kinds[kind].label}</Badge>}
        <Link
          to={href('/dashboard/calls/:callId', { callId })}
          className="text-accent-text underline-offset-4 hover:underline"
        >
          Call from <Moment iso={startedAt} format="in-sentence" />
        </Link>
        {first && (
          <span className="text-muted text-sm">
            {first.turn === 0 ? 'Differs before the caller’s first turn' : `Differs from caller turn ${first.turn} on`}
          </span>
        )}
        {first && onGraph && (
          <Link
            to={stepsAddress(agentId, first.path)}
            className="ml-auto text-accent-text text-sm underline-offset-4 hover:underline"
          >
            Show on the graph
          </Link>
        )}
      </div>
      {problem && <p className="text-muted">{problem}</p>}
      {first && (
        <>
          {first.heard !== null && (
            <p className="text-sm">
              <span className="text-muted">The caller said</span> “{first.heard}”
            </p>
          )}
          <div className="grid gap-2 sm:grid-cols-2">
            <Side name="What happened" side={first.expected} />
            <Side name="What would happen now" side={first.got} />
          </div>
        </>
      )}
    </li>
  );
}

/** Runs calls that were on the draft or a version: which would now go otherwise, and the first turn that does, side by side. */
export function ReplayCalls({ agentId, version }: { agentId: string; version: number }) {
  const [choice, setChoice] = useState<Choice>('last');
  const [tag, setTag] = useState('');
  const [on, setOn] = useState<'draft' | 'live'>('draft');
  const run = useChange(
    () =>
      api.replays.run(
        {
          params: { agentId },
          body: {
            calls: choices.find(({ id }) => id === choice)!.body(tag.trim()),
            version: on === 'draft' ? 'draft' : version,
          },
        },
        { timeoutMs: 40_000 },
      ),
    {
      refusal: 'shown',
    },
  );
  const items = run.data?.items ?? [];
  const differing = items.filter(({ same }) => !same);
  return (
    <Card>
      <CardHeader
        title="Replay calls"
        hint="Replays past calls with the same caller input and action results. Nothing is sent, booked, or saved."
      />
      <CardBody>
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            run.mutate();
          }}
        >
          <Field label="Calls">
            <NativeSelect value={choice} onChange={({ target }) => setChoice(target.value as Choice)}>
              {choices.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          </Field>
          {choice === 'tagged' && (
            <Field label="Tag">
              <Input value={tag} maxLength={60} onChange={({ target }) => setTag(target.value)} />
            </Field>
          )}
          <Field label="On">
            <NativeSelect value={on} onChange={({ target }) => setOn(target.value as 'draft' | 'live')}>
              <option value="draft">The draft</option>
              <option value="live">Version {version} (live)</option>
            </NativeSelect>
          </Field>
          <Button type="submit" busy={run.isPending} disabled={choice === 'tagged' && tag.trim() === ''}>
            <Rewind aria-hidden />
            Replay
          </Button>
        </form>
        {run.error && <Banner className="mt-4">{messageOf(run.error)}</Banner>}
        <p role="status" className="mt-4 text-muted empty:hidden">
          {run.data &&
            (items.length === 0
              ? 'No calls to replay yet.'
              : differing.length === 0
                ? `All ${items.length} would turn out the same.`
                : `${differing.length} of ${items.length} would turn out differently, most serious first.`)}
          {run.data && run.data.left > 0 && ` Another ${run.data.left} couldn’t be replayed in time.`}
        </p>
      </CardBody>
      {differing.length > 0 && (
        <ul>
          {differing.map((call) => (
            <Differing key={call.callId} call={call} agentId={agentId} onGraph={on === 'draft'} />
          ))}
        </ul>
      )}
    </Card>
  );
}
