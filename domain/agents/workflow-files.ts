import { z } from 'zod';
import { endpoints, Id } from '#domain/platform/http.ts';
import { agentFileForm, longestAgentFile, smallFlow } from './agent-files.ts';
import { TestSuite } from './agent-tests.ts';
import { WorkflowName } from './workflow-library.ts';
import { Flow } from './workflows.ts';

/** A workflow as one file to read, keep and carry elsewhere, in the form of agents' files. */
export const WorkflowFile = z.strictObject({
  parley: z.literal(agentFileForm, `Start the file with “parley: ${agentFileForm}”.`),
  /** Where it was written from. */
  workflow: Id.optional(),
  /** Null for one that began from nothing. */
  template: z.string().max(60).nullable().default(null),
  name: WorkflowName,
  /** Names of the actions that its steps run; a step names its own in `config.actionId`. */
  actions: z.array(z.string().max(200)).max(200).default([]),
  flow: Flow,
  /** Its tests. A file without them leaves those that there are. */
  tests: TestSuite.optional(),
});
export type WorkflowFile = z.infer<typeof WorkflowFile>;

export const workflowFilesApi = endpoints({
  export: {
    method: 'GET',
    path: '/v1/workflows/:workflowId/export',
    summary: 'Get a workflow’s draft and tests as a readable YAML file',
    can: 'workflows:read',
    params: z.object({ workflowId: Id }),
    raw: ['application/yaml'],
  },
  import: {
    method: 'POST',
    path: '/v1/workflows/import',
    idempotent: 'whole',
    summary: 'Create a workflow from a YAML file, or import it into a workflow’s draft',
    description:
      'A new workflow starts inactive, and published versions don’t change. `notes` lists the parts of the file that have no equivalent here.',
    can: 'workflows:write',
    audit: 'workflow.imported',
    body: z.object({
      yaml: z.string().min(1).max(longestAgentFile),
      /** Which one takes it; left out, one is made. */
      workflowId: Id.optional(),
    }),
    reply: z.object({ workflowId: Id, notes: z.array(z.string()) }),
    status: 201,
    errors: ['limit_reached'],
    example: {
      body: {
        yaml: ['parley: 1', 'name: Reminders', ...smallFlow('Reminders')].join('\n'),
      },
    },
  },
});
