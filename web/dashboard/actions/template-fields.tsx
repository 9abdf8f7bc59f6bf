import { useQuery } from '@tanstack/react-query';
import type { ActionConfiguration } from '#domain/actions/action-configurations.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { CrmFields } from './crm-fields.tsx';
import { TemplateText } from './template-text.tsx';
import type { Problems } from './use-action-draft.ts';
import { WebhookFields } from './webhook-fields.tsx';

interface TemplateFieldsProps {
  configuration: ActionConfiguration;
  onChange: (configuration: ActionConfiguration) => void;
  keptSecrets: readonly string[];
  variables: readonly string[];
  problems: Problems;
  disabled: boolean;
}

/** One text of a configuration. */
interface TextRow {
  name: string;
  label: string;
  most: number;
  hint?: string;
  rows?: number;
}

const texts: Partial<Record<ActionConfiguration['template'], TextRow[]>> = {
  'send-email': [
    { name: 'to', label: 'To', most: 320, hint: 'An email address, or the word “team” for your contact email.' },
    { name: 'subject', label: 'Subject', most: 200 },
    { name: 'body', label: 'Text', most: 10_000, rows: 6 },
  ],
  'create-calendar-event': [
    { name: 'title', label: 'Title', most: 200 },
    { name: 'start', label: 'Starts', most: 200, hint: 'A date and time in the workspace’s time zone.' },
    { name: 'attendeeName', label: 'Attendee’s name', most: 200 },
    { name: 'attendeeEmail', label: 'Attendee’s email', most: 320 },
    { name: 'attendeePhone', label: 'Attendee’s phone', most: 60 },
    { name: 'notes', label: 'Notes', most: 2000, rows: 3 },
  ],
  'send-sms': [
    { name: 'to', label: 'Number', most: 60 },
    { name: 'text', label: 'Text', most: 1600, rows: 4 },
  ],
  'make-phone-call': [{ name: 'to', label: 'Number', most: 60 }],
};

function Minutes(props: {
  label: string;
  value: number;
  set: (value: number) => void;
  disabled: boolean;
  error?: string | undefined;
}) {
  const { label, value, set, disabled, error } = props;
  return (
    <Field label={label} error={error}>
      <Input
        type="number"
        inputMode="numeric"
        className="w-32"
        value={Number.isNaN(value) ? '' : value}
        disabled={disabled}
        onChange={(event) => set(event.target.valueAsNumber)}
      />
    </Field>
  );
}

/** The agent that calls. */
function AgentChoice({
  value,
  set,
  disabled,
}: {
  value: string | null;
  set: (agentId: string | null) => void;
  disabled: boolean;
}) {
  const maySee = useCan('agents:read');
  const { data } = useQuery({ ...query.agents.list(), enabled: maySee });
  const agents = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const options = [{ value: 'same', label: 'The requesting agent' }, ...agents];
  if (value && !agents.some((agent) => agent.value === value)) options.push({ value, label: 'The chosen agent' });
  return (
    <Field label="Agent">
      <Select
        options={options}
        value={value ?? 'same'}
        disabled={disabled}
        onChange={(next) => set(next === 'same' ? null : next)}
      />
    </Field>
  );
}

const main = 'main';

function CalendarChoice(props: {
  value: string | null | undefined;
  set: (value: string | null) => void;
  disabled: boolean;
}) {
  const { value, set, disabled } = props;
  const { data } = useQuery({ ...query.calendars.list(), enabled: useCan('agents:read') });
  const named = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const gone = value && data && !named.some((one) => one.value === value);
  return (
    <Field label="Calendar" error={gone ? 'This calendar was deleted. Choose another one.' : undefined}>
      <Select
        options={[{ value: main, label: 'Main calendar' }, ...named]}
        value={value ?? main}
        disabled={disabled}
        onChange={(next) => set(next === main ? null : next)}
      />
    </Field>
  );
}

/** What is set up of an action, by its template. */
export function TemplateFields(props: TemplateFieldsProps) {
  const { configuration, onChange, keptSecrets, variables, problems, disabled } = props;
  const set = (part: object) => onChange({ ...configuration, ...part } as ActionConfiguration);
  const shared = { variables, problems, disabled };
  return (
    <>
      {configuration.template === 'custom-webhook' && (
        <WebhookFields {...shared} given={configuration} kept={keptSecrets} onChange={set} />
      )}
      {configuration.template === 'update-crm' && <CrmFields {...shared} given={configuration} set={set} />}
      {texts[configuration.template]?.map(({ name, label, most, hint, rows }) => (
        <TemplateText
          key={name}
          label={label}
          hint={hint}
          // Each template names the members of its own configuration.
          value={(configuration as unknown as Record<string, string>)[name] ?? ''}
          maxLength={most}
          variables={variables}
          disabled={disabled}
          error={problems[`configuration.${name}`]}
          onChange={(value) => set({ [name]: value })}
          {...(rows !== undefined && { rows })}
        />
      ))}
      {configuration.template === 'create-calendar-event' && (
        <CalendarChoice
          value={configuration.calendarId}
          disabled={disabled}
          set={(calendarId) => set({ calendarId })}
        />
      )}
      {configuration.template === 'create-calendar-event' && (
        <Minutes
          label="Length in minutes"
          value={configuration.durationMinutes}
          disabled={disabled}
          error={problems['configuration.durationMinutes']}
          set={(durationMinutes) => set({ durationMinutes })}
        />
      )}
      {configuration.template === 'make-phone-call' && (
        <>
          <AgentChoice value={configuration.agentId} disabled={disabled} set={(agentId) => set({ agentId })} />
          <Minutes
            label="Minutes after the trigger"
            value={configuration.afterMinutes}
            disabled={disabled}
            error={problems['configuration.afterMinutes']}
            set={(afterMinutes) => set({ afterMinutes })}
          />
        </>
      )}
    </>
  );
}
