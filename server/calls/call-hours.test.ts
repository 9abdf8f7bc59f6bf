import { expect, test } from 'vitest';
import { agentFilesApi } from '#domain/agents/agent-files.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import type { CallHours, CallSettings } from '#domain/agents/call-settings.ts';
import { draftsApi } from '#domain/agents/drafts.ts';
import { versionsApi } from '#domain/agents/versions.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { usualHours } from '#domain/identity/business-hours.ts';
import { preferencesApi } from '#domain/identity/preferences.ts';
import { startApp, testNow } from '#server/testing/start-app.ts';
import { takesCalls } from './call-hours.ts';

const app = await startApp();
const owner = await app.newOwner();
const { value: secret } = await owner.call(accessTokensApi.create, {
  body: { name: 'Site', scopes: ['agents', 'calls'] },
});
const headers = { authorization: `Bearer ${secret}`, 'x-workspace-id': owner.workspaceId };

const newAgent = async (callSettings: CallSettings, name = 'Front desk') => {
  const { id } = await owner.call(agentsApi.create, { body: { template: 'customer-support', name } });
  return owner.call(agentsApi.update, { params: { agentId: id }, body: { callSettings } });
};

/** What someone on the website sees, who is no member. */
async function visit(agentId: string) {
  const { status, body } = await app.send('POST', `/v1/agents/${agentId}/chats`, {}, headers);
  expect(status).toBe(201);
  return body as { id: string; status: string; endReason: string | null; messages: { text: string }[] };
}

const message = 'We are closed. Please call again in the morning.';
const closed: Omit<CallHours, 'otherwise'> = {
  when: 'own',
  holidays: true,
  own: { ...usualHours, monday: [] },
};

test('outside of the hours a visitor hears a sentence, and who tries the agent talks to it', async () => {
  const agent = await newAgent({ hours: { ...closed, otherwise: { do: 'message', message } } });
  const chat = await visit(agent.id);
  expect(chat).toMatchObject({ status: 'ended', endReason: 'outside_hours', messages: [{ text: message }] });
  const call = await owner.call(callsApi.get, { params: { callId: chat.id } });
  expect([call.outcome, call.summary.ended]).toEqual(['neutral', 'The caller called outside business hours.']);
  const mine = await owner.call(chatsApi.start, { params: { agentId: agent.id }, body: { test: false } });
  expect(mine).toMatchObject({ status: 'live' });
});

test('another agent answers instead, as long as it is active', async () => {
  const night = await newAgent({}, 'Night desk');
  const agent = await newAgent({ hours: { ...closed, otherwise: { do: 'agent', agentId: night.id, message } } });
  expect((await visit(agent.id)).messages[0]!.text).toBe(message);
  const params = { agentId: night.id };
  await owner.call(agentsApi.setStatus, { params, body: { status: 'active' } });
  const { id, status } = await visit(agent.id);
  expect(status).toBe('live');
  expect(await owner.call(callsApi.get, { params: { callId: id } })).toMatchObject({ agentName: 'Night desk' });
});

test("the workspace's hours, zone and holidays hold where the agent names none", async () => {
  const { timeZone } = await owner.call(preferencesApi.get);
  const workspace = {
    timeZone,
    businessHours: usualHours,
    holidays: [{ date: '2026-12-25', name: 'X', yearly: true }],
  };
  const otherwise = { do: 'message', message } as const;
  const business = { when: 'business', holidays: true, otherwise } as const;
  const nine = Date.parse('2026-11-23T09:00:00Z');
  const at = (zone: string, now: number) => takesCalls({ ...business, timeZone: zone }, workspace, now);
  expect([at('UTC', nine - 1), at('UTC', nine), at('America/New_York', nine)]).toEqual([false, true, false]);
  expect([at('UTC', nine + 8 * 3_600_000 - 1), at('UTC', nine + 8 * 3_600_000)]).toEqual([true, false]);
  const christmas = Date.parse('2026-12-25T10:00:00Z');
  expect(at('UTC', christmas)).toBe(false);
  expect(takesCalls({ ...business, timeZone: 'UTC', holidays: false }, workspace, christmas)).toBe(true);
  expect(takesCalls(undefined, workspace, testNow)).toBe(true);
});

test('settings are part of a version, a draft and a file, and what cannot be is refused', async () => {
  const callSettings: CallSettings = {
    turns: { preset: 'patient', fillerMs: null },
    pronunciation: [{ word: 'Nguyen', spokenAs: 'win' }],
    background: { sound: 'cafe', levelDb: -44 },
    endWords: ['over and out'],
    maxMinutes: 5,
    otherLanguages: ['en-GB'],
    voicemail: { do: 'message', message: 'Please call us back.' },
  };
  const { id: agentId, version } = await newAgent(callSettings);
  const params = { agentId };
  const stored = await owner.call(versionsApi.get, { params: { agentId, version: String(version) } });
  expect(stored.configuration.callSettings).toEqual(callSettings);
  const draft = await owner.call(draftsApi.get, { params });
  expect([draft.isChanged, draft.configuration.callSettings]).toEqual([false, callSettings]);
  const yaml = String((await owner.send('GET', `/v1/agents/${agentId}/export`)).body);
  const brought = await owner.call(agentFilesApi.import, { body: { yaml } });
  const copy = await owner.call(agentsApi.get, { params: { agentId: brought.agentId } });
  expect(copy.callSettings).toEqual(callSettings);
  const refused = await owner.send('PATCH', `/v1/agents/${agentId}`, {
    callSettings: { turns: { preset: 'quick', waits: { open: { min: 3_000, max: 400 } } }, maxMinutes: 90 },
  });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toMatch(/longest wait can’t be shorter.*maxMinutes/);
});
