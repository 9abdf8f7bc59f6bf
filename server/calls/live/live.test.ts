import { expect, it, vi } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { liveCallsApi } from '#domain/calls/live-calls.ts';
import { addressOf, openCallClient } from '#server/testing/call-client.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const server = await startApp();
const address = await addressOf(server.app);

/** Events of a path as a page hears them; `last` is the newest of a kind. */
async function hear(client: TestClient, path: string) {
  const gone = new AbortController();
  const answer = await fetch(`http://${address}${path}?seconds=60`, {
    headers: { authorization: `Bearer ${client.token}`, 'x-workspace-id': client.workspaceId },
    signal: gone.signal,
  });
  // biome-ignore lint/suspicious/noExplicitAny: whatever the events hold.
  const last: Record<string, any> = {};
  void (async () => {
    let rest = '';
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      const parts = (rest + chunk).split('\n\n');
      rest = parts.pop()!;
      for (const part of parts) {
        const [, name, data] = /^event: (\w+)\ndata: (.*)$/s.exec(part)!;
        last[name!] = JSON.parse(data!);
      }
    }
  })().catch(() => {});
  return { last, leave: () => gone.abort() };
}

/** A call that has been asked what it is about. */
async function liveCall() {
  const owner = await server.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const { callId, ticket } = await owner.call(callsApi.start, { params: { agentId }, body: { channel: 'browser' } });
  const caller = await openCallClient(address);
  caller.send({ type: 'hello', version: 1, ticket });
  await caller.next('ready');
  const heard = async (fits: RegExp) => {
    const turn = await caller.next('turn', ({ role, text }) => role === 'agent' && fits.test(text));
    return turn;
  };
  await heard(/appointment for/);
  return { owner, agentId, callId, caller, heard, params: { callId } };
}

/** The clock goes on until something holds. */
const soon = (holds: () => unknown) =>
  vi.waitFor(
    async () => {
      server.clock.advance(100);
      await holds();
    },
    { timeout: 10_000 },
  );

it('the board shows calls that go on, with their step, words and timings, and lets them go when they end', async () => {
  const { owner, callId, caller, heard } = await liveCall();
  const board = await hear(owner, '/v1/live-calls/events');
  await soon(() =>
    expect(board.last.calls?.items).toMatchObject([{ id: callId, channel: 'browser', takenOverBy: null }]),
  );
  caller.send({ type: 'typed', id: 'one', text: 'a haircut' });
  await heard(/name/);
  await soon(() => {
    const [call] = board.last.changed?.items ?? [];
    expect(call).toMatchObject({
      lastMessage: { role: 'agent', byPerson: false },
      step: { title: expect.any(String) },
    });
    expect(call.lastMessage.text).toMatch(/name/);
  });
  caller.send({ type: 'hang_up' });
  await soon(() => expect(board.last.changed?.gone).toEqual([callId]));
  expect((await owner.call(liveCallsApi.list)).items).toEqual([]);
  board.leave();
});

it('a sentence is whispered, a value set, a call taken over, spoken in, handed back and ended; it computes again to the byte', async () => {
  const { owner, callId, caller, heard, params } = await liveCall();
  const watched = await hear(owner, `/v1/live-calls/${callId}/events`);
  await owner.call(liveCallsApi.whisper, { params, body: { text: 'We have a new place in Main Street.' } });
  const taken = (seq: number) =>
    soon(() => expect(watched.last.call.acts.find((act: { seq: number }) => act.seq === seq)?.taken).toBe(true));
  await taken(1);
  caller.send({ type: 'typed', id: 'one', text: 'a haircut' });
  await heard(/Main Street/);
  await heard(/name/);
  // A value that is asked for is its answer; one that cannot be read is refused.
  const refused = await owner.send('POST', `/v1/live-calls/${callId}/values`, { name: 'nothing', text: 'Ada' });
  expect(refused.status).toBe(400);
  const { values } = await owner.call(liveCallsApi.get, { params });
  const name = values.find((value) => /name/.test(value.name))!;
  await owner.call(liveCallsApi.setValue, { params, body: { name: name.name, text: 'Ada Lovelace' } });
  await heard(/email/i);

  expect((await owner.send('POST', `/v1/live-calls/${callId}/say`, { text: 'Hello' })).status).toBe(409);
  await owner.call(liveCallsApi.takeOver, { params });
  await heard(/putting a colleague on/);
  await owner.call(liveCallsApi.say, { params, body: { text: 'This is Ada of the shop.' } });
  await heard(/This is Ada of the shop/);
  const turnsBefore = caller.turns().length;
  caller.send({ type: 'typed', id: 'two', text: 'ada at example dot com' });
  await caller.next('turn', ({ text }) => /ada at example/.test(text));
  await soon(() => expect(watched.last.call).toMatchObject({ call: { takenOverBy: { id: owner.userId } } }));
  expect(caller.turns().length, 'the agent is silent').toBe(turnsBefore + 1);
  await owner.call(liveCallsApi.handBack, { params });
  await heard(/email/i);
  await soon(() => {
    expect(watched.last.call.call.takenOverBy).toBeNull();
    expect(watched.last.call.acts.map(({ kind, taken }: { kind: string; taken: boolean }) => [kind, taken])).toEqual([
      ['whisper', true],
      ['set', true],
      ['take_over', true],
      ['say', true],
      ['hand_back', true],
    ]);
  });
  await owner.call(liveCallsApi.end, { params });
  expect((await caller.next('ended')).reason).toBe('agent_hangup');
  await soon(() => expect(watched.last.call.status).toBe('ended'));
  const call = await owner.call(callsApi.get, { params: { callId } });
  // The caller wrote before much of it was heard.
  const said = call.turns.find(({ text, intended }) => /Ada of the shop/.test(intended ?? text));
  expect(said?.saidBy).toMatchObject({ id: owner.userId });
  expect(await owner.call(callsApi.replay, { params: { callId }, body: {} })).toEqual({ same: true, differences: [] });
  watched.leave();
}, 60_000);

it('whoever may only look does nothing, and calls of others are not there', async () => {
  const { owner, callId } = await liveCall();
  const stranger = await server.newOwner();
  expect((await stranger.send('GET', `/v1/live-calls/${callId}`)).status).toBe(404);
  expect((await stranger.send('POST', `/v1/live-calls/${callId}/take-over`)).status).toBe(404);
  const member = await server.newMember(owner, 'member');
  expect((await member.send('POST', `/v1/live-calls/${callId}/end`)).status).toBe(403);
});
