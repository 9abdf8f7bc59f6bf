import type { AgentConfiguration } from '#domain/agents/agents.ts';
import type { FlowEdge, FlowNode, Graph, VariableDef } from '#domain/agents/workflows.ts';
import { sameJson } from '#domain/platform/json.ts';
import { byName, isForm, isSameKind, within } from './entries.ts';

/** A field that differs; undefined for one that is not there. */
export interface FieldChange {
  /** Within the thing that has it: `greeting`, `model.facts`, `config.slots.name.prompt`. */
  field: string;
  before: unknown;
  after: unknown;
}

interface Changed<T> {
  before: T;
  after: T;
  fields: FieldChange[];
}

/** What differs between two graphs, by the names of what is in them. */
export interface GraphDiff {
  steps: {
    added: FlowNode[];
    removed: FlowNode[];
    changed: Changed<FlowNode>[];
    /** Stand elsewhere on the canvas, which no caller notices. */
    moved: FlowNode[];
  };
  ways: { added: FlowEdge[]; removed: FlowEdge[]; changed: Changed<FlowEdge>[] };
  variables: { added: VariableDef[]; removed: VariableDef[]; changed: Changed<VariableDef>[] };
}

export interface ConfigurationDiff extends GraphDiff {
  /** Beside the flow's steps, ways and variables: name, voice, language model, pinned workflows and so on. */
  settings: FieldChange[];
}

/** Whether entries that both have stand in another order: that is another list. */
function isReordered(before: string[], after: string[]): boolean {
  const shared = before.filter((name) => after.includes(name));
  return !sameJson(
    shared,
    after.filter((name) => before.includes(name)),
  );
}

/** Fields that differ, as deep as they have names. */
export function changedFields(before: unknown, after: unknown, field = ''): FieldChange[] {
  if (sameJson(before, after)) return [];
  if (isForm(before) && isForm(after) && (field === '' || isSameKind(before, after)))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      changedFields(before[name], after[name], within(field, name)),
    );
  if (Array.isArray(before) && Array.isArray(after)) {
    const [old, now] = [byName(before), byName(after)];
    if (old && now && !isReordered([...old.keys()], [...now.keys()]))
      return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) =>
        changedFields(old.get(name), now.get(name), within(field, name)),
      );
  }
  return [{ field, before, after }];
}

function compare<T extends object>(before: readonly T[], after: readonly T[], key: (entry: T) => string) {
  const [old, now] = [new Map(before.map((one) => [key(one), one])), new Map(after.map((one) => [key(one), one]))];
  const both = [...now].flatMap(([name, one]) => {
    const was = old.get(name);
    return was === undefined ? [] : [{ before: was, after: one, fields: changedFields(was, one) }];
  });
  return {
    added: [...now].filter(([name]) => !old.has(name)).map(([, one]) => one),
    removed: [...old].filter(([name]) => !now.has(name)).map(([, one]) => one),
    changed: both.filter(({ fields }) => fields.length > 0),
  };
}

const isPlace = ({ field }: FieldChange) => field === 'x' || field === 'y';

/** What differs between two graphs. */
export function diffGraphs(before: Graph, after: Graph): GraphDiff {
  const steps = compare(before.nodes, after.nodes, ({ id }) => id);
  const changed = steps.changed.map((step) => ({ ...step, fields: step.fields.filter((field) => !isPlace(field)) }));
  return {
    steps: {
      ...steps,
      changed: changed.filter(({ fields }) => fields.length > 0),
      moved: steps.changed.filter(({ fields }) => fields.every(isPlace)).map(({ after: step }) => step),
    },
    ways: compare(before.edges, after.edges, ({ from, port }) => `${from}.${port}`),
    variables: compare(before.variables ?? [], after.variables ?? [], ({ name }) => name),
  };
}

/** What differs between two configurations of an agent: steps, ways, variables and settings. */
export function diffConfigurations(before: AgentConfiguration, after: AgentConfiguration): ConfigurationDiff {
  const settingsOf = ({ flow, ...settings }: AgentConfiguration) => {
    const { nodes: _nodes, edges: _edges, variables: _variables, version: _version, ...rest } = flow;
    return { ...settings, flow: rest };
  };
  return { ...diffGraphs(before.flow, after.flow), settings: changedFields(settingsOf(before), settingsOf(after)) };
}
