import type { JsonAnswer } from '../fault-server.ts';
import type { FakeOffice, SimulatorEvent } from './fake-account.ts';
import { OfficeRefusal } from './fake-oauth.ts';
import type { OfficeRequest } from './office-request.ts';

/** Requests of Google's Calendar API v3 and People API v1, as their public descriptions have them. */

function refuse(status: number, reason: string, message: string): never {
  throw new OfficeRefusal(status, {
    error: { code: status, message, errors: [{ domain: 'global', reason, message }] },
  });
}

const shown = ({ id, title, text, start, end, isFree, isGone }: SimulatorEvent) => ({
  kind: 'calendar#event',
  id,
  status: isGone ? 'cancelled' : 'confirmed',
  ...(!isGone && {
    summary: title,
    description: text,
    ...(isFree && { transparency: 'transparent' }),
    start: { dateTime: new Date(start).toISOString(), timeZone: 'UTC' },
    end: { dateTime: new Date(end).toISOString(), timeZone: 'UTC' },
  }),
});

// biome-ignore lint/suspicious/noExplicitAny: what it is sent.
const read = (body: any): Partial<SimulatorEvent> => ({
  ...(body.summary !== undefined && { title: body.summary }),
  ...(body.description !== undefined && { text: body.description }),
  ...(body.start !== undefined && { start: Date.parse(body.start.dateTime) }),
  ...(body.end !== undefined && { end: Date.parse(body.end.dateTime) }),
  ...(body.status === 'confirmed' && { isGone: false }),
});

function list(office: FakeOffice, { searchParams: query }: URL): JsonAnswer {
  const sync = query.get('syncToken');
  if (sync !== null && Number(sync) < office.forgotten)
    refuse(410, 'fullSyncRequired', 'Sync token is no longer valid, a full sync is required.');
  const [from, to] = ['timeMin', 'timeMax'].map((name) => query.get(name));
  if (sync !== null && (from !== null || to !== null)) refuse(400, 'badRequest', 'Sync tokens go without times.');
  const all =
    sync === null
      ? office.within(from ? Date.parse(from) : -Infinity, to ? Date.parse(to) : Infinity)
      : office.events.filter(({ seq }) => seq > Number(sync));
  const at = Number(query.get('pageToken') ?? 0);
  const size = Math.min(office.pageSize, Number(query.get('maxResults') ?? 250));
  const isLast = at + size >= all.length;
  const items = all.slice(at, at + size).map(shown);
  const rest = isLast ? { nextSyncToken: String(office.seq) } : { nextPageToken: String(at + size) };
  return { status: 200, body: { kind: 'calendar#events', timeZone: 'Europe/Berlin', items, ...rest } };
}

function events(office: FakeOffice, { method, url, body }: OfficeRequest, id: string | undefined): JsonAnswer {
  if (id === undefined && method === 'GET') return list(office, url);
  if (id === undefined) {
    if (body.id !== undefined && !/^[0-9a-v]{5,1024}$/.test(body.id))
      refuse(400, 'invalid', 'Invalid resource id value.');
    if (office.events.some((one) => one.id === body.id))
      refuse(409, 'duplicate', 'The requested identifier already exists.');
    const made = office.add({ ...(read(body) as { start: number; end: number }), ...(body.id && { id: body.id }) });
    return { status: 200, body: shown(made) };
  }
  const found = office.events.find((one) => one.id === id);
  if (found === undefined) refuse(404, 'notFound', 'Not Found');
  if (method === 'GET') return { status: 200, body: shown(found) };
  if (method === 'PATCH') return { status: 200, body: shown(office.change(found, read(body))) };
  if (method !== 'DELETE') refuse(405, 'httpMethodNotAllowed', 'No.');
  if (found.isGone) refuse(410, 'deleted', 'Resource has been deleted');
  office.change(found, { isGone: true });
  return { status: 204, body: {} };
}

export function answerGoogle(office: FakeOffice, request: OfficeRequest, scope: string): JsonAnswer {
  const { pathname, searchParams: query } = request.url;
  const needs = (part: string) =>
    scope.includes(part) || refuse(403, 'insufficientPermissions', 'Insufficient Permission');
  if (pathname === '/v1/userinfo') return { status: 200, body: { sub: office.id, email: office.who } };
  if (pathname === '/v1/people/me/connections') {
    needs('contacts.readonly');
    const at = Number(query.get('pageToken') ?? 0);
    const size = Math.min(office.pageSize, Number(query.get('pageSize') ?? 100));
    const connections = office.contacts.slice(at, at + size);
    const rest = at + size < office.contacts.length ? { nextPageToken: String(at + size) } : {};
    return { status: 200, body: { ...(connections.length > 0 && { connections }), ...rest } };
  }
  const [, id] =
    /^\/calendar\/v3\/calendars\/primary\/events(?:\/([^/]+))?$/.exec(pathname) ?? refuse(404, 'notFound', 'Not Found');
  needs('calendar.events');
  return events(office, request, id);
}
