import { afterAll, describe, expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { phoneCallsApi } from '#domain/channels/phone-calls.ts';
import { consentsApi } from '#domain/contacts/consents.ts';
import { contactsApi } from '#domain/contacts/contacts.ts';
import { suppressionsApi } from '#domain/contacts/suppressions.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { bringNumber, openCarrierStub, PhoneLine } from '#server/testing/phone-line.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { lookForDials } from './phone/dials/look-for.ts';

const carrier = await openCarrierStub();
afterAll(carrier.close);
const app = await startApp({ PUBLIC_URL: 'https://voice.example.com', TWILIO_BASE_URL: carrier.base });
let lines = 100;
let callees = 2_025_550_100;

async function newCaller() {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: 'active' } });
  await bringNumber(owner, agentId);
  return { owner, agentId };
}

/** No one is called twice at the same number here: the carrier's list is one for all. */
const newCallee = () => `+1${++callees}`;
const dial = (owner: TestClient, to: string) => owner.call(phoneCallsApi.start, { body: { to, variables: {} } });
const stateOf = (owner: TestClient, callId: string) => owner.call(phoneCallsApi.get, { params: { callId: callId } });
const asked = () => carrier.asked.filter(({ method, path }) => method === 'POST' && path.endsWith('/Calls.json'));

