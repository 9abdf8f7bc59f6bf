import { useQuery } from '@tanstack/react-query';
import { Bot } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { type Location, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import type { Agent } from '#domain/agents/agents.ts';
import type { Draft } from '#domain/agents/drafts.ts';
import { settingsOf, withSettings } from '#domain/agents/edited-settings.ts';
import { mergeFlows } from '#domain/agents/flow-edits/merge-draft.ts';
import { promptNodeOf } from '#domain/agents/prompt-agents.ts';
import { toneOf } from '#domain/agents/tone.ts';
import { sameJson } from '#domain/platform/json.ts';
import { BuilderSkeleton, studioTabs } from '#web/dashboard/agents/builder/builder-skeleton.tsx';
import { useCan } from '#web/lib/can.tsx';
import { usePageTitle } from '#web/lib/page-title.tsx';
import { query } from '#web/lib/query.ts';
import { useShortcuts } from '#web/lib/shortcuts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SaveState } from '#web/ui/save-state.tsx';
import { SectionNav } from '#web/ui/section-nav.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatusChip } from '#web/ui/status-chip.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { UnloadedPage } from '#web/ui/unloaded-page.tsx';
import { AfterCallForm } from './after-call-form.tsx';
import { AgentActions } from './agent-actions.tsx';
import { AgentCalls } from './agent-calls.tsx';
import { useAgentChanges } from './agent-changes.ts';
import { liveConfiguration } from './agent-configuration.ts';
import { AgentDeployments } from './agent-deployments.tsx';
import { AgentForm } from './agent-form.tsx';
import { AgentKnowledgeForm } from './agent-knowledge.tsx';
import { AgentLinks } from './agent-links.tsx';
import { AgentPageSkeleton } from './agent-page-skeleton.tsx';
import { AgentVersions } from './agent-versions.tsx';
import { AgentCopiesNote } from './copies/agent-copies-note.tsx';
import { Editors, TakenInNote } from './draft-state.tsx';
import { ImportedFrom } from './import-report.tsx';
import { ModelForm } from './model-form.tsx';
import { PromptTab } from './prompt/prompt-tab.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RecordedSentencesCard } from './recordings/recorded-sentences-card.tsx';
import { ReplayCalls } from './replay-calls.tsx';
import { CallersForm } from './settings/callers-form.tsx';
import { PreparedSpeechNote } from './settings/prepared-speech-note.tsx';
import { PronunciationForm } from './settings/pronunciation-form.tsx';
import { TurnForm } from './settings/turn-form.tsx';
import { VoiceForm } from './settings/voice-form.tsx';
import { TestsPanel } from './tests/tests-panel.tsx';
import { TryAgent } from './try-agent.tsx';
import { useDraft } from './use-draft.ts';
import { useRollout } from './use-rollout.ts';

/** The canvas and the engine's steps come when the conversation is looked at. */
const Builder = lazy(() => import('#web/dashboard/agents/builder/builder.tsx'));
const LanguagesPanel = lazy(() => import('./languages/languages-panel.tsx'));

type Tab =
  | 'prompt'
  | 'configuration'
  | 'conversation'
  | 'languages'
  | 'knowledge'
  | 'actions'
  | 'tests'
  | 'versions'
  | 'deployments'
  | 'calls';

/** Why the agent may not go live; the way to the steps that say it in full. */
function Refusal({ agent, onShow }: { agent: Agent; onShow: () => void }) {
  const errors = agent.problems.filter(({ level }) => level === 'error');
  return (
    <Banner
      className="mb-6"
      action={
        <Button variant="link" size="sm" onClick={onShow} className="-my-1 px-1">
          Show steps
        </Button>
      }
    >
      <p className="font-medium">{agent.name} can’t be activated yet.</p>
      <ul className="mt-1 list-disc pl-4">
        {errors.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Banner>
  );
}

/** Whether the button that led here said that one talks now; not once more when the page is loaded again. */
function useStartsAtOnce(): boolean {
  const { state } = useLocation() as Location<{ talk?: true } | null>;
  const navigate = useNavigate();
  const [starts] = useState(state?.talk === true);
  useEffect(() => {
    if (starts) void navigate('.', { replace: true, state: null });
  }, [starts, navigate]);
  return starts;
}

interface AgentDetailProps {
  agent: Agent;
  first: Draft;
}

function AgentDetail({ agent, first }: AgentDetailProps) {
  const [params, setParams] = useSearchParams();
  const startsAtOnce = useStartsAtOnce();
  const [unfit, setUnfit] = useState({ form: false, model: false, hours: false });
  const [refused, setRefused] = useState(false);
  const [publishing, setPublishing] = useState(false);
  const mayWrite = useCan('agents:write');
  const mayManage = useCan('agents:manage');
  const maySeeCalls = useCan('calls:read');
  const maySeeKnowledge = useCan('knowledge:read');
  const maySeeActions = useCan('actions:read');
  const { setStatus, dialog: keptBack } = useAgentChanges(() => setRefused(true));
  const draft = useDraft(agent.id, first, mayWrite);
  const { configuration, change, saveNow } = draft;
  usePageTitle(configuration.name);
  const rollout = useRollout(agent.id);
  // What is rolled out is published, to some.
  const isPublished = rollout !== null && sameJson(configuration, rollout.configuration);
  const isChanged = !isPublished && !sameJson(configuration, liveConfiguration(agent));
  const onFormUnfit = useCallback((form: boolean) => setUnfit((now) => ({ ...now, form })), []);
  const onModelUnfit = useCallback((model: boolean) => setUnfit((now) => ({ ...now, model })), []);

  const onHoursUnfit = useCallback((hours: boolean) => setUnfit((now) => ({ ...now, hours })), []);

  const settings = useMemo(() => settingsOf(configuration), [configuration]);
  const isPrompt = promptNodeOf(configuration.flow) !== null;
  const tabs: { value: Tab; label: string }[] = [
    { value: 'configuration', label: 'Configuration' },
    ...(isPrompt ? [{ value: 'prompt' as const, label: 'Prompt' }] : []),
    { value: 'conversation', label: 'Conversation' },
    { value: 'languages', label: 'Languages' },
    ...(maySeeKnowledge ? [{ value: 'knowledge' as const, label: 'Knowledge' }] : []),
    ...(maySeeActions ? [{ value: 'actions' as const, label: 'Actions' }] : []),
    { value: 'tests', label: 'Tests' },
    { value: 'versions', label: 'Versions' },
    { value: 'deployments', label: 'Deployments' },
    ...(maySeeCalls ? [{ value: 'calls' as const, label: 'Calls' }] : []),
  ];
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'configuration';
  const showTab = (next: Tab) => setParams(next === 'configuration' ? {} : { tab: next }, { replace: true });

  // Changes in words are made where the steps are seen.
  const describe = () => setParams({ tab: 'conversation', describe: '' }, { replace: true });
  useShortcuts({ 'mod+e': () => mayWrite && tab !== 'conversation' && describe() });

  function activate(active: boolean) {
    setRefused(false);
    setStatus.mutate({ agentId: agent.id, status: active ? 'active' : 'inactive' });
  }
  async function publish() {
    await saveNow();
    setPublishing(true);
  }
  const status = setStatus.isPending ? setStatus.variables.status : agent.status;
  const edit = { configuration, onChange: change, readOnly: !mayWrite };

  // Both want the whole width; the builder has its own place to talk.
  const isBuilding = tab === 'conversation';
  const isWide = isBuilding || tab === 'languages';
  const tryAgent = mayWrite ? (
    <TryAgent
      key={agent.id}
      agent={{ ...configuration, id: agent.id }}
      draft={isChanged}
      saved={draft.state === 'saved'}
      startsAtOnce={startsAtOnce}
    />
  ) : (
    <EmptyState icon={Bot} title="Talk">
      Your role can view this agent but not call it.
    </EmptyState>
  );

  return (
    <>
      <PageHeader
        title={configuration.name}
        subtitle={
          agent.type === configuration.name ? `Version ${agent.version}` : `${agent.type}, version ${agent.version}`
        }
        status={
          <>
            <StatusChip status={status} />
            {rollout && (
              <Badge tone="accent">
                Version {rollout.candidateVersion} at {rollout.percent}%
              </Badge>
            )}
            {isChanged && <Badge tone="warning">Unpublished changes</Badge>}
          </>
        }
        actions={
          <>
            {mayWrite && <SaveState state={draft.state} />}
            <AgentLinks agentId={agent.id} />
            {mayManage && (
              <Switch
                label="Active"
                labelHidden
                checked={status === 'active'}
                disabled={setStatus.isPending}
                onChange={activate}
              />
            )}
            {mayWrite && (
              <Button disabled={!isChanged} onClick={() => void publish()}>
                Publish
              </Button>
            )}
          </>
        }
      />
      <Editors people={draft.people} />
      {keptBack}
      {refused && <Refusal agent={agent} onShow={() => showTab('conversation')} />}
      {draft.problem && <Banner className="mb-6">{draft.problem}</Banner>}
      {draft.takenIn && <TakenInNote takenIn={draft.takenIn} onClose={draft.dismiss} />}
      {/* The row of tabs is as wide as the page: beside the panel to talk it would not fit. */}
      <Tabs label="About this agent" tabs={tabs} value={tab} onChange={showTab} rowClassName={studioTabs}>
        <div
          className={cn(
            'grid items-start gap-6',
            // On a wide window fields end where they can still be read; steps and texts take all of it.
            !isWide && 'max-w-[90rem] lg:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)]',
          )}
        >
          <div className="min-w-0">
            {/* Stays in the page while another tab is shown: what does not fit yet is written there alone. */}
            <TabPanel value="configuration" forceMount className="pt-3 data-[state=inactive]:hidden">
              <SectionNav label="Sections" className="flex flex-col gap-6">
                <AgentForm {...edit} onUnfit={onFormUnfit} />
                <div>
                  <VoiceForm {...edit} />
                  <PreparedSpeechNote agentId={agent.id} />
                </div>
                <RecordedSentencesCard agentId={agent.id} readOnly={!mayWrite} />
                <TurnForm {...edit} />
                <CallersForm {...edit} agentId={agent.id} onUnfit={onHoursUnfit} />
                <PronunciationForm {...edit} />
                <ModelForm {...edit} onUnfit={onModelUnfit} />
                <AfterCallForm agentId={agent.id} readOnly={!mayWrite} />
                <ImportedFrom agentId={agent.id} />
              </SectionNav>
            </TabPanel>
            {isPrompt && (
              <TabPanel value="prompt">
                <PromptTab {...edit} onDescribe={describe} />
              </TabPanel>
            )}
            <TabPanel value="conversation" className="lg:pt-0">
              <h2 className="sr-only">Conversation steps</h2>
              <Suspense fallback={<BuilderSkeleton />}>
                <Builder
                  flow={configuration.flow}
                  settings={settings}
                  onChange={(flow, changed) => change(withSettings({ ...configuration, flow }, changed))}
                  rebase={(base, wanted, present) => mergeFlows(base, wanted, present)}
                  readOnly={!mayWrite}
                  agentId={agent.id}
                  voice={configuration.voice}
                  language={configuration.language}
                  greeting={configuration.greeting}
                  tone={toneOf(configuration.persona) ?? undefined}
                  people={draft.people}
                  onNode={draft.setNode}
                  shown={params.get('steps') ?? ''}
                  {...(params.has('describe') && { opensWith: 'words' as const })}
                  talk={tryAgent}
                />
              </Suspense>
            </TabPanel>
            <TabPanel value="languages">
              <Suspense fallback={<Skeleton className="h-80" />}>
                <LanguagesPanel {...edit} agentId={agent.id} />
              </Suspense>
            </TabPanel>
            {maySeeKnowledge && (
              <TabPanel value="knowledge">
                <AgentKnowledgeForm agentId={agent.id} readOnly={!mayWrite} />
              </TabPanel>
            )}
            {maySeeActions && (
              <TabPanel value="actions">
                <AgentActions flow={configuration.flow} />
              </TabPanel>
            )}
            <TabPanel value="tests">
              <TestsPanel
                owner={{ agentId: agent.id }}
                flow={configuration.flow}
                saved={draft.state === 'saved'}
                mayWrite={mayWrite}
                onShowSteps={() => showTab('conversation')}
              />
            </TabPanel>
            <TabPanel value="versions" className="flex flex-col gap-6">
              <AgentVersions agent={agent} draft={isChanged ? configuration : null} mayWrite={mayWrite} />
              {maySeeCalls && <ReplayCalls agentId={agent.id} version={agent.version} />}
            </TabPanel>
            <TabPanel value="deployments">
              <AgentDeployments agent={agent} />
            </TabPanel>
            {maySeeCalls && (
              <TabPanel value="calls">
                <AgentCalls agentId={agent.id} />
              </TabPanel>
            )}
          </div>
          {!isWide && (
            <div id="talk" className="scroll-mt-16 pt-5 lg:sticky lg:top-12">
              {tryAgent}
            </div>
          )}
        </div>
      </Tabs>
      {/* Below everything: it shows once it is known whether there are subaccounts, and moves nothing. */}
      <AgentCopiesNote agent={agent} />
      {publishing && <PublishDialog agent={agent} draft={draft} onClose={() => setPublishing(false)} />}
      <LeaveGuard dirty={unfit.form || unfit.model || unfit.hours} />
    </>
  );
}

/** One agent: configuration, conversation and calls on one side, talking with it on the other. */
export default function AgentPage() {
  const { agentId = '' } = useParams();
  const agent = useQuery(query.agents.get({ params: { agentId } }));
  const draft = useQuery({ ...query.drafts.get({ params: { agentId } }), enabled: agent.isSuccess });
  const error = agent.error ?? draft.error;
  if (agent.data && draft.data) return <AgentDetail key={agentId} agent={agent.data} first={draft.data} />;
  if (error === null) return <AgentPageSkeleton />;
  return (
    <UnloadedPage
      error={error}
      onRetry={() => void (agent.error ? agent : draft).refetch()}
      noun="agent"
      icon={Bot}
      all="/dashboard/agents"
    />
  );
}
