import { afterAll, describe, expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import { callQueueApi, longestCallBackHours, longestWaitMinutes } from '#domain/channels/call-queue.ts';
import { suppressionsApi } from '#domain/contacts/suppressions.ts';
import { workspaceLimits } from '#server/platform/db/schema/limits.table.ts';
import { bringNumber, openCarrierStub, PhoneLine } from '#server/testing/phone-line.ts';
import { startApp } from '#server/testing/start-app.ts';
import { decodeWav } from '#voice/audio/wav.ts';
import { lookAfterLines } from './call-back.ts';

const carrier = await openCarrierStub();
afterAll(carrier.close);
const app = await startApp({ PUBLIC_URL: 'https://voice.example.com', TWILIO_BASE_URL: carrier.base });
let lines = 12_000;
let people = 2_025_558_000;

/** A number of a workspace with one line, whose callers wait. */
async function newDesk() {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: 'active' } });
  const number = await bringNumber(owner, agentId);
  await owner.call(phoneNumbersApi.update, { params: { numberId: number.id }, body: { queues: true } });
  const limit = { workspaceId: owner.workspaceId, name: 'concurrentCalls', value: 1 } as const;
  await app.services.db.tenant(owner.workspaceId, (tx) => tx.insert(workspaceLimits).values(limit));
  const pointed = carrier.asked.findLast(({ fields }) => fields.VoiceUrl !== undefined)!.fields;
  const { VoiceUrl: voice, StatusCallback: status } = pointed as { VoiceUrl: string; StatusCallback: string };
  const newCaller = (from = `+1${++people}`) => new PhoneLine(app, ++lines, { from });
  const waiting = async () => (await owner.call(callQueueApi.list)).items;
  /** A caller rings. */
  const rings = async (line = newCaller()) => {
    await line.ask(voice);
    return line;
  };
  const hangsUp = (line: PhoneLine) => line.ask(status, { CallStatus: 'completed' });
  return { owner, number, voice, rings, hangsUp, newCaller, waiting };
}

/** What a line says to who waits, and whether it listens to an agent. */
const said = (line: PhoneLine) =>
  line.verbs
    .flatMap((one) => [one, ...one.inside])
    .filter(({ verb }) => verb === 'Say')
    .map(({ text }) => text)
    .join(' ');
const isLed = (line: PhoneLine) =>
  line.verbs.some(({ attributes, verb }) => verb === 'Gather' && /speech/.test(attributes.input ?? ''));
/** The sound is over: the line asks again. */
const goesOn = (line: PhoneLine) => line.ask(line.verbs.at(-1)!.text);
const presses = (line: PhoneLine, digits: string) =>
  line.ask(line.verbs.find(({ verb }) => verb === 'Gather')!.attributes.action!, { Digits: digits });

