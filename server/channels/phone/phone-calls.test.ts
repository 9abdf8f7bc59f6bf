import { afterAll, expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { billingApi } from '#domain/billing/billing.ts';
import { plansApi } from '#domain/billing/plans.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { type PhoneNumber, phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import { contactsApi } from '#domain/contacts/contacts.ts';
import { suppressionsApi } from '#domain/contacts/suppressions.ts';
import { preferencesApi } from '#domain/identity/preferences.ts';
import { appointmentsApi } from '#domain/scheduling/appointments.ts';
import { bookingDialogue } from '#server/testing/booking-dialogue.ts';
import { bringNumber, openCarrierStub, PhoneLine } from '#server/testing/phone-line.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const carrier = await openCarrierStub();
afterAll(carrier.close);
const app = await startApp({ PUBLIC_URL: 'https://voice.example.com', TWILIO_BASE_URL: carrier.base });
let lines = 0;
const dayMs = 86_400_000;

/** A number whose agent answers. */
async function newNumber(template = 'appointment-scheduler') {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template } });
  await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: 'active' } });
  const number = await bringNumber(owner, agentId);
  const pointed = carrier.asked.findLast(({ fields }) => fields.VoiceUrl !== undefined)!;
  return { owner, agentId, number, voice: pointed.fields.VoiceUrl!, fallback: pointed.fields.VoiceFallbackUrl! };
}

/** Another address of the account. */
const at = (voice: string, name: string) => voice.replace(/voice$/, name);
const newLine = (from?: string) => new PhoneLine(app, ++lines, from === undefined ? {} : { from });
const callsOf = async (owner: TestClient) => (await owner.call(callsApi.list)).items;
const onlyCall = async (owner: TestClient) => {
  const [call] = await callsOf(owner);
  return owner.call(callsApi.get, { params: { callId: call!.id } });
};
const update = (owner: TestClient, { id }: PhoneNumber, body: object) =>
  owner.call(phoneNumbersApi.update, { params: { numberId: id }, body });

test('a phone call books an appointment as a chat does', async () => {
  const { owner, voice } = await newNumber();
  const line = newLine();
  await line.ask(voice, { CallStatus: 'ringing' });
  expect(line.plays.length).toBeGreaterThan(0);
  expect(line.verb('Gather')!.attributes).toMatchObject({ input: 'dtmf speech', language: 'en-US', bargeIn: 'true' });
  for (const [text] of bookingDialogue) {
    if (line.verb('Gather') === undefined) break;
    await line.says(text);
  }
  expect(line.verbs).toEqual([expect.objectContaining({ verb: 'Hangup' })]);
  await line.ask(at(voice, 'status'), { CallStatus: 'completed', CallDuration: '60' });
  const call = await onlyCall(owner);
  expect(call).toMatchObject({
    channel: 'phone',
    status: 'ended',
    endReason: 'completed',
    outcome: 'success',
    test: false,
  });
  const ends = { direction: 'inbound', ownNumber: '+15715550100', otherNumber: '+15715550123' };
  expect(call.phone).toEqual({ ...ends, contact: null });
  const body = { name: 'Ann Lee', phone: '+15715550123' };
  const { id } = await owner.call(contactsApi.create, { body });
  const contact = { id, name: 'Ann Lee' };
  expect((await onlyCall(owner)).phone).toEqual({ ...ends, contact });
  expect((await callsOf(owner))[0]!.phone).toEqual({ ...ends, contact });
  expect(call.actions.map(({ action, status }) => [action, status])).toContainEqual(['book_time', 'succeeded']);
  expect(await owner.call(callsApi.replay, { params: { callId: call.id }, body: {} })).toMatchObject({ same: true });
});

