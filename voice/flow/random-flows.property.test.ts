import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Flow, FlowEdge, FlowNode, VariableDef } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import type { ActionResult, FlowEvent } from './conversation.ts';
import { setting } from './dialogues/told.ts';
import { advance } from './flow-runner.ts';
import type { Snapshot } from './snapshot.ts';
import { stepOf } from './steps/catalog.ts';
import { validateFlow } from './validate-flow.ts';

/** A flow in which the linter finds no error never ends in "something went wrong", whatever callers say. */

const startedAt = Date.parse('2026-11-20T15:00:00Z');
const variables: VariableDef[] = [
  { name: 'count', type: 'number', initial: 0, given: false, sensitive: false },
  { name: 'note', type: 'text', initial: 'none', given: true, sensitive: false },
];

const slot = fc.record({
  name: fc.constantFrom('a_text', 'a_number', 'a_choice', 'an_answer', 'a_date', 'a_name'),
  required: fc.boolean(),
  prefill: fc.boolean(),
  confirm: fc.constantFrom('auto', 'implicit', 'explicit'),
});
const types: Record<string, string> = {
  a_text: 'text',
  a_number: 'number',
  a_choice: 'choice',
  an_answer: 'yes_no',
  a_date: 'date',
  a_name: 'name',
};
const choices = ['red', 'green'].map((value) => ({ value, label: value }));
const asked = (one: { name: string }) => ({
  ...one,
  type: types[one.name]!,
  prompt: `What about ${one.name.replace('_', ' ')}?`,
  choices: one.name === 'a_choice' ? choices : [],
});

const condition = fc.constantFrom<Json>(
  { op: 'eq', args: [{ var: 'note' }, 'none'] },
  { op: 'gt', args: [{ var: 'count' }, 1] },
  { op: 'eq', args: [{ var: 'note' }, 'said'] },
);

const config = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .uniqueArray(slot, { minLength: 1, maxLength: 3, selector: ({ name }) => name })
      .map((slots) => ['ask', { slots: slots.map(asked) }] as const),
  },
  {
    weight: 2,
    arbitrary: fc
      .uniqueArray(slot, { minLength: 2, maxLength: 3, selector: ({ name }) => name })
      .map((slots) => ['collect', { opening: 'What can I do?', slots: slots.map(asked) }] as const),
  },
  {
    weight: 3,
    arbitrary: condition.map((when) => ['decision', { branches: [{ port: 'yes', label: 'Yes', when }] }] as const),
  },
  { weight: 1, arbitrary: fc.constant(['say', { text: 'Well, {{note}}.' }] as const) },
  {
    weight: 2,
    arbitrary: fc.constant([
      'set_variable',
      { set: [{ name: 'count', value: { op: 'add', args: [{ var: 'count' }, 1] } }] },
    ] as const),
  },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 4 }).map((times) => ['repeat', { times }] as const) },
  { weight: 1, arbitrary: fc.constant(['wait', { seconds: 1 }] as const) },
  { weight: 1, arbitrary: fc.constant(['api_request', { url: 'https://a.example', save: { note: 'note' } }] as const) },
  {
    weight: 1,
    arbitrary: fc.constant([
      'switch',
      { on: { var: 'count' }, cases: [{ port: 'two', label: 'Two', values: [2] }] },
    ] as const),
  },
  { weight: 1, arbitrary: fc.constant(['schedule', {}] as const) },
);

/** Steps in a row, each of whose ways leads on, or, now and then, back. */
const drawn: fc.Arbitrary<Flow> = fc
  .tuple(
    fc.array(config, { minLength: 1, maxLength: 8 }),
    fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 40, maxLength: 40 }),
  )
  .map(([steps, chances]) => {
    const node = (id: string, type: string, own: unknown): FlowNode => ({
      id,
      type,
      title: id,
      config: own as Record<string, Json>,
      x: 0,
      y: 0,
    });
    const middle = steps.map(([type, own], index) => node(`n${index}`, type, own));
    const nodes = [node('start', 'start', { greeting: 'Hello.' }), ...middle, node('bye', 'end', {})];
    const edges: FlowEdge[] = [{ from: 'start', port: 'next', to: middle[0]!.id }];
    let draw = 0;
    const chance = () => chances[draw++ % chances.length]!;
    for (const [index, one] of middle.entries()) {
      const configured = stepOf(one);
      for (const { id, required } of configured?.step.ports(configured.config) ?? []) {
        if (!required && chance() < 0.5) continue;
        const goesBack = chance() < 0.25;
        const span = goesBack ? index + 1 : middle.length - index;
        const to = goesBack ? Math.floor(chance() * span) : index + 1 + Math.floor(chance() * chance() * span);
        edges.push({ from: one.id, port: id, to: middle[to]?.id ?? 'bye' });
      }
    }
    return { name: 'Drawn', nodes, edges, variables };
  });

const isSound = (flow: Flow) => validateFlow(flow).every(({ level }) => level !== 'error');

const lines = [
  'yes',
  'no',
  'three',
  'red',
  'tomorrow',
  'Ann Lee',
  'a new roof',
  'skip',
  "I'd rather not say",
  'purple monkeys',
  'repeat',
  'start over',
  'no, I meant four',
  'tomorrow at ten',
  'the first one',
];

const failure: ActionResult = { ok: false, code: 'x', message: '' };
const success: ActionResult = { ok: true, output: { note: 'said', times: [] } };

function lead(flow: Flow, says: readonly number[]): Snapshot {
  let step = advance(flow, null, {
    type: 'started',
    at: startedAt,
    setting: { ...setting, known: { a_number: 3, note: 'said' } },
  });
  for (const [turn, pick] of says.entries()) {
    for (let acts = 0; acts < 250 && step.snapshot.waiting && step.snapshot.waiting.for !== 'caller'; acts++) {
      const { waiting } = step.snapshot;
      const event: FlowEvent =
        waiting.for === 'timer'
          ? { type: 'timer_fired', at: startedAt, timerId: waiting.timerId }
          : {
              type: 'action_done',
              at: startedAt,
              runId: waiting.for === 'action' ? waiting.runId : '',
              result: pick % 3 === 0 ? failure : success,
            };
      step = advance(flow, step.snapshot, event);
    }
    if (step.snapshot.end) break;
    const at = startedAt + turn * 5_000;
    step = advance(
      flow,
      step.snapshot,
      pick === lines.length ? { type: 'silence', at } : { type: 'caller_said', at, text: lines[pick]! },
    );
  }
  return step.snapshot;
}

it('random callers of random flows without findings hear no "something went wrong"', () => {
  const callers = fc.array(fc.array(fc.nat({ max: lines.length }), { minLength: 1, maxLength: 12 }), {
    minLength: 10,
    maxLength: 10,
  });
  fc.assert(
    fc.property(drawn.filter(isSound), callers, (flow, all) => {
      for (const says of all)
        expect([says.map((pick) => lines[pick]), lead(flow, says).end?.reason]).not.toContain('failed');
    }),
    { numRuns: propertyRuns(120) },
  );
}, 300_000);
