import { parseDocument } from 'yaml';
import flowSchema from '../../flow.schema.json' with { type: 'json' };
import { nearest } from './nearest.ts';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  discriminator?: { mapping: Record<string, string> };
}
// A generated file, whose literal type is too narrow for its own references.
const defs = flowSchema.$defs as unknown as Record<string, Schema>;
const named = (ref: string) => defs[ref.split('/').at(-1)!]!;
const steps = defs.FlowNodeInput!.discriminator!.mapping;

/** Settings that a type of step has. */
function settingsOf(type: string): string[] {
  const { $ref, properties = {} } = named(steps[type]!).properties!.config!;
  return Object.keys($ref ? (named($ref).properties ?? {}) : properties);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

function lintGraph(graph: Record<string, unknown>, where: string): string[] {
  const nodes = listOf(graph.nodes);
  const ids = nodes.map(({ id }) => String(id));
  const faults = nodes.flatMap(({ id, type, config }) => {
    const step = `${where}step “${String(id)}”`;
    if (typeof type !== 'string') return [`${step} has no type.`];
    if (steps[type] === undefined) {
      return [`${step}: there’s no step type “${type}”. Did you mean “${nearest(type, Object.keys(steps))}”?`];
    }
    const known = settingsOf(type);
    if (!isRecord(config) || known.length === 0) return [];
    return Object.keys(config)
      .filter((name) => !known.includes(name))
      .map((name) => `${step}: “${type}” has no “${name}” setting. Did you mean “${nearest(name, known)}”?`);
  });
  const ways = listOf(graph.edges).flatMap(({ from, to }) =>
    [from, to]
      .map(String)
      .filter((id) => !ids.includes(id))
      .map(
        (id) =>
          `${where}a path starts or ends at “${id}”, which isn’t a step. Did you mean “${nearest(id, ids) ?? ''}”?`,
      ),
  );
  return [...faults, ...ways];
}

/** What's wrong with an agent's file, as sentences. The server checks the rest when it's pushed. */
export function lintFile(text: string): string[] {
  const document = parseDocument(text);
  if (document.errors.length > 0) return document.errors.map(({ message }) => message.split('\n')[0]!);
  const file: unknown = document.toJS();
  if (!isRecord(file)) return ['This isn’t an agent file.'];
  const missing = ['parley', 'name', 'flow']
    .filter((key) => file[key] === undefined)
    .map((key) => `“${key}” is missing.`);
  if (!isRecord(file.flow)) return missing;
  const inner = isRecord(file.flow.workflows) ? Object.entries(file.flow.workflows) : [];
  return [
    ...missing,
    ...lintGraph(file.flow, ''),
    ...inner.flatMap(([key, graph]) => (isRecord(graph) ? lintGraph(graph, `Workflow “${key}”: `) : [])),
  ];
}
