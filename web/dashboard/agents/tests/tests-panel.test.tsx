import '#web/testing/browser-gaps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StoredTest } from '#domain/agents/agent-test-suites.ts';
import type { AgentTest } from '#domain/agents/agent-tests.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { agentId, anAgent } from '../agents.fixture.ts';
import { untestedOf } from './coverage-gaps.ts';
import { formOf, testOf } from './test-drafts.ts';
import { TestsPanel } from './tests-panel.tsx';

const path = `/v1/agents/${agentId}/tests`;
const test: AgentTest = {
  name: 'asks for the name',
  at: '2026-11-20T10:00 America/New_York',
  actions: [
    { on: 'find_times', times: ['2026-11-23T09:00'] },
    { on: 'send_email' },
    { on: 'find_answer', answer: 'Yes.' },
  ],
  turns: [
    { caller: 'a check-up', expect: { says: ['what name'], node: 'contact' } },
    { interrupt: 'What email', caller: 'wait' },
    { silence: 2 },
    { keys: '1#' },
    { hangup: true },
  ],
  expect: { end: 'caller_hangup', slots: { name: 'Ann', age: 7 }, path: ['begin'] },
};
const stored: StoredTest = { id: agentId, test, updatedAt: '2026-11-20T10:00:00Z', passed: null };
const nothing = { reached: 1, all: 2, missing: [] };
const coverage = { nodes: nothing, ports: nothing, outcomes: nothing, slots: nothing, actions: nothing };
const verdict = {
  testId: agentId,
  name: test.name,
  passed: false,
  turns: 1,
  runs: 1,
  failedRuns: 1,
  shrunk: null,
  failures: [
    {
      expectation: 'says',
      turn: 1,
      expected: 'what name',
      got: 'Goodbye.',
      message: 'The agent should say "what name".',
      mend: null,
    },
  ],
  lines: [{ by: 'caller' as const, text: 'a check-up', turn: 1, node: 'begin' }],
};

const show = (items: StoredTest[]) =>
  renderPage(<TestsPanel owner={{ agentId }} flow={anAgent().flow} saved mayWrite onShowSteps={() => undefined} />, {
    at: `/${items.length}`,
  });

it('plays the tests, and shows what was not as expected beside the call', async () => {
  const sent = stubNetwork({
    [`GET ${path}`]: { body: { items: [stored] } },
    [`POST ${path}/run`]: { body: { passed: false, verdicts: [verdict], coverage } },
  });
  const { user } = show([stored]);
  await user.click(await screen.findByRole('button', { name: 'Run all' }));
  const faults = within(await screen.findByRole('list', { name: 'Differences' }));
  expect(faults.getByText('The agent should say "what name".')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Test call' })).getByText('a check-up')).toBeTruthy();
  expect(screen.getAllByText('1 of 2')).toHaveLength(5);
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({});
});

it('tells of each step what no test reaches', async () => {
  const gaps = {
    ...coverage,
    nodes: { ...nothing, missing: [{ workflow: null, node: 'who' }] },
    ports: { ...nothing, missing: [{ workflow: null, node: 'who', port: 'refused' }] },
  };
  const sent = stubNetwork({
    [`GET ${path}`]: { body: { items: [stored] } },
    [`POST ${path}/run`]: { body: { passed: false, verdicts: [verdict], coverage: gaps } },
    [`POST ${path}/propose`]: { body: { test: { ...test, name: 'who: refused' }, notes: [] } },
  });
  expect(untestedOf(gaps)).toEqual(new Map([['who', ['The step itself', 'refused']]]));
  const { user } = show([stored]);
  await user.click(await screen.findByRole('button', { name: 'Run all' }));
  await user.click(await screen.findByText('Not covered (2)'));
  expect(screen.getByText(/: refused$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show on steps' })).toBeTruthy();
  // A test of it is written by a click, and is looked over before it is kept.
  await user.click(screen.getByRole('button', { name: /^Write a test: .*: refused$/ }));
  expect(await screen.findByDisplayValue('who: refused')).toBeTruthy();
  expect(sent.at(-1)?.body).toEqual({ workflow: null, node: 'who', port: 'refused' });
});

it('writes a test from nothing', async () => {
  const sent = stubNetwork({
    [`GET ${path}`]: { body: { items: [] } },
    [`POST ${path}`]: { status: 201, body: stored },
  });
  const { user } = show([]);
  await user.click(await screen.findByRole('button', { name: 'New test' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Scripted caller' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Name/), 'asks');
  await user.type(dialog.getByLabelText('The caller says'), 'hello');
  await user.type(dialog.getByLabelText(/^The agent then says/), 'what name');
  await user.click(dialog.getByRole('button', { name: 'Save test' }));
  await screen.findByText('Test saved');
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    test: { name: 'asks', at: test.at, turns: [{ caller: 'hello', expect: { says: ['what name'] } }] },
  });
});

it('adds by a click what a test says nothing of', async () => {
  const mend = { on: 'find_answer', answer: 'What the documents say.' };
  const missing = { ...verdict, failures: [{ ...verdict.failures[0]!, expectation: 'action', mend }] };
  const sent = stubNetwork({
    [`GET ${path}`]: { body: { items: [] } },
    [`POST ${path}/run`]: { body: { passed: false, verdicts: [missing], coverage } },
  });
  const { user } = show([]);
  await user.click(await screen.findByRole('button', { name: 'New test' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Scripted caller' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('The caller says'), 'hello');
  await user.click(dialog.getByRole('button', { name: 'Try it' }));
  await user.click(await dialog.findByRole('button', { name: 'Add find_answer to the test' }));
  await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2));
  expect(sent.at(-1)?.body).toEqual({
    test: { name: 'A test', at: test.at, actions: [mend], turns: [{ caller: 'hello' }] },
  });
});

it('has a language model write how callers put it, and says which is missing', async () => {
  let connected = false;
  const refusal = { code: 'no_model', message: 'No language model is connected.' };
  const sent = stubNetwork({
    [`GET ${path}`]: { body: { items: [] } },
    'POST /v1/paraphrases': () =>
      connected
        ? { body: { items: [{ of: 0, text: 'the tap drips' }], generatedBy: { provider: 'groq', model: 'm' } } }
        : { status: 409, body: { error: refusal } },
  });
  const { user } = show([]);
  await user.click(await screen.findByRole('button', { name: 'New test' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Simulated callers' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Goal/), 'need: my tap is dripping');
  await user.click(dialog.getByRole('button', { name: 'Write more with a language model' }));
  expect(await dialog.findByText('No language model is connected.')).toBeTruthy();
  connected = true;
  await user.click(dialog.getByRole('button', { name: 'Write more with a language model' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Phrasings/)).toHaveProperty('value', 'need: the tap drips'));
  expect(sent.at(-1)?.body).toEqual({ texts: ['my tap is dripping'], count: 5 });
});

it('keeps what its form does not show', () => {
  expect(testOf(formOf(test), test)).toEqual(test);
  const persona: AgentTest = {
    name: 'many',
    at: test.at,
    persona: {
      goal: { name: 'Ann Lee' },
      says: { need: ['a: b', 'c'] },
      style: ['chatty', { corrects: 'day' }],
      noise: 0.05,
      seed: 7,
      runs: 50,
    },
  };
  expect(testOf(formOf(persona), persona)).toEqual(persona);
});
