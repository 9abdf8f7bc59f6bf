import { describe, expect, it } from 'vitest';
import { afterCallsApi } from '#domain/calls/after-calls.ts';
import { callAnalysesApi } from '#domain/calls/call-analyses.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { modelsApi } from '#domain/models/models.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Deed } from '#server/testing/models/fake-models.ts';
import { agentWithFlow, connect, startModelApp } from '#server/testing/models/model-app.ts';
import type { TestClient } from '#server/testing/start-app.ts';
import { flowOf } from '#voice/flow/dialogues/told.ts';
import { analyzeEndedCall } from './analyze-call.ts';

const { app, models } = await startModelApp();

const asks = flowOf(
  [
    ['start', 'start', { greeting: 'Hello, this is Emma of Miller Roofing.' }],
    ['need', 'ask', { slots: [{ name: 'need', type: 'text', prompt: 'What is it about?' }] }],
    ['bye', 'end', { message: 'Thank you. Goodbye!' }],
  ],
  [
    ['start', 'next', 'need'],
    ['need', 'filled', 'bye'],
  ],
);
const analysis = {
  fields: [
    { name: 'Reason', about: 'Why they call', type: 'text' as const },
    { name: 'Floors', about: '', type: 'number' as const },
    { name: 'Urgent', about: '', type: 'yes_no' as const },
    { name: 'Kind', about: '', type: 'choice' as const, choices: ['New roof', 'Repair'] },
    { name: 'Day', about: 'When it began', type: 'date' as const },
  ],
  criteria: [
    { name: 'Greeting', about: 'The agent introduced itself.' },
    { name: 'Price', about: 'A price was told where it was asked for.' },
  ],
};
const after = { promisesTo: 'owner' as const, memberId: null, summaryEmail: 'never' as const, callerEmail: null };
const words = 'my roof leaks on three floors since 2 November and please hurry';

const field = (name: string, value: string, quote: string) => ({ name, value, quote });
const sound = {
  fields: [
    field('Reason', 'a leaking roof', 'my roof leaks'),
    field('Floors', '3', 'on three floors'),
    field('Urgent', 'yes', 'please hurry'),
    field('Kind', 'repair', 'my roof leaks'),
    field('Day', '2026-11-02', 'since 2 November'),
  ],
  criteria: [
    { name: 'Greeting', verdict: 'met', reason: 'The agent named itself.', quote: 'What is it about' },
    { name: 'Price', verdict: 'not_applicable', reason: 'Nobody asked for one.', quote: '' },
  ],
};
type Answer = { fields: object[]; criteria: object[] };

async function callOf(owner: TestClient, wanted: typeof analysis | null = analysis) {
  const agentId = await agentWithFlow(app, owner, asks);
  if (wanted) await owner.call(afterCallsApi.set, { params: { agentId }, body: { ...after, analysis: wanted } });
  const { id: callId } = await owner.call(chatsApi.start, { params: { agentId }, body: { test: true } });
  await owner.call(chatsApi.send, { params: { callId: callId }, body: { text: words } });
  const found = async () => (await owner.call(callsApi.get, { params: { callId } })).analysis;
  const ask = () => owner.send('POST', `/v1/calls/${callId}/analysis`);
  return { agentId, callId, found, ask };
}

const answers = (answer: Answer): void => {
  models.does = () => ({ text: JSON.stringify(answer) });
};
const codeOf = ({ body }: { body: unknown }) => (body as { error: { code: string } }).error.code;
/** A call that has ended and that hasn’t been looked through. */
async function endedCall() {
  const owner = await app.newOwner();
  await connect(owner, models);
  const { callId, agentId } = await callOf(owner, null);
  await owner.call(afterCallsApi.set, { params: { agentId }, body: { ...after, analysis } });
  return { owner, callId };
}
let ended: ReturnType<typeof endedCall> | undefined;
/** What is found when a model answers so: in one call, of which the last finds count. */
async function foundWith(answer: Answer) {
  ended ??= endedCall();
  const { owner, callId } = await ended;
  answers(answer);
  return owner.call(callAnalysesApi.analyze, { params: { callId } });
}

