import type { JsonAnswer } from '../fault-server.ts';
import type { FakeOffice, SimulatorEvent } from './fake-account.ts';
import { OfficeRefusal } from './fake-oauth.ts';
import type { OfficeRequest } from './office-request.ts';

/** Requests of Microsoft Graph v1.0, as its public description has them. */

function refuse(status: number, code: string, message: string): never {
  throw new OfficeRefusal(status, { error: { code, message, innerError: {} } });
}

/** Without a zone, with seven digits behind the second. */
const written = (at: number) => ({ dateTime: new Date(at).toISOString().replace('Z', '0000'), timeZone: 'UTC' });

const shown = ({ id, title, text, start, end, isFree, once }: SimulatorEvent) => ({
  '@odata.etag': 'W/"x"',
  id,
  subject: title,
  isAllDay: false,
  isCancelled: false,
  transactionId: once,
  showAs: isFree ? 'free' : 'busy',
  body: { contentType: 'text', content: text },
  start: written(start),
  end: written(end),
});

// biome-ignore lint/suspicious/noExplicitAny: what it is sent.
const read = (body: any): Partial<SimulatorEvent> => ({
  ...(body.subject !== undefined && { title: body.subject }),
  ...(body.body !== undefined && { text: body.body.content }),
  ...(body.start !== undefined && { start: Date.parse(`${body.start.dateTime}Z`) }),
  ...(body.end !== undefined && { end: Date.parse(`${body.end.dateTime}Z`) }),
});

/** A part of a list, with the whole address of the next. */
function page(office: FakeOffice, url: URL, all: object[], last: object = {}): JsonAnswer {
  const at = Number(url.searchParams.get('$skiptoken') ?? 0);
  const size = Math.min(office.pageSize, Number(url.searchParams.get('$top') ?? 1_000));
  const next = new URL(url);
  next.searchParams.set('$skiptoken', String(at + size));
  const rest = at + size < all.length ? { '@odata.nextLink': next.href } : last;
  return { status: 200, body: { value: all.slice(at, at + size), ...rest } };
}

const spanOf = ({ searchParams: query }: URL): [number, number] => [
  Date.parse(query.get('startDateTime') ?? refuse(400, 'ErrorInvalidParameter', 'startDateTime is missing.')),
  Date.parse(query.get('endDateTime') ?? refuse(400, 'ErrorInvalidParameter', 'endDateTime is missing.')),
];

/** Since a mark, or all of a span; what has left the span is removed. */
function delta(office: FakeOffice, url: URL): JsonAnswer {
  const [from, to] = spanOf(url);
  const since = url.searchParams.get('$deltatoken');
  if (since !== null && Number(since) < office.forgotten) refuse(410, 'syncStateNotFound', 'The sync state is gone.');
  const isIn = ({ start, end, isGone }: SimulatorEvent) => !isGone && start < to && end > from;
  const changed = office.events.filter((one) => (since === null ? isIn(one) : one.seq > Number(since)));
  const next = new URL(url);
  next.searchParams.set('$deltatoken', String(office.seq));
  next.searchParams.delete('$skiptoken');
  const all = changed.map((one) => (isIn(one) ? shown(one) : { id: one.id, '@removed': { reason: 'deleted' } }));
  return page(office, url, all, { '@odata.deltaLink': next.href });
}

function make(office: FakeOffice, body: OfficeRequest['body']): JsonAnswer {
  const before = office.alive.find(({ once }) => once !== null && once === body.transactionId);
  if (before !== undefined) return { status: 201, body: shown(before) };
  const mark = body.singleValueExtendedProperties?.[0]?.value ?? null;
  const made = office.add({
    ...(read(body) as { start: number; end: number }),
    id: `AAMkAG-${office.events.length + 1}=`,
    once: body.transactionId ?? null,
    mark,
  });
  return { status: 201, body: shown(made) };
}

export function answerMicrosoft(office: FakeOffice, request: OfficeRequest, scope: string): JsonAnswer {
  const { method, url, body } = request;
  const needs = (part: string) => scope.includes(part) || refuse(403, 'ErrorAccessDenied', 'Access is denied.');
  const path = decodeURIComponent(url.pathname);
  const line = `${method} ${path}`;
  if (line === 'GET /v1.0/me')
    return { status: 200, body: { id: office.id, mail: null, userPrincipalName: office.who } };
  if (line === 'GET /v1.0/me/contacts') {
    needs('Contacts.Read');
    return page(office, url, office.contacts);
  }
  needs('Calendars.ReadWrite');
  if (line === 'GET /v1.0/me/calendarView') return page(office, url, office.within(...spanOf(url)).map(shown));
  if (line === 'GET /v1.0/me/calendarView/delta') return delta(office, url);
  if (line === 'POST /v1.0/me/events') return make(office, body);
  if (line === 'GET /v1.0/me/events') {
    const wanted = /ep\/value eq '([^']+)'/.exec(url.searchParams.get('$filter') ?? '')?.[1];
    return page(office, url, office.alive.filter(({ mark }) => mark === wanted).map(shown));
  }
  const [, id] = /^\/v1\.0\/me\/events\/([^/]+)$/.exec(path) ?? refuse(404, 'ResourceNotFound', 'Nothing here.');
  const found =
    office.alive.find((one) => one.id === id) ?? refuse(404, 'ErrorItemNotFound', 'The object was not found.');
  if (method === 'PATCH') return { status: 200, body: shown(office.change(found, read(body))) };
  if (method === 'GET') return { status: 200, body: shown(found) };
  office.change(found, { isGone: true });
  return { status: 204, body: {} };
}
