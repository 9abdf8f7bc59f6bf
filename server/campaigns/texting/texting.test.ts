import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { campaignsApi } from '#domain/campaigns/campaigns.ts';
import { consentsApi } from '#domain/contacts/consents.ts';
import { contactsApi } from '#domain/contacts/contacts.ts';
import { suppressionsApi } from '#domain/contacts/suppressions.ts';
import { lookAfterMessages } from '#server/channels/phone/messages/look-after-messages.ts';
import { bringNumber, openCarrierStub, PhoneLine } from '#server/testing/phone-line.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { campaignsJob } from '../campaigns.jobs.ts';
import { runCampaign } from '../dialling/run.ts';
import { composeText } from './compose.ts';

const carrier = await openCarrierStub();
afterAll(carrier.close);
const app = await startApp({ PUBLIC_URL: 'https://voice.example.com', TWILIO_BASE_URL: carrier.base });
carrier.now = () => app.clock.now();
const { services } = app;
/** A Wednesday, noon in New York. */
const wednesday = Date.UTC(2027, 2, 3, 17);
let people = 2_025_553_000;

/** Passes are made by hand. */
await services.db.pool.query("delete from pgboss.schedule where name = 'campaigns.minute'");
const enqueue = services.jobs.enqueue.bind(services.jobs);
vi.spyOn(services.jobs, 'enqueue').mockImplementation(async (tx, name, ...more) =>
  name === campaignsJob ? undefined : enqueue(tx, name, ...more),
);
beforeEach(() => {
  app.clock.advance(Math.max(0, wednesday - app.clock.now()));
  carrier.onMessage = () => null;
});

async function newPerson(owner: TestClient, more: object = {}, purpose = 'messages' as const) {
  const phone = `+1${++people}`;
  const { id } = await owner.call(contactsApi.create, { body: { name: 'Ada Lovelace', phone, ...more } });
  const consent = { purpose, wording: 'Write to me.', proof: 'Form' };
  await owner.call(consentsApi.add, { params: { contactId: id }, body: consent });
  return { id, phone };
}

async function newCampaign(owner: TestClient, numberId: string, plan: object = {}) {
  const body = { name: 'Reminders', channel: 'text' as const, text: 'Hello {{first_name}}!', numberId, audience: {} };
  const { id: campaignId } = await owner.call(campaignsApi.create, { body: { ...body, ...plan } });
  return { params: { campaignId } };
}

/** A campaign of some people that runs. */
async function running(n: number, plan: object = {}) {
  const owner = await app.newOwner();
  const { id: numberId } = await bringNumber(owner, null);
  const list = [];
  for (let made = 0; made < n; made++) list.push(await newPerson(owner));
  const campaign = await newCampaign(owner, numberId, plan);
  await owner.call(campaignsApi.prepare, campaign);
  await owner.call(campaignsApi.start, campaign);
  const { campaignId } = campaign.params;
  const look = () => owner.call(campaignsApi.get, campaign);
  return { owner, numberId, list, campaign, look, pass: () => runCampaign(services, owner.workspaceId, campaignId) };
}

const textsTo = (phone: string) =>
  carrier.asked.filter(({ method, path, fields }) => {
    return method === 'POST' && path.endsWith('/Messages.json') && fields.To === phone;
  });
/** The carrier tells how the last text to someone went. */
async function tell(phone: string, MessageStatus: string) {
  const { StatusCallback } = textsTo(phone).at(-1)!.fields;
  const MessageSid = carrier.texts.findLast(({ to }) => to === phone)!.sid;
  await new PhoneLine(app, 1, { from: '+15715550100', to: phone }).ask(StatusCallback!, { MessageSid, MessageStatus });
}
const peopleOf = async (owner: TestClient, campaign: { params: { campaignId: string } }) =>
  (await owner.call(campaignsApi.people, { ...campaign, query: {} })).items;

