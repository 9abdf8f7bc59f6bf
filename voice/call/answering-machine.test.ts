import { expect, test } from 'vitest';
import { justAnswered, listenForMachine, type MachineInput, nextLook } from './answering-machine.ts';

const start = 1_000_000;

/** Plays what is heard, by ms since the call was taken, and looks when it is time to. */
function hear(...script: [at: number, input: MachineInput | 'look'][]) {
  let state = justAnswered('en-US', start);
  for (const [at, input] of script) {
    for (let due = nextLook(state); due !== null && due <= start + at; due = nextLook(state))
      state = listenForMachine(state, { type: 'tick' }, due);
    if (input !== 'look') state = listenForMachine(state, input, start + at);
  }
  return { by: state.verdict, at: state.decidedAt === null ? null : state.decidedAt - start, listens: state.listens };
}

const began: MachineInput = { type: 'speech_began' };
const ended: MachineInput = { type: 'speech_ended' };
const words = (text: string): MachineInput => ({ type: 'words', text });

test('a short greeting and half a second of silence are a person', () => {
  expect(hear([300, began], [1_100, ended], [1_200, words('Hello?')], [5_000, 'look'])).toMatchObject({
    by: 'human',
    at: 1_600,
  });
});

test('behind a longer greeting a second and a half are waited', () => {
  const greeting = 'Smith and Sons good morning how may I';
  const said = hear([0, began], [3_000, ended], [3_100, words(greeting)], [9_000, 'look']);
  expect(said).toMatchObject({ by: 'human', at: 4_500 });
});

test.each([
  ['many words', 'Hi this is John and I am not here at the moment'],
  ['a phrase', 'Please leave a message'],
  ['a number that is read out', 'You have reached 555 010 4477'],
])('%s are a machine', (_, text) => {
  expect(hear([0, began], [2_000, words(text)])).toMatchObject({ by: 'machine', at: 2_000, listens: false });
});

test('a message is left behind the tone, or behind two seconds of silence, and not before', () => {
  const greeting = [0, began] as const;
  const known = [2_000, words('please leave a message after the beep')] as const;
  expect(hear([...greeting], [...known], [4_000, ended], [5_900, 'look']).listens).toBe(false);
  expect(hear([...greeting], [...known], [4_000, ended], [6_000, 'look']).listens).toBe(true);
  expect(hear([...greeting], [...known], [3_500, { type: 'tone' }]).listens).toBe(true);
  // One that never stops.
  expect(hear([...greeting], [...known], [22_000, 'look']).listens).toBe(true);
});

test('who asks for a name is neither', () => {
  const asked = words("Hi, if you record your name and reason for calling, I'll see if this person is available");
  expect(hear([0, began], [3_000, asked])).toMatchObject({ by: 'screening' });
});

test('silence, and talk without end or words, are nobody that is known', () => {
  expect(hear([9_000, 'look'])).toMatchObject({ by: 'unknown', at: 5_000 });
  expect(hear([500, began], [20_000, 'look'])).toMatchObject({ by: 'unknown', at: 15_000 });
});

test('the first verdict stays', () => {
  const late = words('please leave a message after the tone');
  expect(hear([0, began], [500, ended], [1_500, late])).toMatchObject({ by: 'human', at: 1_000 });
});
