import { useState } from 'react';
import type { ModelCaps } from '#domain/models/models.ts';
import { api } from '#web/lib/api.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { dollarsOf, readDollars, readTokens } from './model-labels.ts';

const rows = [
  { name: 'monthCost', label: 'Cost per month, in US dollars' },
  { name: 'monthTokens', label: 'Tokens per month' },
  { name: 'callCost', label: 'Cost per call, in US dollars' },
  { name: 'callTokens', label: 'Tokens per call' },
] as const satisfies { name: keyof ModelCaps; label: string }[];

const isCost = (name: keyof ModelCaps) => name === 'monthCost' || name === 'callCost';
const read = (name: keyof ModelCaps, text: string) => (isCost(name) ? readDollars(text) : readTokens(text));
const shown = (name: keyof ModelCaps, cap: number | null) =>
  isCost(name) ? dollarsOf(cap) : cap === null ? '' : String(cap);

/** What models may cost at most. An empty field is no limit. */
export function CapsDialog({ caps, onClose }: { caps: ModelCaps; onClose: () => void }) {
  const [texts, setTexts] = useState(
    () =>
      Object.fromEntries(rows.map(({ name }) => [name, shown(name, caps[name])])) as Record<keyof ModelCaps, string>,
  );
  const values = Object.fromEntries(rows.map(({ name }) => [name, read(name, texts[name])]));
  return (
    <FormDialog
      title="Spending limits"
      description="When a limit is reached, agents continue with their script. Leave empty for no limit."
      action="Save"
      ready={rows.every(({ name }) => values[name] !== undefined)}
      send={() => api.models.setSpendingLimits({ body: values as ModelCaps })}
      reloads="models"
      says="Spending limits saved"
      onClose={onClose}
    >
      {rows.map(({ name, label }) => (
        <Field
          key={name}
          label={label}
          optional
          error={
            values[name] === undefined
              ? isCost(name)
                ? 'Enter an amount, such as 20 or 0.50.'
                : 'Enter a whole number.'
              : undefined
          }
        >
          <Input
            inputMode={isCost(name) ? 'decimal' : 'numeric'}
            value={texts[name]}
            onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
          />
        </Field>
      ))}
    </FormDialog>
  );
}