test.each([
  ['en', 'Please take me off your list', /won't call you again/],
  ['es', 'no me llamen más', /Adiós/],
])(
  'a caller who asks in %s not to be called is on the do-not-call list before the goodbye',
  async (locale, says, goodbye) => {
    const { owner, agentId, number, voice } = await newNumber();
    const body = { callSettings: { otherLanguages: ['es-ES' as const] } };
    if (locale === 'es') await owner.call(agentsApi.update, { params: { agentId }, body });
    const from = `+1202555${locale === 'es' ? '3101' : '3102'}`;
    const line = newLine(from);
    await line.ask(voice, { CallStatus: 'ringing' });
    if (locale === 'es') await line.says('español por favor');
    await line.says(says);
    expect(line.verbs).toContainEqual(expect.objectContaining({ verb: 'Hangup' }));
    const { items } = await owner.call(suppressionsApi.list);
    expect(items).toMatchObject([{ address: from, source: 'call' }]);
    const call = await onlyCall(owner);
    expect(call).toMatchObject({ endReason: 'caller_hangup' });
    expect(call.turns.at(-1)!.text).toMatch(goodbye);
    const start = { to: from, numberId: number.id, agentId, variables: {} };
    expect(await owner.send('POST', '/v1/phone-calls', start)).toMatchObject({
      body: { error: { code: 'do_not_call' } },
    });
    expect(await owner.call(callsApi.replay, { params: { callId: call.id }, body: {} })).toMatchObject({ same: true });
  },
);

test('a caller is listened to and answered in the language that the conversation goes over to', async () => {
  const { owner, agentId, voice } = await newNumber();
  const body = { callSettings: { otherLanguages: ['de-DE' as const] } };
  await owner.call(agentsApi.update, { params: { agentId }, body });
  const line = newLine();
  await line.ask(voice, { CallStatus: 'ringing' });
  expect(line.verb('Gather')!.attributes).toMatchObject({ language: 'en-US' });
  await line.says('do you speak German?');
  expect(line.verb('Gather')!.attributes).toMatchObject({ language: 'de-DE' });
  await line.says('eine Beratung');
  expect(line.verb('Gather')!.attributes).toMatchObject({ language: 'de-DE' });
  const { turns } = await onlyCall(owner);
  expect(turns.at(-1)!.text).toBe('Auf welchen Namen darf ich ihn eintragen?');
  const sound = await app.app.inject({ method: 'GET', url: new URL(line.plays.at(-1)!).pathname });
  expect([sound.statusCode, sound.rawPayload.length > 4_000]).toEqual([200, true]);
});

test('what is said is sound of a phone line, for whoever has its address alone', async () => {
  const { voice } = await newNumber();
  const line = newLine();
  await line.ask(voice);
  const { pathname } = new URL(line.plays[0]!);
  const sound = await app.app.inject({ method: 'GET', url: pathname });
  expect([sound.statusCode, sound.headers['content-type']]).toEqual([200, 'audio/wav']);
  expect(sound.rawPayload.readUInt32LE(24)).toBe(8_000);
  expect(sound.rawPayload.length).toBeGreaterThan(8_000);
  const other = await app.app.inject({
    method: 'GET',
    url: pathname.replace(/.\.wav$/, (end) => (end[0] === 'A' ? 'B.wav' : 'A.wav')),
  });
  expect(other.statusCode).toBe(404);
});

test('requests that come late, twice and in another order change nothing', async () => {
  const { owner, voice } = await newNumber();
  const line = newLine();
  await line.ask(voice);
  const first = line.verbs;
  await line.ask(voice);
  expect(line.verbs).toEqual(first);
  const { action } = line.verb('Gather')!.attributes;
  const words = { SpeechResult: 'a check-up please' };
  await line.ask(action!, words);
  const second = line.verbs;
  await line.ask(action!, words);
  expect(line.verbs).toEqual(second);
  await line.ask(voice);
  expect(line.verbs).toEqual(second);
  await line.ask(at(voice, 'fallback'), { ErrorCode: '11200' });
  expect(line.verbs).toEqual(second);
  expect(await callsOf(owner)).toHaveLength(1);
  expect((await onlyCall(owner)).turns.filter(({ role }) => role === 'caller')).toHaveLength(1);
  const over = { CallStatus: 'completed' };
  for (let twice = 0; twice < 2; twice++) expect((await line.ask(at(voice, 'status'), over)).status).toBe(204);
  expect(await line.ask(action!, words)).toMatchObject({ status: 200 });
  expect(line.verbs).toEqual([expect.objectContaining({ verb: 'Hangup' })]);
  expect(await onlyCall(owner)).toMatchObject({ status: 'ended', endReason: 'caller_hangup' });
});

test('a call costs the seconds that it lasted, however far apart its requests are', async () => {
  const { owner, voice } = await newNumber();
  const line = newLine();
  await line.ask(voice);
  for (const seconds of [10, 45, 100]) {
    app.clock.advance(seconds * 1_000);
    await line.ask(line.verb('Gather')!.attributes.action!);
  }
  app.clock.advance(3_000);
  await line.ask(at(voice, 'status'), { CallStatus: 'completed' });
  expect(await onlyCall(owner)).toMatchObject({ status: 'ended', durationMs: 158_000 });
  const { rows } = await app.services.db.pool.query<{ seconds: string }>(
    "select sum(quantity) as seconds from usage_events where workspace_id = $1 and meter = 'call_seconds'",
    [owner.workspaceId],
  );
  expect(Number(rows[0]!.seconds)).toBe(158);
});

test('a request that the account did not sign is refused', async () => {
  const { owner, voice } = await newNumber();
  const line = newLine();
  expect((await line.ask(voice, {}, 'another-token-another-token-0000')).status).toBe(403);
  expect((await line.ask(voice.replace('voice.example.com', 'other.example.com'))).status).toBe(403);
  expect((await line.ask(voice.replace(/phone\/[^/]+/, 'phone/nobody'))).status).toBe(404);
  expect(await callsOf(owner)).toEqual([]);
});

test('keys answer, silence is asked about, and what is pressed is kept', async () => {
  const { owner, voice } = await newNumber('customer-support');
  const line = newLine('anonymous');
  await line.ask(voice);
  await line.ask(line.verb('Gather')!.attributes.action!);
  expect(line.plays.length).toBeGreaterThan(0);
  await line.ask(line.verb('Gather')!.attributes.action!, { Digits: '0' });
  await line.settle();
  const call = await onlyCall(owner);
  expect(call.phone).toMatchObject({ otherNumber: null });
  expect(call.turns.some(({ role, text }) => role === 'caller' && text === '0')).toBe(true);
});

test('whoever nobody can answer reaches the fallback number, or hears so', async () => {
  const { owner, agentId, number, voice } = await newNumber();
  await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: 'inactive' } });
  const line = newLine();
  await line.ask(voice);
  expect(line.verbs.map(({ verb }) => verb)).toEqual(['Say', 'Hangup']);
  await update(owner, number, { fallback: '+15715550177' });
  await line.ask(voice);
  expect(line.verb('Dial')).toMatchObject({ inside: [{ verb: 'Number', text: '+15715550177' }] });
  await line.ask(voice, { To: '+15715550199' });
  expect(line.verbs).toMatchObject([{ verb: 'Reject' }]);
  expect(await callsOf(owner)).toEqual([]);
});

