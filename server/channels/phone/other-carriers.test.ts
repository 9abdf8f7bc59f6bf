import { afterAll, describe, expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { carrierAccountApi, carrierAccountsApi } from '#domain/carriers/carrier-accounts.ts';
import { messagesApi } from '#domain/carriers/messages.ts';
import { phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import { phoneCallsApi } from '#domain/channels/phone-calls.ts';
import { signatureOf } from '#server/carriers/twilio/signature.ts';
import { openCarrierEar } from '#server/testing/carrier-requests.ts';
import { bringNumber, openCarrierStub, PhoneLine, type SignForm } from '#server/testing/phone-line.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { telnyxApi, telnyxCall, telnyxHeaders, telnyxKeys, telnyxUser } from '#server/testing/telnyx-api.ts';

/** Phone calls and texts over carriers beside Twilio, through the front door. */

const twilio = await openCarrierStub();
const telnyx = await openCarrierEar();
afterAll(() => {
  twilio.close();
  telnyx.close();
});
const app = await startApp({
  PUBLIC_URL: 'https://voice.example.com',
  TWILIO_BASE_URL: twilio.base,
  CARRIER_ORIGINS: telnyx.origin,
});

const projectId = '7c5c1d2e-4f7b-4c2a-9a51-1d3b5f7e9a10';
const signingKey = 'PSK_0123456789abcdef';
const bySignalWire: SignForm = (url, form) => ({ 'x-signalwire-signature': signatureOf(signingKey, url, form) });
const sid = (kind: string, n: number) => `${kind}${n.toString(16).padStart(32, '0')}`;

async function newAgent(owner: TestClient): Promise<string> {
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: 'active' } });
  return agentId;
}

const connectSignalWire = (owner: TestClient, token = 'PT0123456789abcdef0123456789abcdef') =>
  owner.call(carrierAccountsApi.connect, {
    body: { credentials: { carrier: 'signalwire', space: `${twilio.base}/api/laml`, projectId, token, signingKey } },
  });

/** A SignalWire account with a number that an agent answers. */
async function newDesk() {
  const owner = await app.newOwner();
  const agentId = await newAgent(owner);
  const account = await connectSignalWire(owner);
  const number = await owner.call(phoneNumbersApi.importNumber, {
    body: { sid: sid('PN', 1), inboundAgentId: agentId, accountId: account.id },
  });
  const pointed = twilio.asked.findLast(({ fields }) => fields.VoiceUrl !== undefined)!;
  return { owner, agentId, account, number, pointed };
}

let lines = 7_000;

