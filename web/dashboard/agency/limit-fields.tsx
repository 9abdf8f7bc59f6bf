import type { UseFormReturn } from 'react-hook-form';
import { limitWords } from '#domain/usage/limit-labels.ts';
import type { LimitId, LimitValues } from '#domain/usage/limits.ts';
import { problemsAt } from '#web/lib/api-error.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

/** Limits in a form: what is typed, by name. Empty is not set, `none` is without a limit. */
export interface LimitForm {
  values: Partial<Record<LimitId, string>>;
}

const unlimited = 'none';

/** What stands in the form for limits that are set. */
export const formOf = (ids: readonly LimitId[], values: LimitValues): LimitForm => ({
  values: Object.fromEntries(
    ids.map((id) => {
      const value = values[id];
      return [id, value === undefined ? '' : value === null ? unlimited : String(value)];
    }),
  ),
});

const numberOf = (text: string) => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

/** The limits that a form sets. What is no number is for the server to refuse, in its words. */
export function valuesOf({ values }: LimitForm): LimitValues {
  const entries = Object.entries(values).flatMap(([id, text]) => {
    const typed = (text ?? '').trim().toLowerCase();
    if (typed === '') return [];
    return [[id, typed === unlimited ? null : numberOf(typed.replace(/[,\s]/g, ''))]];
  });
  return Object.fromEntries(entries);
}

/** The same, refused at its field where it is no number. */
export function readLimits(ids: readonly LimitId[], form: LimitForm): LimitValues {
  const values = valuesOf(form);
  const wrong = ids.filter((id) => Number.isNaN(values[id]));
  if (wrong.length > 0) {
    throw problemsAt(Object.fromEntries(wrong.map((id) => [`values.${id}`, 'Enter a whole number, or “none”.'])));
  }
  return values;
}

/** A field for each limit, with what holds where nothing is typed. */
export function LimitFields({
  form: { register, formState },
  ids,
  placeholders,
  readOnly = false,
}: {
  form: UseFormReturn<LimitForm>;
  ids: readonly LimitId[];
  placeholders: LimitValues;
  readOnly?: boolean;
}) {
  const errors = (formState.errors.values ?? {}) as Partial<Record<LimitId, { message?: string }>>;
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {ids.map((id) => {
        const placeholder = placeholders[id];
        return (
          <Field key={id} label={limitWords[id].title} error={errors[id]?.message}>
            <Input
              {...register(`values.${id}`)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={14}
              readOnly={readOnly}
              placeholder={typeof placeholder === 'number' ? placeholder.toLocaleString('en-US') : unlimited}
            />
          </Field>
        );
      })}
    </div>
  );
}