test('writes to each once, with their name, tells how it went, and is done', async () => {
  const { owner, list, look, pass, campaign } = await running(2);
  const [first, second] = [list[0]!.phone, list[1]!.phone];
  expect(await pass()).toBe(true);
  expect([textsTo(first).length, textsTo(second).length]).toEqual([1, 0]);
  expect(textsTo(first)[0]!.fields.Body).toBe('Hello Ada!');
  expect(await pass()).toBe(true);
  await tell(first, 'delivered');
  await tell(second, 'undelivered');
  await pass();
  await pass();
  expect(await look()).toMatchObject({ status: 'done', counts: { ended: 2 }, segmentsUsed: 2, attempts24h: 2 });
  const [reached] = await peopleOf(owner, campaign);
  expect(reached).toMatchObject({ result: 'delivered', attempts: 1, callId: null, messageId: expect.any(String) });
  expect((await look()).results).toEqual(
    expect.arrayContaining([
      { result: 'delivered', people: 1 },
      { result: 'undelivered', people: 1 },
    ]),
  );
  const follows = { campaignId: campaign.params.campaignId, results: ['undelivered' as const] };
  const next = await newCampaign(owner, (await look()).numberId, { audience: { follows } });
  expect((await owner.call(campaignsApi.prepare, next)).sample).toMatchObject({ text: 'Hello Ada!', segments: 1 });
  expect((await peopleOf(owner, next)).map(({ phone }) => phone)).toEqual([second]);
});

test('what no carrier says more of counts as sent after a while', async () => {
  const { look, pass } = await running(1);
  await pass();
  await pass();
  expect(await look()).toMatchObject({ status: 'running', counts: { calling: 1 } });
  app.clock.advance(1_800_000);
  await pass();
  await pass();
  expect(await look()).toMatchObject({ status: 'done', results: [{ result: 'sent', people: 1 }] });
});

test('what comes back is answered by the agent that the campaign names', async () => {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: 'active' } });
  const { id: numberId } = await bringNumber(owner, null);
  const sms = carrier.asked.findLast(({ fields }) => fields.SmsUrl !== undefined)!.fields.SmsUrl!;
  const { phone } = await newPerson(owner);
  const campaign = await newCampaign(owner, numberId, { agentId });
  await owner.call(campaignsApi.prepare, campaign);
  await owner.call(campaignsApi.start, campaign);
  await runCampaign(services, owner.workspaceId, campaign.params.campaignId);
  expect(textsTo(phone)).toHaveLength(1);
  await new PhoneLine(app, 2, { from: phone }).texts(sms, 'a haircut');
  app.clock.advance(3_000);
  await expect.poll(() => textsTo(phone).length, { timeout: 5_000 }).toBe(2);
  const [call] = (await owner.call(callsApi.list)).items;
  expect(call).toMatchObject({ agentId, channel: 'sms' });
});

test('asks again at the moment of sending, and a text whose answer is lost is never sent again', async () => {
  const { owner, list, look, pass } = await running(2);
  await owner.call(suppressionsApi.add, { body: { phone: list[0]!.phone } });
  carrier.onMessage = () => 'kept';
  await pass();
  carrier.onMessage = () => null;
  expect(list.map(({ phone }) => textsTo(phone).length)).toEqual([0, 1]);
  for (const seconds of [30, 120, 600]) {
    app.clock.advance(seconds * 1000);
    await lookAfterMessages(services);
    await pass();
  }
  expect(textsTo(list[1]!.phone)).toHaveLength(1);
  expect(await look()).toMatchObject({ counts: { skipped: 1 }, skips: [{ reason: 'do_not_call', people: 1 }] });
});

test('an attempt whose process is gone is made by another, with the same message', async () => {
  const { owner, list, pass, campaign } = await running(1);
  await services.db.pool.query(
    `update campaign_targets set state = 'calling', attempts = 1, attempt_id = gen_random_uuid(), next_at = null,
      last_at = to_timestamp($2) where workspace_id = $1`,
    [owner.workspaceId, app.clock.now() / 1000],
  );
  await services.db.pool.query(
    `insert into campaign_attempts (workspace_id, campaign_id, attempt_id, target_id, phone, at, dialled)
      select workspace_id, campaign_id, attempt_id, id, phone, to_timestamp($2), false from campaign_targets
      where workspace_id = $1`,
    [owner.workspaceId, app.clock.now() / 1000],
  );
  await pass();
  expect(textsTo(list[0]!.phone)).toHaveLength(0);
  app.clock.advance(60_000);
  await pass();
  await pass();
  expect(textsTo(list[0]!.phone)).toHaveLength(1);
  const [person] = await peopleOf(owner, campaign);
  const { rows } = await services.db.pool.query('select id from phone_messages where workspace_id = $1', [
    owner.workspaceId,
  ]);
  expect(rows).toEqual([{ id: person!.messageId }]);
});

