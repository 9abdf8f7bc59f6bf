import { createHmac } from 'node:crypto';
import { VapiClient, VapiError } from '@vapi-ai/server-sdk';
import Retell, { APIError } from 'retell-sdk';
import { describe, expect, it, vi } from 'vitest';
import { callsApi } from '#domain/calls/calls.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { webhooksApi } from '#domain/notifications/webhooks.ts';
import { sendDue } from '#server/notifications/webhooks/send-due.ts';
import { startCallPlatforms } from '#server/testing/call-platforms.ts';
import { startSimulator } from '#server/testing/fake-web-server.ts';
import { bringNumber, PhoneLine } from '#server/testing/phone-line.ts';

/** Retell's and Vapi's own server SDKs, unchanged, against this server. */

const { app, carrier, address, from, newCallee, newClient, newCaller, dialed } = await startCallPlatforms();
const { owner, agentId, client, vapi } = await newCaller();
const refused = async (asked: PromiseLike<unknown>) => {
  const error = await Promise.resolve(asked).catch((one: unknown) => one);
  expect(error).toBeInstanceOf(APIError);
  const { status, message } = error as APIError;
  return { status, message };
};

describe('Retell’s phone calls', () => {
  it('are placed, rung, led and ended as Retell tells of them', async () => {
    const to = newCallee();
    const metadata = { order: '4711', amount: 12.5, tags: ['a', 'b'], vip: true };
    const call = await client.call.createPhoneCall({
      from_number: from,
      to_number: to,
      override_agent_id: agentId,
      metadata,
      agent_override: { retell_llm: { begin_message: 'Hello from the shop.' } },
    });
    expect(call).toMatchObject({
      call_type: 'phone_call',
      call_status: 'registered',
      direction: 'outbound',
      from_number: from,
      to_number: to,
      agent_id: agentId,
      metadata,
    });
    const { fields } = dialed();
    const line = new PhoneLine(app, carrier.lastPlaced, { from, to });
    await line.ask(fields.StatusCallback!, { CallStatus: 'ringing' });
    await line.ask(fields.Url!);
    await line.ask(fields.Url!);
    expect(await client.call.retrieve(call.call_id)).toMatchObject({ call_status: 'ongoing', metadata });
    await line.says('I need a check-up');
    await line.ask(fields.StatusCallback!, { CallStatus: 'completed' });
    const ended = await client.call.retrieve(call.call_id);
    expect(ended).toMatchObject({
      call_status: 'ended',
      disconnection_reason: 'user_hangup',
      metadata,
      call_analysis: { in_voicemail: false, call_successful: false },
    });
    expect(ended.transcript).toMatch(/^Agent: Hello from the shop\.(.|\n)*\nUser: I need a check-up/);
    expect(ended.transcript_object).toContainEqual({ role: 'user', content: 'I need a check-up', words: [] });
    expect(ended.call_analysis?.call_summary).toContain('check-up');
    const changed = await client.call.update(call.call_id, { metadata: { order: 4712 } });
    expect(changed.metadata).toEqual({ order: 4712 });
    await client.call.delete(call.call_id);
    expect(await refused(client.call.retrieve(call.call_id))).toEqual({
      status: 404,
      message: '404 Call not found. It may have been deleted.',
    });
  });

  it.each([
    ['busy', 'dial_busy'],
    ['no-answer', 'dial_no_answer'],
    ['failed', 'dial_failed'],
  ])('that no one takes (%s) say why', async (status, reason) => {
    const call = await client.call.createPhoneCall({ from_number: from, to_number: newCallee() });
    const line = new PhoneLine(app, carrier.lastPlaced, { from, to: dialed().fields.To! });
    await line.ask(dialed().fields.StatusCallback!, { CallStatus: status });
    expect(await client.call.retrieve(call.call_id)).toMatchObject({
      call_status: 'not_connected',
      disconnection_reason: reason,
    });
  });

  it('are stopped while they ring', async () => {
    const call = await client.call.createPhoneCall({ from_number: from, to_number: newCallee() });
    await client.call.stop(call.call_id);
    expect(carrier.asked.at(-1)).toMatchObject({ fields: { Status: 'completed' } });
    expect((await client.call.retrieve(call.call_id)).call_status).not.toBe('ongoing');
  });
});

