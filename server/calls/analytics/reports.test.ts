import { expect, it, test, vi } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { preferencesApi } from '#domain/identity/preferences.ts';
import { notificationsApi } from '#domain/notifications/notifications.ts';
import { everyMinute } from '#server/notifications/sending/notifications.jobs.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { reportsOf, tellReports } from './reports.ts';

const app = await startApp();
const { services } = app;

const told = async (client: TestClient) =>
  (await client.call(notificationsApi.list)).items
    .filter(({ type }) => type.endsWith('report'))
    .map(({ type, text, to }) => [type, text, to]);

it.each([
  ['2026-11-23T06:59:00Z', []],
  ['2026-11-23T07:00:00Z', [{ report: 'weekly-report', days: { from: '2026-11-16', to: '2026-11-22' } }]],
  ['2026-11-24T07:00:00Z', []],
  ['2026-12-01T11:59:00Z', [{ report: 'monthly-report', days: { from: '2026-11-01', to: '2026-11-30' } }]],
])('at %s there are %j', (at, reports) => {
  expect(reportsOf(Date.parse(at), 'UTC')).toEqual(reports);
});

test('the week before is told of on a Monday morning, once, where there were calls', async () => {
  const owner = await app.newOwner();
  const quiet = await app.newOwner();
  for (const one of [owner, quiet]) await one.call(preferencesApi.update, { body: { timeZone: 'Europe/Berlin' } });
  const choices = { 'weekly-report': { email: true, push: false, sms: false } };
  await owner.call(notificationsApi.saveSettings, { body: { choices } });
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'survey-collector' } });
  const { id: chatId } = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
  await owner.call(chatsApi.send, { params: { callId: chatId }, body: { text: 'no' } });
  await services.db.pool.query('update calls set test = false where id = $1', [chatId]);
  await services.db.pool.query('update call_facts set test = false where call_id = $1', [chatId]);
  const day = new Date(app.clock.now());
  const monday = Date.UTC(
    day.getUTCFullYear(),
    day.getUTCMonth(),
    day.getUTCDate() + ((8 - day.getUTCDay()) % 7 || 7),
    8,
  );
  app.clock.advance(monday - app.clock.now());
  for (let n = 0; n < 2; n++) await tellReports(services);
  await everyMinute(services);
  const reader = await app.newSession(owner);
  const [report, ...others] = await told(reader);
  expect(others).toEqual([]);
  expect(report![0]).toBe('weekly-report');
  expect(report![1]).toMatch(/^Calls from .* to .*: 1 \(none in the previous period\)\. 0% reached their goal/);
  expect(report![2]).toMatch(/^\/dashboard\/analytics\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d&tests=without$/);
  expect(await told(await app.newSession(quiet))).toEqual([]);
  const mailed = async () =>
    (await app.mails()).filter((mail) => mail.to?.[0]?.address === owner.email).map(({ subject }) => subject);
  await vi.waitFor(async () => {
    await everyMinute(services);
    expect(await mailed()).toContainEqual(expect.stringMatching(/^Calls from /));
  }, 15_000);
});