describe('SignalWire', () => {
  test('answers a call below the path of its space, signed with the signing key', async () => {
    const { owner, account, number, pointed } = await newDesk();
    expect(account).toMatchObject({
      carrier: 'signalwire',
      accountSid: projectId,
      baseUrl: `${twilio.base}/api/laml`,
      can: expect.arrayContaining(['dials', 'texts', 'sells', 'records']),
      limits: expect.arrayContaining(['ConversationRelay isn’t available.']),
    });
    expect(number).toMatchObject({ carrier: 'signalwire', accountId: account.id, test: false });
    expect(pointed.path).toMatch(`/api/laml/2010-04-01/Accounts/${projectId}/IncomingPhoneNumbers/`);
    const line = new PhoneLine(app, ++lines, { sign: bySignalWire, callSid: '1f4c1d2e-4f7b-4c2a-9a51-000000000001' });
    await line.ask(pointed.fields.VoiceUrl!);
    await line.settle();
    expect(line.plays.length).toBeGreaterThan(0);
    await line.says('I need a check-up');
    expect(line.verb('Gather')).toBeTruthy();
    await line.ask(pointed.fields.StatusCallback!, { CallStatus: 'completed' });
    const [call] = (await owner.call(callsApi.list)).items;
    expect(call).toMatchObject({ status: 'ended', test: false });
  });

  test('is refused where its requests are not signed so, and the card says it', async () => {
    const { owner, pointed } = await newDesk();
    const forged = new PhoneLine(app, ++lines, {
      sign: (url, form) => ({ 'x-signalwire-signature': signatureOf('other', url, form) }),
    });
    expect((await forged.ask(pointed.fields.VoiceUrl!, { AccountSid: projectId })).status).toBe(403);
    const [shown] = (await owner.call(carrierAccountsApi.list)).items;
    expect(shown!.problems).toEqual([expect.stringMatching(/1 request .* signing key was reset in SignalWire/)]);
  });

  test('leads a live call on by an address that holds what it is to do', async () => {
    const { owner, agentId } = await newDesk();
    const voicemail = { do: 'message', message: 'Please call us back.' } as const;
    await owner.call(agentsApi.update, { params: { agentId }, body: { callSettings: { voicemail } } });
    const to = '+12025557701';
    await owner.call(phoneCallsApi.start, { body: { to, variables: {} } });
    const { fields } = twilio.asked.findLast(({ path, method }) => method === 'POST' && path.endsWith('/Calls.json'))!;
    const line = new PhoneLine(app, twilio.lastPlaced, { from: '+15715550100', to, sign: bySignalWire });
    await line.ask(fields.Url!);
    await line.ask(fields.AsyncAmdStatusCallback!, { AnsweredBy: 'machine_end_beep' });
    const steered = twilio.asked.findLast(({ path, method }) => method === 'POST' && /\/Calls\/CA/.test(path))!;
    expect(Object.keys(steered.fields).sort()).toEqual(['Method', 'Url']);
    await line.ask(steered.fields.Url!);
    expect(line.verbs.map(({ verb, text }) => text || verb)).toEqual([voicemail.message, 'Hangup']);
    const stranger = new PhoneLine(app, ++lines, { sign: () => ({}) });
    expect((await stranger.ask(steered.fields.Url!)).status).toBe(403);
    const other = `${new URL(steered.fields.Url!).origin}${new URL(steered.fields.Url!).pathname}?do=AAAA`;
    expect((await line.ask(other)).status).toBe(400);
  });

  test('hears callers only as it can', async () => {
    const { owner, number } = await newDesk();
    const params = { numberId: number.id };
    for (const heardBy of ['relay', 'transcriber'] as const)
      await expect(owner.call(phoneNumbersApi.update, { params, body: { heardBy } })).rejects.toThrow(
        '"invalid_input"',
      );
  });

  test('is not connected with credentials that it rejects', async () => {
    const owner = await app.newOwner();
    const credentials = {
      carrier: 'signalwire',
      space: 'nowhere.invalid',
      projectId,
      token: 'PT0123456789abcdef0123456789abcdef',
      signingKey,
    } as const;
    await expect(owner.call(carrierAccountsApi.connect, { body: { credentials } })).rejects.toThrow(
      '"carrier_unavailable"',
    );
    // Addresses inside the network of this server are no one's carrier.
    for (const space of ['127.0.0.1:1', 'http://169.254.169.254', 'https://x.example/?a', 'ftp://x'])
      await expect(
        owner.call(carrierAccountsApi.connect, { body: { credentials: { ...credentials, space } } }),
      ).rejects.toThrow(/"(carrier_unavailable|invalid_input)"/);
    expect((await owner.call(carrierAccountsApi.list)).items).toEqual([]);
  });
});

