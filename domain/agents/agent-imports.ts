import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { FlowProblem } from './workflows.ts';

/** Files of other platforms that agents are made of, by what they hold. */
export const importSources = {
  vapi_assistant: 'Vapi assistant',
  vapi_squad: 'Vapi squad',
  vapi_workflow: 'Vapi workflow',
  retell_flow: 'Retell conversation flow',
  retell_llm: 'Retell prompt',
  elevenlabs_agent: 'ElevenLabs agent',
  dograh_workflow: 'Dograh workflow',
} as const;
export type ImportSource = keyof typeof importSources;

/** Characters of a file. As JSON within JSON it still has to fit a request. */
export const longestImport = 400_000;

/** What became of a part of the file. */
export const importFates = ['came', 'changed', 'lost'] as const;
export type ImportFate = (typeof importFates)[number];

export const ImportLine = z.object({
  fate: z.enum(importFates),
  /** In a sentence: what it is, and for what did not come over as it was, what to do. */
  what: z.string(),
  /** Where it stood in the file: `nodes[2].instruction.text`. A path stands for all below it. */
  paths: z.array(z.string()),
  /** Ids of the steps that it is about. */
  steps: z.array(z.string()),
});
export type ImportLine = z.infer<typeof ImportLine>;

/** What became of a file: each of its values is told of in one of the lines, by its path or by one above it. */
export const ImportReport = z.object({
  source: z.enum(Object.keys(importSources) as ImportSource[]),
  /** Values of the file by what became of them. */
  counts: z.object({ came: z.int(), changed: z.int(), lost: z.int() }),
  lines: z.array(ImportLine),
  /** What is wrong with the flow that was made; errors have to be mended before it goes live. */
  problems: z.array(FlowProblem),
});
export type ImportReport = z.infer<typeof ImportReport>;

export const agentImportsApi = endpoints({
  create: {
    method: 'POST',
    path: '/v1/agent-imports',
    idempotent: 'whole',
    summary: 'Create an agent from another platform’s file, with a report of what was imported, changed, and dropped',
    description:
      'Supports JSON files of Vapi assistants, squads, and workflows; Retell conversation flows; ElevenLabs agents; and Dograh workflows. Other files are rejected. The agent starts inactive. Secrets in the file aren’t stored.',
    can: 'agents:write',
    audit: 'agent.imported',
    body: z.object({
      /** The text of the file. */
      file: z.string().min(1, 'Choose a file or paste its text.').max(longestImport),
      /** The agent's name; left out: the file's. */
      name: z.string().trim().min(1).max(80).optional(),
    }),
    reply: z.object({ agentId: Id, report: ImportReport }),
    status: 201,
    errors: ['limit_reached'],
    example: {
      body: {
        file: JSON.stringify({
          name: 'Front desk',
          firstMessage: 'Hello, how can I help you?',
          model: { provider: 'openai', messages: [{ role: 'system', content: 'You answer for a clinic.' }] },
        }),
      },
    },
  },
  get: {
    method: 'GET',
    path: '/v1/agents/:agentId/import',
    summary: 'Get an agent’s import report',
    can: 'agents:read',
    params: z.object({ agentId: Id }),
    reply: z.object({
      /** Null for one that was made here. */
      import: z.object({ importedAt: Moment, report: ImportReport }).nullable(),
    }),
  },
});
