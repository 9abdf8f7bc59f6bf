import { parseDocument, stringify } from 'yaml';
import { z } from 'zod';
import { AgentFile, agentFileForm } from '#domain/agent-files.ts';
import type { AgentConfiguration } from '#domain/agents.ts';
import { AppError } from '#domain/errors.ts';
import type { Flow, FlowNode, Subflow } from '#domain/workflows.ts';

/** Members of a form in the order of the alphabet, however deep: the same agent is the same file. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(
    members.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => [name, ordered(member)]),
  );
}

type Rename = (actionId: string) => string;

function renameNode(node: FlowNode, rename: Rename): FlowNode {
  const { actionId } = node.config;
  if (node.type !== 'run_action' || typeof actionId !== 'string') return node;
  return { ...node, config: { ...node.config, actionId: rename(actionId) } };
}

/** A flow whose steps name their actions in another way. */
export function renameActions(flow: Flow, rename: Rename): Flow {
  const named = <G extends Flow | Subflow>(graph: G): G => ({
    ...graph,
    nodes: graph.nodes.map((node) => renameNode(node, rename)),
  });
  const { workflows } = flow;
  return {
    ...named(flow),
    ...(workflows && {
      workflows: Object.fromEntries(Object.entries(workflows).map(([key, workflow]) => [key, named(workflow)])),
    }),
  };
}

/** Steps and ways as they are read: what a step is before what it says, and where it stands last. */
function readable({ name, version, nodes, edges, variables, workflows, ...rest }: Flow & Partial<Subflow>): object {
  return {
    name,
    ...(ordered(rest) as object),
    nodes: nodes.map(({ id, type, title, mode, timing, interruptible, config, x, y }) => ({
      ...{ id, type, title, ...(mode && { mode }) },
      ...{ ...(timing && { timing: ordered(timing) }), ...(interruptible !== undefined && { interruptible }) },
      config: ordered(config),
      ...{ x, y },
    })),
    edges: edges.map(({ from, port, to }) => ({ from, port, to })),
    ...(variables && { variables: ordered(variables) }),
    ...(workflows && {
      workflows: Object.fromEntries(
        Object.entries(workflows)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, workflow]) => [key, readable(workflow as Flow & Subflow)]),
      ),
    }),
    ...(version && { version }),
  };
}

/** An agent as a file. `flow` names its actions already. */
export function writeAgentFile(
  configuration: AgentConfiguration,
  more: Pick<AgentFile, 'agent' | 'template' | 'knowledge' | 'actions'>,
): string {
  const { name, persona, greeting, voice, language, speed, model, callSettings, flow } = configuration;
  const { agent, template, knowledge, actions } = more;
  const file = {
    ...{ parley: agentFileForm, agent, template, name, persona, greeting, voice, language, speed },
    ...(model && { model: ordered(model) }),
    ...(callSettings && { callSettings: ordered(callSettings) }),
    ...{ knowledge, actions, flow: readable(flow) },
  };
  return stringify(file, { lineWidth: 110, aliasDuplicateObjects: false });
}

const refuse = (details: { path: string; message: string }[]) =>
  new AppError('invalid_input', `The file cannot be read: ${details[0]!.message}`, details);

/** @throws AppError invalid_input, with the line or the member that is wrong */
export function readAgentFile(text: string): AgentFile {
  const path = 'body.yaml';
  let content: unknown;
  try {
    const document = parseDocument(text, { prettyErrors: true });
    const [fault] = document.errors;
    if (fault) throw refuse([{ path, message: fault.message.slice(0, 300) }]);
    // Names that stand for parts of a file could make a small one endless.
    content = document.toJS({ maxAliasCount: 0 });
  } catch (error) {
    if (error instanceof AppError) throw error;
    const message =
      error instanceof ReferenceError
        ? 'Write parts out: names for them (&, *) are not read.'
        : 'It is nested too deeply.';
    if (error instanceof ReferenceError || error instanceof RangeError) throw refuse([{ path, message }]);
    throw error;
  }
  const found = AgentFile.safeParse(content);
  if (found.success) return found.data;
  throw refuse(
    found.error.issues.slice(0, 20).map(({ path: where, message }) => ({
      path: [path, ...where].map(String).join('.'),
      message: where.length > 0 ? `${where.join('.')}: ${message}` : message,
    })),
  );
}

/** What a file says of the agent itself. */
export function configurationOf(file: AgentFile): Omit<AgentConfiguration, 'flow'> {
  const { name, persona, greeting, voice, language, speed, model, callSettings } = file;
  const more = { ...(model && { model }), ...(callSettings && { callSettings }) };
  return { name, persona, greeting, voice, language, speed, ...more };
}

/** Whether a text is an id, as those of actions are. */
export const isId = (text: string): boolean => z.uuid().safeParse(text).success;
