import { type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import type { LimitId, LimitValues } from '#domain/usage/limits.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { showProblems } from '#web/lib/form.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { formOf, LimitFields, type LimitForm, valuesOf } from './limit-fields.tsx';

interface LimitsFormProps {
  title: string;
  hint: ReactNode;
  ids: readonly LimitId[];
  values: LimitValues;
  placeholders: LimitValues;
  readOnly: boolean;
  onSave: (values: LimitValues) => Promise<unknown>;
}

/** A card in which limits are set. Says at each field what was refused. */
export function LimitsForm({ title, hint, ids, values, placeholders, readOnly, onSave }: LimitsFormProps) {
  const name = useId();
  const form = useForm<LimitForm>({ values: formOf(ids, values), resetOptions: { keepDirtyValues: true } });
  const { errors, isDirty, isSubmitting } = form.formState;

  async function submit(fields: LimitForm) {
    const wanted = valuesOf(fields);
    const wrong = ids.filter((id) => Number.isNaN(wanted[id]));
    for (const id of wrong) form.setError(`values.${id}`, { message: 'Enter a whole number, or “none”.' });
    if (wrong.length > 0) return;
    try {
      await onSave(wanted);
      form.reset(formOf(ids, wanted), { keepDirtyValues: false });
    } catch (error) {
      if (!showProblems(error, form.setError)) form.setError('root', { message: messageOf(error) });
    }
  }

  return (
    <Card className="mt-6" aria-labelledby={name}>
      <CardHeader title={<span id={name}>{title}</span>} hint={hint} />
      <CardBody>
        <form
          noValidate
          aria-labelledby={name}
          onSubmit={(event) => void form.handleSubmit(submit)(event)}
          className="flex flex-col gap-5"
        >
          {errors.root?.message && <Banner>{errors.root.message}</Banner>}
          <LimitFields form={form} ids={ids} placeholders={placeholders} readOnly={readOnly} />
          {!readOnly && (
            <div>
              <Button type="submit" busy={isSubmitting} disabled={!isDirty}>
                Save
              </Button>
            </div>
          )}
        </form>
      </CardBody>
    </Card>
  );
}
