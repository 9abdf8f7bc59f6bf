import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ActionTriggers } from '#domain/actions.ts';
import { callOutcomes } from '#domain/calls.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Switch } from '#web/ui/switch.tsx';
import type { Problems } from './use-action-draft.ts';

interface TriggerFieldsProps {
  triggers: ActionTriggers;
  onChange: (triggers: ActionTriggers) => void;
  /** Whether it can look something up before a call. */
  looksUp: boolean;
  problems: Problems;
  disabled: boolean;
}

/** A choice of several; none chosen stands for all. */
function Several<V extends string | number>(props: {
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
      {options.length === 0 && <p>There are none yet.</p>}
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

function Agents({
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
      legend="Of these agents"
      all="all of them"
      options={[...options, ...gone.map((id) => ({ value: id, label: 'Another agent' }))]}
      chosen={chosen}
      onChange={onChange}
      disabled={disabled}
    />
  );
}

const outcomes = { success: 'Success', failure: 'Failure', neutral: 'Neutral' };
const outcomeOptions = callOutcomes.map((value) => ({ value, label: outcomes[value] }));
const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const dayOptions = dayNames.map((label, index) => ({ value: index + 1, label }));

function Trigger(props: {
  label: string;
  hint: string;
  on: boolean;
  set: (on: boolean) => void;
  disabled: boolean;
  children: ReactNode;
}) {
  const { label, hint, on, set, disabled, children } = props;
  return (
    <div className="flex flex-col gap-3">
      <Switch label={label} hint={hint} checked={on} onChange={set} disabled={disabled} />
      {on && <div className="flex flex-col gap-4 pl-11 max-sm:pl-0">{children}</div>}
    </div>
  );
}

/** What has an action run by itself. */
export function TriggerFields({ triggers, onChange, looksUp, problems, disabled }: TriggerFieldsProps) {
  const { timeZone } = useWorkspace();
  const { afterCall, schedule, beforeCall } = triggers;
  const set = (part: Partial<ActionTriggers>) => onChange({ ...triggers, ...part });
  return (
    <div className="flex flex-col gap-6">
      <Trigger
        label="After a call"
        hint="Knows outcome, agent, transcript, call_id, duration_seconds, and what the caller said, by these names."
        on={afterCall !== null}
        set={(on) => set({ afterCall: on ? { agentIds: [], outcomes: [] } : null })}
        disabled={disabled}
      >
        {afterCall && (
          <>
            <Agents
              chosen={afterCall.agentIds}
              onChange={(agentIds) => set({ afterCall: { ...afterCall, agentIds } })}
              disabled={disabled}
            />
            <Several
              legend="With these outcomes"
              all="all of them"
              options={outcomeOptions}
              chosen={afterCall.outcomes}
              onChange={(next) => set({ afterCall: { ...afterCall, outcomes: next } })}
              disabled={disabled}
            />
          </>
        )}
      </Trigger>
      <Trigger
        label="On a schedule"
        hint={`By the clock of ${timeZone}. Knows date and time.`}
        on={schedule !== null}
        set={(on) => set({ schedule: on ? { at: '09:00', days: [1, 2, 3, 4, 5] } : null })}
        disabled={disabled}
      >
        {schedule && (
          <>
            <Field label="At" error={problems['triggerSettings.schedule.at']}>
              <Input
                type="time"
                className="w-32"
                value={schedule.at}
                disabled={disabled}
                onChange={(event) => set({ schedule: { ...schedule, at: event.target.value } })}
              />
            </Field>
            <Several
              legend="On these days"
              options={dayOptions}
              chosen={schedule.days}
              onChange={(days) => set({ schedule: { ...schedule, days } })}
              disabled={disabled}
            />
            {problems['triggerSettings.schedule.days'] && (
              <p className="text-danger-text text-sm">{problems['triggerSettings.schedule.days']}</p>
            )}
          </>
        )}
      </Trigger>
      {looksUp && (
        <Trigger
          label="Before a call"
          hint="What it gives back within two seconds is known in the conversation, by its names. Knows agent and channel."
          on={beforeCall !== null}
          set={(on) => set({ beforeCall: on ? { agentIds: [] } : null })}
          disabled={disabled}
        >
          {beforeCall && (
            <Agents
              chosen={beforeCall.agentIds}
              onChange={(agentIds) => set({ beforeCall: { agentIds } })}
              disabled={disabled}
            />
          )}
        </Trigger>
      )}
    </div>
  );
}
