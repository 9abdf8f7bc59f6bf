import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Choice, SlotDef, SlotType } from '#domain/agents/workflows.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { HearText } from './hear-text.tsx';
import { keyOf } from './key-of.ts';
import { TextField } from './text-field.tsx';

/** A question as it stands in a configuration: what has a default may be missing. */
export type SlotDraft = Pick<SlotDef, 'name' | 'type' | 'prompt'> & Partial<SlotDef>;

const typeWords: Record<SlotType, string> = {
  text: 'Anything, in their own words',
  name: 'A name',
  yes_no: 'Yes or no',
  choice: 'One of several options',
  number: 'A number',
  rating: 'A rating',
  date: 'A date',
  time: 'A time',
  date_time: 'A date and time',
  duration: 'A length of time',
  money: 'An amount of money',
  phone: 'A phone number',
  email: 'An email address',
  code: 'A code, letter by letter',
  address: 'A postal address',
};

const confirmWords: Record<SlotDef['confirm'], string> = {
  auto: 'Confirm answers that are easy to mishear',
  explicit: 'Read back and ask for confirmation',
  implicit: 'Repeat in the next sentence',
  never: 'Don’t confirm',
};

interface Editing<T> {
  value: T;
  onChange: (value: T) => void;
  readOnly: boolean;
}

function Choices({ value, onChange, readOnly }: Editing<Choice[]>) {
  const change = (n: number, part: Partial<Choice>) =>
    onChange(value.map((choice, at) => (at === n ? { ...choice, ...part } : choice)));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">Choices</legend>
      {value.map((choice, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a choice's value follows its label while that is written.
        <div key={n} className="flex flex-col gap-1.5 rounded-md border border-line p-2">
          <div className="flex gap-1.5">
            <Input
              aria-label={`Choice ${n + 1}`}
              value={choice.label}
              maxLength={80}
              readOnly={readOnly}
              onChange={({ target }) =>
                change(n, {
                  label: target.value,
                  // The value stays what conditions read, unless it still follows the words.
                  ...(choice.value === keyOf(choice.label) && { value: keyOf(target.value) }),
                })
              }
            />
            {!readOnly && (
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove ${choice.label || 'the choice'}`}
                onClick={() => onChange(value.filter((_, at) => at !== n))}
              >
                <Trash2 aria-hidden />
              </Button>
            )}
          </div>
          <Input
            aria-label={`Synonyms for ${choice.label || 'the choice'}`}
            placeholder="Synonyms, separated by commas"
            defaultValue={(choice.synonyms ?? []).join(', ')}
            readOnly={readOnly}
            className="text-sm"
            onBlur={({ target }) =>
              change(n, {
                synonyms: target.value
                  .split(',')
                  .map((word) => word.trim().slice(0, 80))
                  .filter(Boolean)
                  .slice(0, 30),
              })
            }
          />
        </div>
      ))}
      {!readOnly && (
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          disabled={value.length >= 20}
          onClick={() =>
            onChange([
              ...value,
              { value: keyOf(`choice ${value.length + 1}`), label: `Choice ${value.length + 1}`, synonyms: [] },
            ])
          }
        >
          <Plus aria-hidden />
          Add choice
        </Button>
      )}
    </fieldset>
  );
}

/** Everything about one question: what is asked, what its answer is, and what happens when it is not understood. */
export function SlotFields({ value, onChange, readOnly }: Editing<SlotDraft>) {
  const [more, setMore] = useState(false);
  const change = (part: Partial<SlotDef>) => onChange({ ...value, ...part });
  const hasBounds = value.type === 'number' || value.type === 'rating';
  return (
    <div className="flex flex-col gap-3">
      <Field label="Question" hint="One question, ending in a question mark.">
        <TextField
          value={value.prompt}
          onChange={(prompt) => change({ prompt })}
          lines={2}
          maxLength={600}
          readOnly={readOnly}
        />
      </Field>
      <HearText text={value.prompt} label="the question" />
      <Field label="Saved as" hint="The name other steps use for this answer.">
        <Input
          value={value.name}
          maxLength={40}
          readOnly={readOnly}
          spellCheck={false}
          className="font-mono text-sm"
          onChange={({ target }) => change({ name: keyOf(target.value, true) })}
        />
      </Field>
      <Field label="Answer type">
        <NativeSelect
          value={value.type}
          disabled={readOnly}
          onChange={({ target }) => change({ type: target.value as SlotType })}
        >
          {Object.entries(typeWords).map(([type, words]) => (
            <option key={type} value={type}>
              {words}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {value.type === 'choice' && (
        <Choices value={value.choices ?? []} onChange={(choices) => change({ choices })} readOnly={readOnly} />
      )}
      {hasBounds && (
        <div className="grid grid-cols-2 gap-2">
          {(['min', 'max'] as const).map((end) => (
            <Field key={end} label={end === 'min' ? 'At least' : 'At most'}>
              <Input
                type="number"
                readOnly={readOnly}
                value={value[end] ?? ''}
                onChange={({ target }) => {
                  const { [end]: _, ...rest } = value;
                  onChange(target.value === '' ? rest : { ...rest, [end]: Number(target.value) });
                }}
              />
            </Field>
          ))}
        </div>
      )}
      <Switch
        label="Required"
        hint="If off, callers can skip this question."
        checked={value.required ?? true}
        disabled={readOnly}
        onChange={(required) => change({ required })}
      />
      <Button
        variant="link"
        size="sm"
        className="-ml-1 self-start whitespace-normal px-1 text-left"
        aria-expanded={more}
        onClick={() => setMore(!more)}
      >
        {more ? 'Less' : 'Confirmation, alternate phrasings, attempts'}
      </Button>
      {more && (
        <>
          <Field label="Reading back" hint="Values that need confirmation are used only after the caller says yes.">
            <NativeSelect
              value={value.confirm ?? 'auto'}
              disabled={readOnly}
              onChange={({ target }) => change({ confirm: target.value as SlotDef['confirm'] })}
            >
              {Object.entries(confirmWords).map(([confirm, words]) => (
                <option key={confirm} value={confirm}>
                  {words}
                </option>
              ))}
            </NativeSelect>
          </Field>
          {[0, 1, 2].map((n) => (
            <Field key={n} label={`Alternate phrasing ${n + 1}`} optional>
              <TextField
                value={value.reprompts?.[n] ?? ''}
                onChange={(text) => {
                  const next = [0, 1, 2].map((at) => (at === n ? text : (value.reprompts?.[at] ?? '')));
                  while (next.length > 0 && next.at(-1) === '') next.pop();
                  change({ reprompts: next });
                }}
                lines={2}
                maxLength={600}
                readOnly={readOnly}
              />
            </Field>
          ))}
          <Field label="Attempts" hint="Number of failed attempts before taking the Not understood path.">
            <Input
              type="number"
              min={1}
              max={5}
              readOnly={readOnly}
              value={value.maxAttempts ?? 3}
              onChange={({ target }) => change({ maxAttempts: Number(target.value) })}
            />
          </Field>
          <Switch
            label="Use known details"
            hint="Fills in details already known about the caller."
            checked={value.prefill ?? false}
            disabled={readOnly}
            onChange={(prefill) => change({ prefill })}
          />
          <Switch
            label="Keep hidden"
            hint="The answer is only used in the conversation. It’s hidden in transcripts, exports, emails, webhooks, follow-ups, and search. Steps that use the answer still receive it."
            checked={value.sensitive ?? false}
            disabled={readOnly}
            onChange={(sensitive) => change({ sensitive })}
          />
        </>
      )}
    </div>
  );
}
