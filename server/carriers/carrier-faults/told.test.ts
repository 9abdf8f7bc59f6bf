import { describe, expect, test, vi } from 'vitest';
import { callsApi } from '#domain/calls/calls.ts';
import { messagesApi, messageThreadsApi } from '#domain/carriers/messages.ts';
import { phoneCallsApi } from '#domain/channels/phone-calls.ts';
import { answeringParty } from '#server/carriers/simulator/answering-party.ts';
import type { Hook, HookFault } from '#server/carriers/simulator/faults.ts';
import type { LiveCall } from '#server/carriers/simulator/live-call.ts';
import type { Sound } from '#server/carriers/simulator/party.ts';
import { lookForDials } from '#server/channels/phone/dials/look-for.ts';
import { startFaultyCarrier } from '#server/testing/faulty-carrier.ts';
import { turnUntil } from '#server/testing/turn-clock.ts';
import { phrasesOf } from '#voice/call/phrases.ts';

/**
 * What a carrier asks and tells, lost, late, twice, forged and cut off: a caller hears something within three seconds,
 * whatever was said once is known once, and what was not told is found.
 */

const { app, carrier, faults, newDesk, accountOf, callsThere } = await startFaultyCarrier();
const until = turnUntil(app, { stepMs: 500, everyMs: 5 });
const { clock, services } = app;
/** Milliseconds. */
const patience = 3_000;
const desk = await newDesk();

const hookFaults = {
  lost: { does: 'lose' },
  twice: { does: 'twice' },
  forged: { does: 'forge' },
  'cut off': { does: 'cut' },
  late: { does: 'late', ms: 1_000 },
} as const satisfies Record<string, HookFault>;
const names = Object.keys(hookFaults) as (keyof typeof hookFaults)[];
const goWrong = (hook: Hook, name: keyof typeof hookFaults) => faults.setHook(desk.accountSid, hook, hookFaults[name]);

