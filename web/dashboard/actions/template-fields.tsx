import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import type { ActionConfiguration, ConfigurationOf } from '#domain/action-configurations.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
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
    { name: 'to', label: 'To', most: 320, hint: 'An address, or the word team for your own contact address.' },
    { name: 'subject', label: 'Subject', most: 200 },
    { name: 'body', label: 'Text', most: 10_000, rows: 6 },
  ],
  'create-calendar-event': [
    { name: 'title', label: 'Title', most: 200 },
    { name: 'start', label: 'Begins', most: 200, hint: 'A moment, in the time zone of the workspace.' },
    { name: 'attendeeName', label: 'Name of the attendee', most: 200 },
    { name: 'attendeeEmail', label: 'Email of the attendee', most: 320 },
    { name: 'attendeePhone', label: 'Phone of the attendee', most: 60 },
    { name: 'notes', label: 'Notes', most: 2000, rows: 3 },
  ],
  'update-crm': [{ name: 'note', label: 'Note', most: 4000, rows: 3 }],
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

type CrmFieldsProps = Pick<TemplateFieldsProps, 'variables' | 'problems' | 'disabled'> & {
  fields: ConfigurationOf<'update-crm'>['fields'];
  set: (fields: ConfigurationOf<'update-crm'>['fields']) => void;
};

function CrmFields({ fields, set, variables, problems, disabled }: CrmFieldsProps) {
  const change = (index: number, part: object) =>
    set(fields.map((field, n) => (n === index ? { ...field, ...part } : field)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">Fields</legend>
      {fields.map((field, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is what stands in this place; its name is being written.
        <div key={index} className="grid items-start gap-2 sm:grid-cols-[12rem_minmax(0,1fr)_auto]">
          <Field label="Field" error={problems[`configuration.fields.${index}.name`]}>
            <Input
              value={field.name}
              maxLength={80}
              disabled={disabled}
              onChange={(event) => change(index, { name: event.target.value })}
            />
          </Field>
          <TemplateText
            label="Value"
            value={field.value}
            maxLength={2000}
            variables={variables}
            disabled={disabled}
            error={problems[`configuration.fields.${index}.value`]}
            onChange={(value) => change(index, { value })}
          />
          {!disabled && (
            <Button
              variant="ghost"
              size="icon"
              className="sm:mt-6.5"
              aria-label={`Remove the field ${field.name || index + 1}`}
              onClick={() => set(fields.filter((_, n) => n !== index))}
            >
              <Trash2 />
            </Button>
          )}
        </div>
      ))}
      {!disabled && (
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          onClick={() => set([...fields, { name: '', value: '' }])}
        >
          <Plus /> Add field
        </Button>
      )}
    </fieldset>
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
  const options = [{ value: 'same', label: 'The agent that asks for it' }, ...agents];
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
    <Field label="Calendar" error={gone ? 'This calendar is deleted. Choose another one.' : undefined}>
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
      {configuration.template === 'update-crm' && (
        <CrmFields {...shared} fields={configuration.fields} set={(fields) => set({ fields })} />
      )}
      {texts[configuration.template]?.map(({ name, label, most, hint, rows }) => (
        <TemplateText
          key={name}
          label={label}
          hint={hint}
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
            label="Minutes from then"
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
