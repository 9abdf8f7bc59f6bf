import { describe, expect, it } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { usualHours } from '#domain/identity/business-hours.ts';
import { preferencesApi } from '#domain/identity/preferences.ts';
import { workspacesApi } from '#domain/identity/workspaces.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { runAction } from '#server/actions/run-action.ts';
import { teamAddress } from '#server/identity/workspaces.ts';
import { findTimes } from '#server/scheduling/booking.ts';
import { startApp, type TestClient, testNow } from '#server/testing/start-app.ts';

const server = await startApp();
const change = (owner: TestClient, body: object) => owner.call(preferencesApi.update, { body });
const address = preferencesApi.update.path;

describe('preferences', () => {
  it('are what the specification names, until somebody changes them', async () => {
    const owner = await server.newOwner();
    expect(await owner.call(preferencesApi.get)).toEqual({
      name: 'My Workspace',
      website: null,
      timeZone: 'Europe/Berlin',
      country: null,
      calendarLink: null,
      contactEmail: null,
      language: 'en-US',
      businessHours: usualHours,
      holidays: [],
      facts: {},
      recordingDays: 90,
      tellsOfListeners: true,
    });
  });

  it('change where they are named, are told in the log, and are seen by others at once', async () => {
    const owner = await server.newOwner();
    const changed = await change(owner, {
      name: ' Front desk ',
      website: 'example.com/a',
      contactEmail: 'Team@Example.com',
    });
    expect(changed).toMatchObject({
      name: 'Front desk',
      website: 'https://example.com/a',
      contactEmail: 'team@example.com',
      timeZone: 'Europe/Berlin',
    });
    expect((await owner.call(workspacesApi.list)).items[0]).toMatchObject({ name: 'Front desk' });
    expect((await owner.call(auditApi.list)).items[0]).toMatchObject({
      action: 'workspace.updated',
      before: { name: 'My Workspace', website: null, contactEmail: null },
      after: { name: 'Front desk', website: 'https://example.com/a', contactEmail: 'team@example.com' },
    });
    expect(await change(owner, { website: ' ' })).toMatchObject({ website: null, name: 'Front desk' });
    await change(owner, { website: '' });
    expect((await owner.call(auditApi.list)).items.filter(({ action }) => action === 'workspace.updated')).toHaveLength(
      2,
    );
  });

  it('refuse what they cannot be, and say why', async () => {
    const owner = await server.newOwner();
    const day = (date: string) => ({ date, name: 'Closed', yearly: false });
    const { sunday: _, ...sixDays } = usualHours;
    const refused: [body: object, path: string][] = [
      [{ name: '  ' }, 'body.name'],
      [{ website: 'javascript:alert(1)' }, 'body.website'],
      [{ website: 'http://' }, 'body.website'],
      [{ calendarLink: 'ftp://example.com' }, 'body.calendarLink'],
      [{ contactEmail: 'nobody' }, 'body.contactEmail'],
      [{ timeZone: 'Europe/Atlantis' }, 'body.timeZone'],
      [{ timeZone: '+02:00' }, 'body.timeZone'],
      [{ language: 'tlh' }, 'body.language'],
      [{ businessHours: sixDays }, 'body.businessHours.sunday'],
      [{ businessHours: { ...usualHours, monday: [{ from: 600, to: 600 }] } }, 'body.businessHours.monday.0'],
      [{ businessHours: { ...usualHours, monday: [{ from: 0, to: 1441 }] } }, 'body.businessHours.monday.0.to'],
      [
        { businessHours: { ...usualHours, monday: [...usualHours.monday, { from: 900, to: 1100 }] } },
        'body.businessHours.monday',
      ],
      [{ holidays: [day('2026-02-30')] }, 'body.holidays.0.date'],
      [{ holidays: [day('2026-12-25'), day('2026-12-25')] }, 'body.holidays'],
    ];
    for (const [body, path] of refused) {
      const answer = await owner.send('PATCH', address, body);
      expect([answer.status, answer.body]).toMatchObject([400, { error: { details: [{ path }] } }]);
    }
    expect(await owner.call(preferencesApi.get)).toMatchObject({ name: 'My Workspace', holidays: [] });
  });
});

describe('what a workspace prefers', () => {
  it('decides when its calendar can be booked', async () => {
    const owner = await server.newOwner();
    const holidays = [{ date: '2026-11-23', name: 'Move', yearly: false }];
    await change(owner, {
      businessHours: { ...usualHours, tuesday: [{ from: 720, to: 780 }] },
      holidays,
      timeZone: 'Asia/Tokyo',
    });
    const scope = { services: server.services, workspaceId: owner.workspaceId, actor: null };
    const within = { start: testNow, end: testNow + 3 * 86_400_000 };
    const times = await server.services.db.tenant(owner.workspaceId, (tx) =>
      findTimes(tx, scope, { durationMinutes: 30, within, wish: null, count: 3 }),
    );
    expect(times.map((time) => new Date(time).toISOString())).toEqual([
      '2026-11-24T03:00:00.000Z',
      '2026-11-24T03:30:00.000Z',
      '2026-11-25T00:00:00.000Z',
    ]);
  });

  it('says where mail to the team goes, and whom callers answer', async () => {
    const owner = await server.newOwner();
    const { db } = server.services;
    const team = () => db.system('test', (tx) => teamAddress(tx, owner.workspaceId));
    expect(await team()).toBe(owner.email);
    await change(owner, { contactEmail: 'desk@example.com', name: 'Front desk' });
    expect(await team()).toBe('desk@example.com');
    const scope = { services: server.services, workspaceId: owner.workspaceId, actor: null };
    const input = { to: 'caller@example.com', subject: 'Hello', body: 'As you asked.', appointmentId: null };
    const run = {
      runId: `mail-${owner.workspaceId}`,
      callId: null,
      nodeId: 'mail',
      action: 'send_email',
      input,
      wait: false,
    };
    await runAction(scope, run);
    const letter = (await server.mails()).find(({ to }) => to?.[0]?.address === 'caller@example.com');
    expect(letter?.replyTo).toEqual([{ name: 'Front desk', address: 'desk@example.com' }]);
  });

  it('gives its language to new agents', async () => {
    const owner = await server.newOwner();
    await change(owner, { language: 'en-US' });
    const agent = await owner.call(agentsApi.create, { body: { template: 'customer-support' } });
    expect(agent.language).toBe('en-US');
  });
});