test('pauses when too much fails, and when its parts are used up', async () => {
  const { look, pass } = await running(22, { perMinute: 50 });
  carrier.onMessage = () => ({ status: 400, body: { code: 21211, message: 'Invalid number' } });
  for (let n = 0; n < 25; n++) await pass();
  expect(await look()).toMatchObject({
    status: 'paused',
    problem: expect.stringMatching(/of the last 2\d texts failed/),
  });
  carrier.onMessage = () => null;
  const small = await running(2, { maxSegments: 1 });
  await small.pass();
  await small.pass();
  expect(await small.look()).toMatchObject({ status: 'paused', problem: expect.stringMatching(/1 message segments/) });
});

test('says before it starts who gets none, and why', async () => {
  const owner = await app.newOwner();
  const { id: numberId } = await bringNumber(owner, null);
  await newPerson(owner, { company: 'Analytical Engines' });
  await newPerson(owner);
  const campaign = await newCampaign(owner, numberId, { text: 'News for {{company}}' });
  const prepared = await owner.call(campaignsApi.prepare, campaign);
  expect(prepared.skips).toEqual([{ reason: 'missing_field', people: 1 }]);
  expect(prepared.sample?.text).toBe('News for Analytical Engines');
  await owner.call(campaignsApi.update, { ...campaign, body: { purpose: 'marketing_messages' } });
  // No one agreed to advertising.
  expect((await owner.call(campaignsApi.prepare, campaign)).counts).toMatchObject({ waiting: 0, skipped: 2 });
});

test('a plan whose parts do not go together is refused at its field', async () => {
  const owner = await app.newOwner();
  const { id: numberId } = await bringNumber(owner, null);
  const plan = { name: 'X', channel: 'text', text: 'Hello', numberId, audience: {} };
  for (const [change, path] of [
    [{ text: '' }, 'body.text'],
    [{ text: 'Hello {{shoe_size}}' }, 'body.text'],
    [{ text: 'Hello {{name:upper}}' }, 'body.text'],
    [{ text: 'Hello {{name}' }, 'body.text'],
    [{ purpose: 'calls' }, 'body.purpose'],
    [{ agentId: numberId }, 'body.agentId'],
    [{ channel: 'call' }, 'body.agentId'],
    [{ channel: 'letter' }, 'body.channel'],
  ] as const) {
    const { status, body } = await owner.send('POST', '/v1/campaigns', { ...plan, ...change });
    const { error } = body as { error: { details: { path: string }[] } };
    expect([status, error.details[0]!.path], JSON.stringify(change)).toEqual([400, path]);
  }
});

test.each([
  ['Hi {{first_name}}', { name: 'Ada Lovelace' }, 'Hi Ada'],
  ['Hi {{company|there}}', { name: 'Ada' }, 'Hi there'],
  ['Hi {{company}}', { name: 'Ada' }, null],
  ['{{note}}', { name: 'Ada', note: 'a {{name}} b' }, 'a {{name}} b'],
])('%s', (text, facts, got) => {
  expect(composeText({ text, purpose: 'messages' }, facts)).toBe(got);
});

test('advertising says how to get no more of it', () => {
  const compose = (text: string) => composeText({ text, purpose: 'marketing_messages' }, {});
  expect(compose('Sale!')).toBe('Sale!\nReply STOP to opt out.');
  expect(compose('Sale! Stop with STOP.')).toBe('Sale! Stop with STOP.');
  expect(compose('Sale at the bus stop!')).toMatch(/Reply STOP to opt out\.$/);
  const long = composeText({ text: '{{note}}', purpose: 'marketing_messages' }, { note: 'word '.repeat(1_000) })!;
  expect(long.length).toBeLessThanOrEqual(1_600);
  expect(long).toMatch(/word\nReply STOP to opt out\.$/);
});