test('a caller who asks for a person is put through to the fallback number, and comes back where no one accepts', async () => {
  const { owner, number, voice } = await newNumber();
  await update(owner, number, { fallback: '+15715550177', asksToAccept: true });
  const line = newLine();
  await line.ask(voice);
  await line.says('a check-up please');
  await line.says('I want to speak with a real person');
  const { inside, attributes } = line.verb('Dial')!;
  expect(inside[0]).toMatchObject({ verb: 'Number', text: '+15715550177' });
  const colleague = newLine();
  await colleague.ask(inside[0]!.attributes.url!);
  const asked = colleague.verb('Gather')!;
  expect(asked.attributes).toMatchObject({ input: 'dtmf', numDigits: '1' });
  expect(asked.inside.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^A caller would like to speak with someone on the team\. They said: [^_:]*check-up/i),
    'Press 1 to take this call.',
  ]);
  await colleague.ask(asked.attributes.action!, { Digits: '2' });
  expect(colleague.verbs).toMatchObject([{ verb: 'Hangup' }]);
  await colleague.ask(asked.attributes.action!, { Digits: '1' });
  expect(colleague.verbs).toEqual([]);
  await line.ask(attributes.action!, { DialCallStatus: 'completed', DialBridged: 'false' });
  await line.settle();
  expect(line.verb('Gather')).toBeDefined();
  const call = await onlyCall(owner);
  expect(call.turns.some(({ text }) => /no one can take your call/.test(text))).toBe(true);
  expect(call.summary.done).toEqual(['The call was transferred, but no one accepted it.']);
  expect(await owner.call(callsApi.replay, { params: { callId: call.id }, body: {} })).toMatchObject({ same: true });
});

