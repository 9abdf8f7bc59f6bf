import { z } from 'zod';
import { endpoints, Id } from '#domain/platform/http.ts';
import { TestSuite } from './agent-tests.ts';
import { AgentConfiguration } from './agents.ts';

/** Characters of an agent's file. */
export const longestAgentFile = 900_000;

/** The form of agents' files. Files of before would be brought to it. */
export const agentFileForm = 1;

/** An agent as one file to read, keep and carry elsewhere. Folders and actions are named, since ids differ elsewhere. */
export const AgentFile = z.strictObject({
  parley: z.literal(agentFileForm, `Start the file with “parley: ${agentFileForm}”.`),
  /** Where it was written from. */
  agent: Id.optional(),
  template: z.string().max(60),
  ...AgentConfiguration.omit({ flow: true }).shape,
  knowledge: z
    .strictObject({ folders: z.array(z.string().max(200)).max(200), when: z.string().max(300) })
    .default({ folders: [], when: '' }),
  /** Names of the actions that its steps run; a step names its own in `config.actionId`. */
  actions: z.array(z.string().max(200)).max(200).default([]),
  flow: AgentConfiguration.shape.flow,
  /** Its tests. A file without them leaves those that there are. */
  tests: TestSuite.optional(),
});
export type AgentFile = z.infer<typeof AgentFile>;

/** The smallest flow that runs, as lines of a file: for examples. */
export const smallFlow = (name: string): string[] => [
  'flow:',
  `  name: ${name}`,
  '  nodes:',
  '    - { id: start, type: start, title: Start Call, config: {} }',
  '    - { id: end, type: end, title: End Call, config: { outcome: success } }',
  '  edges:',
  '    - { from: start, port: next, to: end }',
];

export const agentFilesApi = endpoints({
  export: {
    method: 'GET',
    path: '/v1/agents/:agentId/export',
    summary: 'Get an agent as a readable YAML file',
    can: 'agents:read',
    params: z.object({ agentId: Id }),
    query: z.object({
      /** What is written: the version that answers, or the draft. */
      of: z.enum(['live', 'draft']).default('live'),
    }),
    raw: ['application/yaml'],
  },
  import: {
    method: 'POST',
    path: '/v1/agents/import',
    idempotent: 'whole',
    summary: 'Create an agent from a YAML file, or import it into an agent’s draft',
    description: 'A new agent starts inactive. `notes` lists the parts of the file that have no equivalent here.',
    can: 'agents:write',
    audit: 'agent.imported',
    body: z.object({
      yaml: z.string().min(1).max(longestAgentFile),
      /** Whose draft it is taken into; left out, an agent is made. */
      agentId: Id.optional(),
    }),
    reply: z.object({ agentId: Id, notes: z.array(z.string()) }),
    status: 201,
    errors: ['limit_reached'],
    example: {
      body: {
        yaml: [
          'parley: 1',
          'template: customer-support',
          'name: Front desk',
          'persona: Friendly and brief.',
          'greeting: Hello, how can I help?',
          'voice: emma',
          'language: en-US',
          'speed: 1',
          ...smallFlow('Front desk'),
        ].join('\n'),
      },
    },
  },
});
