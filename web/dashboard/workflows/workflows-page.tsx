import { useQuery } from '@tanstack/react-query';
import { LayoutGrid, Workflow } from 'lucide-react';
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
import { VisualBuilder } from './visual-builder.tsx';
import { WorkflowTemplates } from './workflow-templates.tsx';
import { workflowColumns } from './workflows-table.tsx';

const tabs = [
  { value: 'list', label: 'My workflows' },
  { value: 'templates', label: 'Templates' },
  { value: 'builder', label: 'Visual Builder' },
] as const;

function NoWorkflows() {
  const mayWrite = useCan('workflows:write');
  return (
    <EmptyState
      icon={Workflow}
      title="No workflows yet"
      action={
        mayWrite && (
          <Link to="?view=templates" className={buttonStyles()}>
            <LayoutGrid /> Browse templates
          </Link>
        )
      }
    >
      {mayWrite
        ? 'A workflow is a conversation that agents run as one step: qualify a lead, book, remind of a payment.'
        : 'Nobody has made a workflow in this workspace, and your role may only look.'}
    </EmptyState>
  );
}

function WorkflowList() {
  const { search, setSearch, sort, setSort } = useListAddress();
  const { data, error, refetch } = useQuery(query.workflows.list());
  const wanted = search.trim().toLowerCase();
  const found = data?.items.filter(({ name, type }) => `${name} ${type}`.toLowerCase().includes(wanted));
  return (
    <>
      {data && data.items.length > 0 && (
        <SearchInput
          placeholder="Search workflows"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="mb-4 w-56 max-sm:w-full"
        />
      )}
      <DataList
        label="Workflows"
        columns={workflowColumns}
        rows={found}
        keyOf={({ id }) => id}
        problem={error ? messageOf(error) : undefined}
        onRetry={() => void refetch()}
        empty={
          data?.items.length === 0 ? (
            <NoWorkflows />
          ) : (
            <NothingFound title={`No workflow matches “${search.trim()}”`} onClear={() => setSearch('')} />
          )
        }
        sort={sort}
        onSort={setSort}
      />
    </>
  );
}

/** Workflows: the list of the workspace, the templates with `?view=templates`, and where one of one's own begins. */
export default function WorkflowsPage() {
  const [params, setParams] = useSearchParams();
  const view = tabs.find(({ value }) => value === params.get('view'))?.value ?? 'list';
  return (
    <>
      <PageHeader title="Workflows" subtitle="Conversations that agents run as one step." />
      <Tabs
        label="Workflows and templates"
        tabs={tabs}
        value={view}
        onChange={(next) => setParams(next === 'list' ? {} : { view: next }, { replace: true })}
      >
        <TabPanel value="list">
          <WorkflowList />
        </TabPanel>
        <TabPanel value="templates">
          <WorkflowTemplates />
        </TabPanel>
        <TabPanel value="builder">
          <VisualBuilder />
        </TabPanel>
      </Tabs>
    </>
  );
}
