import type { Flow, FlowEdge, FlowNode, FlowProblem, SlotDef } from '#domain/workflows.ts';
import { type ConfiguredStep, findStep, stepOf } from './steps/catalog.ts';
import { builtInNames } from './talk.ts';
import { hasStrayBraces, references } from './template.ts';

/** Slots that a conversation can carry; more would make its snapshot too large. */
const maxSlots = 24;

interface Checked {
  flow: Flow;
  /** The nodes whose type and configuration are valid. */
  steps: Map<string, ConfiguredStep>;
  names: Map<string, SlotDef | null>;
  report(level: FlowProblem['level'], nodeId: string | null, message: string): void;
}

/** All faults of a flow. One without errors runs to an end whatever the caller says. */
export function validateFlow(flow: Flow): FlowProblem[] {
  const problems: FlowProblem[] = [];
  const checked: Checked = {
    flow,
    steps: new Map(),
    names: new Map(builtInNames.map((name) => [name, null])),
    report: (level, nodeId, message) => void problems.push({ level, nodeId, message }),
  };
  checkNodes(checked);
  checkSlots(checked);
  checkEdges(checked);
  for (const node of flow.nodes) checkTexts(checked, node);
  // A graph with broken nodes or edges has no paths worth reporting on.
  if (!problems.some(({ level }) => level === 'error')) checkPaths(checked);
  return problems;
}

