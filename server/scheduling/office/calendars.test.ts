import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { officeNames, officeServices } from '#domain/scheduling/office.ts';
import { openOutbound } from '#server/platform/http/outbound.ts';
import { ServiceError } from '#server/platform/http/service-error.ts';
import type { OfficeAccess } from '#server/scheduling/office-access.ts';
import type { ServerFault } from '#server/testing/fault-server.ts';
import { startFakeOffice } from '#server/testing/office/fake-office.ts';
import type { NewEvent, OfficeCalendar } from './calendar.ts';
import { googleCalendar } from './google/google-calendar.ts';
import { microsoftCalendar } from './microsoft/microsoft-calendar.ts';

/** What every calendar has to do, held against servers that speak as the services do. */

const now = Date.parse('2026-11-23T08:00:00Z');
const zone = { timeZone: 'Europe/Berlin', now };
const hourMs = 3_600_000;
/** Milliseconds that a verb may take where the server says nothing more. */
const budgetMs = 400;
/** Where it answers: a stalled machine must not turn an answer into a silence. */
const answeredMs = 5_000;
/** Milliseconds that a stalled machine may add: what waits for an answer that never comes would wait forever. */
const slackMs = 5_000;

const benches = await Promise.all(
  officeServices.map(async (service) => {
    const server = await startFakeOffice(service);
    const redirectUri = 'https://parley.example/return';
    const query = new URLSearchParams({
      client_id: server.oauth.client.id,
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU',
      redirect_uri: redirectUri,
      state: 'x',
      scope: 'https://www.googleapis.com/auth/calendar.events Calendars.ReadWrite',
    });
    const { code } = server.oauth.agree(`https://x.example/?${query}`, 'ann@example.com');
    const { id, secret } = server.oauth.client;
    const form = { client_id: id, client_secret: secret, code, redirect_uri: redirectUri, code_verifier: '' };
    const given = server.oauth.token(new URLSearchParams({ ...form, grant_type: 'authorization_code' }).toString());
    const { access_token: token } = given.body as { access_token: string };
    const outbound = openOutbound({ trustedOrigins: [server.origin] });
    const open = (ms = 10_000, base = server.origin): OfficeCalendar => {
      const access: OfficeAccess = {
        outbound,
        name: officeNames[service],
        endsAt: performance.now() + ms,
        hidden: [token],
        token: async () => token,
      };
      return service === 'google'
        ? googleCalendar(access, `${base}/calendar/v3/calendars/primary`, zone)
        : microsoftCalendar(access, `${base}/v1.0/me`, zone);
    };
    return { service, name: officeNames[service], server, open, token, office: server.account('ann@example.com') };
  }),
);
afterAll(() => Promise.all(benches.map(({ server }) => server.close())));

const anEvent = (change: Partial<NewEvent> = {}): NewEvent => ({
  appointmentId: randomUUID(),
  title: 'Check-up with Ann',
  text: 'Booked by Parley',
  timeZone: 'Europe/Berlin',
  start: now + hourMs,
  end: now + 2 * hourMs,
  ...change,
});
const fresh = { eventId: null, mayBeThere: false };
const failure = (run: Promise<unknown>): Promise<ServiceError> =>
  run.then(
    () => {
      throw new Error('It did not fail.');
    },
    (error: unknown) => {
      if (error instanceof ServiceError) return error;
      throw error;
    },
  );

const within = { start: now, end: now + 10 * hourMs };
const verbs: [string, (calendar: OfficeCalendar) => Promise<unknown>][] = [
  ['looking', (calendar) => calendar.busy(within)],
  ['writing', (calendar) => calendar.put(anEvent(), fresh)],
  ['removing', (calendar) => calendar.remove('event1')],
  ['reading', (calendar) => calendar.read('event1')],
  ['looking for changes', (calendar) => calendar.changes(null)],
];
const faults: [string, ServerFault, string][] = [
  ['never answers', { does: 'hang' }, 'unsure'],
  ['closes the line', { does: 'cut' }, 'unsure'],
  ['sends half', { does: 'half' }, 'unsure'],
  ['sends what is no JSON', { status: 200, body: '<html>ya29' }, 'unsure'],
  ['says 500', { status: 500 }, 'unsure'],
  ['says 403', { status: 403, body: '{"error": {"message": "No."}}' }, 'forbidden'],
  ['says 401', { status: 401 }, 'unauthorized'],
  ['says 429', { status: 429, headers: { 'retry-after': '60' } }, 'too_many'],
  ['leads elsewhere', { status: 307, headers: { location: 'http://127.0.0.1:9/' } }, 'refused'],
];

