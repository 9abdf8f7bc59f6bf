import { type Flow, type FlowNode, type FlowProblem, type Graph, isSpeakable } from '#domain/agents/workflows.ts';
import { holdsKey } from '#domain/platform/hidden-values.ts';
import { factsOfSlot, factsOfVariable } from './expressions/check.ts';
import { checkActs } from './lint/acts.ts';
import type { Checked } from './lint/checked.ts';
import { checkPaths, isEnd } from './lint/paths.ts';
import { checkPromises } from './lint/promises.ts';
import { checkTimings } from './lint/timing.ts';
import { findStep, stepOf } from './steps/catalog.ts';
import { builtInNames } from './talk.ts';
import { filters, hasStrayBraces, references } from './template.ts';

/** No caller answers more questions than that. */
const maxSlots = 60;

/** All faults of a flow. One without errors runs to an end whatever the caller says. */
export function validateFlow(flow: Flow): FlowProblem[] {
  const { workflows = {} } = flow;
  const within = Object.entries(workflows).flatMap(([key, workflow]) =>
    validateGraph(workflow, workflows).map((problem) => ({
      ...problem,
      // Nodes are those of the flow itself.
      nodeId: null,
      message: `In the workflow "${workflow.name}" (${key}): ${problem.message}`,
    })),
  );
  return [...validateGraph(flow, workflows), ...circles(flow, workflows), ...within];
}

/** Workflows that run themselves, by however many others. */
function circles(flow: Flow, workflows: Checked['workflows']): FlowProblem[] {
  const runs = (graph: Graph) =>
    graph.nodes.flatMap((node) => {
      const configured = stepOf(node);
      return configured?.step.runs?.(configured.config) ?? [];
    });
  const isWithin = (from: string, wanted: string, seen: Set<string>): boolean => {
    if (seen.has(from)) return false;
    seen.add(from);
    const graph = workflows[from];
    return graph ? runs(graph).some((key) => key === wanted || isWithin(key, wanted, seen)) : false;
  };
  return [...new Set(runs(flow))]
    .filter((key) => isWithin(key, key, new Set()))
    .map((key) => ({ level: 'error', nodeId: null, message: `The "${key}" workflow runs itself.` }));
}

function validateGraph(flow: Graph, workflows: Checked['workflows']): FlowProblem[] {
  const problems: FlowProblem[] = [];
  const checked: Checked = {
    flow,
    workflows,
    steps: new Map(),
    names: new Map(builtInNames.map((name) => [name, { type: 'text' }])),
    slots: new Map(),
    report: (level, nodeId, message, mend) => void problems.push({ level, nodeId, message, ...(mend && { mend }) }),
  };
  checkNodes(checked);
  checkSlots(checked);
  checkEdges(checked);
  checkTimings(checked);
  for (const node of flow.nodes) checkTexts(checked, node);
  for (const node of flow.nodes) checkKeys(checked, node);
  // A graph with broken nodes or edges has no paths worth reporting on.
  if (!problems.some(({ level }) => level === 'error')) {
    checkPaths(checked);
    checkActs(checked);
    checkPromises(checked);
  }
  return problems;
}

function checkNodes({ flow, steps, report }: Checked): void {
  const seen = new Set<string>();
  for (const node of flow.nodes) {
    if (seen.has(node.id)) report('error', node.id, `Two steps have the ID "${node.id}".`);
    seen.add(node.id);
    const step = findStep(node.type);
    const configured = stepOf(node);
    if (configured) steps.set(node.id, configured);
    else if (!step) report('error', node.id, `There’s no step type "${node.type}".`);
    else
      for (const issue of step.config.safeParse(node.config).error?.issues ?? [])
        report('error', node.id, `${issue.path.join('.') || 'Settings'}: ${issue.message}`);
  }
  const starts = flow.nodes.filter(({ type }) => type === 'start').length;
  if (starts !== 1)
    report(
      'error',
      null,
      starts === 0 ? 'The flow has no Start Call step.' : 'The flow has more than one Start Call step.',
    );
  if (!flow.nodes.some(isEnd)) report('error', null, 'The flow has no End Call step.');
}