function checkNodes({ flow, steps, report }: Checked): void {
  const seen = new Set<string>();
  for (const node of flow.nodes) {
    if (seen.has(node.id)) report('error', node.id, `Two steps have the id "${node.id}".`);
    seen.add(node.id);
    const step = findStep(node.type);
    const configured = stepOf(node);
    if (configured) steps.set(node.id, configured);
    else if (!step) report('error', node.id, `There is no step of type "${node.type}".`);
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
  if (!flow.nodes.some(({ type }) => type === 'end')) report('error', null, 'The flow has no End Call step.');
}

function checkSlots({ flow, steps, names, report }: Checked): void {
  for (const [nodeId, { step, config }] of steps) {
    for (const slot of step.slots(config)) {
      const other = names.get(slot.name);
      if (builtInNames.includes(slot.name)) report('error', nodeId, `The name "${slot.name}" is taken by Parley.`);
      else if (other && other.type !== slot.type)
        report('error', nodeId, `"${slot.name}" is asked for as ${other.type} and as ${slot.type}.`);
      else names.set(slot.name, slot);
      if (!slot.prompt.trim().endsWith('?'))
        report('warning', nodeId, `The prompt of "${slot.name}" does not end in a question.`);
    }
    for (const { id } of step.ports(config))
      for (const name of step.sets(config, id)) if (!names.has(name)) names.set(name, null);
  }
  if (names.size > maxSlots) report('error', null, `The flow has more than ${maxSlots} slots.`);
  for (const node of flow.nodes) {
    const { step, config } = steps.get(node.id) ?? {};
    for (const fault of step?.check(config, { names }) ?? []) report('error', node.id, fault);
  }
}

function checkEdges({ flow, steps, report }: Checked): void {
  const ids = new Set(flow.nodes.map(({ id }) => id));
  const taken = new Set<string>();
  for (const { from, port, to } of flow.edges) {
    const configured = steps.get(from);
    const key = `${from} ${port}`;
    if (!ids.has(from) || !ids.has(to))
      report('error', null, `An edge leads from "${from}" to "${to}", and one of them is missing.`);
    else if (configured && !configured.step.ports(configured.config).some(({ id }) => id === port))
      report('error', from, `There is no way out called "${port}".`);
    if (taken.has(key)) report('error', from, `Two edges leave by "${port}".`);
    taken.add(key);
    if (flow.nodes.some(({ id, type }) => id === to && type === 'start'))
      report('error', from, 'No step may lead back to Start Call.');
  }
  for (const [nodeId, { step, config }] of steps)
    for (const { id, label, required } of step.ports(config)) {
      if (taken.has(`${nodeId} ${id}`)) continue;
      if (required) report('error', nodeId, `"${label}" leads nowhere.`);
      else
        report(
          'warning',
          nodeId,
          `"${label}" leads nowhere: the agent ${fallback[id] ?? 'offers a call back and ends'}.`,
        );
    }
}

const fallback: Record<string, string> = { no_input: 'says goodbye and ends' };

function checkTexts({ steps, names, report }: Checked, node: FlowNode): void {
  const configured = steps.get(node.id);
  if (!configured) return;
  const { spoken, written } = configured.step.texts(configured.config);
  for (const text of [...spoken, ...written]) {
    if (hasStrayBraces(text)) report('error', node.id, `Write names as {{name}}: "${text.slice(0, 60)}".`);
    for (const { name } of references(text)) if (!names.has(name)) report('error', node.id, `No step sets "${name}".`);
  }
  for (const text of spoken) {
    const words = text.replace(/\{\{[^}]*\}\}/g, '');
    if (/https?:\/\/|www\.|\*\*|__|^#{1,6} |^[-*] |`|\]\(/m.test(words))
      report('error', node.id, `Spoken text cannot hold links or formatting: "${text.slice(0, 60)}".`);
  }
}

function checkPaths(checked: Checked): void {
  const { flow, report } = checked;
  const start = flow.nodes.find(({ type }) => type === 'start');
  if (!start) return;
  const reachable = walk([start.id], flow.edges, 'to');
  const ends = flow.nodes.filter(({ type }) => type === 'end').map(({ id }) => id);
  const ending = walk(ends, flow.edges, 'from');
  for (const { id, title } of flow.nodes) {
    if (!reachable.has(id)) report('error', id, `"${title}" is never reached.`);
    else if (!ending.has(id)) report('error', id, `No End Call can be reached from "${title}".`);
  }
  for (const id of silentCircle(checked)) report('error', id, 'This circle of steps never lets the caller speak.');
  for (const node of flow.nodes) if (reachable.has(node.id)) checkUses(checked, node, surelySet(checked, start.id));
}

/** All nodes that can be reached along the edges, or against them. */
function walk(from: string[], edges: FlowEdge[], direction: 'to' | 'from'): Set<string> {
  const seen = new Set(from);
  const queue = [...from];
  for (let id = queue.pop(); id !== undefined; id = queue.pop())
    for (const edge of edges) {
      const [here, there] = direction === 'to' ? [edge.from, edge.to] : [edge.to, edge.from];
      if (here === id && !seen.has(there)) {
        seen.add(there);
        queue.push(there);
      }
    }
  return seen;
}

/** Nodes of a cycle without a step that listens: taking away, again and again, what nothing silent leads to. */
function silentCircle({ flow, steps }: Checked): string[] {
  let silent = flow.nodes.filter(({ id }) => !steps.get(id)?.step.listens).map(({ id }) => id);
  for (let before = -1; before !== silent.length; ) {
    before = silent.length;
    silent = silent.filter((id) => flow.edges.some(({ from, to }) => from === id && silent.includes(to)));
  }
  return silent;
}

/** For each node the names that are set on every path to it. */
function surelySet({ flow, steps, names }: Checked, start: string): Map<string, Set<string>> {
  const all = new Set(names.keys());
  const at = new Map(flow.nodes.map(({ id }) => [id, new Set(id === start ? builtInNames : all)]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const { from, port, to } of flow.edges) {
      const configured = steps.get(from);
      const target = at.get(to);
      if (!configured || !target) continue;
      const given = new Set([...(at.get(from) ?? []), ...configured.step.sets(configured.config, port)]);
      for (const name of target) if (!given.has(name)) changed = target.delete(name) || changed;
    }
  }
  return at;
}

function checkUses({ steps, report }: Checked, node: FlowNode, set: Map<string, Set<string>>): void {
  const configured = steps.get(node.id);
  if (!configured) return;
  const { step, config } = configured;
  // A step's own slots may be used in its later prompts, and are there when its texts are said.
  const here = new Set([...(set.get(node.id) ?? []), ...step.slots(config).map(({ name }) => name)]);
  const { spoken, written } = step.texts(config);
  const missing = [...spoken, ...written]
    .flatMap(references)
    .filter(({ name, fallback: words }) => words === null && !here.has(name))
    .map(({ name }) => name);
  for (const name of new Set(missing))
    report('error', node.id, `"${name}" may not be set yet here. Write {{${name}|other words}} for that case.`);
}
