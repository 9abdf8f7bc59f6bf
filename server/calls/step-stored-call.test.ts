import { afterAll, describe, expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { converse } from '#server/channels/converse.ts';
import { advanceCall } from '#server/channels/phone/calls/advance-call.ts';
import { nothingBeside } from '#server/channels/phone/calls/step-call.ts';
import type { Database } from '#server/platform/db/open-database.ts';
import type { Scope } from '#server/scope.ts';
import { bookingDialogue, saidByCaller } from '#server/testing/booking-dialogue.ts';
import { bringNumber, openCarrierStub, PhoneLine } from '#server/testing/phone-line.ts';
import { startApp } from '#server/testing/start-app.ts';
import type { GatherEvent } from '#voice/call/gather-call.ts';
import { openLiveCalls } from './live-calls.ts';

/** Steps of conversations that no process stays with: cut off at their transactions, and by two servers at once. */

const carrier = await openCarrierStub();
afterAll(carrier.close);
const app = await startApp({ PUBLIC_URL: 'https://voice.example.com', TWILIO_BASE_URL: carrier.base });
const words = bookingDialogue.map(([text]) => text);

async function newAgent() {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: 'active' } });
  return { owner, agentId };
}

type Owner = Awaited<ReturnType<typeof newAgent>>['owner'];

const scopeOf = ({ workspaceId }: Owner, services: Partial<Scope['services']> = {}): Scope => ({
  services: { ...app.services, ...services },
  workspaceId,
  actor: null,
});

/** A database whose transactions each fail once, before or at their commit, and work when they are tried again. */
function shaky(isAtCommit: boolean): Database {
  const { db } = app.services;
  let failsNext = true;
  async function shaken<T>(work: () => Promise<T>): Promise<T> {
    const fails = failsNext;
    failsNext = !failsNext;
    const done = fails && !isAtCommit ? undefined : await work();
    if (fails) throw new Error('Connection terminated unexpectedly');
    return done as T;
  }
  return {
    ...db,
    tenant: (workspaceId, run) => shaken(() => db.tenant(workspaceId, run)),
    callSteps: (run) => shaken(() => db.callSteps(run)),
    callStatement: (statement) => shaken(() => db.callStatement(statement)),
  };
}

/** A phone call that rings, is answered, and is then asked about by its lines. */
async function ringing(n: number) {
  const { owner, agentId } = await newAgent();
  await bringNumber(owner, agentId);
  const voice = carrier.asked.findLast(({ fields }) => fields.VoiceUrl !== undefined)!.fields.VoiceUrl!;
  await new PhoneLine(app, n).ask(voice, { CallStatus: 'ringing' });
  const [call] = (await owner.call(callsApi.list)).items;
  const line = { number: '+15715550100', onDuty: null, waited: 0, agent: null, over: null, lost: 0 };
  const ask = async (scope: Scope, position: number, event: GatherEvent) => {
    const own = { position, event, agent: null, look: nothingBeside, line: () => line };
    return (await advanceCall(scope, call!.id, own)).answer!;
  };
  return { owner, callId: call!.id, ask };
}

const read = (owner: Owner, callId: string) => owner.call(callsApi.get, { params: { callId } });

describe.each([
  // What was not stored is simply done again.
  { breaks: 'before', isAtCommit: false, says: words.slice(0, 2) },
  { breaks: 'at', isAtCommit: true, says: words },
])('where the connection breaks $breaks each commit', ({ isAtCommit, says }) => {
  const booked = says === words ? 1 : 0;

  test('a chat says everything once, and tells all of each answer', async () => {
    const { owner, agentId } = await newAgent();
    const { id: callId, messages } = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
    const scope = scopeOf(owner, { db: shaky(isAtCommit) });
    let last = messages.length;
    for (const [n, text] of says.entries()) {
      const from = await converse(scope, callId, { type: 'said', id: `message-${n}`, text }, () => {});
      expect(from, text).toBe(last);
      last = (await owner.call(chatsApi.get, { params: { callId } })).messages.length;
    }
    const call = await read(owner, callId);
    expect(call.endReason).toBe(booked === 1 ? 'completed' : null);
    expect(saidByCaller(call)).toEqual(says);
    expect(call.actions.filter(({ action }) => action === 'book_time')).toHaveLength(booked);
  });

  test('a call that its carrier asks about does, too', async () => {
    const { owner, callId, ask } = await ringing(isAtCommit ? 8_001 : 8_002);
    const scope = scopeOf(owner, { db: shaky(isAtCommit) });
    let answer = await ask(scope, -1, { type: 'waited', times: 0 });
    for (const text of says) {
      for (let times = 0; answer.next.do === 'ask' && times < 5; times++)
        answer = await ask(scope, answer.position, { type: 'waited', times });
      answer = await ask(scope, answer.position, { type: 'said', text });
    }
    const call = await read(owner, callId);
    expect(saidByCaller(call)).toEqual(says);
    expect(call.actions.filter(({ action }) => action === 'book_time')).toHaveLength(booked);
  });
});

test('two servers that are asked at once answer the same, and take one turn', async () => {
  const { owner, callId, ask } = await ringing(8_003);
  const nodes = [1, 2].map(() => scopeOf(owner, { calls: openLiveCalls() }));
  let { position } = await ask(nodes[0]!, -1, { type: 'waited', times: 0 });
  for (const text of words.slice(0, 4)) {
    const answers = await Promise.all(nodes.map((node) => ask(node, position, { type: 'said', text })));
    expect(answers[1]).toEqual(answers[0]);
    ({ position } = answers[0]!);
  }
  expect(saidByCaller(await read(owner, callId))).toEqual(words.slice(0, 4));
});

test('a message that comes to another server while a chat is answered there is refused, and changes nothing', async () => {
  const { owner, agentId } = await newAgent();
  const { id: callId } = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
  const nodes = [1, 2].map(() => scopeOf(owner, { calls: openLiveCalls() }));
  for (const [n, text] of words.slice(0, 6).entries()) {
    const said = { type: 'said', id: `message-${n}`, text } as const;
    const tries = await Promise.allSettled(nodes.map((node) => converse(node, callId, said, () => {})));
    const refused = tries.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []));
    expect(refused.length).toBeLessThan(2);
    expect(refused.every((code) => code === 'conflict')).toBe(true);
  }
  expect(saidByCaller(await read(owner, callId))).toEqual(words.slice(0, 6));
});
