import { type TurnTaking, type Wait, type WaitKind, waitBounds, waitKinds } from '#domain/agents/turn-taking.ts';
import { NumberField } from '#web/ui/number-field.tsx';

const kinds: Record<WaitKind, { label: string; hint: string }> = {
  closed: { label: 'Yes or no, choices, ratings', hint: 'Short answers that end quickly.' },
  open: { label: 'Anything else', hint: 'Requests, names, and stories.' },
  date: { label: 'Days and times', hint: 'Callers may need to check their calendar.' },
  spelled: { label: 'Numbers and addresses', hint: 'Spoken digit by digit or spelled out.' },
};

interface WaitFieldsProps {
  waits: TurnTaking['waits'];
  onChange: (kind: WaitKind, wait: Wait) => void;
  disabled: boolean;
}

/** How long it waits behind a caller's last word, by what it asked. */
export function WaitFields({ waits, onChange, disabled }: WaitFieldsProps) {
  const { min: least, max: most } = waitBounds;
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-1 font-medium">Wait after the last word</legend>
      <p className="-mt-1 text-muted text-sm">
        Usual: after an answer that sounds complete. Longest: after one that sounds unfinished.
      </p>
      {waitKinds.map((kind) => {
        const { min, max } = waits[kind];
        const { label, hint } = kinds[kind];
        return (
          <div
            key={kind}
            className="grid grid-cols-2 items-start gap-x-5 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
          >
            <div className="col-span-2 sm:col-span-1">
              <p className="font-medium">{label}</p>
              <p className="text-muted text-sm">{hint}</p>
            </div>
            <NumberField
              label={`Usual wait: ${label}`}
              shortLabel="Usual"
              value={min}
              min={least.least}
              max={least.most}
              unit="ms"
              disabled={disabled}
              onChange={(next = min) => onChange(kind, { min: next, max: Math.max(next, max) })}
            />
            <NumberField
              label={`Longest wait: ${label}`}
              shortLabel="Longest"
              value={max}
              min={Math.max(min, most.least)}
              max={most.most}
              unit="ms"
              disabled={disabled}
              onChange={(next = max) => onChange(kind, { min, max: next })}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
