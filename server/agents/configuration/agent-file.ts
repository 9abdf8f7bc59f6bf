import { stringify } from 'yaml';
import { z } from 'zod';
import { AgentFile, agentFileForm } from '#domain/agents/agent-files.ts';
import type { AgentConfiguration } from '#domain/agents/agents.ts';
import type { Flow, Subflow } from '#domain/agents/workflows.ts';
import { AppError } from '#domain/platform/errors.ts';
import { orderedTest } from '#server/agents/tests/suite-file.ts';
import { linedFaults, readYaml, type YamlFault } from '#server/platform/read-yaml.ts';

/** Members of a form in the order of the alphabet, however deep: the same agent is the same file. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(
    members.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => [name, ordered(member)]),
  );
}

/** Steps and ways as they are read: what a step is before what it says, and where it stands last. */
export function readableFlow({
  name,
  version,
  nodes,
  edges,
  variables,
  workflows,
  ...rest
}: Flow & Partial<Subflow>): object {
  return {
    name,
    ...(ordered(rest) as object),
    nodes: nodes.map(({ id, type, title, mode, timing, interruptible, config, x, y }) => ({
      id,
      type,
      title,
      ...(mode && { mode }),
      ...(timing && { timing: ordered(timing) }),
      ...(interruptible !== undefined && { interruptible }),
      config: ordered(config),
      x,
      y,
    })),
    edges: edges.map(({ from, port, to }) => ({ from, port, to })),
    ...(variables && { variables: ordered(variables) }),
    ...(workflows && {
      workflows: Object.fromEntries(
        Object.entries(workflows)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, workflow]) => [key, readableFlow(workflow as Flow & Subflow)]),
      ),
    }),
    ...(version && { version }),
  };
}

/** An agent as a file. `flow` names its actions already. */
export function writeAgentFile(
  configuration: AgentConfiguration,
  more: Pick<AgentFile, 'agent' | 'template' | 'knowledge' | 'actions' | 'tests'>,
): string {
  const { name, persona, greeting, voice, language, speed, model, callSettings, flow } = configuration;
  const { agent, template, knowledge, actions, tests } = more;
  const file = {
    parley: agentFileForm,
    agent,
    template,
    name,
    persona,
    greeting,
    voice,
    language,
    speed,
    ...(model && { model: ordered(model) }),
    ...(callSettings && { callSettings: ordered(callSettings) }),
    knowledge,
    actions,
    flow: readableFlow(flow),
    ...(tests && tests.length > 0 && { tests: tests.map((test) => orderedTest(test)) }),
  };
  return writeYaml(file);
}

const refuse = (faults: readonly (YamlFault & { path?: readonly PropertyKey[] })[]) => {
  const details = faults.map(({ line, message, path = [] }) => ({
    path: ['body.yaml', ...path].map(String).join('.'),
    message: `Line ${line}: ${message}`,
  }));
  return new AppError('invalid_input', `Can’t read the file. ${details[0]!.message}`, details);
};

/** What a YAML file holds, by its form. @throws AppError invalid_input, with the line and the member that is wrong */
export async function readFileAs<T>(text: string, form: z.ZodType<T>): Promise<T> {
  const read = await readYaml(text);
  if ('message' in read) throw refuse([read]);
  const found = form.safeParse(read.content);
  if (found.success) return found.data;
  throw refuse(await linedFaults(read, found.error.issues));
}

/** @throws AppError invalid_input */
export const readAgentFile = (text: string): Promise<AgentFile> => readFileAs(text, AgentFile);

/** A file as it is kept: the same content is the same text. */
export const writeYaml = (file: object): string => stringify(file, { lineWidth: 110, aliasDuplicateObjects: false });

/** What a file says of the agent itself. */
export function configurationOf(file: AgentFile): Omit<AgentConfiguration, 'flow'> {
  const { name, persona, greeting, voice, language, speed, model, callSettings } = file;
  const more = { ...(model && { model }), ...(callSettings && { callSettings }) };
  return { name, persona, greeting, voice, language, speed, ...more };
}

/** Whether a text is an id, as those of actions are. */
export const isId = (text: string): boolean => z.uuid().safeParse(text).success;
