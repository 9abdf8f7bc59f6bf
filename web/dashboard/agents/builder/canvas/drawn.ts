import { type Edge, MarkerType, type Node } from '@xyflow/react';
import type { Flow, FlowGroup, FlowNode, FlowNote, FlowProblem } from '#domain/agents/workflows.ts';
import { describeStep, inOrder, problemsOf, viewOf } from '../step-view.ts';
import { card } from './card.ts';
import { type CardRows, rowsOf } from './card-rows.ts';
import { cardSize } from './card-size.ts';
import { directionOf, type FlowDirection } from './direction.ts';
import { gaps } from './lay-out.ts';
import { edgeId, stubEdges } from './stubs.ts';

/** What a step's card shows of it. */
export interface CardData extends Record<string, unknown> {
  node: FlowNode;
  number: number;
  errors: number;
  warnings: number;
  /** Where the conversation goes: the ways out stand at the card's right, or at its foot. */
  direction: FlowDirection;
  rows: CardRows;
  /** The titles of the steps that chips name, by id. */
  titles: Readonly<Record<string, string>>;
  /** Ways that a line leaves; the other ones of `rows.lines` have to get one. */
  led: readonly string[];
}
export type CardNode = Node<CardData, 'step'>;
export type NoteNode = Node<{ note: FlowNote }, 'note'>;
/** Not `group`: the library draws a box of its own around that. */
export type GroupNode = Node<{ group: FlowGroup }, 'frame'>;
export type DrawnNode = CardNode | NoteNode | GroupNode;
/** A line into a next column goes up in the gap before it. */
export type WayEdge = Edge<{ label: string; gutter: number | null }, 'way'>;

/** Pixels around the members of a group, more above for its title. */
const around = { side: 20, top: 44 } as const;

/** Where a line enters the step that it leads to: from above down a flow, and where the step stands right below; else at its left. */
function sideOf(from: FlowNode, to: FlowNode, height: number, direction: FlowDirection): 'top' | 'left' {
  const isBelow = to.y >= from.y + height;
  return direction === 'down' || (isBelow && to.x < from.x + card.width + gaps.column) ? 'top' : 'left';
}

/** Pixels between a line that goes up and the cards of the column that it leads into. */
const gutterGap = 28;

/** Where a line to a step further up goes up: before the step's column, and before what of it stands further to the left. */
function gutterOf(flow: Flow, from: FlowNode, to: FlowNode): number {
  const inTheWay = flow.nodes.filter(
    ({ x, y }) => x >= from.x + card.width && x < to.x && y >= to.y && y <= from.y + 200,
  );
  return Math.min(to.x, ...inTheWay.map(({ x }) => x)) - gutterGap;
}

function groupBox(flow: Flow, group: FlowGroup, direction: FlowDirection) {
  const members = flow.nodes.filter(({ id }) => group.nodes.includes(id));
  const boxes = members.map((node) => ({ x: node.x, y: node.y, ...cardSize(node, flow, direction) }));
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
    const direction = directionOf(flow);
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
            ...groupBox(flow, group, direction),
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
      const all = rowsOf(flow, node.id);
      const targetOf = (port: string) => flow.edges.find((edge) => edge.from === node.id && edge.port === port)?.to;
      // Beside each other they stand as their steps do, so that no line crosses another.
      const across = (port: string) => steps.get(targetOf(port) ?? '')?.x ?? node.x;
      const rows =
        direction === 'down' && all.lines.length > 1
          ? { ...all, lines: all.lines.toSorted((a, b) => across(a.id) - across(b.id)) }
          : all;
      const titles = Object.fromEntries(rows.chips.map(({ to }) => [to, steps.get(to)?.title ?? '']));
      const led = rows.lines.map(({ id }) => id).filter((id) => targetOf(id) !== undefined);
      return same(
        {
          id: node.id,
          type: 'step',
          data: { node, number, errors, warnings: faults.length - errors, direction, rows, titles, led },
          position: { x: node.x, y: node.y },
          ...cardSize(node, flow, direction),
          selected: chosen.has(node.id),
          ariaLabel: describeStep(flow, node, number, faults.length),
          // One stop of the Tab key for all cards; arrows walk among them.
          domAttributes: { tabIndex: node.id === tabStop ? 0 : -1 },
        },
        [node.type, node.title, node.config, node.mode, errors, faults.length, number, direction],
        [rows, titles, led, node.id === tabStop],
      );
    });
    // Lines of what is chosen are drawn also where they are chips otherwise.
    const edges = flow.edges.flatMap((edge): WayEdge[] => {
      const isNear = chosen.has(edge.from) || chosen.has(edge.to);
      const [node, target] = [steps.get(edge.from), steps.get(edge.to)];
      const port = node && viewOf(node).ports.find(({ id }) => id === edge.port);
      if (!port || !target || (stubs.has(edgeId(edge)) && !isNear)) return [];
      const { height } = cardSize(node, flow, direction);
      const isLine = rowsOf(flow, node.id).lines.some(({ id }) => id === edge.port);
      const isBeside = target.x >= node.x + card.width && target.y < node.y + height;
      const goesUp = direction === 'down' && isLine && isBeside;
      return [
        {
          id: edgeId(edge),
          type: 'way',
          source: edge.from,
          sourceHandle: edge.port,
          target: edge.to,
          targetHandle: sideOf(node, target, height, direction),
          markerEnd: {
            type: MarkerType.Arrow,
            width: 14,
            height: 14,
            color: isNear ? 'var(--accent)' : 'var(--field)',
          },
          data: { label: port.label, gutter: goesUp ? gutterOf(flow, node, target) : null },
          ariaLabel: `${node.title}: ${port.label} leads to ${target.title}`,
          focusable: false,
          ...(isNear && { className: 'is-near' }),
        },
      ];
    });
    return { nodes: [...groups, ...notes, ...cards], edges };
  };
}
