import { useQuery } from '@tanstack/react-query';
import { callOutcomes } from '#domain/records/call-states.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';

/** A choice of several; none chosen stands for all. */
export function Several<V extends string | number>(props: {
  legend: string;
  all?: string;
  options: { value: V; label: string }[];
  chosen: V[];
  onChange: (chosen: V[]) => void;
  disabled: boolean;
}) {
  const { legend, all, options, chosen, onChange, disabled } = props;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-muted text-sm">
        {legend}
        {all && chosen.length === 0 && ` (${all})`}
      </legend>
      {options.length === 0 && <p>None yet.</p>}
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            disabled={disabled}
            onChange={(on) => onChange(on ? [...chosen, value] : chosen.filter((one) => one !== value))}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Agents that something is for; none chosen stands for all. */
export function ChosenAgents({
  chosen,
  onChange,
  disabled,
}: {
  chosen: string[];
  onChange: (ids: string[]) => void;
  disabled: boolean;
}) {
  const maySee = useCan('agents:read');
  const { data } = useQuery({ ...query.agents.list(), enabled: maySee });
  const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const gone = chosen.filter((id) => !options.some(({ value }) => value === id));
  return (
    <Several
      legend="For these agents"
      all="all"
      options={[...options, ...gone.map((id) => ({ value: id, label: 'Another agent' }))]}
      chosen={chosen}
      onChange={onChange}
      disabled={disabled}
    />
  );
}

export const outcomeNames = { success: 'Success', failure: 'Failure', neutral: 'Neutral' };
export const outcomeOptions = callOutcomes.map((value) => ({ value, label: outcomeNames[value] }));
/** From Monday, which is 1. */
export const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
export const dayOptions = dayNames.map((label, index) => ({ value: index + 1, label }));
