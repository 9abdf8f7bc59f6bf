import { useQuery } from '@tanstack/react-query';
import { LayoutGrid, Plus, Zap } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SearchedList } from '#web/ui/searched-list.tsx';
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
        ? 'Actions let agents do more than talk, such as send an email, add an event, or call another system. Start from a template.'
        : 'Your role can view actions but not create them.'}
    </EmptyState>
  );
}

function ActionList() {
  const { data, error, refetch } = useQuery(query.actions.list());
  return (
    <SearchedList
      noun="action"
      columns={actionColumns}
      rows={data?.items}
      error={error}
      onRetry={() => void refetch()}
      empty={<NoActions />}
    />
  );
}

/** Actions: the list of the workspace, and the templates with `?view=templates`. */
export default function ActionsPage() {
  const [params, setParams] = useSearchParams();
  const view = params.get('view') === 'templates' ? 'templates' : 'list';
  const mayWrite = useCan('actions:write');
  // An empty list has the way there in its middle.
  const hasSome = (useQuery(query.actions.list()).data?.items.length ?? 0) > 0;
  return (
    <>
      <PageHeader
        title="Actions"
        subtitle="Let agents do more than talk."
        actions={
          mayWrite &&
          view === 'list' &&
          hasSome && (
            <Link to="?view=templates" className={buttonStyles()}>
              <Plus /> Create action
            </Link>
          )
        }
      />
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
