import type { Graph, VariableDef } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';

const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A configuration in which `{{from…}}` and `{ var: from }` read another name. */
function renamedIn(value: Json, from: string, to: string): Json {
  if (typeof value === 'string')
    return value.replaceAll(new RegExp(`(\\{\\{\\s*)${from}(?=[\\s:|}])`, 'g'), (_, open: string) => `${open}${to}`);
  if (Array.isArray(value)) return value.map((item) => renamedIn(item, from, to));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === 'var' && item === from ? to : renamedIn(item, from, to)]),
  );
}

/** Has every step read a slot or variable by its new name. What is asked for under the old one keeps it. */
export function renameReferences<G extends Graph>(graph: G, from: string, to: string): G {
  const nodes = graph.nodes.map((node) => {
    const config = renamedIn(node.config, from, to) as Record<string, Json>;
    return JSON.stringify(config) === JSON.stringify(node.config) ? node : { ...node, config };
  });
  return { ...graph, nodes };
}

/** Sets all variables. */
export const setVariables = <G extends Graph>(graph: G, variables: VariableDef[]): G => ({ ...graph, variables });
