import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Subaccount } from '#domain/agency/subaccounts.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { showProblems } from '#web/lib/form.ts';
import { invalidate, query } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { childLimitIds } from './child-limit-ids.ts';
import { formOf, LimitFields, type LimitForm, valuesOf } from './limit-fields.tsx';

/** Sets the limits of one subaccount; what is left empty is found elsewhere. */
export function ChildLimitsDialog({ one, onClose }: { one: Subaccount; onClose: () => void }) {
  const params = { subaccountId: one.id };
  const { data, error } = useQuery(query.limits.child({ params }));
  const form = useForm<LimitForm>({
    values: formOf(childLimitIds, data?.values ?? {}),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting } = form.formState;
  // What holds where nothing of its own is set: what holds now, where that is not its own.
  const others = (data?.items ?? []).filter(({ source }) => source !== 'own');

  async function submit(fields: LimitForm) {
    const values = valuesOf(fields);
    const wrong = childLimitIds.filter((id) => Number.isNaN(values[id]));
    for (const id of wrong) form.setError(`values.${id}`, { message: 'Write a whole number, or none.' });
    if (wrong.length > 0) return;
    try {
      await api.limits.setChild({ params, body: { values } });
      toast.success('Limits saved');
      onClose();
      await invalidate('limits');
    } catch (problem) {
      if (!showProblems(problem, form.setError)) form.setError('root', { message: messageOf(problem) });
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isSubmitting && onClose()}
      title={`Limits of ${one.name}`}
      description="Empty takes what its plan or your defaults say; none is without a limit. You can give no more than you have."
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button type="submit" form="child-limits" busy={isSubmitting} disabled={!data}>
            Save
          </Button>
        </>
      }
    >
      <form
        id="child-limits"
        noValidate
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        className="flex flex-col gap-4"
      >
        {(error || errors.root?.message) && <Banner>{error ? messageOf(error) : errors.root?.message}</Banner>}
        {data ? (
          <LimitFields
            form={form}
            ids={childLimitIds}
            placeholders={Object.fromEntries(others.map(({ id, value }) => [id, value]))}
          />
        ) : (
          <Skeleton className="h-56 w-full" />
        )}
      </form>
    </Dialog>
  );
}
