import fc from 'fast-check';
import { expect, test } from 'vitest';
import { turnTakings } from '#domain/agents/turn-taking.ts';
import { handle } from './call-machine.ts';
import { type CallEffect, type CallInput, type CallState, initialCallState, nextDeadline } from './call-state.ts';

const startedAt = 1_000_000;
const limits = { startedAt, maxMs: 600_000, language: 'en-US' };

/** A machine with its time: inputs at moments after the start, ticks where the machine wants them. */
function machine(from: CallState = initialCallState(limits)) {
  let state = from;
  let now = startedAt;
  const give = (input: CallInput): CallEffect[] => {
    const step = handle(state, input, now);
    state = step.state;
    return step.effects;
  };
  return {
    get state() {
      return state;
    },
    get phase() {
      return state.phase;
    },
    give,
    /** Lets time pass; gives the effects of the ticks. */
    wait(ms: number): CallEffect[] {
      const until = now + ms;
      const effects: CallEffect[] = [];
      for (let at = nextDeadline(state); at !== null && at <= until; at = nextDeadline(state)) {
        now = Math.max(now, at);
        effects.push(...give({ type: 'tick' }));
      }
      now = until;
      return effects;
    },
  };
}

const answered = (change: Partial<Extract<CallInput, { type: 'answered' }>> = {}): CallInput => ({
  type: 'answered',
  says: true,
  interruptible: true,
  listen: { expects: ['text'], silenceMs: 8_000 },
  waits: false,
  yields: false,
  ends: false,
  ...change,
});
const utterance: CallInput = { type: 'utterance', interruptible: true, protectedMs: 0 };
const spoke: CallInput = { type: 'spoke' };
const interim = (text: string, leftMs = 5_000): CallInput => ({ type: 'heard', text, final: false, leftMs });
const final = (text: string, leftMs = 5_000): CallInput => ({ type: 'heard', text, final: true, leftMs });
const typed = (text: string): CallInput => ({ type: 'typed', id: text, text });

const listening = (change = {}) => {
  const m = machine();
  m.give(answered(change));
  m.give(utterance);
  m.give(spoke);
  return m;
};
const speaking = (change: Partial<Extract<CallInput, { type: 'utterance' }>> = {}) => {
  const m = machine();
  m.give(answered({ interruptible: change.interruptible ?? true }));
  m.give({ ...utterance, ...change } as CallInput);
  return m;
};
const kinds = (effects: CallEffect[]) => effects.map((effect) => effect.type);
const texts = (effects: CallEffect[]) => effects.flatMap((effect) => ('text' in effect ? [effect.text] : []));

test('thinks, speaks, listens', () => {
  const m = machine();
  expect(m.phase).toBe('thinking');
  m.give(answered());
  expect(m.phase).toBe('thinking');
  m.give(utterance);
  expect(m.phase).toBe('speaking');
  m.give(spoke);
  expect(m.phase).toBe('listening');
});

test('a spoken turn ends 300 ms after the final result of an open question', () => {
  const m = listening();
  m.give(interim('I would'));
  expect(m.phase).toBe('caller_speaking');
  m.give(final('I would like a haircut'));
  expect(m.phase).toBe('endpointing');
  expect(m.wait(299)).toEqual([]);
  expect(texts(m.wait(1))).toEqual(['I would like a haircut']);
  expect(m.phase).toBe('thinking');
});

test.each([
  ['yes_no', 'yes', 250],
  ['yes_no', 'yes and', 1_200],
  ['phone', 'five seven one', 3_500],
  ['phone', 'five seven one five five five oh one two three', 250],
  ['phone', '571 555 01', 900],
  ['phone', 'double five triple two 1', 3_500],
  ['email', 'john dot smith', 3_500],
  ['email', 'john at example dot com', 300],
  ['date_time', 'tomorrow', 500],
  ['date_time', 'tomorrow at', 2_000],
  ['text', 'I need, um', 2_500],
  ['name', 'J O H N', 900],
  ['name', 'John Smith', 300],
] as const)('asked for %s, "%s" is believed complete after %i ms', (asked, said, ms) => {
  const m = listening({ listen: { expects: [asked], silenceMs: 8_000 } });
  m.give(final(said));
  expect(m.wait(ms - 1)).toEqual([]);
  expect(texts(m.wait(1))).toEqual([said]);
});

