import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { Flow } from '#domain/agents/workflows.ts';
import { copySteps, duplicateSteps, pasteSteps, readClip } from './clip.ts';
import { renameReferences } from './names.ts';
import { addNote, removeNotes, writeNote } from './notes.ts';
import { alignments, alignSteps, moveBy, moveTo, spreadSteps } from './places.ts';
import { addStep, groupSteps, removeSteps, renameGroup, ungroup } from './steps.ts';
import { connect, disconnect, insertStep, keepPorts, targetOf } from './ways.ts';

const template: Flow = Flow.parse(agentTemplates[0]!.flow);
const step = (type: string) => ({ type, title: type, config: {}, x: 0, y: 0 });
const sizeOf = () => ({ width: 240, height: 100 });

/** Any edit, of anything, whether it makes sense or not. */
const edit = fc.oneof(
  fc.constant((flow: Flow) => addStep(flow, step('say')).graph),
  fc.nat().map((n) => (flow: Flow) => removeSteps(flow, [at(flow, n)], 'next')),
  fc.tuple(fc.nat(), fc.nat(), fc.constantFrom('next', 'filled', 'yes')).map(
    ([a, b, port]) =>
      (flow: Flow) =>
        connect(flow, { from: at(flow, a), port }, at(flow, b)),
  ),
  fc.nat().map((n) => (flow: Flow) => {
    const edge = flow.edges[n % Math.max(1, flow.edges.length)];
    return edge ? insertStep(flow, edge, step('say'), 'next').graph : flow;
  }),
  fc.nat().map((n) => (flow: Flow) => {
    const edge = flow.edges[n % Math.max(1, flow.edges.length)];
    return edge ? disconnect(flow, edge) : flow;
  }),
  fc.tuple(fc.nat(), fc.nat()).map(
    ([a, b]) =>
      (flow: Flow) =>
        duplicateSteps(flow, [at(flow, a), at(flow, b)]).graph,
  ),
  fc.tuple(fc.nat(), fc.nat()).map(
    ([a, b]) =>
      (flow: Flow) =>
        groupSteps(flow, [at(flow, a), at(flow, b)], 'Group'),
  ),
  fc.tuple(fc.nat(), fc.integer({ min: -500, max: 500 })).map(
    ([n, x]) =>
      (flow: Flow) =>
        moveBy(flow, [at(flow, n)], { x, y: x }),
  ),
  fc.constantFrom(...alignments).map(
    (side) => (flow: Flow) =>
      alignSteps(
        flow,
        flow.nodes.map(({ id }) => id),
        side,
        sizeOf,
      ),
  ),
  fc.constant((flow: Flow) => addNote(flow, { x: 5, y: 5 }).graph),
);

/** The id of some step; of none where there is none. */
const at = (flow: Flow, n: number) => flow.nodes[n % Math.max(1, flow.nodes.length)]?.id ?? 'none';

