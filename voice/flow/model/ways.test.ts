import { describe, expect, it } from 'vitest';
import type { Flow } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import type { Intent, ModelResult } from '../conversation.ts';
import { at, flowOf, talk, texts } from '../dialogues/told.ts';
import { explore } from '../lint/explore.ts';
import { steps } from '../steps/catalog.ts';
import { validateFlow } from '../validate-flow.ts';
import { harmless, listening } from './ways.ts';

const need = { name: 'need', type: 'text', prompt: 'What is it about?' };
const repairs = { port: 'repairs', label: 'a repair', when: { op: 'eq', args: [{ var: 'need' }, 'repair'] } };
const sales = { port: 'sales', label: 'a new roof', when: { op: 'eq', args: [{ var: 'need' }, 'roof'] } };
const storey = { slots: [{ name: 'storey', type: 'number', prompt: 'On which floor?' }] };

/** Free words, then a way: to a question, to an act, or to a goodbye. */
const flowWith = (type: string, config: Record<string, Json>, mode?: 'assisted'): Flow => {
  const flow = flowOf(
    [
      ['start', 'start', {}],
      ['ask', 'ask', { slots: [need] }],
      ['part', type, config],
      ['more', 'ask', storey],
      ['mail', 'send_email', { to: 'team', subject: 'A roof', body: 'A roof' }],
      ['bye', 'end', { message: 'Bye.' }],
      ['other', 'end', { message: 'I will note that. Bye.' }],
    ],
    [
      ['start', 'next', 'ask'],
      ['ask', 'filled', 'part'],
      ['part', 'repairs', 'more'],
      ['part', 'sales', 'mail'],
      ['part', 'else', 'other'],
      ['more', 'filled', 'bye'],
      ['mail', 'ok', 'bye'],
    ],
  );
  const nodes = flow.nodes.map((node) => (node.id === 'part' && mode ? { ...node, mode } : node));
  return { ...flow, nodes };
};
const decision = (mode?: 'assisted') => flowWith('decision', { branches: [repairs, sales], words: 'need' }, mode);
const choice = {
  on: { var: 'need' },
  cases: [
    { port: 'repairs', label: 'a repair', values: ['repair'] },
    { port: 'sales', label: 'a new roof', values: ['roof'] },
  ],
};

const asked = (intents: Intent[]) => intents.find((intent) => intent.type === 'ask_model');

function begin(flow: Flow) {
  const call = talk(flow);
  const intents = call.say('water drips onto my bed whenever it rains');
  const want = asked(intents);
  const propose = (result: ModelResult) =>
    call.tell({ type: 'proposed', at, proposalId: want?.proposalId ?? 'none', result });
  return { call, want, propose };
}

describe('a way', () => {
  it('is looked for by a model only where the step says so, and no condition has decided', () => {
    const plain = begin(decision());
    expect([plain.want, texts(plain.call.intents).at(-1)]).toEqual([undefined, 'I will note that. Bye.']);
    const decided = talk(decision('assisted'));
    expect(asked(decided.say('roof'))).toBeUndefined();
    const { want } = begin(decision('assisted'));
    expect(want).toMatchObject({
      mode: 'way',
      said: 'water drips onto my bed whenever it rains',
      ports: ['repairs', 'sales'],
      ways: [
        { port: 'repairs', label: 'a repair' },
        { port: 'sales', label: 'a new roof' },
      ],
    });
  });

  it.each([
    ['decision', decision('assisted')],
    ['switch', flowWith('switch', choice, 'assisted')],
  ])('of a %s is taken at once where it leads to a question', (_, flow) => {
    expect(validateFlow(flow).filter(({ level }) => level === 'error')).toEqual([]);
    const { call, propose } = begin(flow);
    expect(texts(propose({ ok: true, port: 'repairs' }))).toEqual(['On which floor?']);
    expect(call.snapshot.frames[0]!.decisions).toEqual([{ node: 'part', port: 'repairs' }]);
  });

  it('to an act is taken once the caller agrees', () => {
    const { call, propose } = begin(decision('assisted'));
    const first = propose({ ok: true, port: 'sales' });
    expect(texts(first)).toEqual(['Do you mean: a new roof?']);
    expect(first.some(({ type }) => type === 'run_action')).toBe(false);
    expect(call.say('yes').some(({ type }) => type === 'run_action')).toBe(true);
    const denied = begin(decision('assisted'));
    denied.propose({ ok: true, port: 'sales' });
    expect(texts(denied.call.say('no')).at(-1)).toBe('I will note that. Bye.');
    const unheard = begin(decision('assisted'));
    unheard.propose({ ok: true, port: 'sales' });
    unheard.call.say('purple monkeys');
    expect(texts(unheard.call.say('purple monkeys')).at(-1)).toBe('I will note that. Bye.');
  });

  it.each<[string, ModelResult]>([
    ['that there is not', { ok: true, port: 'refund' }],
    ['of an object', { ok: true, port: 'constructor' }],
    ['that is else', { ok: true, port: 'else' }],
    ['that is none', { ok: true }],
    ['with words and deeds', { ok: true, say: 'It is free.', action: 'send', values: { need: 'x' } }],
    ['that fails', { ok: false, code: 'late', message: '' }],
  ])('%s is else', (_, result) => {
    const { call, propose } = begin(decision('assisted'));
    expect(texts(propose(result))).toEqual(['I will note that. Bye.']);
    expect(call.snapshot.frames[0]!.slots.need!.value).toBe('water drips onto my bed whenever it rains');
  });

  it('is waited for while the caller goes on speaking, and not beyond a goodbye', () => {
    const { call, propose } = begin(decision('assisted'));
    expect(texts(call.say('hello, are you there'))).toEqual(['One moment, please.']);
    expect(texts(propose({ ok: true, port: 'repairs' }))).toEqual(['On which floor?']);
    const gone = begin(decision('assisted'));
    gone.call.tell({ type: 'ended', at, reason: 'caller_hangup' });
    expect(gone.propose({ ok: true, port: 'repairs' })).toEqual([]);
  });

  it('leads a conversation to an end, whatever the model names', () => {
    const { complete, faults, ports } = explore(decision('assisted'), { states: 2_000 });
    expect([complete, faults]).toEqual([true, []]);
    expect(ports.missing.filter(({ node }) => node === 'part')).toEqual([]);
  });

  it('rests on words of the caller, not on a number', () => {
    const flow = flowWith('decision', { branches: [repairs], words: 'storey' });
    expect(validateFlow(flow).map(({ message }) => message)).toContain('"storey" doesn’t contain the caller’s words.');
  });
});

it('steps that ask, that end, and that do nothing are known', () => {
  for (const { type, listens, ends, aims, tells } of steps) {
    if (listening.has(type)) expect([type, listens]).toEqual([type, true]);
    if (harmless.has(type)) expect([type, aims, tells]).toEqual([type, undefined, undefined]);
    if (ends && type !== 'end') expect([type, harmless.has(type)]).toEqual([type, false]);
  }
});
