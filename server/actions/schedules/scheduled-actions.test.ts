import { expect, test } from 'vitest';
import { actionsApi } from '#domain/actions/actions.ts';
import { preferencesApi } from '#domain/identity/preferences.ts';
import { startApp, type TestClient, testNow } from '#server/testing/start-app.ts';
import { runScheduled } from '../run-scheduled.ts';
import { scheduledActions } from './scheduled-actions.ts';

/** Actions by the clock, which is turned by hand. */

const app = await startApp();
const { services, clock } = app;

async function scheduled(owner: TestClient, schedule: { at: string; days: number[] }): Promise<string> {
  const { id: actionId } = await owner.call(actionsApi.create, { body: { template: 'send-email' } });
  const triggerSettings = { afterCall: null, schedule, beforeCall: null };
  const variables = [
    { name: 'date', type: 'date' as const, sample: '' },
    { name: 'time', type: 'time' as const, sample: '' },
  ];
  const configuration = { template: 'send-email' as const, to: 'team', subject: '{{date}} {{time}}', body: 'Hello.' };
  await owner.call(actionsApi.update, { params: { actionId }, body: { triggerSettings, variables, configuration } });
  await owner.call(actionsApi.setStatus, { params: { actionId }, body: { status: 'active' } });
  return actionId;
}
const nextRunOf = async (owner: TestClient, actionId: string) =>
  (await owner.call(actionsApi.get, { params: { actionId } })).nextRunAt;
const runsOf = async (owner: TestClient, actionId: string) =>
  (await owner.call(actionsApi.runs, { params: { actionId }, query: {} })).items;

test('an action runs at its time on its days, once, and what was missed once', async () => {
  const owner = await app.newOwner();
  // Monday, 09:00 in Berlin.
  expect(clock.now()).toBe(testNow);
  const actionId = await scheduled(owner, { at: '09:30', days: [1, 3] });
  expect(await nextRunOf(owner, actionId)).toBe('2026-11-23T08:30:00.000Z');
  expect(await runScheduled(services, scheduledActions)).toBe(0);
  clock.advance(30 * 60_000);
  await Promise.all([runScheduled(services, scheduledActions), runScheduled(services, scheduledActions)]);
  expect(await runsOf(owner, actionId)).toMatchObject([{ trigger: 'schedule' }]);
  expect(await nextRunOf(owner, actionId)).toBe('2026-11-25T08:30:00.000Z');
  await expect
    .poll(async () => (await app.mails()).map(({ subject }) => subject), { timeout: 20_000 })
    .toContain('2026-11-23 09:30');

  clock.advance(9 * 24 * 3_600_000);
  const later = await app.newSession(owner);
  await runScheduled(services, scheduledActions);
  expect(await runScheduled(services, scheduledActions)).toBe(0);
  expect(await runsOf(later, actionId)).toHaveLength(2);
  expect(await nextRunOf(later, actionId)).toBe('2026-12-07T08:30:00.000Z');
});

test('a paused action has no time, and one of another zone another', async () => {
  const owner = await app.newOwner();
  const actionId = await scheduled(owner, { at: '09:30', days: [1, 2, 3, 4, 5, 6, 7] });
  const before = await nextRunOf(owner, actionId);
  await owner.call(preferencesApi.update, { body: { timeZone: 'Asia/Tokyo' } });
  const moved = await nextRunOf(owner, actionId);
  expect([before!.slice(11), moved!.slice(11)]).toEqual(['08:30:00.000Z', '00:30:00.000Z']);
  await owner.call(actionsApi.setStatus, { params: { actionId }, body: { status: 'inactive' } });
  expect(await nextRunOf(owner, actionId)).toBeNull();
  clock.advance(2 * 24 * 3_600_000);
  await runScheduled(services, scheduledActions);
  expect(await runsOf(await app.newSession(owner), actionId)).toEqual([]);
});

test('over the change to summer time the wall clock holds, and an hour that is not there is moved on', async () => {
  clock.advance(Date.parse('2027-03-26T12:00:00Z') - clock.now());
  const owner = await app.newOwner();
  const daily = [1, 2, 3, 4, 5, 6, 7];
  const nine = await scheduled(owner, { at: '09:00', days: daily });
  const night = await scheduled(owner, { at: '02:30', days: daily });
  const seen: (string | null)[][] = [];
  for (let day = 0; day < 3; day++) {
    const today = await app.newSession(owner);
    seen.push([await nextRunOf(today, night), await nextRunOf(today, nine)]);
    clock.advance(Date.parse(seen.at(-1)![1]!) - clock.now());
    await runScheduled(services, scheduledActions);
  }
  expect(seen).toEqual([
    ['2027-03-27T01:30:00.000Z', '2027-03-27T08:00:00.000Z'],
    // 02:30 is not on the clock of that night: it is 03:30 in summer time.
    ['2027-03-28T01:30:00.000Z', '2027-03-28T07:00:00.000Z'],
    ['2027-03-29T00:30:00.000Z', '2027-03-29T07:00:00.000Z'],
  ]);
});
