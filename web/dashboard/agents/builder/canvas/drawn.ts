import type { Edge, Node } from '@xyflow/react';
import type { Flow, FlowGroup, FlowNode, FlowNote, FlowProblem } from '#domain/agents/workflows.ts';
import { describeStep, inOrder, problemsOf, viewOf } from '../step-view.ts';
import { card, cardSize } from './card-size.ts';
import { gaps } from './lay-out.ts';
import { edgeId, stubEdges } from './stubs.ts';

/** What a step's card shows of it. */
export interface CardData extends Record<string, unknown> {
  node: FlowNode;
  number: number;
  errors: number;
  warnings: number;
  /** For each port the title of the step that it leads to, where that is drawn as a chip; null where it is open. */
  ways: Readonly<Record<string, { to: string; title: string; chip: boolean } | null>>;
}
export type CardNode = Node<CardData, 'step'>;
export type NoteNode = Node<{ note: FlowNote }, 'note'>;
/** Not `group`: the library draws a box of its own around that. */
export type GroupNode = Node<{ group: FlowGroup }, 'frame'>;
export type DrawnNode = CardNode | NoteNode | GroupNode;
export type WayEdge = Edge<{ label: string }, 'way'>;

/** Pixels around the members of a group, more above for its title. */
const around = { side: 20, top: 44 } as const;

function waysOf(
  flow: Flow,
  node: FlowNode,
  stubs: ReadonlySet<string>,
  titles: ReadonlyMap<string, string>,
): CardData['ways'] {
  return Object.fromEntries(
    viewOf(node).ports.map(({ id }) => {
      const edge = flow.edges.find(({ from, port }) => from === node.id && port === id);
      const title = edge && titles.get(edge.to);
      return [id, edge && title !== undefined ? { to: edge.to, title, chip: stubs.has(edgeId(edge)) } : null];
    }),
  );
}

/** Where a line enters the step that it leads to: from above where that stands below, else at its left. */
function sideOf(from: FlowNode, to: FlowNode): 'top' | 'left' {
  const isBelow = to.y >= from.y + cardSize(from).height;
  return isBelow && to.x < from.x + card.width + gaps.column ? 'top' : 'left';
}

function groupBox(flow: Flow, group: FlowGroup) {
  const members = flow.nodes.filter(({ id }) => group.nodes.includes(id));
  const boxes = members.map((node) => ({ x: node.x, y: node.y, ...cardSize(node) }));
  const left = Math.min(...boxes.map(({ x }) => x)) - around.side;
  const top = Math.min(...boxes.map(({ y }) => y)) - around.top;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + around.side;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + around.side;
  return { position: { x: left, y: top }, width: right - left, height: bottom - top };
}

interface Drawing {
  flow: Flow;
  problems: readonly FlowProblem[];
  selected: readonly string[];
}

/**
 * Makes the nodes and edges that React Flow draws, out of the document. One drawer remembers what it made: a step of which
 * nothing changed keeps its object, so that an edit draws one card and not a hundred.
 */
export function createDrawer() {
  const known = new Map<string, { key: string; drawn: DrawnNode }>();
  return ({ flow, problems, selected }: Drawing): { nodes: DrawnNode[]; edges: WayEdge[] } => {
    const stubs = stubEdges(flow);
    const titles = new Map(flow.nodes.map(({ id, title }) => [id, title]));
    const steps = new Map(flow.nodes.map((node) => [node.id, node]));
    const chosen = new Set(selected);
    const numbers = new Map(inOrder(flow).map(({ id }, n) => [id, n + 1]));
    const same = <N extends DrawnNode>(fresh: N, ...parts: unknown[]): N => {
      const key = JSON.stringify([fresh.position, fresh.selected, fresh.width, fresh.height, ...parts]);
      const before = known.get(fresh.id);
      if (before?.key === key && before.drawn.type === fresh.type) return before.drawn as N;
      known.set(fresh.id, { key, drawn: fresh });
      return fresh;
    };
    const tabStop = flow.nodes.some(({ id }) => id === selected.at(-1)) ? selected.at(-1) : flow.nodes[0]?.id;
    const groups = (flow.groups ?? []).map(
      (group): GroupNode =>
        same(
          {
            id: group.id,
            type: 'frame',
            data: { group },
            ...groupBox(flow, group),
            zIndex: -1,
            selectable: false,
            focusable: false,
            draggable: true,
            dragHandle: '.group-title',
          },
          group,
        ),
    );
    const notes = (flow.notes ?? []).map(
      (note): NoteNode =>
        same(
          {
            id: note.id,
            type: 'note',
            data: { note },
            position: { x: note.x, y: note.y },
            width: 200,
            selected: chosen.has(note.id),
            ariaLabel: `Note: ${note.text || 'empty'}`,
          },
          note,
        ),
    );
    const cards = flow.nodes.map((node): CardNode => {
      const faults = problemsOf(problems, node.id);
      const errors = faults.filter(({ level }) => level === 'error').length;
      const number = numbers.get(node.id)!;
      const ways = waysOf(flow, node, stubs, titles);
      return same(
        {
          id: node.id,
          type: 'step',
          data: { node, number, errors, warnings: faults.length - errors, ways },
          position: { x: node.x, y: node.y },
          ...cardSize(node),
          selected: chosen.has(node.id),
          ariaLabel: describeStep(flow, node, number, faults.length),
          // One stop of the Tab key for all cards; arrows walk among them.
          domAttributes: { tabIndex: node.id === tabStop ? 0 : -1 },
        },
        [node.type, node.title, node.config, node.mode, errors, faults.length, number, ways, node.id === tabStop],
      );
    });
    // Lines of what is chosen are drawn also where they are chips otherwise.
    const edges = flow.edges.flatMap((edge): WayEdge[] => {
      const isNear = chosen.has(edge.from) || chosen.has(edge.to);
      const [node, target] = [steps.get(edge.from), steps.get(edge.to)];
      const port = node && viewOf(node).ports.find(({ id }) => id === edge.port);
      if (!port || !target || (stubs.has(edgeId(edge)) && !isNear)) return [];
      return [
        {
          id: edgeId(edge),
          type: 'way',
          source: edge.from,
          sourceHandle: edge.port,
          target: edge.to,
          targetHandle: sideOf(node, target),
          data: { label: port.label },
          ariaLabel: `${node.title}: ${port.label} leads to ${target.title}`,
          focusable: false,
          ...(isNear && { className: 'is-near' }),
        },
      ];
    });
    return { nodes: [...groups, ...notes, ...cards], edges };
  };
}