describe('a call that has ended', () => {
  it('is looked through once, by itself, and the finds stand in it with their proofs', async () => {
    const owner = await app.newOwner();
    await connect(owner, models, 'openai');
    answers(sound);
    const { callId, found } = await callOf(owner);
    await expect.poll(found, { timeout: 20_000 }).not.toBeNull();
    expect(await found()).toMatchObject({
      fields: [
        { name: 'Reason', value: 'a leaking roof', proof: { role: 'caller', quote: 'my roof leaks' } },
        { name: 'Floors', value: 3 },
        { name: 'Urgent', value: true },
        { name: 'Kind', value: 'Repair' },
        { name: 'Day', value: '2026-11-02' },
      ],
      criteria: [
        { name: 'Greeting', verdict: 'met', proof: { role: 'agent', quote: 'What is it about' } },
        { name: 'Price', verdict: 'not_applicable', proof: null },
      ],
      open: [],
      generatedBy: { provider: 'openai', model: 'stand-in-small' },
    });
    const { items } = await owner.call(modelsApi.requests, { params: { callId } });
    expect(items.map(({ proposalId }) => proposalId)).toEqual(['analysis']);
    await analyzeEndedCall({ services: app.services, workspaceId: owner.workspaceId, actor: null }, callId);
    expect((await owner.call(modelsApi.requests, { params: { callId } })).items.length).toBe(1);
  });

  it('is told to webhooks with what was found', async () => {
    const owner = await app.newOwner();
    await connect(owner, models);
    const id = newId();
    const secret = app.services.secrets.seal(`webhooks.${id}`, 'whsec_AAAA');
    await app.services.db.pool.query(
      `insert into webhooks (workspace_id, id, url, description, status, secret, created_at)
       values ($1, $2, 'https://127.0.0.1/x', '', 'active', $3, now())`,
      [owner.workspaceId, id, secret],
    );
    answers(sound);
    const { callId, ask } = await callOf(owner);
    expect((await ask()).status).toBe(200);
    const { rows } = await app.services.db.pool.query<{ data: { callId: string; analysis: object } }>(
      "select data from webhook_events where workspace_id = $1 and type = 'call.analyzed'",
      [owner.workspaceId],
    );
    expect(rows[0]?.data).toMatchObject({ callId, analysis: { fields: [{ name: 'Reason' }, {}, {}, {}, {}] } });
  });

  it('is looked through again by hand, and the last finds count', async () => {
    const owner = await app.newOwner();
    await connect(owner, models);
    answers(sound);
    const { ask, found } = await callOf(owner);
    expect((await ask()).status).toBe(200);
    answers({ fields: [], criteria: [] });
    expect((await ask()).status).toBe(200);
    expect(await found()).toMatchObject({
      fields: [],
      open: ['Reason', 'Floors', 'Urgent', 'Kind', 'Day', 'Greeting', 'Price'],
    });
  });

  it.each<[string, ReturnType<typeof field>]>([
    ['a proof that nobody said', field('Reason', 'a leak', 'I want a refund')],
    ['no proof', field('Reason', 'a leak', ' . ')],
    ['a proof out of two turns', field('Reason', 'a leak', 'What is it about? my roof leaks')],
    ['half a word as proof', field('Reason', 'a leak', 'oof lea')],
    ['a link', field('Reason', 'see https://evil.example', 'my roof leaks')],
    ['markup', field('Reason', '<b>leak</b>', 'my roof leaks')],
    ['a number from elsewhere', field('Reason', 'call 900 555 0199', 'my roof leaks')],
    ['another number than its proof', field('Floors', '7', 'on three floors')],
    ['no number', field('Floors', 'many', 'on three floors')],
    ['neither yes nor no', field('Urgent', 'maybe', 'please hurry')],
    ['no choice', field('Kind', 'Demolition', 'my roof leaks')],
    ['no day', field('Day', 'November', 'since 2 November')],
    ['a field that nobody wants', field('Card number', 'x', 'my roof leaks')],
  ])('keeps no value with %s', async (_, one) => {
    expect((await foundWith({ fields: [one], criteria: [] })).fields).toEqual([]);
  });

  it.each([
    ['without a proof', { name: 'Greeting', verdict: 'met', reason: 'It did.', quote: '' }],
    ['with words that nobody said', { name: 'Greeting', verdict: 'not_met', reason: 'It did not.', quote: 'I am Bob' }],
    ['without a reason', { name: 'Greeting', verdict: 'met', reason: ' ', quote: 'What is it about' }],
    ['with a link', { name: 'Greeting', verdict: 'met', reason: 'See www.evil.example', quote: 'What is it about' }],
    ['of nothing that is judged', { name: 'Charm', verdict: 'met', reason: 'Yes.', quote: 'What is it about' }],
  ])('keeps no judgement %s', async (_, one) => {
    expect((await foundWith({ fields: [], criteria: [one] })).criteria).toEqual([]);
  });

  it.each<[string, Deed, number, string]>([
    ['refuses', { fault: 'refuse' }, 502, 'model_unusable'],
    ['writes prose', { text: 'All was fine.' }, 502, 'model_unusable'],
    ['streams without end', { fault: 'endless' }, 502, 'model_unusable'],
    ['breaks off', { fault: 'drop', text: JSON.stringify(sound) }, 503, 'model_unavailable'],
  ])('is refused in plain words when the model %s, and keeps what was found', async (_, deed, status, code) => {
    const owner = await app.newOwner();
    await connect(owner, models);
    answers(sound);
    const { ask, found } = await callOf(owner);
    await ask();
    const before = await found();
    models.does = () => deed;
    const answer = await ask();
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
    expect(await found()).toEqual(before);
  });

  it('wants a model, something to look for, and an end', async () => {
    const owner = await app.newOwner();
    expect(codeOf(await (await callOf(owner)).ask())).toBe('no_model');
    expect(codeOf(await (await callOf(owner, null)).ask())).toBe('conflict');
    const agentId = await agentWithFlow(app, owner, asks);
    const { id } = await owner.call(chatsApi.start, { params: { agentId }, body: { test: true } });
    expect(codeOf(await owner.send('POST', `/v1/calls/${id}/analysis`))).toBe('conflict');
  });
});

