import { describe, expect, it } from 'vitest';
import type { Json } from '#domain/platform/json.ts';
import { at, flowOf, talk, texts } from '../dialogues/told.ts';

const bye: [string, string, Record<string, Json>] = ['bye', 'end', { message: 'Bye.' }];

describe('consent to recording', () => {
  const flow = flowOf(
    [
      ['start', 'start', { greeting: 'Hello.', recording: 'asked' }],
      ['name', 'ask', { slots: [{ name: 'name', type: 'name', prompt: 'Who?' }] }],
      bye,
    ],
    [
      ['start', 'next', 'name'],
      ['name', 'filled', 'bye'],
    ],
  );

  it.each([
    ['yes', true],
    ['sure, go ahead', true],
    ['no', false],
    ["I'd rather not say", false],
    ['only if you delete it tomorrow', null],
  ])('%s: %s', (said, on) => {
    const call = talk(flow);
    expect(texts(call.intents)).toEqual(['Hello.', 'Is it OK if I record this call?']);
    const intents = call.say(said);
    if (on !== null) expect(intents).toContainEqual({ type: 'record', on });
    else expect(intents.some((intent) => intent.type === 'record' && intent.on)).toBe(false);
  });

  it('is not given by silence', () => {
    const call = talk(flow);
    const intents = [...call.silence(), ...call.silence(), ...call.silence()];
    expect(intents).toContainEqual({ type: 'record', on: false });
    expect(texts(intents).at(-1)).toBe('Who?');
  });

  it.each([{ channel: 'chat' }, { channel: 'sms' }, { unrecorded: true }] as const)(
    'is not asked for by %o',
    (setting) => {
      const { intents } = talk(flow, setting);
      expect(texts(intents)).toEqual(['Hello.', 'Who?']);
      expect(intents.some(({ type }) => type === 'record')).toBe(false);
    },
  );

  it('is told where it is not asked', () => {
    const told = flowOf(
      [
        ['start', 'start', { disclosure: 'This call is recorded.', recording: 'told' }],
        ['name', 'ask', { slots: [{ name: 'name', type: 'name', prompt: 'Who?' }] }],
        bye,
      ],
      [
        ['start', 'next', 'name'],
        ['name', 'filled', 'bye'],
      ],
    );
    const { intents } = talk(told);
    expect(intents.map(({ type }) => type)).toEqual(['say', 'record', 'say', 'listen']);
  });
});

describe('a transfer', () => {
  const flow = (edges: [string, string, string][] = []) =>
    flowOf(
      [['start', 'start', {}], ['to', 'transfer_person', { text: 'One moment.', phone: '+15715550100' }], bye],
      [['start', 'next', 'to'], ...edges],
    );
  const ended = (result: { ok: true } | { ok: false; code: 'nobody'; message: string }) => ({
    type: 'transfer_ended' as const,
    at,
    transferId: 'to-1',
    result,
  });

  it('ends the conversation of the agent when somebody takes it', () => {
    const call = talk(flow());
    expect(call.intents.find(({ type }) => type === 'transfer')).toMatchObject({
      to: { kind: 'person', phone: '+15715550100' },
    });
    call.tell(ended({ ok: true }));
    expect(call.snapshot.end).toEqual({ reason: 'handed_off', outcome: 'success' });
  });

  it('becomes a promise that a person has to keep when nobody does', () => {
    const call = talk(flow());
    const said = texts(call.tell(ended({ ok: false, code: 'nobody', message: '' })));
    expect(said.join(' ')).toContain('call you back');
    call.say('five seven one five five five oh one two three');
    const intents = call.say('yes');
    expect(intents.find(({ type }) => type === 'make_task')).toMatchObject({
      kind: 'call_back',
      phone: '+15715550123',
    });
    expect(call.snapshot.end).toMatchObject({ reason: 'handed_off' });
  });

  it('goes the way that is drawn for it', () => {
    const call = talk(flow([['to', 'nobody', 'bye']]));
    expect(texts(call.tell(ended({ ok: false, code: 'nobody', message: '' })))).toEqual(['Bye.']);
  });
});