describe('Retell’s web calls and lists', () => {
  it('start with a ticket of our own socket', async () => {
    const call = await client.call.createWebCall({ agent_id: agentId, metadata: { user: 'u-1' } });
    expect(call).toMatchObject({ call_type: 'web_call', call_status: 'registered', metadata: { user: 'u-1' } });
    expect(call.access_token.length).toBeGreaterThan(20);
    expect(await refused(client.call.stop(call.call_id))).toMatchObject({ status: 409 });
    const former = await client.post<{ access_token: string }>('/v2/create-web-call', { body: { agent_id: agentId } });
    expect(former.access_token.length).toBeGreaterThan(20);
  });

  it('list calls page by page, without conversations in text', async () => {
    const { owner, agentId, client } = await newCaller();
    for (const _ of [1, 2, 3]) {
      await client.call.createPhoneCall({ from_number: from, to_number: newCallee() });
      const line = new PhoneLine(app, carrier.lastPlaced, { from, to: dialed().fields.To! });
      await line.ask(dialed().fields.StatusCallback!, { CallStatus: 'busy' });
    }
    await owner.call(chatsApi.start, { params: { agentId }, body: {} });
    const first = await client.call.list({ limit: 3 });
    const second = await client.call.list({ limit: 3, pagination_key: first.pagination_key! });
    expect([first.items?.length, first.has_more, second.items?.length, second.has_more]).toEqual([2, true, 1, false]);
    const filter: Retell.CallListParams.FilterCriteria = {
      call_status: { type: 'enum', op: 'in', value: ['not_connected'] },
    };
    expect((await client.call.list({ filter_criteria: filter })).items).toHaveLength(3);
    const web: Retell.CallListParams.FilterCriteria = { call_type: { type: 'enum', op: 'in', value: ['web_call'] } };
    expect((await client.call.list({ filter_criteria: web })).items).toEqual([]);
    const other = { start_timestamp: { type: 'number', op: 'ge', value: 1 } } as const;
    expect(await refused(client.call.list({ filter_criteria: other }))).toMatchObject({ status: 400 });
  });

  it('tell of agents, numbers and voices', async () => {
    const agents = await client.agent.list();
    expect(agents.items).toContainEqual(expect.objectContaining({ agent_id: agentId, is_published: true }));
    expect(await client.agent.retrieve(agentId)).toMatchObject({ agent_id: agentId, version: 1 });
    const numbers = await client.phoneNumber.list();
    expect(numbers.items).toMatchObject([{ phone_number: from, inbound_agents: [{ agent_id: agentId }] }]);
    expect(await client.voice.list()).toContainEqual(expect.objectContaining({ voice_id: 'sarah', gender: 'female' }));
  });
});

describe('Retell’s refusals', () => {
  const phone = { from_number: from, to_number: '+12025550199' };
  it.each([
    [() => client.agent.create({} as never), 400, /POST \/v1\/agents/],
    [() => client.llm.create({} as never), 400, /built from flows/],
    [() => client.phoneNumber.create({} as never), 400, /\/v1\/phone-numbers/],
    [() => client.batchCall.createBatchCall({} as never), 400, /POST \/v1\/campaigns/],
    [() => client.concurrency.retrieve(), 404, /isn’t supported here/],
    [() => client.call.retrieve('nothing'), 404, /Call not found/],
    [() => client.call.createPhoneCall({ ...phone, from_number: '+12025550100' }), 400, /isn’t one of this/],
    [() => client.call.createPhoneCall({ ...phone, custom_sip_headers: { a: 'b' } }), 400, /custom_sip_headers/],
    [() => client.call.createPhoneCall({ ...phone, metadata: { a: 'x'.repeat(501) } }), 400, /500 characters/],
    [
      () => client.call.createPhoneCall({ ...phone, agent_override: { agent: { voice_id: 'nobody' } } }),
      400,
      /Voice not found/,
    ],
    [
      () => client.call.createPhoneCall({ ...phone, agent_override: { agent: { model: 'x' } } } as never),
      400,
      /the agent’s flow sets it/,
    ],
    [() => client.call.createWebCall({ agent_id: 'x' }), 404, /Agent not found/],
    [() => client.call.createWebCall({} as never), 400, /./],
  ])('name our way (%#)', async (ask, status, message) => {
    const error = await refused(ask());
    expect(error).toMatchObject({ status, message: expect.stringMatching(message) });
  });

  it('hold for wrong keys, missing scopes and other workspaces', async () => {
    const stranger = new Retell({ apiKey: 'sk-wrong', baseURL: `${address}/retell` });
    expect(await refused(stranger.agent.list())).toMatchObject({ status: 401 });
    const caller = await newClient();
    await bringNumber(caller.owner, caller.agentId);
    // A program keeps to the calling rules.
    expect(await refused(caller.client.call.createPhoneCall(phone))).toMatchObject({ status: 409 });
    const looker = await newClient(['calls']);
    expect(await refused(looker.client.call.createPhoneCall(phone))).toMatchObject({ status: 403 });
    expect(await refused(looker.client.agent.list())).toMatchObject({ status: 403 });
    const { call_id: id } = await client.call.createWebCall({ agent_id: agentId });
    const other = await newClient();
    for (const asked of [
      () => other.client.call.retrieve(id),
      () => other.client.call.stop(id),
      () => other.client.call.update(id, { metadata: {} }),
      () => other.client.call.delete(id),
      () => other.client.agent.retrieve(agentId),
      () => other.client.call.createWebCall({ agent_id: agentId }),
    ])
      expect((await refused(asked())).status).toBe(404);
    expect((await other.owner.call(callsApi.list)).items).toEqual([]);
  });
});

