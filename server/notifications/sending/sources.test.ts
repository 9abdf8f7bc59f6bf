import { describe, expect, it, vi } from 'vitest';
import { notificationType, notificationTypeIds } from '#domain/notifications/notification-types.data.ts';
import { notificationsApi } from '#domain/notifications/notifications.ts';
import { tellOfEnd } from '#server/calls/tell-of-end.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { bookTime } from '#server/scheduling/booking.ts';
import { startSpeechApp } from '#server/testing/speech-app.ts';
import { type TestClient, testNow } from '#server/testing/start-app.ts';
import { withoutTriggers } from '#server/testing/tenant-tables.ts';
import { beginCallUsage } from '#server/usage/call-usage.ts';
import { everyMinute } from './notifications.jobs.ts';

/** That what the catalogue promises is said where it happens. */

const server = await startSpeechApp({ SPEECH_FREE_CHARACTERS: '100', TRIAL_MINUTES: '5' });
const { services } = server;

const told = async (client: TestClient) =>
  (await client.call(notificationsApi.list)).items.map(({ type, text }) => `${type}: ${text}`);
const eventually = (check: () => Promise<void>) =>
  vi.waitFor(
    async () => {
      await everyMinute(services);
      await check();
    },
    { timeout: 15_000, interval: 50 },
  );

async function endedCall({ workspaceId }: TestClient, reason: string): Promise<string> {
  const callId = newId();
  await withoutTriggers(
    services.db.pool,
    `insert into calls (workspace_id, id, agent_version, agent_name, channel, status, setting, created_at, started_at, ended_at, end_reason, ticket_expires_at)
     values ('${workspaceId}', '${callId}', 1, 'Reception', 'browser', 'ended', '{}', now(), now(), now(), '${reason}', now())`,
  );
  // The step that ends a call may be stored again.
  for (let n = 0; n < 2; n++) await services.db.system('test', (tx) => tellOfEnd(tx, services, workspaceId, callId));
  return callId;
}

describe('people hear of', () => {
  it('calls that broke off or were handed over, once, and not of others', async () => {
    const owner = await server.newOwner();
    for (const reason of ['completed', 'lost_connection', 'failed', 'handed_off', 'silence']) {
      await endedCall(owner, reason);
    }
    await eventually(async () =>
      expect((await told(owner)).toReversed()).toEqual([
        'call-failed: A call with Reception was disconnected.',
        'call-failed: A call with Reception failed.',
        'call-handed-off: Reception transferred a caller to your team.',
      ]),
    );
  });

  it('appointments', async () => {
    const owner = await server.newOwner();
    const scope = { services, workspaceId: owner.workspaceId, actor: null };
    const attendee = { name: 'Ada', email: null, phone: null };
    const start = testNow + 7 * 24 * 3_600_000 + 4 * 3_600_000;
    const booking = { start, durationMinutes: 30, title: 'Visit', attendee, notes: null, callId: null };
    await services.db.tenant(owner.workspaceId, (tx) => bookTime(tx, scope, booking));
    await eventually(async () =>
      expect(await told(owner)).toEqual(['appointment-booked: An appointment was booked: Visit.']),
    );
  });

  it('characters at 80 and 100 percent, once each', async () => {
    const { owner, post } = await server.newSpeaker();
    const speak = (length: number) => post('/v1/tts', { text: 'a'.repeat(length) });
    for (const length of [70, 9, 1, 5, 15, 1]) await speak(length);
    await eventually(async () =>
      expect((await told(owner)).filter((text) => text.startsWith('characters')).toReversed()).toEqual([
        'characters-used: You’ve used 80% of this month’s text-to-speech characters.',
        'characters-used: You’ve used all of this month’s text-to-speech characters.',
      ]),
    );
  });

  it('minutes at 80 and 100 percent, once each', async () => {
    const owner = await server.newOwner();
    const { workspaceId } = owner;
    await owner.send('POST', '/v1/agents', { template: 'customer-support' });
    for (let n = 0; n < 5; n++) {
      const call = { workspaceId, id: newId(), startedAt: new Date(services.clock.now()) };
      await services.db.tenant(workspaceId, (tx) => beginCallUsage(tx, services, call));
    }
    await eventually(async () =>
      expect((await told(owner)).filter((text) => text.startsWith('minutes')).toReversed()).toEqual([
        'minutes-used: You’ve used 80% of the minutes in this workspace.',
        'minutes-used: You’ve used all the minutes in this workspace. Calls are rejected until you get more.',
      ]),
    );
  });
});

it('every type has a sentence and a page, whatever it is told of', () => {
  for (const id of notificationTypeIds) {
    const { text, to, own, critical } = notificationType(id)!;
    expect(text({ id: 'x', name: 'x' }).length).toBeGreaterThan(10);
    expect(to({ id: 'x' })).toMatch(/^\/dashboard\//);
    if (critical) expect([id, own]).toEqual([id, true]);
  }
});
