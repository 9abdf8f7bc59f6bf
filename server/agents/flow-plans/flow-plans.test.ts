import { describe, expect, it } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { emptyFlow } from '#domain/agents/flow-edits/empty-flow.ts';
import { flowPlansApi } from '#domain/agents/flow-plans.ts';
import { preferencesApi } from '#domain/identity/preferences.ts';
import { modelsApi } from '#domain/models/models.ts';
import type { Deed } from '#server/testing/models/fake-models.ts';
import { connect, startModelApp } from '#server/testing/models/model-app.ts';

const { app, models } = await startModelApp();

const proposed = {
  name: 'Roofs',
  greeting: 'Hello, this is {{agent_name}}.',
  goal: 'Book inspections.',
  answers: false,
  questions: [
    { name: 'name', ask: 'What is your name?', type: 'name', choices: [], required: true },
    { name: 'leaking', ask: 'Is water coming in?', type: 'yes_no', choices: [], required: true },
  ],
  branches: [
    {
      question: 'leaking',
      answers: ['yes'],
      atLeast: null,
      below: null,
      say: 'That is urgent.',
      questions: [],
      leadsTo: 'hand_over',
      closing: '',
    },
  ],
  booking: { ask: 'When may we come?', durationMinutes: 60 },
  actions: [{ does: 'email_team', subject: 'A roof', text: '' }],
  handOver: { when: ['not_understood'], text: 'One moment, please.', phone: '' },
  closing: 'Thank you. Goodbye!',
};
const description = 'Ask for the name and whether water comes in, then book an inspection of an hour.';
const transcript = 'Agent: Hello, Miller Roofing. What is your name?\nCaller: Ann Lee\nAgent: Thank you. Goodbye!';
const wrong = { ...proposed, branches: [{ ...proposed.branches[0]!, question: 'unknown' }] };
const codeOf = ({ body }: { body: unknown }) => (body as { error: { code: string } }).error.code;

const url = flowPlansApi.propose.path;
/** What the stand-in does, request by request. */
const inTurn = (...deeds: Deed[]) => {
  models.does = () => (deeds.length > 1 ? deeds.shift()! : deeds[0]!);
};
const text = (value: object): Deed => ({ text: JSON.stringify(value) });

