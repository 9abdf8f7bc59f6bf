import { useQuery } from '@tanstack/react-query';
import { LayoutGrid, Zap } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useListAddress } from '#web/lib/use-list-address.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { ActionTemplates } from './action-templates.tsx';
import { actionColumns } from './actions-table.tsx';

const tabs = [
  { value: 'list', label: 'My actions' },
  { value: 'templates', label: 'Templates' },
] as const;

function NoActions() {
  const mayWrite = useCan('actions:write');
  return (
    <EmptyState
      icon={Zap}
      title="No actions yet"
      action={
        mayWrite && (
          <Link to="?view=templates" className={buttonStyles()}>
            <LayoutGrid /> Browse templates
          </Link>
        )
      }
    >
      {mayWrite
        ? 'An action is what gets done beside talking: a mail, an event, a call to another system. Start from a template.'
        : 'Nobody has made an action in this workspace, and your role may only look.'}
    </EmptyState>
  );
}

function ActionList() {
  const { search, setSearch, sort, setSort } = useListAddress();
  const { data, error, refetch } = useQuery(query.actions.list());
  const wanted = search.trim().toLowerCase();
  const found = data?.items.filter(({ name, type }) => `${name} ${type}`.toLowerCase().includes(wanted));
  return (
    <>
      {data && data.items.length > 0 && (
        <SearchInput
          placeholder="Search actions"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="mb-4 w-56 max-sm:w-full"
        />
      )}
      <DataList
        label="Actions"
        columns={actionColumns}
        rows={found}
        keyOf={({ id }) => id}
        problem={error ? messageOf(error) : undefined}
        onRetry={() => void refetch()}
        empty={
          data?.items.length === 0 ? (
            <NoActions />
          ) : (
            <NothingFound title={`No action matches “${search.trim()}”`} onClear={() => setSearch('')} />
          )
        }
        sort={sort}
        onSort={setSort}
      />
    </>
  );
}

/** Actions: the list of the workspace, and the templates with `?view=templates`. */
export default function ActionsPage() {
  const [params, setParams] = useSearchParams();
  const view = params.get('view') === 'templates' ? 'templates' : 'list';
  return (
    <>
      <PageHeader title="Actions" subtitle="What gets done beside talking." />
      <Tabs
        label="Actions and templates"
        tabs={tabs}
        value={view}
        onChange={(next) => setParams(next === 'templates' ? { view: next } : {}, { replace: true })}
      >
        <TabPanel value="list">
          <ActionList />
        </TabPanel>
        <TabPanel value="templates">
          <ActionTemplates />
        </TabPanel>
      </Tabs>
    </>
  );
}