describe('Vapi’s calls', () => {
  const refusedBy = async (asked: PromiseLike<unknown>) => {
    const error = await Promise.resolve(asked).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(VapiError);
    return (error as VapiError).body as { statusCode: number; message: string; error: string };
  };
  const numberId = async () => (await vapi.phoneNumbers.list())[0]!.id;

  it('are placed, rung, led and ended as Vapi tells of them', async () => {
    const to = newCallee();
    const call = await vapi.calls.create({
      name: 'order-4711',
      assistantId: agentId,
      phoneNumberId: await numberId(),
      customer: { number: to },
      assistantOverrides: { firstMessage: 'Hello from the shop.', metadata: { amount: 12.5 }, maxDurationSeconds: 600 },
    });
    expect(call).toMatchObject({
      orgId: owner.workspaceId,
      type: 'outboundPhoneCall',
      status: 'ringing',
      assistantId: agentId,
      customer: { number: to },
      name: 'order-4711',
      assistantOverrides: { metadata: { amount: 12.5 } },
    });
    const { id } = call as { id: string };
    const { fields } = dialed();
    const line = new PhoneLine(app, carrier.lastPlaced, { from, to });
    await line.ask(fields.StatusCallback!, { CallStatus: 'ringing' });
    await line.ask(fields.Url!);
    await line.ask(fields.Url!);
    expect(await vapi.calls.get({ id })).toMatchObject({ status: 'in-progress' });
    await line.says('I need a check-up');
    await line.ask(fields.StatusCallback!, { CallStatus: 'completed' });
    const ended = await vapi.calls.get({ id });
    expect(ended).toMatchObject({
      status: 'ended',
      endedReason: 'customer-ended-call',
      analysis: { summary: expect.stringContaining('check-up') },
    });
    expect(ended.artifact?.messages).toContainEqual(
      expect.objectContaining({ role: 'user', message: 'I need a check-up' }),
    );
    expect(ended.artifact?.transcript).toMatch(/^AI: Hello from the shop\./);
    await vapi.calls.delete({ id } as never);
    expect(await refusedBy(vapi.calls.get({ id }))).toMatchObject({ statusCode: 404, error: 'Not Found' });
  });

  it('go to several at once, and end by their control URL', async () => {
    const { owner, agentId, vapi } = await newCaller();
    const customers = [{ number: newCallee() }, { number: from }];
    const batch = (await vapi.calls.create({ assistantId: agentId, customers })) as unknown as {
      results: { id: string }[];
      errors: { customer: object; error: string }[];
    };
    expect(batch.results).toHaveLength(1);
    expect(batch.errors).toMatchObject([{ customer: { number: from }, error: expect.stringContaining('itself') }]);
    const call = await vapi.calls.get({ id: batch.results[0]!.id });
    const { pathname } = new URL(call.monitor!.controlUrl!);
    expect(await owner.send('POST', pathname, { type: 'say' })).toMatchObject({ status: 400 });
    expect(await owner.send('POST', pathname, { type: 'end-call' })).toMatchObject({ status: 200 });
    expect(carrier.asked.at(-1)).toMatchObject({ fields: { Status: 'completed' } });
  });

  it('are listed newest first, page by page', async () => {
    const { agentId, vapi } = await newCaller();
    for (const _ of [1, 2, 3]) {
      await vapi.calls.create({ assistantId: agentId, customer: { number: newCallee() } });
      const line = new PhoneLine(app, carrier.lastPlaced, { from, to: dialed().fields.To! });
      await line.ask(dialed().fields.StatusCallback!, { CallStatus: 'busy' });
    }
    const all = await vapi.calls.list({ assistantId: agentId });
    expect(all.map(({ endedReason }) => endedReason)).toEqual(Array(3).fill('customer-busy'));
    const [first] = await vapi.calls.list({ limit: 1 });
    const rest = await vapi.calls.list({ createdAtLt: first!.createdAt as never });
    expect([first!.id, ...rest.map(({ id }) => id)]).toEqual(all.map(({ id }) => id));
    expect(await vapi.calls.list({ createdAtGt: first!.createdAt as never })).toEqual([]);
    expect(await vapi.calls.list({ limit: 0 })).toEqual([]);
  });

  it('tell of assistants and numbers', async () => {
    expect(await vapi.assistants.list()).toContainEqual(expect.objectContaining({ id: agentId }));
    expect(await vapi.assistants.get({ id: agentId })).toMatchObject({ id: agentId, firstMessage: expect.any(String) });
    const id = await numberId();
    expect(await vapi.phoneNumbers.get({ id } as never)).toMatchObject({ id, number: from, assistantId: agentId });
  });

  it.each([
    [() => vapi.calls.create({ assistant: {} }), 400, /assistant isn’t supported here. Build an agent/],
    [() => vapi.calls.create({ squadId: 'x' }), 400, /squadId/],
    [() => vapi.calls.create({ assistantId: agentId }), 400, /customer.number is missing/],
    [() => vapi.calls.create({ customer: { number: '12' } }), 400, /country code/],
    [() => vapi.calls.create({ assistantId: 'x', customer: { number: '+12025550199' } }), 404, /Assistant not found/],
    [() => vapi.calls.create({ assistantOverrides: { voice: {} } } as never), 400, /the agent’s flow sets it/],
    [() => vapi.calls.get('x' as never), 404, /Call not found/],
    [() => vapi.calls.list({ phoneNumberId: 'x' }), 400, /phoneNumberId/],
    [() => vapi.assistants.create({}), 400, /POST \/v1\/agents/],
    [() => vapi.squads.list(), 400, /built from flows/],
    [() => vapi.campaigns.campaignControllerFindAll(), 400, /POST \/v1\/campaigns/],
  ])('name our way in refusals (%#)', async (ask, statusCode, message) => {
    expect(await refusedBy(ask() as PromiseLike<unknown>)).toMatchObject({
      statusCode,
      message: expect.stringMatching(message),
    });
  });

  it('hold for wrong keys and other workspaces', async () => {
    const stranger = new VapiClient({ token: 'sk-wrong', baseUrl: `${address}/vapi` });
    expect(await refusedBy(stranger.calls.list())).toMatchObject({ statusCode: 401, error: 'Unauthorized' });
    const { id } = (await vapi.calls.create({ customer: { number: newCallee() }, assistantId: agentId })) as {
      id: string;
    };
    const { apiKey } = await newClient();
    const other = new VapiClient({ token: apiKey, baseUrl: `${address}/vapi` });
    for (const asked of [
      () => other.calls.get({ id }),
      () => other.calls.delete({ id } as never),
      () => other.assistants.get({ id: agentId }),
    ])
      expect(await refusedBy(asked() as PromiseLike<unknown>)).toMatchObject({ statusCode: 404 });
    expect(await other.calls.list()).toEqual([]);
  });
});