describe('a plan', () => {
  it('makes the same flow each time, without a model', async () => {
    const owner = await app.newOwner();
    const { body } = flowPlansApi.compose.example;
    const [one, other] = [
      await owner.send('POST', '/v1/flow-plans/compose', body),
      await owner.send('POST', '/v1/flow-plans/compose', body),
    ];
    expect([one.status, one.body]).toEqual([200, other.body]);
    const { problems } = await owner.call(flowPlansApi.compose, { body: body as never });
    expect(problems.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('and its agent speak the language of the workspace, unless another is named', async () => {
    const owner = await app.newOwner();
    await owner.call(preferencesApi.update, { body: { language: 'de-DE' } });
    const said =
      'Agent: Guten Tag, Dach Müller. Wie ist Ihr Name?\nKunde: Anna Berger\nAgent: Steht Wasser im Haus?\nKunde: nein';
    const { plan, flow } = await owner.call(flowPlansApi.propose, { body: { transcript: said } });
    expect(plan.questions.map(({ type }) => type)).toEqual(['name', 'yes_no']);
    expect(JSON.stringify(flow)).toContain('Auf Wiederhören');
    const agent = await owner.call(agentsApi.create, { body: { flow } });
    expect([agent.language, agent.greeting]).toEqual(['de-DE', 'Guten Tag, Dach Müller.']);
    const bare = { plan: { name: 'A', greeting: 'Hello, this is {{agent_name}}.' } };
    const made = await owner.call(flowPlansApi.compose, { body: bare as never });
    expect(JSON.stringify(made.flow)).toContain('Guten Tag, hier ist {{agent_name}}.');
    const english = await owner.call(flowPlansApi.compose, { body: { ...bare, language: 'en-GB' } as never });
    expect(JSON.stringify(english.flow)).toContain('Hello, this is {{agent_name}}.');
    const own = await owner.call(agentsApi.create, { body: { flow: emptyFlow('A') } });
    expect(own.greeting).toBe('Guten Tag, hier ist {{agent_name}}.');
  });

  it('is refused by its fields', async () => {
    const owner = await app.newOwner();
    const body = { plan: { ...flowPlansApi.compose.example.body.plan, closing: 'Bye, {{nobody}}.' } };
    const answer = await owner.send('POST', '/v1/flow-plans/compose', body);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('body.plan.closing');
  });
});

describe('a description', () => {
  it('becomes a plan and a flow, by whom is said, and what it cost is counted', async () => {
    const owner = await app.newOwner();
    await connect(owner, models, 'openai');
    models.does = () => ({ text: JSON.stringify(proposed), usage: { input: 900, output: 300 } });
    const made = await owner.call(flowPlansApi.propose, { body: { description } });
    expect(made).toMatchObject({
      plan: { name: 'Roofs' },
      generatedBy: { provider: 'openai', model: 'stand-in-small' },
    });
    expect(made.flow.nodes.map(({ type }) => type)).toContain('schedule');
    expect(made.problems.filter(({ level }) => level === 'error')).toEqual([]);
    expect(await owner.call(modelsApi.spend)).toMatchObject({ tokens: 1200 });
    expect(models.asked.at(-1)!.data).toContain(description);
  });

  it('is read by rules where no model is connected', async () => {
    const owner = await app.newOwner();
    const made = await owner.call(flowPlansApi.propose, {
      body: { description: 'Asks for the name and books visits.' },
    });
    expect(made).toMatchObject({ generatedBy: null, plan: { questions: [{ type: 'name' }, { type: 'email' }] } });
    expect(made.flow.nodes.map(({ type }) => type)).toContain('schedule');
    const answer = await owner.send('POST', url, { description: '…' });
    expect([answer.status, codeOf(answer)]).toEqual([400, 'invalid_input']);
  });

  it('that a model plans wrong is told back once', async () => {
    const owner = await app.newOwner();
    await connect(owner, models);
    inTurn(text(wrong), text(proposed));
    expect(await owner.call(flowPlansApi.propose, { body: { description } })).toMatchObject({
      plan: { name: 'Roofs' },
    });
    expect(models.asked.at(-1)!.data).toContain('doesn’t ask every caller “unknown”');
    const before = models.asked.length;
    inTurn(text(wrong));
    const answer = await owner.send('POST', url, { description });
    expect([answer.status, codeOf(answer), models.asked.length - before]).toEqual([502, 'model_unusable', 2]);
  });

  it('gets no number that its writer did not give', async () => {
    const owner = await app.newOwner();
    await connect(owner, models);
    const stolen = { ...proposed, handOver: { ...proposed.handOver, phone: '+19005550199' } };
    inTurn(text(stolen));
    expect(codeOf(await owner.send('POST', url, { description }))).toBe('model_unusable');
    const made = await owner.call(flowPlansApi.propose, {
      body: { description: `${description} Connect urgent calls to +1 900 555 0199.` },
    });
    expect(made.plan.handOver?.phone).toBe('+19005550199');
  });

  it.each<[string, Deed, number, string]>([
    ['refuses', { fault: 'refuse' }, 502, 'model_unusable'],
    ['writes prose', { text: 'Sure, here is a plan.' }, 502, 'model_unusable'],
    ['adds a tool', text({ ...proposed, run: 'rm' }), 502, 'model_unusable'],
    ['talks without end', { fault: 'endless' }, 502, 'model_unusable'],
    ['breaks off', { fault: 'drop', text: JSON.stringify(proposed) }, 503, 'model_unavailable'],
    ['fails', { status: 500 }, 503, 'model_unavailable'],
    ['does not know the key', { status: 401 }, 503, 'model_unavailable'],
    ['is over its quota', { status: 429 }, 503, 'model_unavailable'],
  ])('is refused in plain words when the model %s', async (_, deed, status, code) => {
    const owner = await app.newOwner();
    await connect(owner, models);
    inTurn(deed);
    const answer = await owner.send('POST', url, { description });
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
  });

  it('ends at the cap', async () => {
    const owner = await app.newOwner();
    await connect(owner, models);
    await owner.call(modelsApi.setSpendingLimits, {
      body: { monthTokens: 100, monthCost: null, callTokens: null, callCost: null },
    });
    const answer = await owner.send('POST', url, { description });
    expect([answer.status, codeOf(answer)]).toEqual([409, 'limit_reached']);
  });

  it('that comes twice costs once', async () => {
    const owner = await app.newOwner();
    await connect(owner, models);
    inTurn(text(proposed));
    const before = models.asked.length;
    const headers = {
      authorization: `Bearer ${owner.token}`,
      'x-workspace-id': owner.workspaceId,
      'idempotency-key': 'plan',
    };
    const [one, other] = [
      await app.send('POST', url, { description }, headers),
      await app.send('POST', url, { description }, headers),
    ];
    expect([one.status, one.body, models.asked.length - before]).toEqual([200, other.body, 1]);
  });

  it('is one thing or the other', async () => {
    const owner = await app.newOwner();
    expect((await owner.send('POST', url, {})).status).toBe(400);
    expect((await owner.send('POST', url, { description, transcript })).status).toBe(400);
  });
});

describe('a transcript', () => {
  it('is read by rules where no model is connected, or none answers', async () => {
    const owner = await app.newOwner();
    const read = await owner.call(flowPlansApi.propose, { body: { transcript } });
    expect(read).toMatchObject({ generatedBy: null, plan: { questions: [{ name: 'name', type: 'name' }] } });
    await connect(owner, models);
    inTurn({ status: 500 });
    expect(await owner.call(flowPlansApi.propose, { body: { transcript } })).toEqual(read);
    inTurn(text(proposed));
    const made = await owner.call(flowPlansApi.propose, { body: { transcript } });
    expect(made.generatedBy?.model).toBe('stand-in-small');
    expect(models.asked.at(-1)!.data).toContain('Miller Roofing');
  });

  it('without speakers is refused', async () => {
    const owner = await app.newOwner();
    const answer = await owner.send('POST', url, { transcript: 'We spoke on Monday.' });
    expect([answer.status, codeOf(answer)]).toEqual([400, 'invalid_input']);
    expect(JSON.stringify(answer.body)).toContain('Agent:');
  });
});
