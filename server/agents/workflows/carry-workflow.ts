import { agentFileForm } from '#domain/agents/agent-files.ts';
import { WorkflowFile } from '#domain/agents/workflow-files.ts';
import { workflowTemplates } from '#domain/agents/workflow-templates.data.ts';
import { readTests, replaceTests } from '#server/agents/agent-tests.ts';
import { namedFlow, ownFlow } from '#server/agents/configuration/action-names.ts';
import { readableFlow, readFileAs, writeYaml } from '#server/agents/configuration/agent-file.ts';
import { orderedTest } from '#server/agents/tests/suite-file.ts';
import { findWorkflow, lockWorkflow, objectOf } from '#server/agents/workflow-rows.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Scope } from '#server/scope.ts';
import { storedFlow } from '#voice/flow/stored-flow.ts';
import { insertWorkflow, writeFlow } from './insert-workflow.ts';

/** A workflow as a YAML file, with actions by their names. @throws AppError not_found */
export const exportWorkflow = (scope: Scope, workflowId: string): Promise<string> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const { name, template, flow } = await findWorkflow(tx, scope.workspaceId, workflowId);
    const named = await namedFlow(tx, scope.workspaceId, flow);
    const tests = (await readTests(tx, scope, { workflowId })).map(({ test }) => orderedTest(test));
    return writeYaml({
      parley: agentFileForm,
      workflow: workflowId,
      template,
      name,
      actions: named.actions,
      flow: readableFlow(named.flow),
      ...(tests.length > 0 && { tests }),
    });
  });

/**
 * Makes a workflow of a file, or takes the file into one as it is being built; its tests count at once.
 * @throws AppError invalid_input, not_found, limit_reached
 */
export async function importWorkflow(
  scope: Scope,
  { yaml, workflowId }: { yaml: string; workflowId?: string | undefined },
): Promise<{ workflowId: string; notes: string[] }> {
  const file = await readFileAs(yaml, WorkflowFile);
  const { name } = file;
  const template = workflowTemplates.find(({ id }) => id === file.template)?.id ?? null;
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const { flow, notes } = await ownFlow(tx, scope.workspaceId, file.flow);
    const { id } =
      workflowId === undefined
        ? await insertWorkflow(tx, scope, { name, flow, template })
        : await writeFlow(tx, await lockWorkflow(tx, scope.workspaceId, workflowId), storedFlow({ ...flow, name }));
    if (file.tests) await replaceTests(tx, scope, { workflowId: id }, file.tests);
    await recordChange(tx, scope, 'workflow.imported', { object: objectOf(id), after: { name, template } });
    return { workflowId: id, notes };
  });
}
