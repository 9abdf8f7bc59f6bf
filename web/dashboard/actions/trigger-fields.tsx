import type { ReactNode } from 'react';
import type { ActionTriggers } from '#domain/actions/actions.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { ChosenAgents, dayOptions, outcomeOptions, Several } from './trigger-choices.tsx';
import type { Problems } from './use-action-draft.ts';

interface TriggerFieldsProps {
  triggers: ActionTriggers;
  onChange: (triggers: ActionTriggers) => void;
  /** Whether it can look something up before a call. */
  looksUp: boolean;
  problems: Problems;
  disabled: boolean;
}

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
        hint="Available values: outcome, agent, transcript, call_id, duration_seconds, and the caller’s answers by name."
        on={afterCall !== null}
        set={(on) => set({ afterCall: on ? { agentIds: [], outcomes: [] } : null })}
        disabled={disabled}
      >
        {afterCall && (
          <>
            <ChosenAgents
              chosen={afterCall.agentIds}
              onChange={(agentIds) => set({ afterCall: { ...afterCall, agentIds } })}
              disabled={disabled}
            />
            <Several
              legend="With these outcomes"
              all="all outcomes"
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
        hint={`In the ${timeZone} time zone. Available values: date and time.`}
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
          hint="The action receives agent, channel, direction, from, to, contact_name, and external_id. Returned values are available in the call. To control the call, return agent_id, metadata, or refuse."
          on={beforeCall !== null}
          set={(on) => set({ beforeCall: on ? { agentIds: [] } : null })}
          disabled={disabled}
        >
          {beforeCall && (
            <ChosenAgents
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