describe('Telnyx', () => {
  const keys = telnyxKeys();
  const byTelnyx: SignForm = (_url, _form, body) => telnyxHeaders(keys.privateKey, body, app.clock.now());

  async function newTelnyx() {
    const api = telnyxApi();
    telnyx.answer = api.answer;
    telnyx.heard = [];
    const owner = await app.newOwner();
    const agentId = await newAgent(owner);
    const account = await owner.call(carrierAccountsApi.connect, {
      body: {
        credentials: {
          carrier: 'telnyx',
          apiKey: 'KEY0123456789ABCDEF',
          publicKey: keys.publicKey,
          baseUrl: `${telnyx.origin}/v2`,
        },
      },
    });
    const made = telnyx.heard.find(({ path, method }) => method === 'POST' && path.endsWith('/texml_applications'))!;
    const { voice_url: voice, status_callback: status } = made.json as Record<string, string>;
    return { owner, agentId, account, api, voice: voice!, status: status! };
  }
  const bring = (owner: TestClient, inboundAgentId: string | null) =>
    owner.call(phoneNumbersApi.importNumber, { body: { sid: '1293384261075731499', inboundAgentId } });
  const tell = (url: string, json: object) => {
    const payload = JSON.stringify(json);
    const { pathname, search } = new URL(url);
    const headers = { 'content-type': 'application/json', ...telnyxHeaders(keys.privateKey, payload, app.clock.now()) };
    return app.app.inject({ method: 'POST', url: `${pathname}${search}`, headers, payload });
  };

  test('answers a call by TeXML, and ends it', async () => {
    const { owner, agentId, account, api, voice, status } = await newTelnyx();
    expect(account).toMatchObject({ carrier: 'telnyx', accountSid: telnyxUser, name: 'desk@example.com' });
    const number = await bring(owner, agentId);
    expect(number).toMatchObject({ carrier: 'telnyx', accountId: account.id });
    expect(api.numbers.get('1293384261075731499')).toMatchObject({
      connection_id: 'app-1',
      messaging_profile_id: 'mp-1',
    });
    expect(await owner.call(phoneNumbersApi.routing, { params: { numberId: number.id } })).toEqual({
      set: true,
      problems: [],
    });
    const line = new PhoneLine(app, 0, { callSid: telnyxCall, sign: byTelnyx });
    await line.ask(voice);
    await line.settle();
    await line.says('I need a check-up');
    const gather = line.verb('Gather')!;
    expect(gather.attributes).not.toHaveProperty('actionOnEmptyResult');
    expect(line.verbs.at(-1)).toMatchObject({ verb: 'Redirect', text: gather.attributes.action });
    // Nothing is said: the redirect is asked, as silence.
    await line.ask(line.verbs.at(-1)!.text);
    expect(line.verb('Gather')).toBeTruthy();
    await line.ask(status, { CallStatus: 'completed' });
    expect((await owner.call(callsApi.list)).items[0]).toMatchObject({ status: 'ended' });
    const stranger = new PhoneLine(app, 0, { callSid: telnyxCall, sign: () => ({}) });
    expect((await stranger.ask(voice)).status).toBe(403);
  });

  test('dials: the first webhook says which call it is', async () => {
    const { owner, agentId } = await newTelnyx();
    await bring(owner, agentId);
    const to = '+12025557702';
    const { callId, status } = await owner.call(phoneCallsApi.start, { body: { to, variables: {} } });
    expect(status).toBe('unknown');
    const { json } = telnyx.heard.find(({ path, method }) => method === 'POST' && path.endsWith('/Calls'))!;
    const wanted = json as Record<string, string>;
    expect(wanted).toMatchObject({ ApplicationSid: 'app-1', From: '+15715550100', To: to });
    const line = new PhoneLine(app, 0, { callSid: telnyxCall, from: '+15715550100', to, sign: byTelnyx });
    await line.ask(wanted.StatusCallback!, { CallStatus: 'initiated' });
    const params = { callId };
    expect(await owner.call(phoneCallsApi.get, { params })).toMatchObject({ status: 'placed' });
    await line.ask(wanted.Url!);
    expect(line.plays.length).toBeGreaterThan(0);
    await owner.call(phoneCallsApi.hangUp, { params });
    const { fields, path } = telnyx.heard.findLast(({ method }) => method === 'POST')!;
    expect([fields, path]).toEqual([{ Status: 'completed' }, `/v2/texml/Accounts/${telnyxUser}/Calls/${telnyxCall}`]);
  });

  test('takes texts, sends them, and tells how they went', async () => {
    const { owner, voice } = await newTelnyx();
    const number = await bring(owner, null);
    const sms = voice.replace(/voice$/, 'sms');
    const from = '+12025557703';
    const payload = {
      id: 'b0c7e8cb-6227-4c74-9f32-c7f80c30934b',
      from: { phone_number: from },
      to: [{ phone_number: number.number, status: 'webhook_delivered' }],
      text: 'Are you open today?',
      media: [],
    };
    const told = { data: { event_type: 'message.received', payload } };
    // The same again is the same text.
    for (let twice = 0; twice < 2; twice++) expect((await tell(sms, told)).statusCode).toBe(200);
    const { items } = await owner.call(messagesApi.list, { query: {} });
    expect(items.map(({ text, otherNumber: other }) => [text, other])).toEqual([['Are you open today?', from]]);
    const sent = await owner.call(messagesApi.send, { body: { from: number.id, to: from, text: 'Until six.' } });
    expect(sent.status).toBe('sent');
    const { json } = telnyx.heard.find(({ path }) => path.endsWith('/messages'))!;
    const { webhook_url: statusUrl } = json as Record<string, string>;
    const went = {
      data: {
        event_type: 'message.finalized',
        payload: { id: '40385f64-5717-4562-b3fc-2c963f66afa6', to: [{ phone_number: from, status: 'delivered' }] },
      },
    };
    expect((await tell(statusUrl!, went)).statusCode).toBe(204);
    const params = { messageId: sent.id };
    expect(await owner.call(messagesApi.get, { params })).toMatchObject({ status: 'delivered' });
    for (const json of [{}, { data: { event_type: 7 } }]) expect((await tell(sms, json)).statusCode).toBe(400);
  });

  test('sells a number at the price of that number', async () => {
    const { owner } = await newTelnyx();
    const { items, price } = await owner.call(phoneNumbersApi.offers, { query: { country: 'US', kind: 'local' } });
    expect([items.map(({ number }) => number), price]).toEqual([
      ['+15715550150', '+15715550151'],
      { amount: '1.10', currency: 'USD' },
    ]);
    const purchase = { name: 'Desk', country: 'US', kind: 'local', number: '+15715550152' } as const;
    await expect(owner.call(phoneNumbersApi.buy, { body: { ...purchase, price: '1.10' } })).rejects.toThrow(
      '"conflict"',
    );
    const bought = await owner.call(phoneNumbersApi.buy, { body: { ...purchase, price: '9.00' } });
    expect(bought).toMatchObject({ number: '+15715550152', carrier: 'telnyx' });
  });
});