test('more words before the end of the turn belong to it', () => {
  const m = listening();
  m.give(final('my number is'));
  m.wait(200);
  m.give(interim('five'));
  expect(m.phase).toBe('caller_speaking');
  m.wait(1_000);
  m.give(final('five five five'));
  expect(texts(m.wait(3_000))).toEqual(['my number is five five five']);
});

test('a transcriber that never finishes a phrase is not waited for forever', () => {
  const m = listening();
  m.give(interim('I want'));
  expect(texts(m.wait(9_000))).toEqual(['I want']);
  m.give(answered({ says: false }));
  m.give(final('I want a haircut'));
  expect(texts(m.wait(500)), 'what counted already does not count again').toEqual(['a haircut']);
});

test('a phrase that is repeated whole, and never finished, counts once: what is new of it is the next turn', () => {
  const m = listening();
  m.give(interim('monday at half past two'));
  expect(texts(m.wait(10_000))).toEqual(['monday at half past two']);
  m.give(answered());
  m.give(utterance);
  // The same again is no interruption.
  expect(m.give(interim('Monday at half past two'))).toEqual([]);
  m.give(spoke);
  m.give(interim('Monday at half past two yes'));
  expect(texts(m.wait(10_000))).toEqual(['yes']);
  m.give(answered());
  m.give(utterance);
  m.give(spoke);
  m.give(interim('Monday at half past two yes please'));
  expect(texts(m.wait(10_000))).toEqual(['please']);
});

test('typed text is a turn at once, with what was said before it', () => {
  const m = listening();
  expect(m.give(typed('hello'))).toMatchObject([{ type: 'commit', text: 'hello', typed: ['hello'] }]);
  expect(m.phase).toBe('thinking');
});

test('what comes while the flow thinks is kept, merged and answered next, before the agent speaks', () => {
  const m = listening();
  m.give(typed('one'));
  expect(m.give(typed('two'))).toEqual([]);
  expect(m.give(typed('three'))).toEqual([]);
  const effects = m.give(answered());
  expect(effects).toMatchObject([
    { type: 'interrupt' },
    { type: 'commit', text: 'two three', typed: ['two', 'three'] },
  ]);
});

test('silence is told after the time that the flow gave, and typing holds it off', () => {
  const m = listening({ listen: { expects: [], silenceMs: 6_000 } });
  m.wait(5_000);
  m.give({ type: 'typing' });
  expect(m.wait(5_999)).toEqual([]);
  expect(kinds(m.wait(1))).toEqual(['silence']);
  expect(m.phase).toBe('thinking');
});

test('a first sound pauses the agent, two words interrupt', () => {
  const m = speaking();
  expect(kinds(m.give(interim('')))).toEqual(['pause']);
  expect(m.phase).toBe('paused');
  expect(kinds(m.give(interim('actually')))).toEqual([]);
  expect(kinds(m.give(interim('actually Thursday')))).toEqual(['interrupt']);
  expect(m.phase).toBe('caller_speaking');
  m.give(final('actually Thursday please'));
  expect(texts(m.wait(300))).toEqual(['actually Thursday please']);
});

test('one word interrupts when it asks for the floor, or when it is final', () => {
  expect(kinds(speaking().give(interim('stop')))).toEqual(['interrupt']);
  expect(kinds(speaking().give(final('Thursday')))).toEqual(['interrupt']);
});

