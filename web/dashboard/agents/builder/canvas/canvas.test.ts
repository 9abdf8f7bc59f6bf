import { describe, expect, it } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { moveTo } from '#domain/agents/flow-edits/places.ts';
import { changeStep } from '#domain/agents/flow-edits/steps.ts';
import { Flow } from '#domain/agents/workflows.ts';
import { cardSize } from './card-size.ts';
import { directionOf } from './direction.ts';
import { createDrawer } from './drawn.ts';
import { isUnarranged, layOut } from './lay-out.ts';
import { edgeId, stubEdges } from './stubs.ts';

const flows = agentTemplates.map((template) => [template.name, Flow.parse(template.flow)] as const);

describe.each(flows)('the picture of %s', (_, flow) => {
  it.each(['right', 'down'] as const)('covers no card with another, led %s', (direction) => {
    expect(isUnarranged(flow)).toBe(true);
    const placed = moveTo(flow, layOut(flow, undefined, direction));
    expect(isUnarranged(placed)).toBe(false);
    expect(directionOf(placed)).toBe(direction);
    const boxes = placed.nodes.map((node) => ({ x: node.x, y: node.y, ...cardSize(node, placed, direction) }));
    for (const [n, a] of boxes.entries())
      for (const b of boxes.slice(n + 1))
        expect(a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height).toBe(false);
  });

  it('shows every way, as a line or as a chip', () => {
    const { nodes, edges } = createDrawer()({ flow, problems: [], selected: [] });
    const chips = nodes.flatMap((node) =>
      node.type === 'step'
        ? node.data.rows.chips.flatMap(({ ports }) => ports.map(({ id }) => edgeId({ from: node.id, port: id })))
        : [],
    );
    expect([...chips, ...edges.map(({ id }) => id)].sort()).toEqual(flow.edges.map(edgeId).sort());
    expect(new Set(chips)).toEqual(stubEdges(flow));
  });

  it('goes on in a next column instead of becoming too long to be read whole', () => {
    const placed = moveTo(flow, layOut(flow));
    const boxes = placed.nodes.map((node) => ({ x: node.x, y: node.y, ...cardSize(node, placed, 'down') }));
    const width = Math.max(...boxes.map((box) => box.x + box.width)) - Math.min(...boxes.map(({ x }) => x));
    const height = Math.max(...boxes.map((box) => box.y + box.height)) - Math.min(...boxes.map(({ y }) => y));
    // Fitted into 1,100 × 650 pixels no title is smaller than 10.
    expect(Math.min(1_100 / width, 650 / height)).toBeGreaterThan(0.45);
  });

  it('draws one card again when one step changed', () => {
    const draw = createDrawer();
    const before = draw({ flow, problems: [], selected: [] }).nodes;
    const changed = changeStep(flow, flow.nodes[2]!.id, { x: 700 });
    const after = draw({ flow: changed, problems: [], selected: [] }).nodes;
    expect(after.filter((node, n) => node !== before[n]).map(({ id }) => id)).toEqual([flow.nodes[2]!.id]);
  });
});
