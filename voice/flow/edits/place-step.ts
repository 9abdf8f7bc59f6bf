import { addStep, type NewStep } from '#domain/agents/flow-edits/steps.ts';
import { connect } from '#domain/agents/flow-edits/ways.ts';
import type { Flow, FlowEdge, FlowNode } from '#domain/agents/workflows.ts';

/** Room of a step on the canvas with what stands beside it, in pixels: across and down. */
const room = { column: 320, row: 180 } as const;

/** A step that is to be added, which gets its place here. */
export type Unplaced = Omit<NewStep, 'x' | 'y'>;

const isColumn = ({ nodes }: Flow) => nodes.length > 1 && nodes.every(({ x }) => x === nodes[0]!.x);

/** Makes room where a step stands: it and all behind it move on. */
function makeRoom(flow: Flow, at: FlowNode): Flow {
  const down = isColumn(flow);
  const nodes = flow.nodes.map((node) =>
    down
      ? node.y >= at.y
        ? { ...node, y: node.y + room.row }
        : node
      : node.x >= at.x
        ? { ...node, x: node.x + room.column }
        : node,
  );
  return { ...flow, nodes };
}

/** A place beside a step that no other step covers. */
function freePlace({ nodes }: Flow, from: FlowNode): { x: number; y: number } {
  const x = from.x + room.column;
  let { y } = from;
  const isCovered = () => nodes.some((node) => Math.abs(node.x - x) < room.column && Math.abs(node.y - y) < room.row);
  while (isCovered()) y += room.row;
  return { x, y };
}

/** Adds a step before another: the ways in `led` lead to it, and it leads on by `mainPort`. */
export function putBefore(
  flow: Flow,
  target: FlowNode,
  led: readonly FlowEdge[],
  step: Unplaced,
  mainPort: string | null,
): { flow: Flow; id: string } {
  const added = addStep(makeRoom(flow, target), { ...step, x: target.x, y: target.y });
  let graph = added.graph;
  for (const edge of led) graph = connect(graph, edge, added.id);
  if (mainPort !== null) graph = connect(graph, { from: added.id, port: mainPort }, target.id);
  return { flow: graph, id: added.id };
}

/** Adds a step behind a way; where that led somewhere, the step leads there by its `mainPort`. */
export function putBehind(
  flow: Flow,
  way: { from: string; port: string },
  step: Unplaced,
  mainPort: string | null,
): { flow: Flow; id: string } {
  const edge = flow.edges.find(({ from, port }) => from === way.from && port === way.port);
  const target = flow.nodes.find(({ id }) => id === edge?.to);
  if (edge && target) return putBefore(flow, target, [edge], step, mainPort);
  const from = flow.nodes.find(({ id }) => id === way.from)!;
  const added = addStep(flow, { ...step, ...freePlace(flow, from) });
  return { flow: connect(added.graph, way, added.id), id: added.id };
}

/** Adds a step beside another that ways lead to later. */
export function putBeside(flow: Flow, from: FlowNode, step: Unplaced): { flow: Flow; id: string } {
  const { graph, id } = addStep(flow, { ...step, ...freePlace(flow, from) });
  return { flow: graph, id };
}
