import { describe, expect, it } from 'vitest';
import type { Flow } from '#domain/agents/workflows.ts';
import type { FlowEvent, Setting } from './conversation.ts';
import { advance } from './flow-runner.ts';
import type { Snapshot } from './snapshot.ts';
import { explainAll, explainTurn } from './why.ts';

const flow: Flow = {
  name: 'Shop',
  variables: [{ name: 'secret', type: 'text', initial: null, given: true, sensitive: true }],
  nodes: [
    { id: 'start', type: 'start', title: 'Start', config: {}, x: 0, y: 0 },
    {
      id: 'ask',
      type: 'ask',
      title: 'Ask topic',
      config: {
        slots: [
          {
            name: 'topic',
            type: 'choice',
            prompt: 'Sales or repairs?',
            choices: [
              { value: 'sales', label: 'Sales', synonyms: ['buy'] },
              { value: 'repairs', label: 'Repairs', synonyms: [] },
            ],
          },
        ],
      },
      x: 0,
      y: 0,
    },
    { id: 'end', type: 'end', title: 'Goodbye', config: {}, x: 0, y: 0 },
  ],
  edges: [
    { from: 'start', port: 'next', to: 'ask' },
    { from: 'ask', port: 'filled', to: 'end' },
  ],
};
const setting: Setting = {
  agentName: 'A',
  businessName: 'B',
  timeZone: 'UTC',
  channel: 'test',
  greeting: null,
  known: { secret: 'x' },
};
const at = Date.UTC(2026, 10, 23, 10);

function runOf(lines: readonly string[]) {
  const run: { event: FlowEvent; snapshot: Snapshot }[] = [];
  const events: FlowEvent[] = [
    { type: 'started', at, setting },
    ...lines.map((text, n): FlowEvent => ({ type: 'caller_said', at: at + n * 1000, text })),
  ];
  for (const event of events)
    run.push({ event, snapshot: advance(flow, run.at(-1)?.snapshot ?? null, event).snapshot });
  return run;
}

describe('why a turn was taken as it was', () => {
  it('says what was heard, the rule that won, the value and the way', () => {
    const [why] = explainAll(flow, runOf(['I want to buy something']), 10);
    expect(why).toMatchObject({
      turn: 1,
      by: 'words',
      heard: 'I want to buy something',
      title: 'Ask topic',
      asked: 'Sales or repairs?',
      understood: true,
      rule: 'An answer to the question.',
      values: [{ name: 'topic', before: null, after: 'Sales' }],
      ways: [{ node: 'ask', port: 'filled', label: 'Answered', to: 'Goodbye' }],
    });
    expect(why!.readings.filter(({ won }) => won)).toMatchObject([{ rule: 'An answer to the question' }]);
    expect(why!.readings.every(({ confidence }) => confidence > 0 && confidence <= 1)).toBe(true);
  });

  it('says that nothing was understood, and what the words could be taught to mean', () => {
    const [why] = explainAll(flow, runOf(['my chain came off']), 10);
    expect(why).toMatchObject({
      understood: false,
      readings: [],
      values: [],
      ways: [],
      rule: 'No rule matched, so the question was rephrased.',
      teach: { slot: 'topic', choices: [{ value: 'sales' }, { value: 'repairs' }] },
    });
  });

  it('changes nothing, and the same turn has the same reasons', () => {
    const [begun] = runOf([]);
    const event: FlowEvent = { type: 'caller_said', at, text: 'sales' };
    const before = structuredClone(begun!.snapshot);
    const first = explainTurn(flow, begun!.snapshot, event, 1);
    expect(begun!.snapshot).toEqual(before);
    expect(explainTurn(flow, begun!.snapshot, event, 1)).toEqual(first);
  });

  it('tells of a silence, of keys, and of no more turns than asked for', () => {
    const [begun] = runOf([]);
    expect(explainTurn(flow, begun!.snapshot, { type: 'silence', at }, 0)).toMatchObject({ by: 'silence', heard: '' });
    const keys = explainTurn(flow, begun!.snapshot, { type: 'key_pressed', at, digits: '2' }, 1);
    expect(keys).toMatchObject({ by: 'keys', heard: 'option 2', values: [{ name: 'topic', after: 'Repairs' }] });
    expect(explainAll(flow, runOf(['hm', 'what', 'sales']), 2)).toHaveLength(2);
    expect(JSON.stringify(explainAll(flow, runOf(['sales']), 2))).not.toContain('"x"');
  });
});
