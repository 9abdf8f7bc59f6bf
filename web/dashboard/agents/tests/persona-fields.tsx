import type { PersonaStyle } from '#domain/agents/agent-tests.ts';
import { cn } from '#web/ui/cn.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { PersonaWays } from './persona-ways.tsx';
import type { TestForm } from './test-drafts.ts';
import { styleWords } from './test-labels.data.ts';

interface PersonaFieldsProps {
  form: TestForm;
  onChange: (change: Partial<TestForm>) => void;
}

/** Who calls, how he is, and how often: the same number is always the same callers. */
export function PersonaFields({ form, onChange }: PersonaFieldsProps) {
  const toggle = (style: PersonaStyle) =>
    onChange({
      styles: form.styles.includes(style) ? form.styles.filter((one) => one !== style) : [...form.styles, style],
    });
  return (
    <>
      <Field label="Goal" optional hint="One answer per line, as in “name: Maria Lopez”. The rest are made up.">
        <Textarea rows={3} value={form.goal} onChange={({ target }) => onChange({ goal: target.value })} />
      </Field>
      <PersonaWays form={form} onChange={onChange} />
      <fieldset>
        <legend className="font-medium">Personality</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {(Object.keys(styleWords) as PersonaStyle[]).map((style) => {
            const isOn = form.styles.includes(style);
            return (
              <button
                key={style}
                type="button"
                aria-pressed={isOn}
                onClick={() => toggle(style)}
                className={cn(
                  'h-7 rounded-full border px-3 text-sm pointer-coarse:h-11',
                  isOn ? 'border-accent bg-accent-soft text-accent-text' : 'border-line hover:bg-hover',
                )}
              >
                {styleWords[style]}
              </button>
            );
          })}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Callers" hint="Up to 500.">
          <Input
            type="number"
            min={1}
            max={500}
            value={form.runs}
            onChange={({ target }) => onChange({ runs: target.valueAsNumber || 1 })}
          />
        </Field>
        <Field label="Seed" hint="A different number creates different callers.">
          <Input
            type="number"
            min={0}
            value={form.seed}
            onChange={({ target }) => onChange({ seed: target.valueAsNumber || 0 })}
          />
        </Field>
        <Field label="Line noise (%)" hint="Words lost or misheard.">
          <Input
            type="number"
            min={0}
            max={50}
            value={Math.round(form.noise * 100)}
            onChange={({ target }) => onChange({ noise: (target.valueAsNumber || 0) / 100 })}
          />
        </Field>
      </div>
    </>
  );
}