test('a workspace has several accounts, and a number belongs to one', async () => {
  const owner = await app.newOwner();
  const first = await bringNumber(owner, null);
  const account = await connectSignalWire(owner);
  const second = await owner.call(phoneNumbersApi.importNumber, { body: { sid: sid('PN', 0), accountId: account.id } });
  expect([first.carrier, second.carrier]).toEqual(['twilio', 'signalwire']);
  const { items } = await owner.call(carrierAccountsApi.list);
  expect(items.map(({ carrier, numbers }) => [carrier, numbers])).toEqual([
    ['twilio', [first.number]],
    ['signalwire', [second.number]],
  ]);
  // The same account again takes new credentials, and stays the same.
  const again = await connectSignalWire(owner, 'PT9999999999abcdef0123456789abcdef');
  expect(again.id).toBe(account.id);
  // What is asked without naming one is asked of the first.
  await owner.call(phoneNumbersApi.atCarrier, { query: {} });
  expect(twilio.asked.at(-1)!.path).toMatch(/^\/2010-04-01/);
  await owner.call(phoneNumbersApi.atCarrier, { query: { accountId: account.id } });
  expect(twilio.asked.at(-1)!.path).toMatch(/^\/api\/laml/);
  // An account of another workspace is none here.
  const other = await app.newOwner();
  const query = { accountId: account.id };
  await expect(other.call(phoneNumbersApi.atCarrier, { query })).rejects.toThrow('"not_found"');
  const params = { carrierAccountId: account.id };
  await expect(other.call(carrierAccountsApi.disconnect, { params })).rejects.toThrow('"not_found"');
  await owner.call(carrierAccountsApi.disconnect, { params });
  expect((await owner.call(phoneNumbersApi.list)).items.map(({ id }) => id)).toEqual([first.id]);
  expect(await owner.call(carrierAccountApi.get)).toMatchObject({ connected: true });
});
