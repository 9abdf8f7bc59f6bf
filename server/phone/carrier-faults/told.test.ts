import { describe, expect, test } from 'vitest';
import { callsApi } from '#domain/calls.ts';
import { messageThreadsApi } from '#domain/messages.ts';
import { phoneCallsApi } from '#domain/phone-calls.ts';
import { answeringParty } from '#server/stand-in-carrier/answering-party.ts';
import type { Hook, HookFault } from '#server/stand-in-carrier/faults.ts';
import type { LiveCall } from '#server/stand-in-carrier/live-call.ts';
import type { Sound } from '#server/stand-in-carrier/party.ts';
import { type Desk, startFaultyCarrier } from '#server/testing/faulty-carrier.ts';
import { lookForDials } from '../dials/look-for.ts';

/**
 * What a carrier asks and tells, lost, late, twice, forged and cut off: a caller hears something within three seconds,
 * whatever was said once is known once, and what was not told is found.
 */

const { app, carrier, faults, until, newDesk, accountOf, callsThere } = await startFaultyCarrier();
const { clock, services } = app;
/** Milliseconds. */
const patience = 3_000;
const desk = await newDesk();

const hookFaults = {
  lost: { does: 'lose' },
  twice: { does: 'twice' },
  forged: { does: 'forge' },
  'cut off': { does: 'cut' },
  late: { does: 'late', ms: 2_000 },
} as const satisfies Record<string, HookFault>;
const names = Object.keys(hookFaults) as (keyof typeof hookFaults)[];
const goWrong = (hook: Hook, name: keyof typeof hookFaults) => faults.setHook(desk.accountSid, hook, hookFaults[name]);

/** Somebody who calls the desk, and how long they heard nothing each time. */
async function callIn(says: readonly string[]) {
  let call: LiveCall | null = null;
  const heard: { sound: Sound; at: number }[] = [];
  const words = (n: number) => (says[n] === undefined ? null : { text: says[n], confidence: 0.9 });
  const party = answeringParty(clock, () => call, words);
  const at = clock.now();
  await carrier.standIn.calls.callIn(
    accountOf(desk),
    { workspaceId: desk.accountSid, ring: async () => null, ended: () => {}, took: (taken) => void (call = taken) },
    {
      ...party,
      hears(sound, done) {
        heard.push({ sound, at: clock.now() });
        return party.hears(sound, done);
      },
    },
    '+12025550123',
    desk.number.number,
  );
  return { at, heard, call: call as unknown as LiveCall };
}
const newest = async ({ owner }: Desk) => {
  const [call] = (await owner.call(callsApi.list)).items;
  return owner.call(callsApi.get, { params: { callId: call!.id } });
};
const callsHere = async () => (await desk.owner.call(callsApi.list)).items.length;
const saidBy = (call: Awaited<ReturnType<typeof newest>>) =>
  call.turns.filter(({ role }) => role === 'caller').map(({ text }) => text);

describe('what to do with a call that comes in', () => {
  test.each(names)('%s', async (name) => {
    const before = await callsHere();
    goWrong('document', name);
    const { at, heard, call } = await callIn([]);
    await until(() => heard.length > 0);
    expect(heard[0]!.at - at).toBeLessThanOrEqual(patience + 1_000);
    call.end('completed');
    await until(() => call.isOver);
    const after = await callsHere();
    expect(after - before).toBeLessThanOrEqual(1);
  });
});
