import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Subaccount } from '#domain/agency/subaccounts.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { childLimitIds } from './child-limit-ids.ts';
import { formOf, LimitFields, type LimitForm, readLimits } from './limit-fields.tsx';

/** Sets the limits of one subaccount; what is left empty is found elsewhere. */
export function ChildLimitsDialog({ one, onClose }: { one: Subaccount; onClose: () => void }) {
  const params = { subaccountId: one.id };
  const { data, error } = useQuery(query.limits.subaccount({ params }));
  const form = useForm<LimitForm>({
    values: formOf(childLimitIds, data?.values ?? {}),
    resetOptions: { keepDirtyValues: true },
  });
  // What holds where nothing of its own is set: what holds now, where that is not its own.
  const others = (data?.items ?? []).filter(({ source }) => source !== 'own');

  return (
    <FormDialog
      title={`Limits for ${one.name}`}
      description="Leave empty to use the plan’s limits or your defaults. Enter “none” for no limit. You can’t exceed your own limits."
      action="Save"
      ready={data !== undefined}
      form={form}
      send={async (fields) => api.limits.setSubaccount({ params, body: { values: readLimits(childLimitIds, fields) } })}
      reloads="limits"
      says="Limits saved"
      onClose={onClose}
    >
      {error && <Banner>{messageOf(error)}</Banner>}
      {data ? (
        <LimitFields
          form={form}
          ids={childLimitIds}
          placeholders={Object.fromEntries(others.map(({ id, value }) => [id, value]))}
        />
      ) : (
        <Skeleton className="h-56 w-full" />
      )}
    </FormDialog>
  );
}
