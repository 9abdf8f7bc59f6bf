import { useQuery } from '@tanstack/react-query';
import { Bot } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import type { Agent } from '#domain/agents.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { usePageTitle } from '#web/lib/page-title.tsx';
import { query } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { AfterCallForm } from './after-call-form.tsx';
import { AgentCalls } from './agent-calls.tsx';
import { useAgentChanges } from './agent-changes.ts';
import { AgentCopiesNote } from './agent-copies-note.tsx';
import { AgentForm } from './agent-form.tsx';
import { AgentKnowledgeForm } from './agent-knowledge.tsx';
import { AgentPageSkeleton } from './agent-page-skeleton.tsx';
import { AgentStatus } from './agent-status.tsx';
import { FlowSteps } from './flow-steps.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { type ModelDraft, ModelForm } from './model-form.tsx';
import { TryAgent } from './try-agent.tsx';

type Tab = 'configuration' | 'conversation' | 'knowledge' | 'model' | 'after' | 'calls';

/** Why the agent may not go live; the way to the steps that say it in full. */
function Refusal({ agent, onShow }: { agent: Agent; onShow: () => void }) {
  const errors = agent.problems.filter(({ level }) => level === 'error');
  return (
    <Banner
      className="mb-6"
      action={
        <Button variant="link" size="sm" onClick={onShow} className="-my-1 px-1">
          Show the steps
        </Button>
      }
    >
      <p className="font-medium">{agent.name} cannot be activated yet.</p>
      <ul className="mt-1 list-disc pl-4">
        {errors.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Banner>
  );
}

function AgentDetail({ agent }: { agent: Agent }) {
  usePageTitle(agent.name);
  const [params, setParams] = useSearchParams();
  const [dirty, setDirty] = useState(false);
  const [refused, setRefused] = useState(false);
  const [modelDraft, setModelDraft] = useState<ModelDraft | null>(null);
  const mayWrite = useCan('agents:write');
  const mayManage = useCan('agents:manage');
  const maySeeCalls = useCan('calls:read');
  const maySeeKnowledge = useCan('knowledge:read');
  const { setStatus } = useAgentChanges(() => setRefused(true));
  const onDirty = useCallback((next: boolean) => setDirty(next), []);

  const tabs: { value: Tab; label: string }[] = [
    { value: 'configuration', label: 'Configuration' },
    { value: 'conversation', label: 'Conversation' },
    ...(maySeeKnowledge ? [{ value: 'knowledge' as const, label: 'Knowledge' }] : []),
    { value: 'model', label: 'Language model' },
    { value: 'after', label: 'After a call' },
    ...(maySeeCalls ? [{ value: 'calls' as const, label: 'Recent calls' }] : []),
  ];
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'configuration';
  const showTab = (next: Tab) => setParams(next === 'configuration' ? {} : { tab: next }, { replace: true });

  function activate(active: boolean) {
    setRefused(false);
    setStatus.mutate({ agentId: agent.id, status: active ? 'active' : 'inactive' });
  }
  const status = setStatus.isPending ? setStatus.variables.status : agent.status;

  return (
    <>
      <PageHeader
        title={agent.name}
        subtitle={agent.type}
        status={!mayManage && <AgentStatus status={status} />}
        actions={
          mayManage && (
            <Switch label="Active" checked={status === 'active'} disabled={setStatus.isPending} onChange={activate} />
          )
        }
      />
      {refused && <Refusal agent={agent} onShow={() => showTab('conversation')} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)]">
        <div className="order-2 min-w-0 lg:order-1">
          <Tabs label="About this agent" tabs={tabs} value={tab} onChange={showTab}>
            {/* Stays in the page while another tab is shown: what was written must not be lost. */}
            <TabPanel value="configuration" forceMount className="data-[state=inactive]:hidden">
              <AgentForm agent={agent} readOnly={!mayWrite} onDirty={onDirty} />
            </TabPanel>
            <TabPanel value="conversation">
              <h2 className="sr-only">Steps of the conversation</h2>
              <FlowSteps agent={agent} />
            </TabPanel>
            {maySeeKnowledge && (
              <TabPanel value="knowledge">
                <AgentKnowledgeForm agentId={agent.id} readOnly={!mayWrite} />
              </TabPanel>
            )}
            <TabPanel value="model">
              <ModelForm agent={agent} readOnly={!mayWrite} draft={modelDraft} onDraft={setModelDraft} />
            </TabPanel>
            <TabPanel value="after">
              <AfterCallForm agentId={agent.id} readOnly={!mayWrite} />
            </TabPanel>
            {maySeeCalls && (
              <TabPanel value="calls">
                <AgentCalls agentId={agent.id} />
              </TabPanel>
            )}
          </Tabs>
        </div>
        <div className="order-1 lg:sticky lg:top-6 lg:order-2">
          {mayWrite ? (
            <TryAgent key={agent.id} agent={agent} />
          ) : (
            <EmptyState icon={Bot} title="Talk">
              Your role may look at this agent, but not call it.
            </EmptyState>
          )}
          {dirty && <p className="mt-2 text-muted text-sm">A call uses what is saved, not your changes.</p>}
        </div>
      </div>
      {/* Below everything: it shows once it is known whether there are subaccounts, and moves nothing. */}
      <AgentCopiesNote agent={agent} />
      <LeaveGuard dirty={dirty || modelDraft !== null} />
    </>
  );
}

/** One agent: configuration, conversation and calls on one side, talking with it on the other. */
export default function AgentPage() {
  const { agentId = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(query.agents.get({ params: { agentId } }));
  if (isPending) return <AgentPageSkeleton />;
  if (data) return <AgentDetail key={data.id} agent={data} />;
  const missing = error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input');
  if (!missing) {
    return (
      <ErrorState title="The agent could not be loaded." message={messageOf(error)} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      <PageHeader title="Agent" />
      <EmptyState
        icon={Bot}
        title="This agent does not exist"
        action={
          <Link to="/dashboard/agents" className={buttonStyles({ variant: 'outline' })}>
            All agents
          </Link>
        }
      >
        It may have been deleted, or it belongs to another workspace.
      </EmptyState>
    </>
  );
}