describe('callers for whom no line is free', () => {
  test('wait with sound and their place, and are taken in order', async () => {
    const { owner, rings, hangsUp, waiting } = await newDesk();
    const first = await rings();
    await first.settle();
    expect(isLed(first)).toBe(true);
    const second = await rings();
    expect(said(second)).toBe("All of our lines are busy. You're next in line. To get a callback instead, press 1.");
    const third = await rings();
    expect(said(third)).toMatch(/number 2 in line/);
    expect(third.plays.at(-1)).toMatch(/\/hold\.wav$/);
    expect(await waiting()).toMatchObject([
      { place: 1, state: 'waiting', otherNumber: second.from },
      { place: 2, state: 'waiting', otherNumber: third.from },
    ]);
    // Nothing has changed: only the sound goes on. The same request twice is one caller.
    await goesOn(second);
    await goesOn(second);
    expect([said(second), (await waiting()).length]).toEqual(['', 2]);
    await hangsUp(first);
    // Anyone who comes last, or calls anew, takes no one's place.
    await goesOn(third);
    const fourth = await rings();
    expect([isLed(third), isLed(fourth)]).toEqual([false, false]);
    await goesOn(second);
    await second.settle();
    expect(isLed(second)).toBe(true);
    await goesOn(third);
    expect(said(third)).toBe("All of our lines are busy. You're next in line.");
    expect((await waiting()).map(({ otherNumber }) => otherNumber)).toEqual([third.from, fourth.from]);
    // A caller who hangs up while waiting is not waited for.
    await hangsUp(third);
    await hangsUp(second);
    await goesOn(fourth);
    await fourth.settle();
    expect(isLed(fourth)).toBe(true);
    expect(await waiting()).toEqual([]);
    expect((await owner.call(callsApi.list)).items).toHaveLength(3);
  });

  test('are forgotten when their line asks no more', async () => {
    const { rings, waiting } = await newDesk();
    await rings();
    await rings();
    expect(await waiting()).toHaveLength(1);
    app.clock.advance(46_000);
    expect(await waiting()).toEqual([]);
  });

  test('are called back in their place, once', async () => {
    const { rings, hangsUp, waiting } = await newDesk();
    const first = await rings();
    const second = await rings();
    await presses(second, '1');
    expect(said(second)).toMatch(/We.ll call you back/);
    await hangsUp(second);
    app.clock.advance(120_000);
    expect(await waiting()).toMatchObject([{ place: 1, state: 'call_back', otherNumber: second.from }]);
    const dialed = () =>
      carrier.asked.filter(({ fields, path }) => path.endsWith('/Calls.json') && fields.To === second.from);
    // No line is free yet.
    await lookAfterLines(app.services);
    expect(dialed()).toHaveLength(0);
    await hangsUp(first);
    await Promise.all([lookAfterLines(app.services), lookAfterLines(app.services)]);
    expect(dialed()).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  test('whom no line was free for within four hours are left to people, and forgotten a day later', async () => {
    const { owner, rings, hangsUp } = await newDesk();
    await rings();
    const second = await rings();
    await presses(second, '1');
    await hangsUp(second);
    // Who would look has been signed out by then.
    const outcomes = async () => {
      const kept = 'select outcome from waiting_callers where workspace_id = $1 and left_at is not null';
      const { rows } = await app.services.db.pool.query<{ outcome: string }>(kept, [owner.workspaceId]);
      return rows.map(({ outcome }) => outcome);
    };
    app.clock.advance((longestCallBackHours * 60 + 1) * 60_000);
    await lookAfterLines(app.services);
    expect(await outcomes()).toEqual(['failed']);
    app.clock.advance(25 * 60 * 60_000);
    await lookAfterLines(app.services);
    expect(await outcomes()).toEqual([]);
  });

  test('who may not be called are shown as not called back', async () => {
    const { owner, rings, hangsUp, waiting } = await newDesk();
    const first = await rings();
    const second = await rings();
    await presses(second, '1');
    await hangsUp(second);
    await hangsUp(first);
    await owner.call(suppressionsApi.add, { body: { phone: second.from } });
    await lookAfterLines(app.services);
    expect(await waiting()).toMatchObject([{ place: 0, state: 'failed', otherNumber: second.from }]);
  });

  test('come behind whoever is to be called back before them', async () => {
    const { rings, hangsUp } = await newDesk();
    const first = await rings();
    const second = await rings();
    const third = await rings();
    await presses(second, '1');
    await hangsUp(second);
    await hangsUp(first);
    await goesOn(third);
    expect(isLed(third)).toBe(false);
    expect(carrier.asked.some(({ fields }) => fields.To === second.from && fields.From !== undefined)).toBe(true);
  });

  test('with a withheld number are offered no callback, and get none', async () => {
    const { rings, newCaller, waiting } = await newDesk();
    await rings();
    const second = await rings(newCaller('anonymous'));
    expect(said(second)).toBe("All of our lines are busy. You're next in line.");
    await presses(second, '1');
    expect(await waiting()).toMatchObject([{ state: 'waiting', otherNumber: null }]);
  });

  test('are told that lines are busy when they have waited too long, or where they may not wait', async () => {
    const { owner, number, rings, newCaller, voice } = await newDesk();
    const params = { numberId: number.id };
    await rings();
    const second = await rings();
    for (let minute = 0; minute < longestWaitMinutes * 2; minute++) {
      app.clock.advance(31_000);
      await goesOn(second);
      if (second.verb('Hangup')) break;
    }
    expect(said(second)).toMatch(/busy right now/);
    await owner.call(phoneNumbersApi.update, { params, body: { queues: false } });
    const other = newCaller();
    await other.ask(voice);
    expect(said(other)).toMatch(/busy right now/);
  });

  test('hear sound that anyone may fetch', async () => {
    const { voice } = await newDesk();
    const { pathname } = new URL(voice.replace(/voice$/, 'hold.wav'));
    const reply = await app.app.inject({ method: 'GET', url: pathname });
    const { sampleRate, samples } = decodeWav(reply.rawPayload);
    expect([reply.statusCode, sampleRate, Math.round(samples.length / sampleRate)]).toEqual([200, 8_000, 12]);
    const loudest = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    expect(loudest).toBeGreaterThan(3_000);
    expect(loudest).toBeLessThan(32_000);
    expect((await app.app.inject({ method: 'GET', url: '/webhooks/phone/none/hold.wav' })).statusCode).toBe(404);
  });
});
