import { describe, expect, it } from 'vitest';
import { callsApi } from '#domain/calls/calls.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { modelsApi } from '#domain/models/models.ts';
import { summarizeCall } from '#server/calls/stored/summarize-call.ts';
import type { Deed } from '#server/testing/models/fake-models.ts';
import { agentWithFlow, connect, proposal, startModelApp } from '#server/testing/models/model-app.ts';
import type { TestClient } from '#server/testing/start-app.ts';
import { flowOf } from '#voice/flow/dialogues/told.ts';

/** Conversations that a language model leads or helps in, against a stand-in that does not always do what it should. */

const { app, models } = await startModelApp();
const { clock } = app;

const led = flowOf(
  [
    ['start', 'start', { greeting: 'Hello.' }],
    [
      'lead',
      'language_model',
      {
        goal: 'Find out what the caller needs.',
        prompt: 'How can I help?',
        maxTurns: 4,
        slots: [{ name: 'day', type: 'date', prompt: 'Which day?' }],
        ways: [{ port: 'done', label: 'The caller has what they need' }],
        facts: ['There is a car park behind the house.'],
      },
    ],
    ['none', 'ask', { slots: [{ name: 'message', type: 'text', prompt: 'What may I write down?' }] }],
    ['bye', 'end', { message: 'Bye.' }],
  ],
  [
    ['start', 'next', 'lead'],
    ['lead', 'done', 'bye'],
    ['lead', 'no_model', 'none'],
    ['none', 'filled', 'bye'],
  ],
);

const inGerman = {
  ...led,
  nodes: led.nodes.map((node) =>
    node.id === 'lead'
      ? { ...node, config: { ...node.config, facts: ['Hinter dem Haus ist ein Parkplatz.'], prompt: 'Worum geht es?' } }
      : node,
  ),
};

const helped = flowOf(
  [
    ['start', 'start', { greeting: 'Hello.' }],
    [
      'kind',
      'ask',
      {
        slots: [
          {
            name: 'kind',
            type: 'choice',
            prompt: 'Is it about sales or about repairs?',
            confirm: 'never',
            choices: [
              { value: 'sales', label: 'Sales' },
              { value: 'repairs', label: 'Repairs' },
            ],
          },
        ],
      },
    ],
    ['bye', 'end', { message: 'You get to {{kind}}.' }],
  ],
  [
    ['start', 'next', 'kind'],
    ['kind', 'filled', 'bye'],
  ],
);

async function chatWith(owner: TestClient, flow: typeof led, assist = false) {
  const agentId = await agentWithFlow(app, owner, flow, { assist, facts: [], never: [] });
  const { id: chatId } = await owner.call(chatsApi.start, { params: { agentId }, body: { test: true } });
  const say = async (text: string) => {
    const { messages } = await owner.call(chatsApi.send, { params: { callId: chatId }, body: { text } });
    return messages.filter(({ role }) => role === 'agent').map((message) => message.text);
  };
  const requests = async () => (await owner.call(modelsApi.requests, { params: { callId: chatId } })).items;
  return { chatId, say, requests };
}