test('a cough does not: the agent continues after two seconds', () => {
  const m = speaking();
  m.give(interim(''));
  expect(m.wait(1_999)).toEqual([]);
  expect(kinds(m.wait(1))).toEqual(['resume']);
  expect(m.phase).toBe('speaking');
});

test('a backchannel neither pauses nor interrupts, and is no turn', () => {
  const m = speaking();
  expect(m.give(interim('uh-huh'))).toEqual([]);
  expect(m.give(final('uh-huh'))).toMatchObject([{ type: 'note', text: 'uh-huh' }]);
  expect(m.phase).toBe('speaking');
  m.give(spoke);
  expect(m.phase).toBe('listening');
});

test('but over the last moment of a question it is the answer', () => {
  const m = speaking();
  expect(m.give(final('yes', 1_000))).toEqual([]);
  m.give(spoke);
  expect(texts(m.wait(300))).toEqual(['yes']);
});

test('a backchannel after a pause lets the agent go on', () => {
  const m = speaking();
  m.give(interim(''));
  expect(kinds(m.give(final('yeah')))).toEqual(['note', 'resume']);
});

test('a sentence that must be heard is not interrupted; what was said meanwhile comes after it', () => {
  const m = speaking({ interruptible: false });
  expect(m.give(final('I want to book'))).toEqual([]);
  expect(m.give(typed('now'))).toEqual([]);
  expect(m.phase).toBe('speaking');
  const effects = m.give(utterance);
  expect(effects).toMatchObject([{ type: 'interrupt' }, { type: 'commit', text: 'I want to book now' }]);
});

test('the first moments of the greeting believe no sound, but what is typed', () => {
  const m = speaking({ protectedMs: 600 });
  expect(m.give(final('hello and welcome'))).toEqual([]);
  expect(kinds(m.wait(600))).toEqual(['interrupt']);
  expect(kinds(speaking({ protectedMs: 600 }).give(typed('hi')))).toEqual(['interrupt', 'commit']);
});

test('an action may be slow: two fillers, and words wait for its end', () => {
  const m = listening();
  m.give(typed('book it'));
  m.give(answered({ says: false, waits: true, listen: null }));
  expect(m.wait(800)).toEqual([{ type: 'filler', count: 1 }]);
  m.give(utterance);
  m.give(spoke);
  expect(m.wait(6_000)).toEqual([{ type: 'filler', count: 2 }]);
  expect(m.wait(60_000)).toEqual([]);
  expect(m.give(final('are you there'))).toEqual([]);
  expect(m.give(answered())).toMatchObject([{ type: 'interrupt' }]);
  expect(texts(m.wait(500))).toEqual(['are you there']);
});

test('keys make a number after two seconds, or at the hash key', () => {
  const m = listening();
  for (const digit of '571') expect(m.give({ type: 'key', digit })).toEqual([]);
  expect(m.wait(1_999)).toEqual([]);
  expect(m.wait(1)).toMatchObject([{ type: 'commit_keys', digits: '571' }]);
  m.give(answered({ says: false }));
  m.give({ type: 'key', digit: '9' });
  expect(m.give({ type: 'key', digit: '#' })).toMatchObject([{ type: 'commit_keys', digits: '9' }]);
});

test('where a number is asked for, keys that come three seconds apart are one; a yes by key is none', () => {
  const m = listening({ listen: { expects: ['phone'], silenceMs: 8_000 } });
  for (const digit of '571') {
    m.give({ type: 'key', digit });
    expect(m.wait(3_000)).toEqual([]);
  }
  expect(m.wait(2_000)).toMatchObject([{ type: 'commit_keys', digits: '571' }]);
  const yes = listening({ listen: { expects: ['yes_no', 'phone'], silenceMs: 8_000 } });
  yes.give({ type: 'key', digit: '1' });
  expect(yes.wait(2_000)).toMatchObject([{ type: 'commit_keys', digits: '1' }]);
});

