import type { Flow } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';

/** Characters of one text of a step; `get_agent` with the step's id has all of it. */
const longest = 240;

/** What of a step's configuration is worth a line: short texts, numbers, choices. */
function inShort(value: Json): Json | undefined {
  if (typeof value === 'string') return value.length > longest ? `${value.slice(0, longest).toWellFormed()}…` : value;
  if (value === null || typeof value !== 'object') return value;
  return JSON.stringify(value).length <= longest ? value : undefined;
}

/** A flow as a list of its steps in the order in which they are reached, each with where it leads. */
export function outlineOf(flow: Flow) {
  const ways = Map.groupBy(flow.edges, ({ from }) => from);
  const order = [...new Set(reached(flow, ways))];
  const others = flow.nodes.filter(({ id }) => !order.includes(id)).map(({ id }) => id);
  const steps = [...order, ...others].flatMap((id) => {
    const node = flow.nodes.find((one) => one.id === id);
    if (node === undefined) return [];
    const config = Object.entries(node.config).flatMap(([name, value]) => {
      const short = inShort(value);
      return short === undefined ? [] : [[name, short]];
    });
    const leads = (ways.get(id) ?? []).map(({ port, to }) => [port, to]);
    return [
      { id, type: node.type, title: node.title, config: Object.fromEntries(config), leads: Object.fromEntries(leads) },
    ];
  });
  return { steps, ...(flow.workflows && { workflows: Object.keys(flow.workflows) }) };
}

/** Ids of steps from the start on, breadth first. */
function reached({ nodes }: Flow, ways: Map<string, Flow['edges']>): string[] {
  const start = nodes.find(({ type }) => type === 'start');
  const seen = start === undefined ? [] : [start.id];
  for (let at = 0; at < seen.length; at += 1) {
    for (const { to } of ways.get(seen[at]!) ?? []) if (!seen.includes(to)) seen.push(to);
  }
  return seen;
}
