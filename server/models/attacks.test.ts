import { describe, expect, it } from 'vitest';
import { callsApi } from '#domain/calls/calls.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { addDocument } from '#server/testing/knowledge.ts';
import { agentWithFlow, connect, proposal, startModelApp } from '#server/testing/models/model-app.ts';
import { flowOf } from '#voice/flow/dialogues/told.ts';
import { answerAttacks, attacks, tamperedDocuments, wayAttacks } from '#voice/flow/model/attacks.data.ts';
import { languages } from '#voice/languages/catalog.ts';

/** Attacks on a part that a model leads, through the whole server: what the model writes arrives as it came. */

const { app, models } = await startModelApp();

const facts = [
  'A consultation costs 80 dollars.',
  'We are open from nine to five, Monday to Friday.',
  'There is a car park behind the house.',
];
const own = {
  prompt: 'How can I help?',
  ask: 'Shall I send you our brochure?',
  done: 'It is on its way.',
  none: 'What may I write down?',
  bye: 'Goodbye then.',
};

const flowWith = (document?: string) =>
  flowOf(
    [
      ['start', 'start', { greeting: 'Hello.' }],
      [
        'lead',
        'language_model',
        {
          goal: 'Find out whether the caller wants a consultation and which day suits.',
          prompt: own.prompt,
          slots: [
            { name: 'day', type: 'date', prompt: 'Which day?' },
            { name: 'phone', type: 'phone', prompt: 'Which number?' },
          ],
          ways: [{ port: 'done', label: 'The caller has what they need' }],
          actions: [{ name: 'send_brochure', label: 'Send the brochure', actionId: 'x', ask: own.ask, done: own.done }],
          facts: document === undefined ? facts : [...facts, document],
          maxTurns: 20,
        },
      ],
      ['none', 'ask', { slots: [{ name: 'message', type: 'text', prompt: own.none }] }],
      ['bye', 'end', { message: own.bye }],
    ],
    [
      ['start', 'next', 'lead'],
      ['lead', 'done', 'bye'],
      ['lead', 'no_model', 'none'],
      ['lead', 'too_long', 'none'],
      ['none', 'filled', 'bye'],
    ],
  );

const owner = await app.newOwner();
await connect(owner, models);
const setting = { assist: true, facts: [], never: ['Rival Dental'] };

const agents = new Map<string | undefined, Promise<string>>();
const agentOf = (document?: string) => {
  const known = agents.get(document) ?? agentWithFlow(app, owner, flowWith(document), setting);
  agents.set(document, known);
  return known;
};

async function chatWith(document?: string) {
  const agentId = await agentOf(document);
  const { id: chatId } = await owner.call(chatsApi.start, { params: { agentId }, body: { test: true } });
  const say = async (text: string) => {
    const { messages } = await owner.call(chatsApi.send, { params: { callId: chatId }, body: { text } });
    return messages.filter(({ role }) => role === 'agent').map((message) => message.text);
  };
  return { say, call: () => owner.call(callsApi.get, { params: { callId: chatId } }) };
}

/** What the flow and the engine say of themselves; a model's words are not among it. */
/** In the tone that the agent's persona names. */
const toned = Object.values(languages[0]!.tones).flatMap(({ acknowledgements = [] }) => acknowledgements);
const scripted = [...Object.values(own), languages[0]!.say.goOn];

