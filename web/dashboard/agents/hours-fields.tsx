import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { NumberHours } from '#domain/carriers/phone-numbers.ts';
import { type BusinessHours, usualHours } from '#domain/identity/business-hours.ts';
import { areHoursWrong, BusinessHoursRows } from '#web/dashboard/identity/business-hours-rows.tsx';
import { ZoneOptions } from '#web/dashboard/identity/zone-options.tsx';
import { query } from '#web/lib/query.ts';
import { Field } from '#web/ui/field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { RequiredText } from './settings/required-text.tsx';

type Otherwise = NumberHours['otherwise']['do'];

const when: { value: NumberHours['when']; label: string; description?: string }[] = [
  { value: 'always', label: 'Always' },
  { value: 'business', label: 'During the workspace’s business hours' },
  { value: 'own', label: 'During custom hours' },
];
const instead: { value: Otherwise; label: string; description: string }[] = [
  { value: 'message', label: 'Play a message', description: 'Then the call ends.' },
  { value: 'agent', label: 'Another agent answers', description: 'Answers regardless of its own hours.' },
  { value: 'forward', label: 'Forward the call', description: 'Calls go to the fallback number.' },
];

const usualMessage = 'Thank you for calling. We’re closed right now. Please call back during business hours.';

interface HoursFieldsProps {
  hours: NumberHours | undefined;
  onChange: (hours: NumberHours | undefined) => void;
  /** The agent itself, which cannot stand in for itself. */
  agentId: string | null;
  /** Whether calls may go to another number at other times; undefined where there is none to go to. */
  forwards?: boolean;
  readOnly: boolean;
  onUnfit: (unfit: boolean) => void;
}

/** When it takes calls, and what callers hear at other times. */
export function HoursFields({ hours, onChange, agentId, forwards, readOnly, onUnfit }: HoursFieldsProps) {
  const [wrong, setWrong] = useState<BusinessHours>();
  const { data: agents } = useQuery(query.agents.list());
  const isUnfit = wrong !== undefined;
  useEffect(() => onUnfit(isUnfit), [isUnfit, onUnfit]);

  const stored: NumberHours = hours ?? {
    when: 'always',
    holidays: true,
    otherwise: { do: 'message', message: usualMessage },
  };
  const message = stored.otherwise.do === 'forward' ? usualMessage : stored.otherwise.message;
  const set = (change: Partial<NumberHours>) => onChange({ ...stored, ...change });
  const others = (agents?.items ?? []).filter(({ id }) => id !== agentId);
  const chosen = stored.otherwise.do === 'agent' ? stored.otherwise.agentId : '';
  const isKnown = others.some(({ id }) => id === chosen);
  const offered = forwards === undefined ? instead.filter(({ value }) => value !== 'forward') : instead;
  const canSimulate = others.length > 0 || stored.otherwise.do === 'agent';

  function setWhen(next: NumberHours['when']) {
    setWrong(undefined);
    if (next === 'always') onChange(undefined);
    else set(next === 'own' ? { when: next, own: stored.own ?? usualHours } : { when: next });
  }
  function setOwn(next: BusinessHours) {
    setWrong(areHoursWrong(next) ? next : undefined);
    if (!areHoursWrong(next)) set({ own: next });
  }
  function setInstead(next: Otherwise) {
    if (next === 'forward') return set({ otherwise: { do: 'forward' } });
    if (next === 'message') return set({ otherwise: { do: 'message', message } });
    set({ otherwise: { do: 'agent', agentId: chosen || others[0]!.id, message } });
  }

  return (
    <div className="flex flex-col gap-5">
      <RadioGroup
        legend="Answers calls"
        options={when.map((option) => ({ ...option, disabled: readOnly }))}
        value={stored.when}
        onChange={setWhen}
      />
      {stored.when === 'own' && (
        <>
          <BusinessHoursRows hours={wrong ?? stored.own ?? usualHours} readOnly={readOnly} onChange={setOwn} />
          <Field label="Time zone">
            <NativeSelect
              value={stored.timeZone ?? ''}
              disabled={readOnly}
              onChange={({ target }) => {
                const { timeZone: _, ...rest } = stored;
                onChange(target.value ? { ...rest, timeZone: target.value } : rest);
              }}
            >
              <option value="">Same as the workspace</option>
              <ZoneOptions chosen={stored.timeZone ?? 'UTC'} />
            </NativeSelect>
          </Field>
        </>
      )}
      {stored.when !== 'always' && (
        <>
          <Switch
            label="Closed on holidays"
            hint="Uses the workspace’s holidays."
            checked={stored.holidays}
            onChange={(holidays) => set({ holidays })}
            disabled={readOnly}
          />
          <RadioGroup
            legend="At other times"
            options={offered.map((option) => ({
              ...option,
              disabled:
                readOnly ||
                (option.value === 'agent' && !canSimulate) ||
                (option.value === 'forward' && forwards === false && stored.otherwise.do !== 'forward'),
            }))}
            value={stored.otherwise.do}
            onChange={setInstead}
          />
          {stored.otherwise.do === 'agent' && (
            <Field label="After-hours agent">
              <NativeSelect
                value={chosen}
                disabled={readOnly}
                onChange={({ target }) => set({ otherwise: { do: 'agent', agentId: target.value, message } })}
              >
                {!isKnown && <option value={chosen}>{agents ? 'Deleted agent' : '…'}</option>}
                {others.map(({ id, name, status }) => (
                  <option key={id} value={id}>
                    {name}
                    {status === 'active' ? '' : ' (inactive)'}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          )}
          {stored.otherwise.do !== 'forward' && (
            <RequiredText
              label="Sentence"
              hint={
                stored.otherwise.do === 'agent'
                  ? 'Spoken if that agent is deleted or inactive.'
                  : 'The only thing callers hear outside your hours.'
              }
              value={message}
              maxLength={600}
              disabled={readOnly}
              onChange={(text) => {
                if (stored.otherwise.do !== 'forward') set({ otherwise: { ...stored.otherwise, message: text } });
              }}
            />
          )}
        </>
      )}
    </div>
  );
}