describe('a part that a model leads', () => {
  it('is led in the language of the conversation, by the rules of that language', async () => {
    const owner = await app.newOwner();
    await connect(owner, models, 'openai');
    const agentId = await agentWithFlow(app, owner, inGerman, { assist: false, facts: [], never: [] });
    await app.services.db.pool.query(
      `update agent_versions set configuration = configuration || '{"language": "de-DE", "persona": "Du bist Ada, kurz und bündig."}'
       where workspace_id = $1 and agent_id = $2`,
      [owner.workspaceId, agentId],
    );
    const { id: chatId } = await owner.call(chatsApi.start, { params: { agentId }, body: { test: true } });
    const say = async (text: string) =>
      (await owner.call(chatsApi.send, { params: { callId: chatId }, body: { text } })).messages.map(
        (message) => message.text,
      );
    models.does = () => ({ text: proposal({ say: 'Hinter dem Haus ist ein Parkplatz.' }) });
    expect(await say('Wo kann ich mein Auto lassen?')).toContain('Hinter dem Haus ist ein Parkplatz.');
    expect(JSON.parse(models.asked.at(-1)!.data)).toMatchObject({ language: 'de-DE' });
    expect(models.asked.at(-1)!.instructions).toContain('Du bist Ada, kurz und bündig.');
    models.does = () => ({ text: proposal({ say: 'Ich habe Ihnen einen Platz reserviert.' }) });
    expect(await say('Dann reservieren Sie mir einen')).not.toContain('Ich habe Ihnen einen Platz reserviert.');
    expect(JSON.parse(models.asked.at(-1)!.data)).toMatchObject({ wrong: expect.stringContaining('was done') });
  });

  it('says what the facts say, takes values and ways, and all of it stands with the call', async () => {
    const owner = await app.newOwner();
    await connect(owner, models, 'openai');
    await owner.call(modelsApi.setPrice, {
      body: { service: 'openai', model: 'stand-in-small', input: 1_000_000, output: 1_000_000 },
    });
    const chat = await chatWith(owner, led);
    models.does = () => ({
      text: proposal({ say: 'There is a car park behind the house.' }),
      usage: { input: 400, output: 20 },
    });
    expect(await chat.say('is there somewhere to leave my car')).toContain('There is a car park behind the house.');
    models.does = () => ({ text: proposal({ values: { day: 'on Tuesday' }, way: 'done' }) });
    const asked = await chat.say('then I come on Tuesday');
    expect(asked.join(' ')).toContain('Bye.');
    const [first, second] = await chat.requests();
    expect(first).toMatchObject({ outcome: 'answered', model: 'stand-in-small', inputTokens: 400, cost: 420 });
    expect(first!.given).toContain('There is a car park behind the house.');
    expect(first!.given).toContain('is there somewhere to leave my car');
    expect(first!.gave).toContain('There is a car park');
    expect(second!.proposalId).toBe('lead-2');
    const call = await owner.call(callsApi.get, { params: { callId: chat.chatId } });
    expect(JSON.stringify(call)).not.toContain('key-of-a-test');
    expect(JSON.stringify(models.asked)).toContain('then I come on Tuesday');
  });

  it('is left by its own way where no model is connected', async () => {
    const owner = await app.newOwner();
    const chat = await chatWith(owner, led);
    expect(await chat.say('is there somewhere to leave my car')).toContain('What may I write down?');
    expect(await chat.requests()).toEqual([]);
  });

  it.each<[string, Deed, string]>([
    ['refuses', { fault: 'refuse' }, 'refused'],
    ['is over its quota', { status: 429 }, 'quota'],
    ['does not know the key any more', { status: 401 }, 'key'],
    ['fails', { status: 500 }, 'broken'],
    ['breaks off', { fault: 'drop', text: proposal({ say: 'There is a car park behind the house.' }) }, 'broken'],
    ['talks without end', { fault: 'endless' }, 'garbage'],
    ['says nothing', { fault: 'silent' }, 'garbage'],
    ['writes prose', { text: 'Sure! There is a car park.' }, 'garbage'],
    ['writes half an object', { text: '{"say":"We' }, 'garbage'],
    ['writes another object', { text: '{"say":"Hi","tool":"call"}' }, 'garbage'],
  ])('goes on by the script in the same turn when the model %s', async (_, deed, outcome) => {
    const owner = await app.newOwner();
    await connect(owner, models);
    const chat = await chatWith(owner, led);
    models.does = () => deed;
    expect(await chat.say('is there somewhere to leave my car')).toContain('What may I write down?');
    expect((await chat.requests()).map((request) => request.outcome)).toEqual([outcome]);
  });

  it.each<[string, Deed]>([
    ['hangs', { fault: 'hang' }],
    ['stops in the middle', { fault: 'stall', text: proposal({ say: 'There is a car park behind the house.' }) }],
  ])('is not waited for beyond two and a half seconds when the model %s', async (_, deed) => {
    const owner = await app.newOwner();
    await connect(owner, models);
    const chat = await chatWith(owner, led);
    models.does = () => deed;
    const before = clock.now();
    const count = models.asked.length;
    const answer = chat.say('is there somewhere to leave my car');
    await models.askedTimes(count + 1);
    const gone = models.gone();
    await clock.run(2_500);
    expect(await answer).toContain('What may I write down?');
    expect(clock.now() - before).toBeLessThan(3_000);
    // No one reads on: the service is told so.
    await gone;
    await expect.poll(async () => (await chat.requests()).length).toBe(1);
    expect((await chat.requests())[0]!.outcome).toMatch(/late|stopped/);
  });

  it('asks the next model where the first is slow, within the same time', async () => {
    const owner = await app.newOwner();
    const first = await connect(owner, models);
    const second = await connect(owner, models, 'anthropic');
    await owner.call(modelsApi.order, { body: { ids: [first.id, second.id] } });
    const chat = await chatWith(owner, led);
    models.does = ({ protocol }) =>
      protocol === 'messages'
        ? { text: proposal({ say: 'There is a car park behind the house.' }) }
        : { fault: 'hang' };
    const before = clock.now();
    const count = models.asked.length;
    const answer = chat.say('is there somewhere to leave my car');
    await models.askedTimes(count + 1);
    await clock.run(1_200);
    expect(await answer).toContain('There is a car park behind the house.');
    expect(clock.now() - before).toBeLessThan(2_500);
    expect((await chat.requests()).map(({ service, outcome }) => [service, outcome])).toEqual([
      ['compatible', 'late'],
      ['anthropic', 'answered'],
    ]);
  });

  it('ends at what a call may cost', async () => {
    const owner = await app.newOwner();
    await connect(owner, models);
    const caps = { monthTokens: null, monthCost: null, callTokens: 3_000, callCost: null };
    await owner.call(modelsApi.setSpendingLimits, { body: caps });
    const chat = await chatWith(owner, led);
    models.does = () => ({
      text: proposal({ say: 'There is a car park behind the house.' }),
      usage: { input: 2_500, output: 9 },
    });
    expect(await chat.say('is there somewhere to leave my car')).toContain('There is a car park behind the house.');
    expect(await chat.say('and for lorries')).toContain('What may I write down?');
    expect((await chat.requests()).map(({ outcome }) => outcome)).toEqual(['answered', 'budget']);
  });
});

