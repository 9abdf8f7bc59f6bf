import { beforeAll, describe, expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { recordingsApi } from '#domain/calls/recordings.ts';
import { phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import { preferencesApi } from '#domain/identity/preferences.ts';
import { answeringParty } from '#server/carriers/simulator/answering-party.ts';
import type { LiveCall } from '#server/carriers/simulator/live-call.ts';
import { switchboardOf } from '#server/carriers/simulator/switchboard.ts';
import { accountOfWorkspace } from '#server/carriers/simulator-accounts.ts';
import { soundKey } from '#server/records/recorded-call.ts';
import { recordedFlow, setFlow } from '#server/testing/recorded-flow.ts';
import { openTestSpeech } from '#server/testing/speech-app.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { turnUntil } from '#server/testing/turn-clock.ts';
import { removeOld } from './remove-old.ts';

/** What callers agreed to have recorded, at the carrier of the house: real sound of both sides, until its days are over. */

const app = await startApp({ PUBLIC_URL: 'https://voice.example.com' }, await openTestSpeech());
const address = await app.app.listen({ host: '127.0.0.1', port: 0 });
const { clock, services } = app;
const until = turnUntil(app, { stepMs: 100, everyMs: 10, withinMs: 30_000 });
const dayMs = 86_400_000;

/** A test number whose agent says, or asks, that it records. */
async function newDesk(recording: 'told' | 'asked') {
  const owner = await app.newOwner();
  const { id: inboundAgentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const { number } = await owner.call(phoneNumbersApi.addTest, { body: { inboundAgentId } });
  await setFlow(services.db, owner.workspaceId, recordedFlow(recording));
  return { owner, number };
}

/** Someone calls and says this, one after the other. Answers the call once it is over. */
async function callIn({ owner, number }: { owner: TestClient; number: string }, says: readonly string[]) {
  const account = (await accountOfWorkspace(services, owner.workspaceId))!;
  let call: LiveCall | null = null;
  const party = answeringParty(
    clock,
    () => call,
    (n) => (says[n] === undefined ? null : { text: says[n], confidence: 0.9 }),
  );
  const took = (taken: LiveCall) => {
    call = taken;
  };
  const phone = { workspaceId: owner.workspaceId, ring: async () => null, ended: () => {}, took };
  await switchboardOf(services).callIn(account, phone, party, '+12025550123', number);
  const there = call as unknown as LiveCall;
  const list = async () => (await owner.call(callsApi.list, { query: {} })).items;
  await until(async () => there.isOver && (await list())[0]?.status === 'ended');
  return { there, callId: (await list())[0]!.id };
}
const get = (owner: TestClient, callId: string) => owner.call(recordingsApi.get, { params: { callId } });
/** The sound as a program fetches it. */
async function soundAt({ token, workspaceId }: TestClient, callId: string, range?: string) {
  const headers = { authorization: `Bearer ${token}`, 'x-workspace-id': workspaceId, ...(range && { range }) };
  const answer = await fetch(`${address}/v1/calls/${callId}/recording.wav`, { headers });
  const sound = await answer.arrayBuffer();
  return { status: answer.status, bytes: sound.byteLength, part: answer.headers.get('content-range') };
}

describe('a call whose agent says that it is recorded', () => {
  let desk: Awaited<ReturnType<typeof newDesk>>;
  let made: Awaited<ReturnType<typeof callIn>>;
  beforeAll(async () => {
    desk = await newDesk('told');
    made = await callIn(desk, ['a leaking roof over the kitchen']);
    await until(async () => (await get(desk.owner, made.callId)).status === 'kept');
  });

  test('is kept, with sound of both sides, and removed at the carrier', async () => {
    const kept = await get(desk.owner, made.callId);
    expect(kept.problem).toBeNull();
    expect(kept.durationMs).toBeGreaterThan(2_000);
    expect(kept.waveform).toHaveLength(2);
    for (const side of kept.waveform) expect(Math.max(...side)).toBeGreaterThan(20);
    expect(kept.bytes).toBeGreaterThan(kept.durationMs! * 32 - 100);
    expect(Math.abs(kept.startMs!)).toBeLessThan(20_000);
    await until(() => made.there.recordings.length === 0);
  });

  test('is heard whole and in ranges', async () => {
    const { bytes } = await get(desk.owner, made.callId);
    expect(await soundAt(desk.owner, made.callId)).toEqual({ status: 200, bytes, part: null });
    const part = { status: 206, bytes: 44, part: `bytes 0-43/${bytes}` };
    expect(await soundAt(desk.owner, made.callId, 'bytes=0-43')).toEqual(part);
    const end = { status: 206, bytes: 10, part: `bytes ${bytes! - 10}-${bytes! - 1}/${bytes}` };
    expect(await soundAt(desk.owner, made.callId, 'bytes=-10')).toEqual(end);
    expect((await soundAt(desk.owner, made.callId, `bytes=${bytes}-`)).status).toBe(416);
  });

  test('is another workspace’s business alone', async () => {
    const stranger = await app.newOwner();
    expect((await soundAt(stranger, made.callId)).status).toBe(404);
  });
});

test('nothing is kept of a caller who does not agree, and all of one who does', async () => {
  const desk = await newDesk('asked');
  const refused = await callIn(desk, ['no', 'a leaking roof']);
  expect((await desk.owner.send('GET', `/v1/calls/${refused.callId}/recording`)).status).toBe(404);
  expect(refused.there.recordings).toEqual([]);
  const agreed = await callIn(desk, ['yes', 'a leaking roof']);
  await until(async () => (await get(desk.owner, agreed.callId)).status === 'kept');
  // It began behind the answer.
  expect((await get(desk.owner, agreed.callId)).startMs).toBeGreaterThan(3_000);
});

test('a recording goes by hand, with its call, and when its days are over', async () => {
  const desk = await newDesk('told');
  const { owner } = desk;
  const isThere = async (callId: string) => (await services.files.stat(soundKey(owner.workspaceId, callId))) !== null;
  const kept = async () => {
    const { callId } = await callIn(desk, ['a leaking roof']);
    await until(async () => (await get(owner, callId)).status === 'kept');
    return callId;
  };
  const [byHand, withCall, byAge] = [await kept(), await kept(), await kept()];
  await owner.call(recordingsApi.remove, { params: { callId: byHand } });
  expect(await get(owner, byHand)).toMatchObject({ status: 'removed', waveform: [], bytes: null });
  await owner.call(callsApi.remove, { params: { callId: withCall } });
  await until(async () => !(await isThere(byHand)) && !(await isThere(withCall)));
  expect((await soundAt(owner, byHand)).status).toBe(404);

  await owner.call(preferencesApi.update, { body: { recordingDays: 30 } });
  expect(Date.parse((await get(owner, byAge)).retainedUntil!) - clock.now()).toBeGreaterThan(29 * dayMs);
  await removeOld(services);
  expect((await get(owner, byAge)).status).toBe('kept');
  clock.advance(30 * dayMs);
  await removeOld(services);
  await until(async () => !(await isThere(byAge)));
  const later = await app.newSession(owner);
  expect((await get(later, byAge)).status).toBe('removed');
});
