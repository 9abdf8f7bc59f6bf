import { describe, expect, it } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { flowEditsApi } from '#domain/agents/draft-edits.ts';
import { Flow } from '#domain/agents/workflows.ts';
import { modelsApi } from '#domain/models/models.ts';
import type { Deed } from '#server/testing/models/fake-models.ts';
import { connect, startModelApp } from '#server/testing/models/model-app.ts';
import { ProposedEdits } from './proposed-edits.ts';

const { app, models } = await startModelApp();

const flow = Flow.parse(agentTemplates.find(({ id }) => id === 'appointment-scheduler')!.flow);
const settings = { greeting: 'Hello.', language: 'en-US' as const, speed: 1, endWords: [], otherLanguages: [] };
const url = flowEditsApi.propose.path;
/** What rules can't read. */
const message = 'Callers are often elderly: be gentler with them, and reach the desk at +1 202 555 0123.';
const codeOf = ({ body }: { body: unknown }) => (body as { error: { code: string } }).error.code;

/** An edit in the form in which models give them: what it doesn't use is null. */
const edit = (given: Record<string, unknown>) => ({
  ...Object.fromEntries(Object.keys(ProposedEdits.shape.edits.element.shape).map((name) => [name, null])),
  ...given,
});
const text = (...edits: object[]): Deed => ({ text: JSON.stringify({ edits }) });
const slower = edit({ does: 'set_speed', speed: 0.9 });
/** What the stand-in does, request by request. */
const inTurn = (...deeds: Deed[]) => {
  models.does = () => (deeds.length > 1 ? deeds.shift()! : deeds[0]!);
};

describe('a message', () => {
  it('that rules read comes to edits without a model, in the draft and in sentences', async () => {
    const owner = await app.newOwner();
    await connect(owner, models);
    const before = models.asked.length;
    const made = await owner.call(flowEditsApi.propose, {
      body: { flow, settings, message: 'Ask for the insurance first, never book on Mondays and talk slower' },
    });
    expect(made.edits.map(({ says }) => says)).toEqual([
      'Add the question “Which insurance do you have?” first.',
      'In “Schedule Meeting”, book appointments on every day except Monday.',
      'Speak at 0.9 times the normal speed instead of 1.',
    ]);
    expect(made).toMatchObject({ unread: [], generatedBy: null, settings: { speed: 0.9 } });
    expect(made.problems.filter(({ level }) => level === 'error')).toEqual([]);
    expect([made.flow.nodes.length, models.asked.length - before]).toEqual([flow.nodes.length + 1, 0]);
  });

  it('is told why it changes nothing where no model is connected', async () => {
    const owner = await app.newOwner();
    const made = await owner.call(flowEditsApi.propose, { body: { flow, message: 'Don’t ask for the fax number' } });
    expect(made).toMatchObject({ edits: [], flow, settings: null, generatedBy: null });
    expect(made.unread[0]).toMatchObject({ why: expect.stringContaining('No question asks for “the fax number”') });
    expect(made.unread[0]!.suggestions.length).toBeGreaterThan(0);
  });

  it('that rules can’t read is read by a model, whose edits the engine makes', async () => {
    const owner = await app.newOwner();
    await connect(owner, models, 'openai');
    models.does = () => ({
      ...text(slower, edit({ does: 'transfer_on_request', phone: '+12025550123' })),
      usage: { input: 700, output: 100 },
    });
    const made = await owner.call(flowEditsApi.propose, { body: { flow, settings, message } });
    expect(made).toMatchObject({
      unread: [],
      settings: { speed: 0.9 },
      generatedBy: { provider: 'openai', model: 'stand-in-small' },
    });
    expect(made.flow.nodes[0]!.config.person).toBe('+12025550123');
    expect(await owner.call(modelsApi.spend)).toMatchObject({ tokens: 800 });
    expect(models.asked.at(-1)!.data).toContain('elderly');
  });

  it('a model’s edits that the draft has no place for are told back once, then refused', async () => {
    const owner = await app.newOwner();
    await connect(owner, models);
    inTurn(text(edit({ does: 'remove_question', question: 'fax' })), text(slower));
    const made = await owner.call(flowEditsApi.propose, { body: { flow, settings, message } });
    expect(made.edits.map(({ edit: { does } }) => does)).toEqual(['set_speed']);
    expect(models.asked.at(-1)!.data).toContain('No question asks for “fax”');
    const before = models.asked.length;
    inTurn(text(edit({ does: 'remove_question', question: 'fax' })));
    const answer = await owner.send('POST', url, { flow, settings, message });
    expect([answer.status, codeOf(answer), models.asked.length - before]).toEqual([502, 'model_unusable', 2]);
  });

  it('a model puts in no number that its writer did not give', async () => {
    const owner = await app.newOwner();
    await connect(owner, models);
    inTurn(text(edit({ does: 'transfer_on_request', phone: '+19005550199' })));
    expect(codeOf(await owner.send('POST', url, { flow, settings, message }))).toBe('model_unusable');
  });

  it('that a model knows no edit for is told as the rules tell it', async () => {
    const owner = await app.newOwner();
    await connect(owner, models);
    inTurn(text());
    const made = await owner.call(flowEditsApi.propose, { body: { flow, settings, message } });
    expect([made.edits, made.generatedBy, made.unread.length > 0]).toEqual([[], null, true]);
  });

  it.each<[string, Deed, number, string]>([
    ['refuses', { fault: 'refuse' }, 502, 'model_unusable'],
    ['writes prose', { text: 'Sure, I made it gentler.' }, 502, 'model_unusable'],
    ['adds a tool', text({ ...slower, run: 'rm' }), 502, 'model_unusable'],
    ['makes up an edit', text({ ...slower, does: 'delete_agent' }), 502, 'model_unusable'],
    ['goes beyond what there is', text(edit({ does: 'set_speed', speed: 9 })), 502, 'model_unusable'],
    ['talks without end', { fault: 'endless' }, 502, 'model_unusable'],
    ['fails', { status: 500 }, 503, 'model_unavailable'],
  ])('is refused in plain words when the model %s', async (_, deed, status, code) => {
    const owner = await app.newOwner();
    await connect(owner, models);
    inTurn(deed);
    const answer = await owner.send('POST', url, { flow, settings, message });
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
  });

  it('that comes twice costs once', async () => {
    const owner = await app.newOwner();
    await connect(owner, models);
    inTurn(text(slower));
    const before = models.asked.length;
    const headers = {
      authorization: `Bearer ${owner.token}`,
      'x-workspace-id': owner.workspaceId,
      'idempotency-key': 'edits',
    };
    const body = { flow, settings, message };
    const [one, other] = [await app.send('POST', url, body, headers), await app.send('POST', url, body, headers)];
    expect([one.status, one.body, models.asked.length - before]).toEqual([200, other.body, 1]);
  });

  it('and its flow are bounded', async () => {
    const owner = await app.newOwner();
    const long = await owner.send('POST', url, { flow, message: 'ask for the insurance first. '.repeat(8_000) });
    expect(long.status).toBe(400);
    const nodes = Array.from({ length: 2_000 }, (_, n) => ({ ...flow.nodes[0]!, id: `start_${n}` }));
    expect((await owner.send('POST', url, { flow: { ...flow, nodes }, message: 'talk slower' })).status).toBe(400);
    expect((await owner.send('POST', url, { flow, message: '\u202E…' })).status).toBe(200);
  });
});