describe('webhooks in the forms of others', () => {
  const host = 'hooks.example.com';

  it('are verified by Retell, and not with one changed byte', async () => {
    const { owner, agentId, client } = await newCaller();
    const received = await startSimulator(app.services, host, () => ({ status: 200 }));
    const add = (format: 'retell' | 'vapi') =>
      owner.call(webhooksApi.create, { body: { url: `https://${host}/${format}`, format } });
    const [retell, vapi] = [await add('retell'), await add('vapi')];
    expect([retell.events, vapi.events]).toEqual([
      ['call.analyzed', 'call.ended', 'call.started'],
      ['call.ended', 'call.started'],
    ]);
    const to = newCallee();
    const { call_id } = await client.call.createPhoneCall({
      from_number: from,
      to_number: to,
      override_agent_id: agentId,
      metadata: { amount: 12.5 },
    });
    const line = new PhoneLine(app, carrier.lastPlaced, { from, to });
    const { fields } = dialed();
    await line.ask(fields.Url!);
    await line.ask(fields.Url!);
    await line.says('I need a check-up');
    await line.ask(fields.StatusCallback!, { CallStatus: 'completed' });
    const got = (path: string) =>
      received.filter((one) => one.path === path).map((one) => ({ ...one, text: one.body.toString() }));
    await vi.waitFor(
      async () => {
        await sendDue(app.services);
        expect([got('/retell').length, got('/vapi').length]).toEqual([2, 2]);
      },
      { timeout: 20_000, interval: 50 },
    );
    const theirs = got('/retell').toSorted((a, b) => b.text.localeCompare(a.text));
    const messages = theirs.map(({ text }) => JSON.parse(text));
    expect(messages).toMatchObject([
      {
        event: 'call_started',
        call: { call_id, call_status: 'ongoing', direction: 'outbound', metadata: { amount: 12.5 } },
      },
      {
        event: 'call_ended',
        call: { call_id, call_status: 'ended', disconnection_reason: 'user_hangup', agent_id: agentId },
      },
    ]);
    expect(messages[1].call.transcript).toContain('User: I need a check-up');
    const { text, headers } = theirs[1]!;
    const signature = String(headers['x-retell-signature']);
    // The clock of the test is not the client's own.
    const shifted = vi.spyOn(Date, 'now').mockReturnValue(app.clock.now());
    expect(await Retell.verify(text, retell.secret.value, signature)).toBe(true);
    expect(await Retell.verify(text.replace('check-up', 'check-uq'), retell.secret.value, signature)).toBe(false);
    expect(await Retell.verify(text, `${retell.secret.value}x`, signature)).toBe(false);
    shifted.mockRestore();
    const reports = got('/vapi').map((one) => ({ ...one, message: JSON.parse(one.text).message }));
    expect(reports.map(({ message }) => message.type).sort()).toEqual(['end-of-call-report', 'status-update']);
    const report = reports.find(({ message }) => message.type === 'end-of-call-report')!;
    expect(report.message).toMatchObject({
      endedReason: 'customer-ended-call',
      call: { id: call_id, orgId: owner.workspaceId, customer: { number: to } },
      analysis: { summary: expect.stringContaining('check-up') },
    });
    expect(report.headers['x-vapi-secret']).toBe(vapi.secret.value);
    const mac = createHmac('sha256', vapi.secret.value).update(report.text).digest('hex');
    expect(report.headers['x-vapi-signature']).toBe(mac);
  });

  it('have only events that the form has a message for', async () => {
    const { owner } = await newClient();
    const url = `https://${host}/none`;
    const refused = await owner.send('POST', '/v1/webhooks', { url, format: 'vapi', events: ['appointment.booked'] });
    expect(refused).toMatchObject({ status: 400, body: { error: { details: [{ path: 'body.events' }] } } });
    const { id } = await owner.call(webhooksApi.create, { body: { url, format: 'vapi', events: ['call.ended'] } });
    const change = await owner.send('PATCH', `/v1/webhooks/${id}`, { events: ['message.received'] });
    expect(change.status).toBe(400);
    expect((await owner.send('POST', `/v1/webhooks/${id}/test`, { type: 'message.received' })).status).toBe(400);
    expect((await owner.send('PATCH', `/v1/webhooks/${id}`, { events: null })).body).toMatchObject({
      events: ['call.ended', 'call.started'],
      format: 'vapi',
    });
  });
});