test('words that the carrier does not believe itself are asked for again, once', async () => {
  const { owner, voice } = await newNumber();
  const line = newLine();
  await line.ask(voice);
  const guess = () =>
    line.ask(line.verb('Gather')!.attributes.action!, { SpeechResult: 'a chicken', Confidence: '0.08' });
  await guess();
  expect((await onlyCall(owner)).turns.at(-1)!.text).toMatch(/didn't get that/);
  await guess();
  expect((await onlyCall(owner)).turns.filter(({ text }) => /didn't get that/.test(text))).toHaveLength(1);
});

test('a yes is waited for no longer than it takes, in calls that may not be spoken into either', async () => {
  const { owner, agentId, voice } = await newNumber();
  const turns = { preset: 'balanced', bargeIn: { by: 'off', words: 2, voiceMs: 300, resumeMs: 2_000 } };
  await owner.call(agentsApi.update, { params: { agentId }, body: { callSettings: { turns } } as never });
  const line = newLine();
  await line.ask(voice);
  const heard = () => line.verb('Gather')!.attributes;
  const { agentName } = await onlyCall(owner);
  expect(heard()).toMatchObject({ bargeIn: 'false', profanityFilter: 'false' });
  expect(heard().hints).toContain(agentName);
  for (const words of ['a haircut', "it's John Smith"]) await line.says(words);
  expect(heard().speechTimeout).toBe('3');
  await line.says('john dot smith at example dot com');
  expect(heard()).toMatchObject({ speechTimeout: 'auto', numDigits: '1' });
});

test('outside of a number’s hours something else is done', async () => {
  const { owner, number, voice } = await newNumber();
  const closed = { sunday: [], monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [] };
  const hours = { when: 'own', own: closed, otherwise: { do: 'message', message: 'We are closed today.' } };
  await update(owner, number, { hours });
  const line = newLine();
  await line.ask(voice);
  await line.settle();
  const call = await onlyCall(owner);
  expect(call).toMatchObject({ endReason: 'outside_hours' });
  expect(call.turns.map(({ text }) => text).join(' ')).toContain('We are closed today.');
});

test('who calls when minutes are used up, or the workspace is suspended, is known', async () => {
  const [{ owner, voice }, closed] = [await newNumber(), await newNumber()];
  const none = { name: 'None', price: 0, currency: 'USD', includedMinutes: 0, overage: 'stop' } as const;
  const agency = await app.newOwner();
  const { id: planId } = await agency.call(plansApi.create, { body: none });
  const child = [agency.workspaceId, owner.workspaceId];
  await app.services.db.pool.query('update workspaces set parent_id = $1 where id = $2', child);
  await owner.call(billingApi.subscribe, { body: { planId } });
  await app.services.db.pool.query('update workspaces set suspended_at = now() where id = $1', [
    closed.owner.workspaceId,
  ]);
  for (const [client, address] of [
    [owner, voice],
    [closed.owner, closed.voice],
  ] as const) {
    const line = newLine('+12025550188');
    // The carrier may ask twice.
    for (const _ of [1, 2]) await line.ask(address, { CallStatus: 'ringing' });
    expect(line.verbs).toContainEqual(expect.objectContaining({ verb: 'Hangup' }));
    expect(await callsOf(client)).toMatchObject([
      { status: 'ended', endReason: 'refused', outcome: 'failure', phone: { otherNumber: '+12025550188' } },
    ]);
  }
});

test('a call over midnight goes on past its hours, takes seconds of both days, and means the new day by “today”', async () => {
  const { owner, number, voice } = await newNumber();
  await owner.call(preferencesApi.update, { body: { timeZone: 'UTC' } });
  const startsAt = (Math.floor(app.clock.now() / dayMs) + 1) * dayMs - 150_000;
  const [day, next] = [startsAt, startsAt + dayMs].map((at) => new Date(at).toISOString().slice(0, 10));
  const closed = { sunday: [], monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [] };
  const today = Object.keys(closed)[new Date(startsAt).getUTCDay()]!;
  const hours = { when: 'own', own: { ...closed, [today]: [{ from: 0, to: 1_440 }] } };
  await update(owner, number, { hours: { ...hours, otherwise: { do: 'message', message: 'We are closed.' } } });
  app.clock.advance(startsAt - app.clock.now());
  const line = newLine();
  await line.ask(voice);
  for (const [text] of bookingDialogue.slice(0, 5)) {
    await line.says(text);
    app.clock.advance(40_000);
  }
  for (const text of ['today at half past two', 'yes please', 'no thanks']) {
    await line.says(text);
    app.clock.advance(20_000);
  }
  await line.ask(at(voice, 'status'), { CallStatus: 'completed' });
  const again = await app.newSession(owner);
  const [booked] = (await again.call(appointmentsApi.list, { query: {} })).items;
  expect(booked?.startsAt).toBe(`${next}T14:30:00.000Z`);
  const { rows } = await app.services.db.pool.query<{ day: string; seconds: string }>(
    "select day::text, quantity as seconds from usage_days where workspace_id = $1 and meter = 'call_seconds' order by day",
    [owner.workspaceId],
  );
  // To the minute that was held: the one over midnight is of the day in which it ended.
  expect(rows.map(({ day, seconds }) => [day, Number(seconds)])).toEqual([
    [day, 120],
    [next, 120],
  ]);
});
