import { useQuery } from '@tanstack/react-query';
import { Download, Pencil, Workflow as WorkflowIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { href, Link, useParams, useSearchParams } from 'react-router';
import { mergeFlows } from '#domain/agents/flow-edits/merge-draft.ts';
import type { Workflow } from '#domain/agents/workflow-library.ts';
import { BuilderSkeleton, studioTabs } from '#web/dashboard/agents/builder/builder-skeleton.tsx';
import { Editors } from '#web/dashboard/agents/draft-state.tsx';
import { TestsPanel } from '#web/dashboard/agents/tests/tests-panel.tsx';
import { useCan } from '#web/lib/can.tsx';
import { usePageTitle } from '#web/lib/page-title.tsx';
import { query } from '#web/lib/query.ts';
import { saveYaml } from '#web/lib/save-yaml.ts';
import { AskDialog } from '#web/ui/ask-dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SaveState } from '#web/ui/save-state.tsx';
import { StatusChip } from '#web/ui/status-chip.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { UnloadedPage } from '#web/ui/unloaded-page.tsx';
import { AutomationsList } from './automations/automations-list.tsx';
import { TriggersCard } from './automations/triggers-card.tsx';
import { useWorkflowDraft } from './use-workflow-draft.ts';
import { useWorkflowChanges, workflowPath } from './workflow-changes.ts';

/** The canvas and the engine's steps come when a workflow is looked at. */
const Builder = lazy(() => import('#web/dashboard/agents/builder/builder.tsx'));

/** The conversations and workflows that run this one, and which version of it. */
function UsedBy({ workflow }: { workflow: Workflow }) {
  return (
    <Card aria-label="Used by">
      <CardHeader title="Used by" hint="Agents and workflows that run this workflow as a step." />
      <CardBody>
        {workflow.usedBy.length === 0 && (
          <p className="text-muted text-sm">
            None yet. Publish and activate this workflow, then add a Run Workflow step to a conversation.
          </p>
        )}
        {workflow.usedBy.length > 0 && (
          <ul className="divide-y divide-line">
            {workflow.usedBy.map(({ kind, id, name, version }) => (
              <li key={id} className="flex items-baseline justify-between gap-3 py-2 first:pt-0 last:pb-0">
                <Link
                  className="min-w-0 truncate font-medium hover:underline"
                  to={kind === 'agent' ? href('/dashboard/agents/:agentId', { agentId: id }) : workflowPath(id)}
                >
                  {name}
                </Link>
                <span className="shrink-0 text-muted text-sm">version {version}</span>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}

const tabs = [
  { value: 'steps', label: 'Steps' },
  { value: 'tests', label: 'Tests' },
  { value: 'runs', label: 'Triggers and runs' },
] as const;
type Tab = (typeof tabs)[number]['value'];

function WorkflowDetail({ workflow }: { workflow: Workflow }) {
  usePageTitle(workflow.name);
  const mayWrite = useCan('workflows:write');
  const mayManage = useCan('workflows:manage');
  const [renaming, setRenaming] = useState(false);
  const draft = useWorkflowDraft(workflow, mayWrite);
  const { publish, rename, setStatus, dialog } = useWorkflowChanges();
  const isSaved = draft.state === 'saved';
  const [params, setParams] = useSearchParams();
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'steps';
  const showTab = (next: Tab) => setParams(next === 'steps' ? {} : { tab: next }, { replace: true });
  const status = setStatus.isPending ? setStatus.variables.status : workflow.status;

  async function makeVersion() {
    await draft.saveNow();
    publish.mutate({ workflowId: workflow.id, revision: draft.draft.revision });
  }

  return (
    <>
      <PageHeader
        title={workflow.name}
        subtitle={`${workflow.type}, ${workflow.version === 0 ? 'not published yet' : `version ${workflow.version}`}`}
        status={
          <>
            <StatusChip status={status} />
            {workflow.version > 0 && (workflow.isChanged || !isSaved) && (
              <Badge tone="warning">Unpublished changes</Badge>
            )}
          </>
        }
        actions={
          <>
            {mayWrite && <SaveState state={draft.state} />}
            {mayWrite && (
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Rename ${workflow.name}`}
                onClick={() => setRenaming(true)}
              >
                <Pencil aria-hidden />
              </Button>
            )}
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Download ${workflow.name} as a file`}
              onClick={() =>
                void draft
                  .saveNow()
                  .then(() => saveYaml(`/v1/workflows/${workflow.id}/export`, draft.configuration.name))
              }
            >
              <Download aria-hidden />
            </Button>
            {mayManage && (
              <Switch
                label="Active"
                labelHidden
                checked={status === 'active'}
                disabled={setStatus.isPending}
                onChange={(active) =>
                  setStatus.mutate({ workflowId: workflow.id, status: active ? 'active' : 'inactive' })
                }
              />
            )}
            {mayWrite && (
              <Button
                busy={publish.isPending}
                disabled={isSaved && !workflow.isChanged}
                onClick={() => void makeVersion()}
              >
                Publish
              </Button>
            )}
          </>
        }
      />
      <Editors people={draft.people} />
      {draft.problem && <Banner className="mb-6">{draft.problem}</Banner>}
      <Tabs label="About this workflow" tabs={tabs} value={tab} onChange={showTab} rowClassName={studioTabs}>
        <TabPanel value="steps" className="lg:pt-0">
          <h2 className="sr-only">Workflow steps</h2>
          <Suspense fallback={<BuilderSkeleton />}>
            <Builder
              flow={draft.configuration}
              onChange={draft.change}
              rebase={mergeFlows}
              readOnly={!mayWrite}
              agentId={null}
              voice="sarah"
              language="en-US"
              people={draft.people}
              onNode={draft.setNode}
            />
          </Suspense>
        </TabPanel>
        <TabPanel value="tests">
          <TestsPanel
            owner={{ workflowId: workflow.id }}
            flow={draft.configuration}
            saved={isSaved}
            mayWrite={mayWrite}
            onShowSteps={() => showTab('steps')}
          />
        </TabPanel>
        <TabPanel value="runs">
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
            <AutomationsList workflow={workflow} />
            <div className="flex min-w-0 flex-col gap-6 max-lg:order-first">
              <TriggersCard workflow={workflow} />
              <UsedBy workflow={workflow} />
            </div>
          </div>
        </TabPanel>
      </Tabs>
      {dialog}
      {renaming && (
        <AskDialog
          title={`Rename ${workflow.name}`}
          label="Name"
          value={workflow.name}
          missing="Give the workflow a name."
          maxLength={80}
          action="Rename"
          onAnswer={(name) => rename.mutateAsync({ workflowId: workflow.id, name })}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  );
}

/** One workflow: its steps in the builder, its versions, and who runs it. */
export default function WorkflowPage() {
  const { workflowId = '' } = useParams();
  const { data, error, refetch } = useQuery(query.workflows.get({ params: { workflowId } }));
  if (data) return <WorkflowDetail key={workflowId} workflow={data} />;
  if (!error)
    return (
      <>
        <PageHeader title="Workflow" />
        <BuilderSkeleton />
      </>
    );
  return (
    <UnloadedPage
      error={error}
      onRetry={() => void refetch()}
      noun="workflow"
      icon={WorkflowIcon}
      all="/dashboard/workflows"
    />
  );
}