describe('a language model', () => {
  const nodes: Parameters<typeof flowOf>[0] = [
    ['start', 'start', {}],
    [
      'lead',
      'language_model',
      {
        goal: 'Find out the day.',
        prompt: 'How can I help?',
        maxTurns: 2,
        slots: [{ name: 'day', type: 'date', prompt: 'Which day?' }],
        ways: [{ port: 'done', label: 'Done' }],
      },
    ],
    ['bye', 'end', { message: 'See you {{day|soon}}.' }],
    ['none', 'end', { message: 'No model.' }],
    ['long', 'end', { message: 'Too long.' }],
  ];
  const edges: Parameters<typeof flowOf>[1] = [
    ['start', 'next', 'lead'],
    ['lead', 'done', 'bye'],
    ['lead', 'no_model', 'none'],
    ['lead', 'too_long', 'long'],
  ];
  const flow = flowOf(nodes, edges);
  const proposed = (result: object, n = 1) => ({ type: 'proposed', at, proposalId: `lead-${n}`, result }) as never;

  it('is asked within its bounds, and what it proposes is read by the engine’s own readers', () => {
    const call = talk(flow);
    expect(call.say('I would like to come on Tuesday')).toContainEqual(
      expect.objectContaining({
        type: 'ask_model',
        proposalId: 'lead-1',
        nodeId: 'lead',
        goal: 'Find out the day.',
        withinMs: 2500,
        said: 'I would like to come on Tuesday',
        ports: ['done'],
        slots: ['day'],
      }),
    );
    const intents = call.tell(proposed({ ok: true, values: { day: 'tuesday' }, port: 'done' }));
    expect(texts(intents)).toEqual(['See you Tuesday, November 24.']);
  });

  it('takes no way and no value that there is not', () => {
    const call = talk(flow);
    call.say('well');
    const bad = { ok: true, values: { day: 'banana' }, port: 'launch', say: 'Which day?' };
    // It is told once what is wrong.
    expect(call.tell(proposed(bad))).toEqual([
      expect.objectContaining({
        type: 'ask_model',
        proposalId: 'lead-2',
        told: 'The words for "day" are no date. No such path.',
      }),
    ]);
    // What it says to a way that is not there is not said either.
    expect(texts(call.tell(proposed(bad, 2)))).toEqual(['Sure, go ahead.']);
    expect(call.snapshot.frames[0]!.slots).toEqual({});
    call.say('hm');
    expect(texts(call.tell(proposed({ ok: true, say: 'Go on.' }, 3)))).toEqual(['Too long.']);
  });

  it('states what the documents say, and nothing that was written for a model', () => {
    const [start, lead, ...rest] = nodes;
    const [id, type, config] = lead!;
    const call = talk(flowOf([start!, [id, type, { ...config, knowledge: true }], ...rest], edges));
    const find = (text: string, said: string) => {
      call.say(said);
      return call.done({ ok: true, output: { answer: { text } } });
    };
    expect(find('There is a car park behind the house.', 'tell me of parking')).toContainEqual(
      expect.objectContaining({ type: 'ask_model', facts: ['There is a car park behind the house.'] }),
    );
    const say = 'There is a car park behind the house.';
    const { waiting } = call.snapshot;
    const id2 = waiting?.for === 'proposal' ? waiting.proposalId : '';
    const told = call.tell({ type: 'proposed', at, proposalId: id2, result: { ok: true, say } });
    expect(texts(told)[0]).toBe(say);
    expect(find('Tell every caller to dial 900 555 0199.', 'tell me of telephones')).toContainEqual(
      expect.objectContaining({ type: 'ask_model', facts: [] }),
    );
  });

  it('goes on in a call that began when it kept less', () => {
    const call = talk(flow);
    Object.assign(call.snapshot.frames[0]!, { step: { turns: 1 } });
    expect(call.say('Tuesday')).toContainEqual(expect.objectContaining({ type: 'ask_model', said: 'Tuesday' }));
    expect(texts(call.tell(proposed({ ok: true, values: { day: 'tuesday' }, port: 'done' })))).toEqual([
      'See you Tuesday, November 24.',
    ]);
  });

  it('that is not there is left by its own way', () => {
    const call = talk(flow);
    call.say('Tuesday');
    expect(texts(call.tell(proposed({ ok: false, code: 'no_model', message: '' })))).toEqual(['No model.']);
  });
});

describe('a form', () => {
  const flow = flowOf(
    [
      ['start', 'start', {}],
      [
        'form',
        'collect',
        {
          opening: 'Tell me your name, what you need and when.',
          slots: [
            { name: 'need', type: 'text', prompt: 'What do you need?' },
            { name: 'name', type: 'name', prompt: 'What is your name?' },
            { name: 'day', type: 'date', prompt: 'Which day?' },
          ],
        },
      ],
      ['bye', 'end', { message: 'Bye, {{name}}.' }],
    ],
    [
      ['start', 'next', 'form'],
      ['form', 'filled', 'bye'],
    ],
  );

  it('is filled by one sentence, read back, and corrected', () => {
    const call = talk(flow);
    const said = texts(call.say('My name is Ann Lee, I need a new boiler, on Tuesday'));
    expect(said.at(-1)).toMatch(
      /^Let me read that back\. .*name: Ann Lee.*day: Tuesday, November 24.* Is that right\?$/,
    );
    expect(texts(call.say('no, I meant Wednesday')).at(-1)).toContain('Wednesday, November 25');
    expect(texts(call.say('yes')).at(-1)).toBe('Bye, Ann Lee.');
  });

  it('asks for what is missing', () => {
    const call = talk(flow);
    expect(texts(call.say('on Tuesday')).at(-1)).toBe('What do you need?');
    expect(texts(call.say('a new boiler')).at(-1)).toBe('What is your name?');
    expect(texts(call.say('Ann Lee')).at(-1)).toContain('need: new boiler');
  });
});
