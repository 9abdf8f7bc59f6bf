import type { Graph } from '#domain/agents/workflows.ts';
import type { Port } from '#voice/flow/steps/step.ts';
import { viewOf } from '../step-view.ts';
import { edgeId, stubEdges } from './stubs.ts';

/** The ways out of a step, as its card shows them. */
export interface CardRows {
  /** A row of its own for each: a line leaves it, or one has to. */
  lines: readonly Port[];
  /** Ways that lead to one step without a line: one row for all of them, with its title. */
  chips: readonly { to: string; ports: readonly Port[] }[];
  /** Ways that may stay open: their names beside each other, in as few rows as hold them. */
  open: readonly Port[];
  openRows: number;
}

const none: CardRows = { lines: [], chips: [], open: [], openRows: 0 };

/** Pixels of a letter of a name, at most as wide as most, of what is between two, and of a row. */
const [letter, between, wide] = [6.4, 10, 232];

function rowsFor(ports: readonly Port[]): number {
  let [rows, left] = [0, 0];
  for (const { label } of ports) {
    const width = label.length * letter;
    if (rows === 0 || width > left) [rows, left] = [rows + 1, wide];
    left -= width + between;
  }
  return rows;
}
const known = new WeakMap<Graph, ReadonlyMap<string, CardRows>>();

function rowsIn(graph: Graph): ReadonlyMap<string, CardRows> {
  const before = known.get(graph);
  if (before) return before;
  const stubs = stubEdges(graph);
  const targets = new Map(graph.edges.map((edge) => [edgeId(edge), edge.to]));
  const titled = new Set(graph.nodes.map(({ id }) => id));
  const rows = new Map(
    graph.nodes.map((node): [string, CardRows] => {
      const lines: Port[] = [];
      const open: Port[] = [];
      const chips = new Map<string, Port[]>();
      for (const port of viewOf(node).ports) {
        const way = edgeId({ from: node.id, port: port.id });
        const to = targets.get(way);
        if (to === undefined || !titled.has(to)) (port.required ? lines : open).push(port);
        else if (stubs.has(way)) chips.set(to, [...(chips.get(to) ?? []), port]);
        else lines.push(port);
      }
      return [
        node.id,
        { lines, chips: [...chips].map(([to, ports]) => ({ to, ports })), open, openRows: rowsFor(open) },
      ];
    }),
  );
  known.set(graph, rows);
  return rows;
}

/** How the ways out of a step are shown on its card. */
export const rowsOf = (graph: Graph, id: string): CardRows => rowsIn(graph).get(id) ?? none;
