import { Plus, Trash2 } from 'lucide-react';
import { type ActionVariable, actionVariableTypes } from '#domain/actions/action-configurations.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Problems } from './use-action-draft.ts';

const typeNames: Record<ActionVariable['type'], string> = {
  text: 'Text',
  number: 'Number',
  yes_no: 'Yes or no',
  date: 'Date',
  time: 'Time',
  date_time: 'Date and time',
};
const typeOptions = actionVariableTypes.map((value) => ({ value, label: typeNames[value] }));

/** On a phone each variable is a box of its own, with its bin in the corner. */
const rowStyles =
  'relative grid items-start gap-2 max-sm:rounded-lg max-sm:border max-sm:border-line max-sm:p-3 sm:grid-cols-[1fr_10rem_1fr_auto]';

interface VariableFieldsProps {
  variables: ActionVariable[];
  onChange: (variables: ActionVariable[]) => void;
  problems: Problems;
  disabled: boolean;
}

/** The values that an action takes, each with what it is tried with. */
export function VariableFields({ variables, onChange, problems, disabled }: VariableFieldsProps) {
  const set = (index: number, part: Partial<ActionVariable>) =>
    onChange(variables.map((variable, n) => (n === index ? { ...variable, ...part } : variable)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-medium">Variables</legend>
      <p className="text-muted text-sm">
        Values from the conversation, or entered by the person who runs the action. Use them in text as {'{{name}}'}, or{' '}
        {'{{name|fallback}}'}.
      </p>
      {variables.map((variable, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is what stands in this place; its name is being written.
        <div key={index} className={rowStyles}>
          <Field label="Name" error={problems[`variables.${index}.name`]}>
            <Input
              value={variable.name}
              maxLength={40}
              disabled={disabled}
              onChange={(event) => set(index, { name: event.target.value })}
            />
          </Field>
          <Field label="Type">
            <Select
              options={typeOptions}
              value={variable.type}
              disabled={disabled}
              onChange={(type) => set(index, { type })}
            />
          </Field>
          <Field label="Sample" error={problems[`variables.${index}.sample`]}>
            <Input
              value={variable.sample}
              maxLength={500}
              disabled={disabled}
              onChange={(event) => set(index, { sample: event.target.value })}
            />
          </Field>
          {!disabled && (
            <Button
              variant="ghost"
              size="icon"
              className="max-sm:absolute max-sm:top-1 max-sm:right-1 sm:mt-6.5"
              aria-label={`Remove variable ${variable.name || index + 1}`}
              onClick={() => onChange(variables.filter((_, n) => n !== index))}
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
          onClick={() => onChange([...variables, { name: '', type: 'text', sample: '' }])}
        >
          <Plus /> Add variable
        </Button>
      )}
    </fieldset>
  );
}