/** Someone who calls the desk, and how long they heard nothing each time. */
async function callIn(says: readonly string[]) {
  let call: LiveCall | null = null;
  const heard: { sound: Sound; at: number }[] = [];
  const spoke = { at: null as number | null };
  const words = (n: number) => {
    if (says[n] === undefined) return null;
    spoke.at ??= clock.now();
    return { text: says[n], confidence: 0.9 };
  };
  const party = answeringParty(clock, () => call, words);
  const took = (taken: LiveCall) => {
    call = taken;
  };
  const at = clock.now();
  await carrier.simulator.calls.callIn(
    accountOf(desk),
    { workspaceId: desk.accountSid, ring: async () => null, ended: () => {}, took },
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
  return { at, heard, spoke, call: call as unknown as LiveCall };
}
/** What someone on the phone waits for, near real time. */
const soon = turnUntil(app, { stepMs: 50, everyMs: 20 });
/** What takes a while. */
const inMinutes = turnUntil(app, { stepMs: 1_000, everyMs: 10, withinMs: 30_000 });
const listed = async () => (await desk.owner.call(callsApi.list)).items;
/** Requests that never come, or are refused. */
const isMissed = (name: keyof typeof hookFaults) => ['lost', 'forged', 'cut off'].includes(name);

describe('what to do with a call that comes in', () => {
  test.each(names)('%s', async (name) => {
    const before = (await listed()).length;
    goWrong('document', name);
    const { at, heard, call } = await callIn([]);
    await soon(() => heard.length > 0);
    expect(heard[0]!.at - at).toBeLessThanOrEqual(patience);
    call.end('completed');
    await until(async () => (await listed()).every(({ status }) => status === 'ended'));
    // Where it never came, the fallback has told the caller so, and there is no call to keep.
    expect((await listed()).length - before).toBe(isMissed(name) ? 0 : 1);
  });
});

describe('what a caller has said', () => {
  test.each(names)('%s', async (name) => {
    const words = 'I need a check-up';
    // Whose words were lost hears the question again, and says them again.
    const { heard, spoke, call } = await callIn(isMissed(name) ? [words, words] : [words]);
    await soon(() => heard.length > 0);
    goWrong('document', name);
    await until(() => spoke.at !== null);
    const asked = heard.length;
    await soon(() => heard.length > asked);
    expect(heard[asked]!.at - spoke.at!).toBeLessThanOrEqual(patience);
    const [newest] = await listed();
    const said = async () => {
      const { turns } = await desk.owner.call(callsApi.get, { params: { callId: newest!.id } });
      return turns.filter(({ role }) => role === 'caller').map(({ text }) => text);
    };
    await until(async () => (await said()).length > 0);
    call.end('completed');
    await until(async () => (await listed()).every(({ status }) => status === 'ended'));
    expect(await said()).toEqual([words]);
  });
});

describe('how a call went', () => {
  test.each(names)('%s', async (name) => {
    faults.setHook(desk.accountSid, 'status', hookFaults[name], 4);
    const to = '+12025550190';
    const { callId } = await desk.owner.call(phoneCallsApi.start, { body: { to, variables: {} } });
    const stands = () => desk.owner.call(phoneCallsApi.get, { params: { callId: callId } });
    await until(() => callsThere(desk)[0]!.status === 'busy');
    if (isMissed(name)) {
      clock.advance(121_000);
      await lookForDials(services);
    }
    await until(async () => (await stands()).status === 'ended');
    expect(await stands()).toMatchObject({ status: 'ended', result: 'busy' });
    const kept = await desk.owner.call(callsApi.get, { params: { callId } });
    expect(kept).toMatchObject({ status: 'ended', endReason: 'busy' });
    faults.clear(desk.accountSid);
  });
});

describe('that a machine has taken the call', () => {
  test.each(names)('%s', async (name) => {
    goWrong('machine', name);
    const to = '+12035550193';
    const { callId } = await desk.owner.call(phoneCallsApi.start, { body: { to, variables: {} } });
    const kept = () => desk.owner.call(callsApi.get, { params: { callId } });
    await inMinutes(async () => (await kept()).status === 'ended');
    // Without a word of the carrier it is a caller who is silent.
    expect((await kept()).endReason).toBe(isMissed(name) ? 'silence' : 'voicemail');
    await until(() => callsThere(desk).every(({ isOver }) => isOver));
  });
});

describe('a text that comes in', () => {
  test.each(names)('%s', async (name) => {
    goWrong('text', name);
    const from = `+1206555010${names.indexOf(name)}`;
    void carrier.simulator.texts.comeIn(accountOf(desk), from, desk.number.number, 'I need a check-up');
    const thread = async () =>
      (await desk.owner.call(messageThreadsApi.list, { query: {} })).items.find(
        ({ otherNumber: other }) => other === from,
      );
    await until(async () => (await thread()) !== undefined);
    const messages = async () =>
      (await desk.owner.call(messagesApi.list, { query: { threadId: (await thread())!.id } })).items;
    await until(async () => (await messages()).some(({ direction }) => direction === 'outbound'));
    expect((await messages()).filter(({ direction }) => direction === 'inbound')).toHaveLength(1);
  });
});

describe('how a text went', () => {
  test.each(names)('%s', async (name) => {
    // Those of others that are still under way, too.
    faults.setHook(desk.accountSid, 'text.status', hookFaults[name], 100);
    const to = `+1207555010${names.indexOf(name)}`;
    const body = { from: desk.number.id, to, text: 'See you tomorrow.' };
    const { id } = await desk.owner.call(messagesApi.send, { body });
    const stands = async () => (await desk.owner.call(messagesApi.get, { params: { messageId: id } })).status;
    const there = () => carrier.simulator.texts.list(accountOf(desk)).filter((one) => one.to === to);
    await until(() => there()[0]?.status === 'delivered');
    // What was not told is not claimed.
    await until(async () => (await stands()) === (isMissed(name) ? 'sent' : 'delivered'));
    expect(there()).toHaveLength(1);
    faults.clear(desk.accountSid);
  });
});

describe('where this server breaks', () => {
  test('whoever calls or is called hears so', async () => {
    const failure = (sound: Sound | undefined) => (sound && 'text' in sound ? sound.text : '');
    const broken = vi.spyOn(services.db, 'tenant').mockRejectedValue(new Error('The database is gone.'));
    const { at, heard } = await callIn([]);
    await soon(() => heard.length > 0);
    broken.mockRestore();
    expect(heard[0]!.at - at).toBeLessThanOrEqual(patience);
    expect(failure(heard[0]!.sound)).toBe(phrasesOf('en-US').failure);

    const to = '+12085550187';
    await desk.owner.call(phoneCallsApi.start, { body: { to, variables: {} } });
    const [call] = callsThere(desk);
    const hears = vi.spyOn(call!.party, 'hears');
    const again = vi.spyOn(services.db, 'tenant').mockRejectedValue(new Error('The database is gone.'));
    await soon(() => hears.mock.calls.length > 0);
    again.mockRestore();
    expect(failure(hears.mock.calls[0]![0])).toBe(phrasesOf('en-US').failure);
    await until(() => call!.isOver);
  });
});
