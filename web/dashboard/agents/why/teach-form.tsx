import { type FormEvent, useState } from 'react';
import type { TurnWhy } from '#domain/records/why.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';

/** What words are to mean: a choice by its value, or a new one by its label. */
export type Means = { value: string } | { label: string };

const another = '+';
/** Characters of other words of a choice. */
const mostWords = 80;

interface TeachFormProps {
  words: string;
  choices: NonNullable<TurnWhy['teach']>['choices'];
  busy: boolean;
  onTeach: (words: string, means: Means) => void;
}

/** Says what words should have meant: they are added to the draft, with a test of it. */
export function TeachForm({ words: said, choices, busy, onTeach }: TeachFormProps) {
  const [words, setWords] = useState(said.slice(0, mostWords));
  const [value, setValue] = useState(choices[0]?.value ?? another);
  const [label, setLabel] = useState('');
  const isNew = value === another;
  function submit(event: FormEvent) {
    event.preventDefault();
    onTeach(words.trim(), isNew ? { label: label.trim() } : { value });
  }
  return (
    <form className="flex flex-col gap-2" onSubmit={submit}>
      <div className="grid gap-2 sm:grid-cols-2">
        <Field label="When a caller says">
          <Input value={words} maxLength={mostWords} onChange={({ target }) => setWords(target.value)} />
        </Field>
        <Field label="Understand it as">
          <NativeSelect value={value} onChange={({ target }) => setValue(target.value)}>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
            <option value={another}>A new choice…</option>
          </NativeSelect>
        </Field>
      </div>
      {isNew && (
        <Field label="New choice">
          <Input value={label} maxLength={80} onChange={({ target }) => setLabel(target.value)} />
        </Field>
      )}
      <Button
        type="submit"
        size="sm"
        variant="outline"
        className="self-start"
        busy={busy}
        disabled={words.trim() === '' || (isNew && label.trim() === '')}
      >
        Teach it
      </Button>
    </form>
  );
}