describe('edits of a flow', () => {
  it('leave a flow that is whole, whatever is done in whatever order', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 25 }), (edits) => {
        const before = structuredClone(template);
        let flow = template;
        for (const change of edits) flow = change(flow);
        // What was passed in is never changed: undo keeps it.
        expect(template).toEqual(before);
        if (flow.nodes.length <= 100 && flow.edges.length <= 200) expect(Flow.safeParse(flow).success).toBe(true);
        const ids = new Set(flow.nodes.map(({ id }) => id));
        expect(ids.size).toBe(flow.nodes.length);
        for (const { from, to } of flow.edges) expect([ids.has(from), ids.has(to)]).toEqual([true, true]);
        const ways = flow.edges.map(({ from, port }) => `${from}.${port}`);
        expect(new Set(ways).size).toBe(ways.length);
        const members = (flow.groups ?? []).flatMap(({ nodes }) => nodes);
        expect(new Set(members).size).toBe(members.length);
        for (const id of members) expect(ids.has(id)).toBe(true);
      }),
    );
  });

  it('puts a step into a way', () => {
    const way = { from: 'start', port: 'next' };
    const before = targetOf(template, way);
    const { graph, id } = insertStep(template, way, step('say'), 'next');
    expect(targetOf(graph, way)).toBe(id);
    expect(targetOf(graph, { from: id, port: 'next' })).toBe(before);
    expect(removeSteps(graph, [id], 'next').edges).toEqual(expect.arrayContaining(template.edges));
  });

  it('pastes what was copied with ids of its own, inner ways kept and others open', () => {
    const ids = template.nodes.slice(0, 3).map(({ id }) => id);
    const text = JSON.stringify(copySteps(template, ids));
    const { graph, ids: made } = pasteSteps(template, readClip(text)!, { x: 1000, y: 1000 });
    // The start is not copied: there is one.
    expect(made).toHaveLength(2);
    const inner = graph.edges.filter(({ from }) => made.includes(from));
    expect(new Set(inner.map(({ to }) => to))).toEqual(new Set([made[1]]));
    expect(Math.min(...graph.nodes.filter(({ id }) => made.includes(id)).map(({ x }) => x))).toBe(1000);
  });

  it.each(['', 'hello', '{"parley":2}', '{"parley":1,"nodes":[{"id":"__proto__"}],"edges":[]}', '["parley"]'])(
    'takes the text %j for no steps',
    (text) => expect(readClip(text)).toBeNull(),
  );

  it('adds nothing at all when it would be too much', () => {
    const many = { ...template, nodes: Array.from({ length: 99 }, (_, n) => ({ ...step('say'), id: `say_${n}` })) };
    const clip = copySteps(
      template,
      template.nodes.map(({ id }) => id),
    );
    expect(pasteSteps(many, clip, { x: 0, y: 0 })).toEqual({ graph: many, ids: [] });
  });

  it('renames a name where it is read, in texts and in conditions, and nothing that is only alike', () => {
    const { graph } = addStep(template, {
      ...step('say'),
      config: {
        text: 'Hi {{name}}, {{ name|you }}, {{name:upper}}, {{names}}',
        when: { op: 'is_set', args: [{ var: 'name' }] },
      },
    });
    const renamed = renameReferences(graph, 'name', 'full_name').nodes.at(-1)!.config;
    expect(renamed).toEqual({
      text: 'Hi {{full_name}}, {{ full_name|you }}, {{full_name:upper}}, {{names}}',
      when: { op: 'is_set', args: [{ var: 'full_name' }] },
    });
  });

  it('lines up, spreads and moves on the grid', () => {
    const places = new Map([
      ['a', { x: 3, y: 0 }],
      ['b', { x: 104, y: 12 }],
      ['c', { x: 996, y: 7 }],
    ]);
    const nodes = [...places.keys()].map((id) => ({ ...step('say'), id }));
    const placed = moveTo({ ...template, nodes, edges: [] }, places);
    expect(placed.nodes.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [100, 10],
      [1000, 10],
    ]);
    expect(alignSteps(placed, ['a', 'b'], 'right', sizeOf).nodes.map(({ x }) => x)).toEqual([100, 100, 1000]);
    expect(spreadSteps(placed, ['a', 'b', 'c'], 'x', sizeOf).nodes.map(({ x }) => x)).toEqual([0, 500, 1000]);
  });

  it('keeps notes and groups', () => {
    const noted = addNote(template, { x: 0, y: 0 });
    const written = writeNote(noted.graph, noted.id, 'Ask Ann');
    expect(written.notes).toEqual([{ id: 'note', text: 'Ask Ann', x: 0, y: 0 }]);
    expect(removeNotes(written, [noted.id]).notes).toEqual([]);
    const [first, second] = template.nodes.map(({ id }) => id);
    const grouped = renameGroup(groupSteps(template, [first!, second!], 'A'), 'group', 'B');
    expect(grouped.groups).toEqual([{ id: 'group', title: 'B', nodes: [first, second] }]);
    expect(removeSteps(grouped, [first!, second!]).groups).toEqual([]);
    expect(ungroup(grouped, 'group').groups).toEqual([]);
  });

  it('takes away the ways of ports that are gone', () => {
    const way = { from: 'start', port: 'next' };
    expect(targetOf(keepPorts(template, 'start', []), way)).toBeNull();
    expect(keepPorts(template, 'start', ['next'])).toBe(template);
  });
});