function checkSlots({ flow, workflows, steps, names, slots, report }: Checked): void {
  const variables = new Map((flow.variables ?? []).map((variable) => [variable.name, variable]));
  for (const { name, type } of flow.variables ?? []) {
    if (names.has(name)) report('error', null, `The "${name}" variable is defined twice, or its name is reserved.`);
    names.set(name, factsOfVariable(type));
  }
  for (const [nodeId, { step, config }] of steps) {
    for (const slot of step.slots(config)) {
      const other = slots.get(slot.name);
      if (builtInNames.includes(slot.name)) report('error', nodeId, `"${slot.name}" is a reserved name.`);
      else if (other && other.type !== slot.type)
        report('error', nodeId, `"${slot.name}" is collected as both ${other.type} and ${slot.type}.`);
      else if (!other && names.has(slot.name))
        report('error', nodeId, `"${slot.name}" is both a variable and a value collected from the caller.`);
      else {
        slots.set(slot.name, slot);
        names.set(slot.name, factsOfSlot(slot));
      }
      if (!slot.prompt.trim().endsWith('?'))
        report('warning', nodeId, `The prompt for "${slot.name}" doesn’t end with a question.`, {
          kind: 'no_question',
          about: slot.name,
        });
    }
    for (const { id } of step.ports(config))
      for (const name of step.sets(config, id)) if (!names.has(name)) names.set(name, { type: 'any' });
  }
  if (slots.size > maxSlots) report('error', null, `The flow asks for more than ${maxSlots} values.`);
  for (const node of flow.nodes) {
    const { step, config } = steps.get(node.id) ?? {};
    for (const fault of step?.check(config, { names, workflows, variables }) ?? []) report('error', node.id, fault);
  }
}

function checkEdges({ flow, steps, report }: Checked): void {
  const ids = new Set(flow.nodes.map(({ id }) => id));
  const taken = new Set<string>();
  for (const { from, port, to } of flow.edges) {
    const configured = steps.get(from);
    const key = `${from} ${port}`;
    if (!ids.has(from) || !ids.has(to))
      report('error', null, `An edge connects "${from}" and "${to}", but one of these steps is missing.`);
    else if (configured && !configured.step.ports(configured.config).some(({ id }) => id === port))
      report('error', from, `There’s no "${port}" port.`);
    if (taken.has(key)) report('error', from, `Two edges leave from "${port}".`);
    taken.add(key);
    if (flow.nodes.some(({ id, type }) => id === to && type === 'start'))
      report('error', from, 'Steps can’t lead back to Start Call.');
  }
  for (const [nodeId, { step, config }] of steps)
    for (const { id, label, required } of step.ports(config)) {
      if (taken.has(`${nodeId} ${id}`)) continue;
      const mend = { kind: 'open_way', about: id } as const;
      if (required) report('error', nodeId, `"${label}" doesn’t lead anywhere.`, mend);
      else report('warning', nodeId, `"${label}" doesn’t lead anywhere, so the agent ${withoutWay(id)}.`, mend);
    }
}

/** What the agent does where a way out that may stay open leads nowhere, by the way's port. */
export const withoutWay = (port: string): string =>
  port === 'no_input' ? 'says goodbye and ends the call' : 'offers a callback and ends the call';

/** Steps whose texts are of requests: secrets may stand in them, and nowhere else. */
const requests: ReadonlySet<string> = new Set(['api_request', 'webhook']);

/** Keys that stand in a flow as they are, and are read by everyone who sees it. */
function checkKeys({ steps, report }: Checked, node: FlowNode): void {
  if (!requests.has(node.type)) return;
  const { headers = [] } = (steps.get(node.id)?.config ?? {}) as { headers?: { name: string; value: string }[] };
  for (const { name } of headers.filter(holdsKey))
    report(
      'warning',
      node.id,
      `Anyone who can see this flow can read the key in "${name}". Keep it in the vault, and use {{secret.NAME}} here.`,
    );
}

function checkTexts({ steps, names, report }: Checked, node: FlowNode): void {
  const configured = steps.get(node.id);
  if (!configured) return;
  const { spoken, written } = configured.step.texts(configured.config);
  for (const text of [...spoken, ...written]) {
    if (hasStrayBraces(text, requests.has(node.type)))
      report('error', node.id, `Write it as {{name}}: "${text.slice(0, 60)}".`);
    for (const { name, fallback: words, unknown } of references(text)) {
      // With words for when it is not set, a text is whole without it.
      if (!names.has(name))
        report(words === null ? 'error' : 'warning', node.id, `No step sets "${name}".`, {
          kind: 'unknown_name',
          about: name,
        });
      for (const filter of unknown)
        report('error', node.id, `There’s no "${filter}" filter. Use ${filters.join(', ')}.`);
    }
  }
  for (const text of spoken)
    if (!isSpeakable(text))
      report('error', node.id, `Spoken text can’t have links or formatting: "${text.slice(0, 60)}".`);
}
