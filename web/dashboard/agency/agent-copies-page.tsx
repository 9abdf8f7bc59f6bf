import { useQuery } from '@tanstack/react-query';
import { Bot, Users } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Subaccount } from '#domain/agency/subaccounts.ts';
import type { AgentCopy } from '#domain/agents/agent-copies.ts';
import { CopyState, tellOfCopies } from '#web/dashboard/agents/copy-states.tsx';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { subaccountNouns } from '#web/lib/subaccount-nouns.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Select } from '#web/ui/select.tsx';
import { SubaccountTabs } from './subaccount-tabs.tsx';

/** A subaccount, and its copy of the chosen agent where it has one. */
interface Row {
  one: Subaccount;
  copy: AgentCopy | undefined;
}

/** What an update would change, and what it would overwrite. */
const aboutOf = ({ updates, changes }: AgentCopy) =>
  [
    updates.length > 0 && `An update changes: ${updates.join(', ')}.`,
    changes.length > 0 && `Changed in the subaccount: ${changes.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');

const columnsOf = (
  chosen: ReadonlySet<string>,
  choose: (id: string, on: boolean) => void,
  mayManage: boolean,
): Column<Row>[] => [
  {
    id: 'name',
    title: 'Subaccount',
    className: 'w-1/2',
    skeleton: 'h-5 w-48 max-w-full',
    cell: ({ one }) =>
      mayManage ? (
        <Checkbox checked={chosen.has(one.id)} onChange={(on) => choose(one.id, on)} label={one.name} />
      ) : (
        one.name
      ),
  },
  {
    id: 'state',
    title: 'Copy',
    className: 'w-1/2',
    skeleton: 'h-5 w-24',
    cell: ({ copy }) =>
      copy ? (
        <>
          <CopyState status={copy.status} />
          {aboutOf(copy) && <span className="mt-1 block text-muted text-sm">{aboutOf(copy)}</span>}
        </>
      ) : (
        <span className="text-muted">None</span>
      ),
  },
];

function Copies({ agentId }: { agentId: string }) {
  const mayManage = useCan('settings:manage');
  const subaccounts = useQuery(query.subaccounts.list());
  const copies = useQuery(query.agentCopies.list({ params: { agentId } }));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState(false);
  const params = { agentId };
  const copy = useChange(
    (ids: string[], once) => api.agentCopies.copy({ params, body: { subaccountIds: ids } }, once),
    {
      reloads: subaccountNouns,
      next: ({ items }) => tellOfCopies(items, 'copied'),
    },
  );
  const update = useChange(
    ({ ids, overwrite }: { ids: string[]; overwrite: boolean }) =>
      api.agentCopies.update({ params, body: { subaccountIds: ids, overwrite } }),
    {
      reloads: subaccountNouns,
      next: ({ items }) => tellOfCopies(items, 'updated'),
    },
  );
  const open = subaccounts.data?.items.filter(({ status }) => status !== 'deleted');
  const rows =
    open &&
    copies.data &&
    open.map((one) => ({ one, copy: copies.data.items.find(({ subaccountId }) => subaccountId === one.id) }));
  const picked = rows?.filter(({ one }) => chosen.has(one.id)) ?? [];
  const without = picked.filter((row) => row.copy === undefined).map(({ one }) => one.id);
  const having = picked.flatMap((row) => (row.copy ? [row.copy] : []));
  const changed = having.filter(({ changes }) => changes.length > 0);
  const behind = rows?.filter((row) => row.copy?.status === 'update' || row.copy?.status === 'both') ?? [];
  const error = subaccounts.error ?? copies.error;

  function choose(id: string, on: boolean) {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  }
  const run = (overwrite: boolean) =>
    update.mutateAsync({ ids: having.map(({ subaccountId }) => subaccountId), overwrite });

  return (
    <>
      {behind.length > 0 && (
        <Banner tone="info" className="mb-4">
          {behind.length === 1 ? 'One subaccount has' : `${behind.length} subaccounts have`} an older version of this
          agent.
        </Banner>
      )}
      <DataList
        label="Copies"
        columns={columnsOf(chosen, choose, mayManage)}
        rows={rows}
        keyOf={({ one }) => one.id}
        error={error}
        onRetry={() => void Promise.all([subaccounts.refetch(), copies.refetch()])}
        empty={
          <EmptyState icon={Users} title="No subaccounts yet">
            Create a subaccount first, then copy your agents to it.
          </EmptyState>
        }
      />
      {mayManage && rows && rows.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button disabled={without.length === 0} busy={copy.isPending} onClick={() => copy.mutate(without)}>
            Copy to {without.length || 'chosen'}
          </Button>
          <Button
            variant="outline"
            disabled={having.length === 0}
            busy={update.isPending}
            onClick={() => (changed.length > 0 ? setAsking(true) : void run(false).catch(() => undefined))}
          >
            Update {having.length || 'chosen'}
          </Button>
          <Button
            variant="ghost"
            onClick={() => setChosen(new Set(rows.length === chosen.size ? [] : rows.map(({ one }) => one.id)))}
          >
            {rows.length === chosen.size ? 'Clear selection' : 'Select all'}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Overwrite changes made in the subaccount?"
        action="Overwrite"
        onConfirm={() => run(true)}
      >
        {changed.map(({ subaccount, changes }) => `${subaccount} (${changes.join(', ')})`).join(', ')}. Their current
        content will be saved as an older version. To keep these changes live, cancel and select only the other
        subaccounts.
      </ConfirmDialog>
    </>
  );
}

/** An agent of the agency, and how the copies of it in subaccounts stand. */
export default function AgentCopiesPage() {
  const { data, error } = useQuery(query.agents.list());
  const [params, setParams] = useSearchParams();
  const agents = data?.items ?? [];
  const wanted = params.get('agent');
  const agentId = agents.find(({ id }) => id === wanted)?.id ?? agents[0]?.id;
  return (
    <>
      <PageHeader
        title="Agents for subaccounts"
        subtitle="Copy an agent and its flow to your subaccounts, and keep the copies up to date."
      />
      <SubaccountTabs />
      {error && <Banner>{messageOf(error)}</Banner>}
      {data && agents.length === 0 && (
        <EmptyState icon={Bot} title="No agents yet">
          Create an agent in this workspace first, then copy it to your subaccounts.
        </EmptyState>
      )}
      {agentId !== undefined && (
        <>
          <Field label="Agent" className="mb-5 max-w-sm">
            <Select
              options={agents.map(({ id, name }) => ({ value: id, label: name }))}
              value={agentId}
              onChange={(id) => setParams({ agent: id }, { replace: true })}
            />
          </Field>
          <Copies key={agentId} agentId={agentId} />
        </>
      )}
    </>
  );
}
