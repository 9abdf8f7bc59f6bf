import { expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import {
  type AlertFigureId,
  type AlertRule,
  alertFigures,
  alertRulesLimit,
  alertsApi,
  type Watched,
} from '#domain/calls/alerts.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { preferencesApi } from '#domain/identity/preferences.ts';
import { notificationsApi } from '#domain/notifications/notifications.ts';
import { webhooksApi } from '#domain/notifications/webhooks.ts';
import { fanOutEvents } from '#server/notifications/sending/fan-out-events.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { checkAlerts } from './check-alerts.ts';
import { calmMs } from './judge.ts';

/** Alerts through the API: what is watched is looked at, raised once, acknowledged, and over when the figure is fine. */

// What is looked at every minute is looked at when a test says so.
const app = await startApp({}, undefined, { work: false });
const { services, clock } = app;

const watched = (change: Partial<Watched> = {}): Watched => ({
  figure: 'success_rate',
  when: 'below',
  limit: 60,
  minutes: 60,
  leastCalls: 2,
  filters: {},
  ...change,
});
const watch = (owner: TestClient, change: Partial<Watched> = {}): Promise<AlertRule> =>
  owner.call(alertsApi.createRule, { body: { ...watched(change), name: 'Success rate drop' } });
const list = async (owner: TestClient, state: 'open' | 'over' = 'open') =>
  (await owner.call(alertsApi.list, { query: { status: state } })).items;
const ruleOf = async (owner: TestClient) => (await owner.call(alertsApi.rules)).items[0]!;

/** Chats that ended so; no test calls. */
async function talk(owner: TestClient, ends: readonly ('success' | 'failure')[]): Promise<string> {
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  for (const outcome of ends) {
    const { id } = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
    await owner.call(chatsApi.end, { params: { callId: id } });
    await services.db.pool.query('update calls set test = false, outcome = $2 where id = $1', [id, outcome]);
    await services.db.pool.query('update call_facts set test = false where call_id = $1', [id]);
  }
  return agentId;
}

test('a figure that passes its limit raises one alert, which is over when it was fine for ten minutes', async () => {
  const owner = await app.newOwner();
  await watch(owner);
  await talk(owner, ['failure']);
  await checkAlerts(services);
  expect(await list(owner)).toEqual([]);

  await talk(owner, ['failure', 'success']);
  expect(await checkAlerts(services)).toBe(0);
  clock.advance(60_000);
  await checkAlerts(services);
  const [raised, ...others] = await list(owner);
  expect(others).toEqual([]);
  expect(raised).toMatchObject({ figure: 'success_rate', limit: 60, acknowledged: null, resolved: null });
  expect(raised!.value).toBeCloseTo(33.3, 1);
  expect(await ruleOf(owner)).toMatchObject({ openAlertId: raised!.id, value: raised!.value });
  await fanOutEvents(services, owner.workspaceId);
  const told = (await owner.call(notificationsApi.list, { query: {} })).items[0]!;
  expect(told.text).toBe('Success rate drop: Success rate was 33.3% (below 60%) over the last 60 minutes.');

  await talk(owner, ['success', 'success', 'success', 'success']);
  for (const minutes of [1, 5, 4]) {
    expect((await list(owner)).length).toBe(1);
    clock.advance(minutes * 60_000);
    await checkAlerts(services);
  }
  expect((await list(owner)).length).toBe(1);
  clock.advance(calmMs);
  await checkAlerts(services);
  expect(await list(owner)).toEqual([]);
  const [over] = await list(owner, 'over');
  expect(over).toMatchObject({ id: raised!.id, resolved: { by: null, itself: true } });
  expect(over!.worst).toBeCloseTo(33.3, 1);
});

test('whoever says that it is over hears of it again only after the figure was fine', async () => {
  const owner = await app.newOwner();
  await watch(owner, { minutes: 240 });
  await talk(owner, ['failure', 'failure']);
  await checkAlerts(services);
  const params = { alertId: (await list(owner))[0]!.id };
  expect(await owner.call(alertsApi.acknowledge, { params })).toMatchObject({
    acknowledged: { by: expect.any(String) },
  });
  expect(await owner.call(alertsApi.resolve, { params })).toMatchObject({ resolved: { itself: false } });
  const look = async () => {
    clock.advance(5 * 60_000);
    await checkAlerts(services);
    return (await list(owner)).length;
  };
  expect(await look()).toBe(0);
  await talk(owner, Array<'success'>(6).fill('success'));
  expect(await look()).toBe(0);
  await talk(owner, Array<'failure'>(9).fill('failure'));
  expect(await look()).toBe(1);
  const again = await owner.send('PUT', `/v1/alerts/${params.alertId}/resolved`);
  expect(again.status).toBe(409);
});

test('each figure can be asked for, with and without calls', async () => {
  const owner = await app.newOwner();
  const figures = Object.keys(alertFigures) as AlertFigureId[];
  const now = async (figure: AlertFigureId, change: Partial<Watched> = {}) =>
    owner.call(alertsApi.preview, { body: watched({ figure, when: 'above', limit: 0, leastCalls: 0, ...change }) });
  for (const figure of figures) {
    const { value, raised } = await now(figure);
    expect([figure, value ?? 0, raised]).toEqual([figure, 0, false]);
  }
  const agentId = await talk(owner, ['success', 'failure']);
  expect(await now('calls')).toEqual({ value: 2, calls: 2, closed: false, raised: true });
  expect(await now('success_rate')).toMatchObject({ value: 50 });
  expect(await now('failure_rate', { filters: { agentId } })).toMatchObject({ value: 50 });
  expect(await now('failure_rate', { filters: { agentId: newId() } })).toMatchObject({ value: null, calls: 0 });
  expect(await now('success_rate', { leastCalls: 3 })).toMatchObject({ value: null, calls: 2, raised: false });
  for (const figure of figures) await now(figure);
  await services.db.pool.query(
    `insert into action_runs (workspace_id, run_id, call_id, node_id, action, input, wait, status, attempts, created_at, ended_at)
       select $1, 'run', null, 'n', 'send_email', '{}', false, 'failed', 1, $2, $2`,
    [owner.workspaceId, new Date(clock.now())],
  );
  expect(await now('action_failures')).toEqual({ value: 1, calls: 0, closed: false, raised: true });
});

test('webhooks hear of alerts, and a rule that is switched off raises none', async () => {
  const owner = await app.newOwner();
  await owner.call(webhooksApi.create, { body: { url: 'https://example.com/hook', events: ['alert.raised'] } });
  const { id: ruleId } = await watch(owner, { figure: 'calls', when: 'below', limit: 1, leastCalls: 0 });
  await owner.call(alertsApi.updateRule, { params: { ruleId }, body: { active: false } });
  await checkAlerts(services);
  expect(await list(owner)).toEqual([]);
  await owner.call(alertsApi.updateRule, { params: { ruleId }, body: { active: true } });
  await checkAlerts(services);
  expect((await list(owner)).map(({ value }) => value)).toEqual([0]);
  const { rows } = await services.db.pool.query('select type from webhook_events where workspace_id = $1', [
    owner.workspaceId,
  ]);
  expect(rows).toEqual([{ type: 'alert.raised' }]);
  await owner.call(alertsApi.removeRule, { params: { ruleId } });
  expect(await list(owner)).toEqual([]);
});

test('there are so many rules, and no two processes raise the same', async () => {
  const owner = await app.newOwner();
  await watch(owner, { figure: 'calls', when: 'below', limit: 1, leastCalls: 0 });
  await Promise.all([checkAlerts(services), checkAlerts(services)]);
  expect((await list(owner)).length).toBe(1);
  await services.db.pool.query(
    `insert into alert_rules select workspace_id, gen_random_uuid(), name, figure, raised_when, bound, minutes, least_calls,
       filters, false, quiet, value, checked_at, due_at, created_at from alert_rules, generate_series(2, $2) where workspace_id = $1`,
    [owner.workspaceId, alertRulesLimit],
  );
  const { status } = await owner.send('POST', '/v1/alert-rules', { ...watched(), name: 'One more' });
  expect(status).toBe(409);
});

test('what counts within business hours is judged while they last, by what happened in them', async () => {
  const owner = await app.newOwner();
  await owner.call(preferencesApi.update, { body: { timeZone: 'Europe/Berlin' } });
  // Wednesday, half past three in the afternoon; then half past six.
  clock.advance(Date.parse('2031-01-08T15:30:00+01:00') - clock.now());
  const session = await app.newSession(owner);
  await watch(session, { figure: 'calls', when: 'below', limit: 2, openHoursOnly: true });
  await checkAlerts(services);
  expect(await list(session)).toMatchObject([{ figure: 'calls', value: 0, openHoursOnly: true }]);
  clock.advance(3 * 3_600_000);
  const evening = await app.newSession(owner);
  await talk(evening, ['success', 'success', 'success']);
  await checkAlerts(services);
  expect(await list(evening)).toMatchObject([{ latest: 0, resolved: null }]);
  const preview = { figure: 'calls', when: 'below', limit: 2, openHoursOnly: true } as const;
  const look = (client: TestClient) => client.call(alertsApi.preview, { body: watched(preview) });
  expect(await look(evening)).toMatchObject({ closed: true, raised: false });

  // At half past nine the next morning, half an hour of the evening before counts, but not its night.
  clock.advance(15 * 3_600_000);
  const morning = await app.newSession(owner);
  expect(await look(morning)).toMatchObject({ value: 0, closed: false });
  await talk(morning, ['success', 'success']);
  expect(await look(morning)).toMatchObject({ value: 2, raised: false });
  clock.advance(60_000);
  await checkAlerts(services);
  clock.advance(calmMs);
  await checkAlerts(services);
  expect(await list(morning)).toEqual([]);
});
