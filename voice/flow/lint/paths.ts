import type { FlowEdge, FlowNode } from '#domain/agents/workflows.ts';
import { findStep } from '../steps/catalog.ts';
import { builtInNames } from '../talk.ts';
import { references } from '../template.ts';
import type { Checked } from './checked.ts';

/** Whether a conversation can end at a node. */
export const isEnd = ({ type }: FlowNode) => findStep(type)?.ends === true;

/** That every step is reached and leads to an end, that the caller has a word in every circle, and that what is used is set. */
export function checkPaths(checked: Checked): void {
  const { flow, report } = checked;
  const start = flow.nodes.find(({ type }) => type === 'start');
  if (!start) return;
  const reachable = walk([start.id], flow.edges, 'to');
  const ends = flow.nodes.filter(isEnd).map(({ id }) => id);
  const ending = walk(ends, flow.edges, 'from');
  for (const { id, title } of flow.nodes) {
    if (!reachable.has(id)) report('error', id, `"${title}" is never reached.`, { kind: 'unreached', about: id });
    else if (!ending.has(id)) report('error', id, `"${title}" never leads to an End Call step.`);
  }
  for (const id of silentCircle(checked)) report('error', id, 'This loop never lets the caller speak.');
  const set = surelySet(checked, start.id);
  for (const node of flow.nodes) if (reachable.has(node.id)) checkUses(checked, node, set);
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

/**
 * Nodes of a circle that may be gone round without the caller having a turn, also where a step listens but passes what is
 * filled already: taking away, again and again, what nothing silent leads to, or what leads to nothing silent.
 */
function silentCircle({ flow, steps }: Checked): string[] {
  const elsewhere = askedElsewhere(steps);
  const silent = flow.edges.filter(({ from, port }) => {
    const configured = steps.get(from);
    if (!configured) return false;
    const { step, config } = configured;
    return step.passes ? step.passes(config, port, (name) => elsewhere(from, name)) : !step.listens;
  });
  let nodes = flow.nodes.map(({ id }) => id);
  for (let before = -1; before !== nodes.length; ) {
    before = nodes.length;
    nodes = nodes.filter(
      (id) =>
        silent.some(({ from, to }) => from === id && nodes.includes(to)) &&
        silent.some(({ from, to }) => to === id && nodes.includes(from)),
    );
  }
  return nodes;
}

/** Whether a slot of one node is asked for by another one as well. */
function askedElsewhere(steps: Checked['steps']): (node: string, name: string) => boolean {
  const by = new Map<string, Set<string>>();
  for (const [id, { step, config }] of steps)
    for (const { name } of step.slots(config)) by.set(name, new Set([...(by.get(name) ?? []), id]));
  return (node, name) => [...(by.get(name) ?? [])].some((id) => id !== node);
}

/** For each node the names that are set on every path to it. */
function surelySet({ flow, steps, names }: Checked, start: string): Map<string, Set<string>> {
  const all = new Set(names.keys());
  const first = (flow.variables ?? []).filter(({ initial }) => initial !== null).map(({ name }) => name);
  const at = new Map(flow.nodes.map(({ id }) => [id, new Set(id === start ? [...builtInNames, ...first] : all)]));
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
    report('error', node.id, `"${name}" may not be set here yet. Use {{${name}|other words}} for that case.`, {
      kind: 'unset_name',
      about: name,
    });
}
