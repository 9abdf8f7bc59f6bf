import { useQuery } from '@tanstack/react-query';
import { LayoutGrid, Plus, Workflow } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SearchedList } from '#web/ui/searched-list.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { VisualBuilder } from './visual-builder.tsx';
import { WorkflowFromFile } from './workflow-from-file.tsx';
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
        ? 'A workflow is a conversation that agents run as one step, such as qualifying a lead, booking an appointment, or sending a payment reminder.'
        : 'Your role can view workflows but not create them.'}
    </EmptyState>
  );
}

function WorkflowList() {
  const { data, error, refetch } = useQuery(query.workflows.list());
  return (
    <SearchedList
      noun="workflow"
      columns={workflowColumns}
      rows={data?.items}
      error={error}
      onRetry={() => void refetch()}
      empty={<NoWorkflows />}
    />
  );
}

/** Workflows: the list of the workspace, the templates with `?view=templates`, and where one of one's own begins. */
export default function WorkflowsPage() {
  const [params, setParams] = useSearchParams();
  const mayWrite = useCan('workflows:write');
  const view = tabs.find(({ value }) => value === params.get('view'))?.value ?? 'list';
  // An empty list has the way there in its middle.
  const hasSome = (useQuery(query.workflows.list()).data?.items.length ?? 0) > 0;
  return (
    <>
      <PageHeader
        title="Workflows"
        subtitle="Conversations that agents run as one step."
        actions={
          mayWrite && (
            <>
              <WorkflowFromFile />
              {view === 'list' && hasSome && (
                <Link to="?view=templates" className={buttonStyles()}>
                  <Plus /> Create workflow
                </Link>
              )}
            </>
          )
        }
      />
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