describe('paraphrases', () => {
  it('are of a model, each once, with the same numbers', async () => {
    const owner = await app.newOwner();
    await connect(owner, models);
    const texts = ['I need 2 haircuts on Tuesday', 'my roof leaks'];
    const items = [
      { of: 0, text: 'Could I have 2 haircuts on Tuesday?' },
      { of: 0, text: 'could i have 2 haircuts on tuesday' },
      { of: 0, text: 'Could I have 3 haircuts on Tuesday?' },
      { of: 0, text: 'I need 2 haircuts on Tuesday!' },
      { of: 1, text: 'Water drips through my roof, see www.evil.example' },
      { of: 1, text: 'There is a leak in my roof' },
      { of: 9, text: 'What?' },
    ];
    models.does = () => ({ text: JSON.stringify({ items }) });
    expect(await owner.call(modelsApi.paraphrase, { body: { texts, count: 2 } })).toEqual({
      items: [
        { of: 0, text: 'Could I have 2 haircuts on Tuesday?' },
        { of: 1, text: 'There is a leak in my roof' },
      ],
      generatedBy: { provider: 'compatible', model: 'stand-in-small' },
    });
    models.does = () => ({ text: '{"items":[]}' });
    expect(codeOf(await owner.send('POST', '/v1/paraphrases', { texts }))).toBe('model_unusable');
  });

  it('want a model', async () => {
    const owner = await app.newOwner();
    expect(codeOf(await owner.send('POST', '/v1/paraphrases', { texts: ['Hello'] }))).toBe('no_model');
  });
});