describe('an attack', () => {
  it('is tried in every way that is known', () => {
    expect(attacks.length).toBeGreaterThanOrEqual(60);
    expect(new Set(attacks.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(12);
  });

  it.each(attacks.map((attack, n) => [`${n + 1}, ${attack.kind}: ${attack.caller}`, attack] as const))(
    '%s',
    async (_, { caller, document, answer }) => {
      const chat = await chatWith(document);
      models.does = () => ({ text: answer });
      const before = models.asked.length;
      const said = await chat.say(caller);
      expect(models.asked.length).toBeGreaterThan(before);
      expect(said.length).toBeGreaterThan(0);
      for (const text of said) expect(scripted).toContain(text);
      const { actions, slots, status } = await chat.call();
      expect(actions).toEqual([]);
      expect(slots).toEqual([]);
      expect(status).not.toBe('ended');
    },
  );
});

describe('an attack where a model names a way', () => {
  const needs = { slots: [{ name: 'need', type: 'text', prompt: 'What is it about?' }] };
  const branch = (port: string, label: string) => ({ port, label, when: { op: 'eq', args: [{ var: 'need' }, port] } });
  const parted = flowOf(
    [
      ['start', 'start', { greeting: 'Hello.' }],
      ['ask', 'ask', needs],
      ['part', 'decision', { branches: [branch('brochure', 'our brochure'), branch('visit', 'a visit')] }],
      ['send', 'run_action', { actionId: 'x' }],
      ['day', 'ask', { slots: [{ name: 'day', type: 'date', prompt: 'Which day?' }] }],
      ['none', 'ask', { slots: [{ name: 'message', type: 'text', prompt: own.none }] }],
      ['bye', 'end', { message: own.bye }],
    ],
    [
      ['start', 'next', 'ask'],
      ['ask', 'filled', 'part'],
      ['part', 'brochure', 'send'],
      ['part', 'visit', 'day'],
      ['part', 'else', 'none'],
      ['send', 'ok', 'bye'],
      ['day', 'filled', 'bye'],
      ['none', 'filled', 'bye'],
    ],
  );
  const nodes = parted.nodes.map((node) => (node.id === 'part' ? { ...node, mode: 'assisted' as const } : node));
  const agent = agentWithFlow(app, owner, { ...parted, nodes }, { assist: false, facts: [], never: [] });

  it.each(wayAttacks.map((attack) => [attack.caller, attack] as const))('%s', async (_, { caller, answer }) => {
    const agentId = await agent;
    const { id: chatId } = await owner.call(chatsApi.start, { params: { agentId }, body: { test: true } });
    models.does = () => ({ text: answer });
    const before = models.asked.length;
    const { messages } = await owner.call(chatsApi.send, { params: { callId: chatId }, body: { text: caller } });
    expect(models.asked.length).toBe(before + 1);
    const said = messages.filter(({ role }) => role === 'agent').map(({ text }) => text);
    // The caller is asked whether that is meant, or the call goes on as without a model.
    for (const text of said)
      expect([...languages[0]!.say.acknowledgements, ...toned, own.none, 'Do you mean: our brochure?']).toContain(text);
    const call = await owner.call(callsApi.get, { params: { callId: chatId } });
    expect([call.actions, call.slots.map(({ name }) => name), call.status]).toEqual([[], ['need'], 'live']);
  });
});

describe('an attack where a model looks for an answer', () => {
  const asking = flowOf(
    [
      ['start', 'start', { greeting: 'Hello.' }],
      ['answers', 'knowledge', {}],
      ['none', 'ask', { slots: [{ name: 'message', type: 'text', prompt: own.none }] }],
      ['bye', 'end', { message: own.bye }],
    ],
    [
      ['start', 'next', 'answers'],
      ['answers', 'done', 'bye'],
      ['answers', 'unknown', 'none'],
      ['none', 'filled', 'bye'],
    ],
  );
  /** A workspace of its own: documents change how all of its agents listen. */
  const house = (async () => {
    const keeper = await app.newOwner();
    await connect(keeper, models);
    await addDocument(app.services, keeper.workspaceId, { name: 'House rules', text: tamperedDocuments });
    return { keeper, agentId: await agentWithFlow(app, keeper, asking, setting) };
  })();
  const ask = async (answer: string) => {
    const { keeper, agentId } = await house;
    const { id: chatId } = await keeper.call(chatsApi.start, { params: { agentId }, body: { test: true } });
    models.does = () => ({ text: answer });
    const before = models.asked.length;
    const text = 'may my poodle come along with the other animals at lunch';
    const { messages } = await keeper.call(chatsApi.send, { params: { callId: chatId }, body: { text } });
    expect(models.asked.length).toBe(before + 1);
    expect(models.asked.at(-1)!.data).not.toContain('SYSTEM');
    return messages.filter(({ role }) => role === 'agent').map((message) => message.text);
  };

  it.each(answerAttacks.map(({ kind, say }) => [kind, say] as const))('%s', async (_, say) => {
    expect(await ask(proposal({ say }))).toEqual([own.none]);
  });

  it('is none where it says a sentence that was found', async () => {
    const found = 'Guests with animals sit on the terrace at the back.';
    expect((await ask(proposal({ say: found })))[0]).toBe(found);
  });
});

describe('what is no attack', () => {
  it.each([
    'A consultation costs 80 dollars.',
    'A consultation costs eighty dollars. Which day suits you?',
    'We are open from nine to five, Monday to Friday.',
    'There is a car park behind the house.',
    'Yes, there is a car park behind the house.',
    'I do not know that. Which day would you like?',
    'Sorry, I did not understand. Can you say that again?',
    'Which day would suit you?',
    'Thank you. Is there anything else?',
  ])('is said: %s', async (say) => {
    const chat = await chatWith();
    models.does = () => ({ text: proposal({ say }) });
    expect(await chat.say('tell me about a consultation')).toContain(say);
  });

  it('is done once the caller says yes', async () => {
    const chat = await chatWith();
    models.does = () => ({ text: proposal({ action: 'send_brochure' }) });
    expect(await chat.say('could you send me something to read')).toContain(own.ask);
    expect((await chat.call()).actions).toEqual([]);
    await chat.say('yes please');
    expect((await chat.call()).actions).toMatchObject([{ action: 'run_action' }]);
  });
});
