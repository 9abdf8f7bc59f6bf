import { expect, test } from 'vitest';
import { callsApi } from '#domain/calls/calls.ts';
import { recordingsApi } from '#domain/calls/recordings.ts';
import { answeringParty } from '#server/carriers/simulator/answering-party.ts';
import type { Hook, HookFault, Operation } from '#server/carriers/simulator/faults.ts';
import type { LiveCall } from '#server/carriers/simulator/live-call.ts';
import { apiFaults, type FaultName, startFaultyCarrier } from '#server/testing/faulty-carrier.ts';
import { hurryJobs } from '#server/testing/hurry-jobs.ts';
import { recordedFlow } from '#server/testing/recorded-flow.ts';
import { turnUntil } from '#server/testing/turn-clock.ts';

/** Whatever goes wrong between the carrier and us, a call that its caller let be recorded is kept, once, and not at both. */

const { app, carrier, faults, newDesk, accountOf, callsThere } = await startFaultyCarrier();
const { clock, services } = app;
const until = turnUntil(app, { stepMs: 250, everyMs: 5, withinMs: 30_000 });
const desk = await newDesk(recordedFlow('told'));
const { owner } = desk;

const listed = async () => (await owner.call(callsApi.list, { query: {} })).items;

/** Someone calls the desk and says what it is about. Answers the call's id once it is over. */
async function callIn(): Promise<string> {
  let call: LiveCall | null = null;
  const before = (await listed()).length;
  const party = answeringParty(
    clock,
    () => call,
    (n) => (n === 0 ? { text: 'a leaking roof', confidence: 0.9 } : null),
  );
  const took = (taken: LiveCall) => {
    call = taken;
  };
  const phone = { workspaceId: desk.accountSid, ring: async () => null, ended: () => {}, took };
  await carrier.simulator.calls.callIn(accountOf(desk), phone, party, '+12025550123', desk.number.number);
  await until(async () => {
    await hurryJobs(services);
    const all = await listed();
    return all.length > before && all[0]!.status === 'ended';
  });
  return (await listed())[0]!.id;
}

async function isKeptOnce(callId: string): Promise<void> {
  await until(async () => {
    await hurryJobs(services);
    return (await owner.call(recordingsApi.get, { params: { callId } })).status === 'kept';
  });
  await until(async () => {
    await hurryJobs(services);
    return callsThere(desk).every(({ recordings }) => recordings.length === 0);
  });
  faults.clear(desk.accountSid);
}

const asked: [operation: Operation, name: FaultName][] = [
  ['recordings.create', 'a lost answer'],
  ['recordings.create', 'half an answer'],
  ['recordings.create', 'an error of its own (500)'],
  ['recordings.list', 'a page in place of JSON'],
  ['recordings.list', 'too many requests (429)'],
  ['recordings.fetch', 'half an answer'],
  ['recordings.fetch', 'an error of its own (500)'],
  ['recordings.fetch', 'a page in place of JSON'],
  ['recordings.remove', 'a lost answer'],
  ['recordings.remove', 'an error of its own (500)'],
];
test.each(asked)('%s: %s', async (operation, name) => {
  faults.set(desk.accountSid, operation, apiFaults[name]);
  await isKeptOnce(await callIn());
});

const told = { lost: { does: 'lose' }, twice: { does: 'twice' }, forged: { does: 'forge' } } satisfies Record<
  string,
  HookFault
>;
test.each(Object.entries(told))('that it is there, %s', async (_name, fault) => {
  const hook: Hook = 'recording';
  faults.setHook(desk.accountSid, hook, fault);
  await isKeptOnce(await callIn());
});

test('a call that its carrier does not record says so, and goes on', async () => {
  faults.set(desk.accountSid, 'recordings.create', apiFaults['a refusal (400)'], 20);
  const callId = await callIn();
  await until(async () => (await owner.call(recordingsApi.get, { params: { callId } })).status === 'failed');
  const { problem } = await owner.call(recordingsApi.get, { params: { callId } });
  expect(problem).toMatch(/^The (call ended before|carrier doesn’t record)/);
  expect((await owner.call(callsApi.get, { params: { callId } })).outcome).not.toBeNull();
});
