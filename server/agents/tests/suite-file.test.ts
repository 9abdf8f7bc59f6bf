import { expect, test } from 'vitest';
import { AgentTest } from '#domain/agents/agent-tests.ts';
import type { AppError } from '#domain/platform/errors.ts';
import { readSuite, writeSuite } from './suite-file.ts';

const file = `- name: books a check-up
  at: 2026-11-20T10:00 America/New_York
  known: { phone: "571 555 0123" }
  actions: [{ on: find_times, times: [2026-11-23T09:00] }, { on: book_time, fail: time_taken, once: true }]
  turns:
    - caller: "a check-up, it's Maria Lopez"
      expect: { slots: { name: Maria Lopez }, says: [email], node: contact }
  expect:
    { end: completed/success, path: [start, ask, book], actions: [{ book_time: { start: 2026-11-23T09:00 } }],
      not_actions: [send_email], not_says: [sorry], max_turns: 12 }
- name: many of them
  persona: { goal: { service: check-up }, style: [over_answers, corrects: day], noise: 0.05, seed: 7, runs: 50 }
`;

const faultsOf = async (text: string): Promise<string[]> => {
  try {
    await readSuite(text, 'tests');
    return [];
  } catch (error) {
    return (error as AppError).details!.map(({ message }) => message);
  }
};

test('a suite is read, and written in one order', async () => {
  const tests = await readSuite(file, 'tests');
  expect(tests.map(({ name }) => name)).toEqual(['books a check-up', 'many of them']);
  expect(tests[1]!.persona!.style).toEqual(['over_answers', { corrects: 'day' }]);
  const written = writeSuite(tests);
  expect(await readSuite(written, 'tests')).toEqual(tests);
  const shuffled = tests.map((one) => AgentTest.parse(Object.fromEntries(Object.entries(one).reverse())));
  expect(writeSuite(shuffled)).toBe(written);
  expect(written.indexOf('name:')).toBeLessThan(written.indexOf('turns:'));
});

test('JSON says the same, and one test alone is a suite', async () => {
  const tests = await readSuite(file, 'tests');
  expect(await readSuite(JSON.stringify(tests), 'tests')).toEqual(tests);
  expect(await readSuite(JSON.stringify(tests[0]), 'tests')).toEqual([tests[0]]);
  expect(await readSuite('', 'tests')).toEqual([]);
});

test.each([
  [
    '- name: one\n  turns:\n    - caller: hi\n    - { keys: abc }\n',
    'Line 4: 0.turns.1.keys: Use only digits, *, and #.',
  ],
  ['- name: one\n  turns: []\n  mocks: []\n', 'Line 3: 0: Unrecognized key: "mocks"'],
  ['name: one\nturns: []\nexpect:\n  end: never\n', 'Line 4: expect.end: Enter how the call ends'],
  ['- name: one\n  turns: [\n', 'Line 3: '],
  ['- &a { name: one, turns: [] }\n- *a\n', 'Line 1: Anchors and aliases'],
  ['- { name: one, turns: [] }\n- { name: one, turns: [] }\n', 'Line 2: 1.name: “one” appears twice. Rename one.'],
  ['- name: one\n', 'Line 1: 0.turns: Provide caller turns or a persona.'],
])('a fault of %j is told with its line', async (text, fault) => {
  expect((await faultsOf(text))[0]).toContain(fault);
});
