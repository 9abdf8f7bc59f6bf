import type { CallTurn } from '#domain/calls/calls.ts';

type Timings = NonNullable<CallTurn['timings']>;

const parts: { key: keyof Timings; label: string; about: string }[] = [
  {
    key: 'firstAudio',
    label: 'First sound',
    about: 'From the end of the caller’s turn to the agent’s first audio',
  },
  { key: 'engine', label: 'Engine', about: 'Deciding what to say' },
  { key: 'store', label: 'Store', about: 'Saving the turn before it’s spoken' },
  { key: 'synthesis', label: 'Voice', about: 'Generating the first audio' },
];

/** `0.4 ms`, `12 ms`. */
function milliseconds(value: number): string {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
}

/** How long the parts of an agent's turn took. */
export function TurnTimings({ timings }: { timings: Timings }) {
  const measured = parts.flatMap((part) => {
    const value = timings[part.key];
    return value === null ? [] : [{ ...part, value }];
  });
  return (
    <dl className="mt-1 flex flex-wrap gap-x-4 text-muted text-sm tabular-nums">
      {measured.map(({ key, label, about, value }) => (
        <div key={key} className="flex gap-1" title={about}>
          <dt>{label}</dt>
          <dd>{milliseconds(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
