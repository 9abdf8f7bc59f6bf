import { useQuery } from '@tanstack/react-query';
import { Bot, Globe, Plus } from 'lucide-react';
import { useState } from 'react';
import { href, Link, useParams, useSearchParams } from 'react-router';
import type { Agent } from '#domain/agents/agents.ts';
import { type Widget, widgetsLimit } from '#domain/channels/widgets.ts';
import { useCan } from '#web/lib/can.tsx';
import { usePageTitle } from '#web/lib/page-title.tsx';
import { query } from '#web/lib/query.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UnloadedPage } from '#web/ui/unloaded-page.tsx';
import { NewWidget } from './new-widget.tsx';
import { WidgetEditor } from './widget-editor.tsx';

function Widgets({ agent, widgets }: { agent: Agent; widgets: readonly Widget[] }) {
  usePageTitle(`Website widget for ${agent.name}`);
  const mayManage = useCan('agents:manage');
  const [params, setParams] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const shown = widgets.find(({ id }) => id === params.get('widget')) ?? widgets[0];
  const show = (widgetId: string) => setParams({ widget: widgetId }, { replace: true });
  const made = (widget: Widget) => {
    setAdding(false);
    show(widget.id);
  };
  return (
    <>
      <PageHeader
        title="Website widget"
        subtitle={`Chat and voice with ${agent.name} on a website.`}
        actions={
          <>
            {widgets.length > 1 && shown && (
              <Select
                aria-label="Widget"
                className="min-w-40"
                options={widgets.map(({ id, name }) => ({ value: id, label: name }))}
                value={shown.id}
                onChange={show}
              />
            )}
            <Link
              to={`${href('/dashboard/agents/:agentId', { agentId: agent.id })}?tab=deployments`}
              className={buttonStyles({ variant: 'outline' })}
            >
              Back to the agent
            </Link>
            {mayManage && shown && widgets.length < widgetsLimit && (
              <Button variant="outline" aria-expanded={adding} onClick={() => setAdding(!adding)}>
                <Plus /> Add widget
              </Button>
            )}
          </>
        }
      />
      {adding && shown && (
        <div className="mb-6 rounded-lg border border-line bg-surface p-5">
          <NewWidget agentId={agent.id} onMade={made} />
        </div>
      )}
      {shown ? (
        <WidgetEditor key={shown.id} agent={agent} widget={shown} mayManage={mayManage} />
      ) : (
        <EmptyState
          icon={Globe}
          title="Put this agent on a website"
          action={mayManage && <NewWidget agentId={agent.id} onMade={made} />}
        >
          {mayManage
            ? 'Visitors can chat and talk with the agent on your website. Add the website’s domain to get the embed code.'
            : 'Your role can’t add widgets. Ask someone who manages agents.'}
        </EmptyState>
      )}
    </>
  );
}

/** The website widgets of an agent. */
export default function WidgetPage() {
  const { agentId = '' } = useParams();
  const agent = useQuery(query.agents.get({ params: { agentId } }));
  const widgets = useQuery({ ...query.widgets.list({ params: { agentId } }), enabled: agent.isSuccess });
  const error = agent.error ?? widgets.error;
  if (agent.data && widgets.data) return <Widgets key={agentId} agent={agent.data} widgets={widgets.data.items} />;
  if (error !== null) {
    return (
      <UnloadedPage
        error={error}
        onRetry={() => void (agent.error ? agent : widgets).refetch()}
        noun="agent"
        icon={Bot}
        all="/dashboard/agents"
      />
    );
  }
  return (
    <div role="status" aria-label="Loading" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)]">
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </div>
  );
}
