import { Plus, Trash2 } from 'lucide-react';
import type { PromptField } from '#domain/agents/prompt-form.ts';
import type { SlotType } from '#domain/agents/workflows.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Switch } from '#web/ui/switch.tsx';

/** What an answer can be, in the words of the form. */
const types: Record<SlotType, string> = {
  text: 'Anything',
  name: 'A name',
  phone: 'A phone number',
  email: 'An email address',
  yes_no: 'Yes or no',
  choice: 'One of several options',
  number: 'A number',
  rating: 'A rating',
  date: 'A date',
  time: 'A time',
  date_time: 'A date and time',
  duration: 'A length of time',
  money: 'An amount of money',
  code: 'A code',
  address: 'A postal address',
};
const mostFields = 12;

interface PromptFieldsProps {
  fields: readonly PromptField[];
  onChange: (fields: PromptField[]) => void;
  readOnly?: boolean | undefined;
}

/** What the agent finds out from each caller. The questions are asked word for word where no model is there. */
export function PromptFields({ fields, onChange, readOnly }: PromptFieldsProps) {
  const change = (n: number, part: Partial<PromptField>) =>
    onChange(fields.map((field, at) => (at === n ? { ...field, ...part } : field)));
  return (
    <fieldset className="flex flex-col gap-3" disabled={readOnly}>
      <legend className="font-medium">Fields</legend>
      <p className="text-muted text-sm">
        What the agent should find out. Answers have to come from something the caller said.
      </p>
      {fields.map((field, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a new field has no name of its own yet.
        <div key={n} className="flex flex-col gap-2 rounded-lg border border-line p-3">
          <div className="flex gap-1">
            <Input
              aria-label={`Question for field ${n + 1}`}
              value={field.ask}
              maxLength={400}
              placeholder="What’s your name?"
              onChange={({ target }) => change(n, { ask: target.value })}
            />
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove field ${n + 1}`}
              onClick={() => onChange(fields.filter((_, at) => at !== n))}
            >
              <Trash2 aria-hidden />
            </Button>
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <NativeSelect
              aria-label={`Answer type for field ${n + 1}`}
              value={field.type}
              className="w-auto"
              onChange={({ target }) => change(n, { type: target.value as SlotType })}
            >
              {Object.entries(types).map(([type, words]) => (
                <option key={type} value={type}>
                  {words}
                </option>
              ))}
            </NativeSelect>
            {field.type === 'choice' && (
              <Input
                aria-label={`Choices for field ${n + 1}`}
                placeholder="Choices, separated by commas"
                value={field.choices}
                className="w-64 max-w-full"
                onChange={({ target }) => change(n, { choices: target.value })}
              />
            )}
            <Switch label="Required" checked={field.required} onChange={(required) => change(n, { required })} />
          </div>
        </div>
      ))}
      <Button
        variant="outline"
        size="sm"
        className="self-start"
        disabled={fields.length >= mostFields}
        onClick={() => onChange([...fields, { name: '', type: 'text', ask: '', choices: '', required: true }])}
      >
        <Plus aria-hidden />
        Add a field
      </Button>
    </fieldset>
  );
}
