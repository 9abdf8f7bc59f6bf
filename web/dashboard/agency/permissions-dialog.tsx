import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Subaccount } from '#domain/agency/subaccounts.ts';
import { areaLabels, areas, type Level, levels, type RoleRow } from '#domain/identity/permissions.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const options = levels.map((value) => ({ value, label: value.replace(/^./, (first) => first.toUpperCase()) }));

/** What is to be granted and what revoked to get from one row to another. */
export function changesOf(before: RoleRow, after: RoleRow): { granted: Partial<RoleRow>; revoked: Partial<RoleRow> } {
  const place = (level: Level) => levels.indexOf(level);
  const raised = areas.filter((area) => place(after[area]) > place(before[area]));
  const lowered = areas.filter((area) => place(after[area]) < place(before[area]));
  const row = (names: typeof raised, calls: boolean) => ({
    ...Object.fromEntries(names.map((area) => [area, after[area]])),
    ...(calls && { calls: after.calls }),
  });
  return { granted: row(raised, after.calls && !before.calls), revoked: row(lowered, !after.calls && before.calls) };
}

/** A level for each of the ten areas, and the right besides. */
export function LevelFields({ row, onChange }: { row: RoleRow; onChange: (row: RoleRow) => void }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {areas.map((area) => (
          <Field key={area} label={areaLabels[area]}>
            <Select
              options={options}
              value={row[area]}
              onChange={(level) => onChange({ ...row, [area]: level as Level })}
            />
          </Field>
        ))}
      </div>
      <Checkbox
        checked={row.calls}
        onChange={(calls) => onChange({ ...row, calls })}
        label="Calls and transcripts"
        hint="Included in Analytics, if Analytics is visible."
      />
    </>
  );
}

/** The most that anyone may do in a subaccount. */
export function PermissionsDialog({ one, onClose }: { one: Subaccount; onClose: () => void }) {
  const params = { subaccountId: one.id };
  const { data, error } = useQuery(query.subaccounts.permissions({ params }));
  const [changed, setChanged] = useState<RoleRow>();
  const row = changed ?? data?.levels;

  async function send() {
    const { granted, revoked } = changesOf(data!.levels, row!);
    if (Object.keys(revoked).length > 0) await api.subaccounts.revoke({ params, body: { levels: revoked } });
    if (Object.keys(granted).length > 0) await api.subaccounts.grant({ params, body: { levels: granted } });
  }

  return (
    <FormDialog
      title={`Permissions for ${one.name}`}
      description="The most anyone can do in this subaccount, regardless of role. Takes effect immediately, including for you and for tokens."
      action="Save"
      ready={row !== undefined}
      send={send}
      reloads="subaccounts"
      says={`Permissions for ${one.name} saved`}
      onClose={onClose}
    >
      {error && <Banner>{messageOf(error)}</Banner>}
      {row ? <LevelFields row={row} onChange={setChanged} /> : !error && <Skeleton className="h-72 w-full" />}
    </FormDialog>
  );
}
