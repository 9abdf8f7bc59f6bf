import { useQuery } from '@tanstack/react-query';
import { limitWords } from '#domain/usage/limit-labels.ts';
import { type Limit, type LimitId, type LimitSource, type LimitValues, limitIds } from '#domain/usage/limits.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { invalidate, query } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { childLimitIds } from './child-limit-ids.ts';
import { LimitsForm } from './limits-form.tsx';
import { UseBar } from './use-bar.tsx';

/** Where a limit comes from; nothing where it is the default that everyone has. */
const sources: Record<LimitSource, string> = {
  own: 'Set for this workspace',
  plan: 'From your plan',
  agency: 'From your agency',
  installation: '',
};

/** The unit of a limit, where its title does not say it. */
function unitOf(id: LimitId): string {
  const { title, unit } = limitWords[id];
  return title.toLowerCase().endsWith(unit) ? '' : unit;
}

const columns: Column<Limit>[] = [
  {
    id: 'limit',
    title: 'Limit',
    className: 'w-1/2',
    skeleton: 'h-5 w-40',
    cell: ({ id }) => <span className="font-medium">{limitWords[id].title}</span>,
  },
  {
    id: 'used',
    title: 'Used',
    className: 'w-1/2',
    skeleton: 'h-7 w-full',
    cell: ({ id, used, value }) => <UseBar label={limitWords[id].title} unit={unitOf(id)} used={used} limit={value} />,
  },
  {
    id: 'source',
    title: 'Source',
    className: 'max-sm:hidden',
    cellClassName: 'whitespace-nowrap text-muted',
    skeleton: 'h-4 w-32',
    cell: ({ source }) => sources[source],
  },
];

const saved = async () => {
  toast.success('Limits saved');
  await invalidate('limits');
};

/** What subaccounts have where nothing else is said. */
function Defaults() {
  const mayManage = useCan('settings:manage');
  const { data } = useQuery(query.limits.defaults());
  if (!data) return null;
  return (
    <LimitsForm
      title="Defaults for subaccounts"
      hint="Defaults for subaccounts without custom limits or a plan. Leave empty for the value shown, or enter “none” for no limit. You can’t exceed your own limits."
      ids={childLimitIds}
      values={data.values}
      placeholders={data.placeholders}
      readOnly={!mayManage}
      onSave={(values) => api.limits.setDefaults({ body: { values } }).then(saved)}
    />
  );
}

/** All of them: an installation has a limit for everything. */
const whole = (ids: readonly LimitId[], values: LimitValues): LimitValues =>
  Object.fromEntries(ids.map((id) => [id, values[id] ?? null]));

/** What holds for everyone, for the operator to set. */
function Installation() {
  const mayManage = useCan('settings:manage');
  const { data } = useQuery(query.limits.installation());
  if (!data) return null;
  return (
    <LimitsForm
      title="Limits for this installation"
      hint="Defaults for workspaces without custom limits, a plan, or an agency. Leave empty for no limit."
      ids={limitIds}
      values={data.values}
      placeholders={{}}
      readOnly={!mayManage}
      onSave={(values) => api.limits.setInstallation({ body: { values: whole(limitIds, values) } }).then(saved)}
    />
  );
}

/** How much the workspace may use and does; what its subaccounts have; and for the operator, what everyone has. */
export default function LimitsPage() {
  const { operator, agency } = useWorkspace();
  const { data, error, refetch } = useQuery(query.limits.list());
  // Where all are the usual ones, the column would be empty.
  const isUsual = data?.items.every(({ source }) => sources[source] === '') ?? false;
  return (
    <>
      <PageHeader
        title="Limits & Defaults"
        subtitle={`This workspace’s limits and current usage.${data ? ` ${data.raisedBy}` : ''}`}
      />
      <DataList
        label="Limits"
        columns={isUsual ? columns.filter(({ id }) => id !== 'source') : columns}
        rows={data?.items}
        keyOf={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={null}
      />
      {agency === null && <Defaults />}
      {operator && <Installation />}
    </>
  );
}
