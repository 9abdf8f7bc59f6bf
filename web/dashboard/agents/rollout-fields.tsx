import { Rollout, rolloutSteps } from '#domain/agents/releases.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

/** What is being chosen; null rolls out to everyone at once. */
export interface RolloutChoice {
  percent: number;
  numbers: string;
}

const numbersOf = (text: string) => text.split(/[\s,;]+/).filter((one) => one !== '');

/** What is wrong with the numbers. */
export const faultOf = ({ percent, numbers }: RolloutChoice): string | undefined =>
  Rollout.safeParse({ percent, numbers: numbersOf(numbers) }).error?.issues[0]?.message;

/** A choice as the server takes it. */
export const rolloutOf = ({ percent, numbers }: RolloutChoice) => ({ percent, numbers: numbersOf(numbers) });

interface RolloutFieldsProps {
  value: RolloutChoice;
  onChange: (value: RolloutChoice) => void;
}

/** How many of the calls, and whose in any case. */
export function RolloutFields({ value, onChange }: RolloutFieldsProps) {
  const shares = [...new Set([0, ...rolloutSteps, value.percent])].sort((a, b) => a - b);
  const options = shares.map((percent) => ({
    value: String(percent),
    label: percent === 0 ? 'Selected numbers only' : `${percent}% of calls`,
  }));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Share" hint="Each caller always gets the same version.">
        <Select
          options={options}
          value={String(value.percent)}
          onChange={(percent) => onChange({ ...value, percent: Number(percent) })}
        />
      </Field>
      <Field
        label="Selected numbers"
        optional
        hint="Numbers that always get the new version, such as your own. For example, +15715550123."
        error={faultOf(value)}
      >
        <Input
          value={value.numbers}
          inputMode="tel"
          onChange={({ target }) => onChange({ ...value, numbers: target.value })}
        />
      </Field>
    </div>
  );
}