describe.each(benches)('$name', ({ service, name, server, open, office, token }) => {
  beforeEach(() => {
    server.recover();
    office.events.length = 0;
    office.pageSize = 1_000;
  });

  it('tells what takes time, of all parts of the list', async () => {
    office.pageSize = 2;
    for (let at = 0; at < 5; at++) office.add({ start: now + at * hourMs, end: now + (at + 0.5) * hourMs });
    office.add({ start: now, end: now + hourMs, isFree: true });
    office.add({ start: now, end: now + hourMs, isGone: true });
    office.add({ start: now + 30 * hourMs, end: now + 31 * hourMs });
    const found = await open().busy(within);
    expect(found.map(({ start, end }) => [(start - now) / hourMs, (end - now) / hourMs])).toEqual([
      ...[0, 1, 2, 3, 4].map((at) => [at, at + 0.5]),
    ]);
  });

  it('takes a day without hours as one of the calendar’s own zone', async () => {
    const [start, end] = ['2026-11-24', '2026-11-25'];
    const google = { items: [{ id: 'day', start: { date: start }, end: { date: end } }] };
    const [from, to] = [start, end].map((day) => ({ dateTime: `${day}T00:00:00.0000000`, timeZone: 'UTC' }));
    const microsoft = { value: [{ id: 'day', isAllDay: true, showAs: 'oof', start: from, end: to }] };
    server.fail({ status: 200, body: JSON.stringify({ google, microsoft }[service]) });
    expect(await open().busy(within)).toEqual([
      { eventId: 'day', start: Date.parse('2026-11-23T23:00:00Z'), end: Date.parse('2026-11-24T23:00:00Z') },
    ]);
  });

  it('leaves out what was declined', async () => {
    const google = [{ self: true, responseStatus: 'declined' }];
    const times = [now, now + hourMs].map((at) => new Date(at).toISOString().slice(0, 19));
    const [start, end] = times.map((dateTime) => ({ dateTime: service === 'google' ? `${dateTime}Z` : dateTime }));
    const event = { id: 'no', start, end, attendees: google, responseStatus: { response: 'declined' } };
    server.fail({ status: 200, body: JSON.stringify({ items: [event], value: [event] }) });
    expect(await open().busy(within)).toEqual([]);
  });

  it('writes once, also where the answer was lost, and changes what it wrote', async () => {
    const event = anEvent();
    server.fail({ does: 'cut', after: true }, 1, /^POST /);
    expect((await failure(open().put(event, fresh))).kind).toBe('unsure');
    const eventId = await open().put(event, { eventId: null, mayBeThere: true });
    expect(await open().put(event, fresh)).toBe(eventId);
    expect(office.alive).toHaveLength(1);
    expect(office.alive[0]).toMatchObject({ title: event.title, start: event.start, end: event.end });
    const moved = { ...event, start: event.start + hourMs, end: event.end + hourMs };
    expect(await open().put(moved, { eventId, mayBeThere: true })).toBe(eventId);
    expect(await open().read(eventId)).toEqual({ start: moved.start, end: moved.end });
    expect(office.alive).toHaveLength(1);
  });

  it('writes anew what is gone there', async () => {
    const event = anEvent();
    const eventId = await open().put(event, fresh);
    await open().remove(eventId);
    await open().remove(eventId);
    expect(await open().read(eventId)).toBeNull();
    await open().put(event, { eventId, mayBeThere: true });
    expect(office.alive).toHaveLength(1);
  });

  it('tells what changed since a mark, and that a mark is too old', async () => {
    const event = office.add({ start: now + hourMs, end: now + 2 * hourMs });
    const first = await open().changes(null);
    expect(first.eventIds).toBeNull();
    const second = await open().changes(first.cursor);
    expect(second.eventIds).toEqual([]);
    office.change(event, { start: now + 3 * hourMs, end: now + 4 * hourMs });
    const other = office.add({ start: now + hourMs, end: now + 2 * hourMs });
    office.pageSize = 1;
    const third = await open().changes(second.cursor);
    expect(third.eventIds).toEqual([event.id, other.id]);
    office.change(event, { isGone: true });
    const fourth = await open().changes(third.cursor);
    expect(fourth.eventIds).toEqual([event.id]);
    office.forgotten = office.seq + 1;
    const anew = await open().changes(fourth.cursor);
    office.forgotten = 0;
    expect(anew.eventIds).toBeNull();
    expect((await open().changes(anew.cursor)).eventIds).toEqual([]);
  });

  it('waits where it is told to, and then does it once', async () => {
    server.fail({ status: 429, headers: { 'retry-after': '0' } }, 2);
    await open().put(anEvent(), fresh);
    expect(office.alive).toHaveLength(1);
  });

  it.each(verbs.flatMap(([verb, run]) => faults.map(([what, fault, kind]) => ({ verb, what, run, fault, kind }))))(
    'tells of $verb in plain words and in time where it $what',
    async ({ run, fault, kind }) => {
      server.fail(fault, 100);
      const mayTake = fault.does === 'hang' || fault.does === 'half' ? budgetMs : answeredMs;
      const begun = performance.now();
      const error = await failure(run(open(mayTake)));
      expect(performance.now() - begun).toBeLessThan(mayTake + slackMs);
      expect(error.kind).toBe(kind);
      expect(error.message).toMatch(/^[A-Z].*\.$/);
      expect(error.message).toContain(name);
      const whole = JSON.stringify([error.message, String(error.cause)]);
      for (const leaked of [token, 'html', 'ya29', '/v1.0', '/calendar/v3']) expect(whole).not.toContain(leaked);
    },
  );

  it('says that nobody is there', async () => {
    expect((await failure(open(500, 'http://127.0.0.1:9').busy(within))).kind).toMatch(/never_left|refused/);
  });
});

it('goes to no other server that an answer of Microsoft names', async () => {
  const { server, open } = benches.find(({ service }) => service === 'microsoft')!;
  server.recover();
  const next = 'https://elsewhere.example/v1.0/me/events';
  server.fail({ status: 200, body: JSON.stringify({ value: [], '@odata.nextLink': next }) });
  expect((await failure(open().busy(within))).message).toContain('points to another server');
});

it('knows what is too much at Google by its reason', async () => {
  const { server, open } = benches.find(({ service }) => service === 'google')!;
  server.recover();
  const error = { code: 403, message: 'Rate Limit Exceeded', errors: [{ reason: 'rateLimitExceeded' }] };
  server.fail({ status: 403, body: JSON.stringify({ error }) });
  expect((await failure(open().busy(within))).kind).toBe('too_many');
});