describe('a call that goes out', () => {
  test('is sent once, answered, led, and ended', async () => {
    const { owner } = await newCaller();
    const to = newCallee();
    const call = await dial(owner, to);
    expect(call).toMatchObject({ status: 'placed', to, from: '+15715550100' });
    const { fields } = asked().at(-1)!;
    expect(fields).toMatchObject({ To: to, From: '+15715550100', MachineDetection: 'DetectMessageEnd' });
    const line = new PhoneLine(app, carrier.lastPlaced, { from: '+15715550100', to });
    await line.ask(fields.StatusCallback!, { CallStatus: 'ringing' });
    await line.ask(fields.Url!);
    expect(line.plays.length).toBeGreaterThan(0);
    await line.ask(fields.Url!);
    await line.says('I need a check-up');
    await line.ask(fields.StatusCallback!, { CallStatus: 'completed' });
    expect(await stateOf(owner, call.callId)).toMatchObject({ status: 'ended', result: 'completed' });
    const led = await owner.call(callsApi.get, { params: { callId: call.callId } });
    expect(led).toMatchObject({
      status: 'ended',
      endReason: 'caller_hangup',
      phone: { direction: 'outbound', otherNumber: to },
      // Someone who is dialed by hand is a real person: it is no test, and takes minutes.
      test: false,
    });
    const { rows } = await app.services.db.pool.query(
      "select from usage_events where call_id = $1 and meter = 'calls'",
      [call.callId],
    );
    expect(rows).toHaveLength(1);
    expect(asked().filter((one) => one.fields.To === to)).toHaveLength(1);
  });

  test('that nobody takes says why', async () => {
    for (const [status, result, endReason] of [
      ['busy', 'busy', 'busy'],
      ['no-answer', 'no_answer', 'no_answer'],
      ['failed', 'failed', 'failed'],
    ] as const) {
      const { owner } = await newCaller();
      const to = newCallee();
      const { callId } = await dial(owner, to);
      const line = new PhoneLine(app, carrier.lastPlaced, { from: '+15715550100', to });
      await line.ask(asked().at(-1)!.fields.StatusCallback!, { CallStatus: status });
      expect(await stateOf(owner, callId)).toMatchObject({ status: 'ended', result });
      expect(await owner.call(callsApi.get, { params: { callId } })).toMatchObject({ status: 'ended', endReason });
    }
  });

  test('that was taken while nobody here was asked ends, too', async () => {
    const { owner } = await newCaller();
    const to = newCallee();
    const { callId } = await dial(owner, to);
    const line = new PhoneLine(app, carrier.lastPlaced, { from: '+15715550100', to });
    await line.ask(asked().at(-1)!.fields.StatusCallback!, { CallStatus: 'completed' });
    expect(await owner.call(callsApi.get, { params: { callId } })).toMatchObject({
      status: 'ended',
      endReason: 'failed',
    });
  });

  test('whose answer is lost is looked for, and never sent again', async () => {
    const { owner } = await newCaller();
    const to = newCallee();
    carrier.onDial = () => 'lost';
    const { callId, status: state } = await dial(owner, to);
    carrier.onDial = () => null;
    expect(state).toBe('unknown');
    const again = await owner.send('POST', '/v1/phone-calls', { to });
    expect(again.status).toBe(409);
    for (const [seconds, left] of [
      [31, 'unknown'],
      [90, 'unknown'],
      [490, 'not_placed'],
    ] as const) {
      app.clock.advance(seconds * 1_000);
      await lookForDials(app.services);
      expect((await stateOf(owner, callId)).status).toBe(left);
    }
    expect(asked().filter((one) => one.fields.To === to)).toHaveLength(1);
    expect(await owner.call(callsApi.get, { params: { callId } })).toMatchObject({ endReason: 'failed' });
    // It rings all the same: then it was dialled, and it may not be another's.
    const line = new PhoneLine(app, ++lines, { from: '+15715550100', to });
    await line.ask(asked().at(-1)!.fields.Url!);
    expect((await stateOf(owner, callId)).status).toBe('placed');
    expect(line.verbs).toMatchObject([{ verb: 'Hangup' }]);
  });

  test('that a webhook tells of before the carrier answers is that one', async () => {
    const { owner } = await newCaller();
    const to = newCallee();
    carrier.onDial = () => 'lost';
    const { callId } = await dial(owner, to);
    carrier.onDial = () => null;
    const line = new PhoneLine(app, ++lines, { from: '+15715550100', to });
    await line.ask(asked().at(-1)!.fields.Url!);
    expect(line.plays.length).toBeGreaterThan(0);
    expect((await stateOf(owner, callId)).status).toBe('placed');
    const other = new PhoneLine(app, ++lines, { from: '+15715550100', to });
    await other.ask(asked().at(-1)!.fields.Url!);
    expect(other.verbs).toMatchObject([{ verb: 'Hangup' }]);
  });

  test.each([
    ['a refusal', { status: 400, body: { code: 21211, message: 'Invalid To' } }, 'failed', 'Invalid To'],
    ['too many', { status: 429, body: { code: 20429, message: 'Too many' } }, 'failed', 'Too many'],
    ['an error of the carrier', { status: 500, body: { code: 20500, message: 'Internal' } }, 'unknown', null],
  ] as const)('that meets %s is %j', async (_, other, state, problem) => {
    const { owner } = await newCaller();
    carrier.onDial = () => other;
    const call = await dial(owner, newCallee());
    carrier.onDial = () => null;
    expect(call.status).toBe(state);
    if (problem !== null) expect(call.problem).toContain(problem);
  });

  test('that is asked who calls says so, and begins again with the person who comes', async () => {
    const { owner } = await newCaller();
    const { callId } = await dial(owner, newCallee());
    const line = new PhoneLine(app, carrier.lastPlaced);
    await line.ask(asked().at(-1)!.fields.Url!);
    const greeting = line.plays;
    await line.says('Hi, if you record your name and reason for calling, I will see if this person is available.');
    expect(line.verb('Say')!.text).toMatch(/automated assistant/);
    expect(line.verb('Gather')!.attributes.timeout).toBe('45');
    expect(line.plays).toEqual([]);
    expect((await stateOf(owner, callId)).answeredBy).toBe('screening');
    app.clock.advance(30_000);
    await line.says('Hello, this is Ann.');
    expect(line.plays).toEqual(greeting);
    expect((await stateOf(owner, callId)).answeredBy).toBe('human');
    await line.says('I need a check-up');
    expect(line.plays).not.toEqual(greeting);
    const { turns } = await owner.call(callsApi.get, { params: { callId } });
    expect(turns.filter(({ role }) => role === 'caller').map(({ text }) => text)).toEqual(['I need a check-up']);
  });

  test.each([
    [
      'a long sentence',
      'Yes that is me and I was hoping you would ring because my back tooth has been hurting since Sunday',
    ],
    ['a name', 'This is Maria.'],
  ])('that a person takes with %s is led on, whatever is said and detected later', async (_, says) => {
    const { owner } = await newCaller();
    const { callId } = await dial(owner, newCallee());
    const { fields } = asked().at(-1)!;
    const line = new PhoneLine(app, carrier.lastPlaced);
    await line.ask(fields.Url!);
    await line.says(says);
    expect(line.verbs.map(({ verb }) => verb)).not.toContain('Pause');
    await line.ask(fields.AsyncAmdStatusCallback!, { AnsweredBy: 'machine_end_beep' });
    await line.says('My sister said I could leave a message after the tone, so I did.');
    expect(line.verb('Gather')).toBeDefined();
    expect((await stateOf(owner, callId)).answeredBy).toBe('human');
    const { status, turns } = await owner.call(callsApi.get, { params: { callId } });
    expect([status, turns.filter(({ role }) => role === 'caller').length]).toEqual(['live', 2]);
  });

  test('that a business takes begins again at once, behind a detector that took it for a machine', async () => {
    const { owner } = await newCaller();
    const { callId } = await dial(owner, newCallee());
    const { fields } = asked().at(-1)!;
    const line = new PhoneLine(app, carrier.lastPlaced);
    await line.ask(fields.Url!);
    const greeting = line.plays;
    await line.ask(fields.AsyncAmdStatusCallback!, { AnsweredBy: 'machine_end_silence' });
    await line.says("Thank you for calling Joe's, this is Maria, how can I help?");
    expect(line.plays).toEqual(greeting);
    expect(line.verb('Pause')).toBeUndefined();
    expect((await stateOf(owner, callId)).answeredBy).toBe('human');
  });

  test('whose machine the carrier took for a person is left all the same', async () => {
    const { owner } = await newCaller();
    const { callId } = await dial(owner, newCallee());
    const { fields } = asked().at(-1)!;
    const line = new PhoneLine(app, carrier.lastPlaced);
    await line.ask(fields.Url!);
    await line.ask(fields.AsyncAmdStatusCallback!, { AnsweredBy: 'human' });
    await line.says('You have reached Ann Lee. Please leave a message after the tone.');
    expect(line.verbs).toMatchObject([{ verb: 'Hangup' }]);
    expect((await stateOf(owner, callId)).answeredBy).toBe('machine');
    expect(await owner.call(callsApi.get, { params: { callId } })).toMatchObject({ endReason: 'voicemail' });
  });

  test('that a menu takes waits in silence, and begins with the person behind it', async () => {
    const { owner } = await newCaller();
    const { callId } = await dial(owner, newCallee());
    const line = new PhoneLine(app, carrier.lastPlaced);
    await line.ask(asked().at(-1)!.fields.Url!);
    const greeting = line.plays;
    await line.says('For sales, press 1. For all else, please stay on the line.');
    expect([line.plays, (await stateOf(owner, callId)).answeredBy]).toEqual([[], 'menu']);
    await line.says('Thank you. Please hold.');
    expect(line.plays).toEqual([]);
    await line.says('Sales, this is Bob.');
    expect([line.plays, (await stateOf(owner, callId)).answeredBy]).toEqual([greeting, 'human']);
  });

  test('that a machine takes says nothing into its greeting', async () => {
    const { owner } = await newCaller();
    await dial(owner, newCallee());
    const line = new PhoneLine(app, carrier.lastPlaced);
    await line.ask(asked().at(-1)!.fields.Url!);
    await line.says('You have reached Ann Lee. Please leave a message after the tone.');
    expect([line.verbs[0]!.verb, line.plays]).toEqual(['Pause', []]);
  });

  test('that is hung up before the carrier has taken it is over, and rings no longer than the carrier needs to say so', async () => {
    const { owner } = await newCaller();
    const to = newCallee();
    carrier.onDial = () => 'lost';
    const { callId } = await dial(owner, to);
    carrier.onDial = () => null;
    await owner.call(phoneCallsApi.hangUp, { params: { callId } });
    expect(await owner.call(callsApi.get, { params: { callId } })).toMatchObject({
      status: 'ended',
      endReason: 'agent_hangup',
    });
    const line = new PhoneLine(app, ++lines, { from: '+15715550100', to });
    const { fields } = asked().at(-1)!;
    await line.ask(fields.StatusCallback!, { CallStatus: 'ringing' });
    const hungUp = carrier.asked.filter(({ method, path }) => method === 'POST' && path.includes(line.callSid));
    expect(hungUp.map((one) => one.fields)).toEqual([{ Status: 'completed' }]);
    await line.ask(fields.Url!);
    expect(line.verbs).toMatchObject([{ verb: 'Hangup' }]);
  });

  test('for a program keeps to the calling rules, unless it says otherwise', async () => {
    const { owner } = await newCaller();
    const { value: secret } = await owner.call(accessTokensApi.create, {
      body: { name: 'Dialler', scopes: ['agents'] },
    });
    const start = async (body: object) => {
      const { statusCode, json } = await app.app.inject({
        method: 'POST',
        url: '/v1/phone-calls',
        headers: { authorization: `Bearer ${secret}` },
        payload: { variables: {}, ...body },
      });
      return [statusCode, (json() as { error?: { code: string } }).error?.code];
    };
    const phone = newCallee();
    expect(await start({ to: phone })).toEqual([409, 'no_consent']);
    const { id: contactId } = await owner.call(contactsApi.create, { body: { name: 'Ann Lee', phone } });
    const consent = { purpose: 'calls' as const, wording: 'Call me.', proof: 'Form' };
    await owner.call(consentsApi.add, { params: { contactId }, body: consent });
    // It is night in New York.
    expect(await start({ to: phone })).toEqual([409, 'outside_calling_hours']);
    expect(asked().some(({ fields }) => fields.To === phone)).toBe(false);
    expect(await start({ to: phone, respectCallingRules: false })).toEqual([201, undefined]);
  });

  test('goes to no number that costs more, helps in need, or is none', async () => {
    const { owner } = await newCaller();
    for (const to of ['+19005550123', '+112', '+4990012345678', '+15550123', '+15715550100']) {
      const { status } = await owner.send('POST', '/v1/phone-calls', { to });
      expect([to, status]).toEqual([to, 400]);
    }
    expect(asked().some(({ fields }) => fields.To === '+112')).toBe(false);
  });

  test('goes to nobody who has said no', async () => {
    const { owner } = await newCaller();
    const to = newCallee();
    await owner.call(suppressionsApi.add, { body: { phone: to } });
    const { status, body } = await owner.send('POST', '/v1/phone-calls', { to });
    expect([status, (body as { error: { code: string } }).error.code]).toEqual([409, 'do_not_call']);
    expect(asked().some(({ fields }) => fields.To === to)).toBe(false);
  });

  test('to a machine is let go, or leaves its message once', async () => {
    const { owner } = await newCaller();
    const to = newCallee();
    const { callId } = await dial(owner, to);
    const { fields } = asked().at(-1)!;
    const line = new PhoneLine(app, carrier.lastPlaced, { from: '+15715550100', to });
    await line.ask(fields.Url!);
    for (let twice = 0; twice < 2; twice++)
      await line.ask(fields.AsyncAmdStatusCallback!, { AnsweredBy: 'machine_end_beep' });
    expect(await stateOf(owner, callId)).toMatchObject({ answeredBy: 'machine' });
    expect(await owner.call(callsApi.get, { params: { callId } })).toMatchObject({ endReason: 'voicemail' });
    const steered = carrier.asked.filter(({ path, method }) => method === 'POST' && /\/Calls\/CA/.test(path));
    expect(steered.at(-1)!.fields).toEqual({ Status: 'completed' });
  });
});