test('the caller is warned 30 s before the end, between turns, and the end says goodbye', () => {
  const m = listening({ listen: { expects: [], silenceMs: 1_000_000 } });
  expect(kinds(m.wait(570_000))).toEqual(['warn']);
  m.give(interim('but'));
  expect(kinds(m.wait(4_000))).toEqual([]);
  expect(kinds(m.wait(26_000))).toContain('limit');
  expect(m.phase).toBe('ending');
  expect(kinds(m.give(spoke))).toEqual(['finish']);
});

test('a warning that falls into the caller’s words waits for their end', () => {
  const m = listening({ listen: { expects: [], silenceMs: 1_000_000 } });
  m.wait(569_000);
  m.give(interim('I'));
  expect(m.wait(2_000)).toEqual([]);
  m.give(final('I am speaking'));
  expect(kinds(m.wait(300))).toEqual(['commit', 'warn']);
});

test('a lost connection has 30 s to come back', () => {
  const m = listening();
  m.give({ type: 'disconnected' });
  expect(m.wait(29_999), 'silence does not count meanwhile').toEqual([]);
  expect(m.give({ type: 'connected' })).toEqual([{ type: 'reconnect' }]);
  expect(m.phase).toBe('listening');
  m.give({ type: 'disconnected' });
  expect(m.wait(30_000)).toEqual([{ type: 'end', reason: 'lost_connection' }]);
  expect(m.phase).toBe('ended');
});

test('the flow’s end is heard before the call ends; words after it are only noted', () => {
  const m = listening();
  m.give(typed('that is all'));
  m.give(answered({ ends: true }));
  m.give(utterance);
  expect(m.phase).toBe('ending');
  expect(m.give(final('thank you'))).toMatchObject([{ type: 'note', text: 'thank you' }]);
  expect(m.give(spoke)).toEqual([{ type: 'finish' }]);
});

test('hanging up keeps what was being said', () => {
  const m = listening();
  m.give(interim('well I'));
  expect(m.give({ type: 'hang_up' })).toMatchObject([
    { type: 'note', text: 'well I' },
    { type: 'end', reason: 'caller_hangup' },
  ]);
});

test('a server that stops leaves the call between turns', () => {
  const m = listening();
  m.give(typed('hello'));
  expect(m.give({ type: 'drain' })).toEqual([]);
  m.give(answered());
  m.give(utterance);
  expect(m.give(spoke)).toEqual([{ type: 'suspend' }]);
});

test('a call that has had all turns it may have comes to its limit', () => {
  expect(kinds(listening().give({ type: 'exhausted' }))).toContain('limit');
});

const word = fc.constantFrom('yes', 'uh-huh', 'Thursday', 'stop', 'at three', 'no I mean', 'and');
const anyInput: fc.Arbitrary<CallInput | { type: 'wait'; ms: number }> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('heard'), text: word, final: fc.boolean(), leftMs: fc.nat(9_000) }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('typed'), id: fc.uuid(), text: word }) },
  fc.record({ type: fc.constant('key'), digit: fc.constantFrom('1', '2', '#') }),
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('answered'),
      says: fc.boolean(),
      interruptible: fc.boolean(),
      listen: fc.constant({ expects: ['text'] as const, silenceMs: 8_000 }),
      waits: fc.boolean(),
      yields: fc.boolean(),
      ends: fc.constant(false),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('utterance'),
      interruptible: fc.boolean(),
      protectedMs: fc.constantFrom(0, 600),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ type: 'spoke' }) },
  fc.constantFrom({ type: 'disconnected' } as const, { type: 'connected' } as const, { type: 'typing' } as const),
  fc.constant({ type: 'voice' }),
  { weight: 4, arbitrary: fc.record({ type: fc.constant('wait'), ms: fc.nat(9_000) }) },
) as never;

