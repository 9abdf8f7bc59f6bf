import { useQuery } from '@tanstack/react-query';
import { Download, Pencil, Workflow as WorkflowIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { href, Link, useParams } from 'react-router';
import { mergeFlows } from '#domain/agents/flow-edits/merge-draft.ts';
import type { Workflow } from '#domain/agents/workflow-library.ts';
import { BuilderSkeleton } from '#web/dashboard/agents/builder/builder-skeleton.tsx';
import { Editors } from '#web/dashboard/agents/draft-state.tsx';
import { TestsPanel } from '#web/dashboard/agents/tests/tests-panel.tsx';
import { useCan } from '#web/lib/can.tsx';
import { usePageTitle } from '#web/lib/page-title.tsx';
import { query } from '#web/lib/query.ts';
import { saveYaml } from '#web/lib/save-yaml.ts';
import { AskDialog } from '#web/ui/ask-dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SaveState } from '#web/ui/save-state.tsx';
import { StatusChip } from '#web/ui/status-chip.tsx';
import { UnloadedPage } from '#web/ui/unloaded-page.tsx';
import { AutomationsList } from './automations/automations-list.tsx';
import { TriggersCard } from './automations/triggers-card.tsx';
import { useWorkflowDraft } from './use-workflow-draft.ts';
import { useWorkflowChanges, workflowPath } from './workflow-changes.ts';
import { WorkflowStatusButton } from './workflow-status.tsx';

/** The canvas and the engine's steps come when a workflow is looked at. */
const Builder = lazy(() => import('#web/dashboard/agents/builder/builder.tsx'));

/** Who runs the workflow, and which version of it. */
function UsedBy({ workflow }: { workflow: Workflow }) {
  if (workflow.usedBy.length === 0)
    return (
      <p className="mt-4 text-muted text-sm">
        No agent runs this workflow yet. Publish and activate it, then add the Run Workflow step to a conversation.
      </p>
    );
  return (
    <section aria-label="Used by" className="mt-4">
      <h2 className="font-semibold">Used by</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {workflow.usedBy.map(({ kind, id, name, version }) => (
          <li key={id}>
            <Link
              className={buttonStyles({ variant: 'outline', size: 'sm' })}
              to={kind === 'agent' ? href('/dashboard/agents/:agentId', { agentId: id }) : workflowPath(id)}
            >
              {name}
              <span className="text-muted">version {version}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WorkflowDetail({ workflow }: { workflow: Workflow }) {
  usePageTitle(workflow.name);
  const mayWrite = useCan('workflows:write');
  const mayManage = useCan('workflows:manage');
  const [renaming, setRenaming] = useState(false);
  const draft = useWorkflowDraft(workflow, mayWrite);
  const { publish, rename, dialog } = useWorkflowChanges();
  const isSaved = draft.state === 'saved';

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
            <StatusChip status={workflow.status} />
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
            {mayManage && <WorkflowStatusButton workflow={workflow} />}
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
      <h2 id="steps" className="sr-only">
        Workflow steps
      </h2>
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
      <section aria-label="Workflow tests" className="mt-6">
        <TestsPanel
          owner={{ workflowId: workflow.id }}
          flow={draft.configuration}
          saved={isSaved}
          mayWrite={mayWrite}
          onShowSteps={() => document.getElementById('steps')?.scrollIntoView()}
        />
      </section>
      <UsedBy workflow={workflow} />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-2">
        <TriggersCard workflow={workflow} />
        <AutomationsList workflow={workflow} />
      </div>
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