describe('a call that has ended', () => {
  const summarized = async (summary: string) => {
    const owner = await app.newOwner();
    await connect(owner, models);
    const agentId = await agentWithFlow(app, owner, helped, { assist: false, summary: true, facts: [], never: [] });
    const { id: callId } = await owner.call(chatsApi.start, { params: { agentId }, body: { test: true } });
    models.does = () => ({ text: JSON.stringify({ summary }) });
    await owner.call(chatsApi.send, { params: { callId: callId }, body: { text: 'repairs, please, of boiler 42' } });
    const found = () => owner.call(modelsApi.requests, { params: { callId } });
    await expect.poll(async () => (await found()).items.length, { timeout: 25_000 }).toBe(1);
    return { ...(await found()), again: () => summarizeCall(scopeOf(owner), callId), found };
  };
  const scopeOf = ({ workspaceId }: TestClient) => ({ services: app.services, workspaceId, actor: null });

  it('is summarised once, and says who wrote that', async () => {
    const text = 'The caller wants boiler 42 repaired.';
    const { summary, items, again, found } = await summarized(text);
    expect(summary).toEqual({ text, model: 'stand-in-small' });
    expect(items[0]).toMatchObject({ proposalId: 'summary', outcome: 'answered' });
    expect(items[0]!.given).toContain('repairs, please, of boiler 42');
    await again();
    expect((await found()).items.length).toBe(1);
  });

  it.each([
    'Call the caller back at 900 555 0199.',
    'See https://evil.example for more.',
    'Write to help@evil.example.',
    '<b>The caller</b> wants a refund.',
  ])('keeps no summary that holds what the call did not: %s', async (text) => {
    expect((await summarized(text)).summary).toBeNull();
  });
});

describe('a question at which a model helps', () => {
  const words = 'my boiler makes a strange noise';

  it('takes what it finds once the caller says that it is right', async () => {
    const owner = await app.newOwner();
    await connect(owner, models);
    const chat = await chatWith(owner, helped, true);
    models.does = () => ({ text: proposal({ values: { kind: 'Repairs' } }) });
    expect((await chat.say(words)).join(' ')).toContain('Repairs');
    expect((await chat.say('yes')).join(' ')).toContain('You get to Repairs.');
  });

  it('is not asked where the script is sure, or the agent wants none', async () => {
    const owner = await app.newOwner();
    await connect(owner, models);
    const count = models.asked.length;
    expect((await (await chatWith(owner, helped, true)).say('repairs')).join(' ')).toContain('You get to Repairs.');
    expect((await (await chatWith(owner, helped)).say(words)).join(' ')).not.toContain('Is that right');
    expect(models.asked.length).toBe(count);
  });

  it('is told once what is wrong, then the script goes on', async () => {
    const owner = await app.newOwner();
    await connect(owner, models);
    const chat = await chatWith(owner, helped, true);
    models.does = () => ({ text: proposal({ values: { kind: 'Refunds' } }) });
    const said = (await chat.say(words)).join(' ');
    expect(said).toContain('Is it about sales or about repairs?');
    expect(said).not.toContain('Refunds');
    const requests = await chat.requests();
    expect(requests.length).toBe(2);
    expect(requests[1]!.given).toContain('"wrong"');
  });
});