test('whatever happens, every word of the caller leaves once and in order', () => {
  fc.assert(
    fc.property(fc.array(anyInput, { maxLength: 60 }), (inputs) => {
      const m = machine(initialCallState({ startedAt, maxMs: 1e9, language: 'en-US' }));
      const said: string[] = [];
      const left: string[] = [];
      let lastInterim = '';
      for (const input of inputs) {
        const { promoted } = m.state;
        const effects = input.type === 'wait' ? m.wait(input.ms) : m.give(input);
        if (m.phase === 'ended') break;
        left.push(...texts(effects));
        // An interim text that stalled was said when it counted: its final result may come behind what was typed since.
        if (m.state.promoted.length > promoted.length) said.push(m.state.promoted.slice(promoted.length));
        if (input.type === 'typed') said.push(input.text);
        else if (input.type === 'heard' && input.final)
          said.push(input.text.startsWith(promoted) ? input.text.slice(promoted.length) : input.text);
        lastInterim = m.state.interim;
        for (const at of Object.values(m.state.deadlines)) expect(Number.isFinite(at)).toBe(true);
        if (m.phase === 'listening' && m.state.connected) expect(m.state.deadlines.silence).toBeDefined();
        if (m.phase === 'endpointing' && m.state.words !== '') expect(m.state.deadlines.endpoint).toBeDefined();
        if (m.phase === 'caller_speaking') expect(m.state.deadlines.stall).toBeDefined();
        if (m.phase === 'paused') expect(m.state.deadlines.pause).toBeDefined();
      }
      // A call that has ended owes no one its last words.
      if (m.phase === 'ended') return;
      expect(lastInterim).toBe(m.state.interim);
      left.push(m.state.words);
      const words = left
        .join(' ')
        .split(' ')
        .filter((text) => text !== '');
      let from = 0;
      for (const text of said
        .join(' ')
        .split(' ')
        .filter((part) => part !== '')) {
        const at = words.indexOf(text, from);
        expect(at, `"${text}" of [${said}] in [${words}]`).toBeGreaterThanOrEqual(0);
        from = at + 1;
      }
    }),
    { numRuns: 2_000 },
  );
});

test('a voice without words yet is waited for, and stops the agent only where a voice interrupts', () => {
  const { balanced } = turnTakings;
  const turns = { ...balanced, bargeIn: { ...balanced.bargeIn, by: 'voice' as const } };
  const other = machine(initialCallState({ ...limits, turns }));
  other.give(answered());
  other.give(utterance);
  expect(other.give({ type: 'voice' })).toEqual([{ type: 'pause' }]);
  expect(other.wait(turns.bargeIn.voiceMs)).toEqual([{ type: 'interrupt' }]);
  const m = machine();
  m.give(answered());
  m.give(utterance);
  expect(m.give({ type: 'voice' })).toEqual([]);
  m.give(spoke);
  m.wait(7_000);
  m.give({ type: 'voice' });
  expect(m.wait(7_000)).toEqual([]);
  m.give(final('on Tuesday'));
  const before = m.state.deadlines.endpoint!;
  m.wait(100);
  m.give({ type: 'voice' });
  expect(m.state.deadlines.endpoint).toBe(before + 100);
});

test('whoever is put through by another way leaves when all was said, and not while the caller is awaited', () => {
  const m = machine();
  m.give({ type: 'hand_over' });
  expect(m.give(answered({ waits: true }))).toEqual([]);
  m.give(utterance);
  expect(m.give(spoke)).toEqual([{ type: 'suspend' }]);
  expect(m.phase).toBe('ended');
  const spokenInto = machine();
  spokenInto.give({ type: 'hand_over' });
  spokenInto.give(answered({ waits: true }));
  spokenInto.give(utterance);
  expect(spokenInto.give(final('thank you')).map(({ type }) => type)).toEqual(['interrupt', 'note', 'suspend']);
  const other = machine();
  other.give({ type: 'hand_over' });
  other.give(answered());
  other.give(utterance);
  expect(other.give(spoke)).toEqual([]);
  expect(other.phase).toBe('listening');
});
