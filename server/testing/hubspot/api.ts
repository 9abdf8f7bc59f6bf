import { type FakeObject, type FakePortal, HubspotRefusal, type ObjectKind } from './portal.ts';

/** Requests of HubSpot's API, as its public description has them, on a portal of the stand-in. */

export interface HubspotRequest {
  method: string;
  url: URL;
  // biome-ignore lint/suspicious/noExplicitAny: it stands for a server of someone else's, which reads what it is sent.
  body: any;
}
export interface HubspotAnswer {
  status: number;
  body: object;
}

/** Objects show what was asked for, and always these. */
function shown({ id, properties, createdAt }: FakeObject, wanted: string[]) {
  const named = [...wanted, 'createdate', 'hs_object_id'].map((name) => [name, properties[name] ?? null]);
  return { id, properties: Object.fromEntries(named), createdAt, updatedAt: createdAt, archived: false };
}

const listOf = (text: string | null) => (text ? text.split(',') : []);

function read(portal: FakePortal, kind: ObjectKind, id: string, { searchParams: query }: URL) {
  const found = portal.find(kind, decodeURIComponent(id), query.get('idProperty') ?? undefined);
  const kinds = listOf(query.get('associations')) as ObjectKind[];
  const of = (wanted: ObjectKind) => (portal.attached.get(found.id) ?? []).filter((one) => one.kind === wanted);
  const associations = Object.fromEntries(
    kinds.flatMap((one) =>
      of(one).length > 0 ? [[one, { results: of(one).map(({ id }) => ({ id, type: one })) }]] : [],
    ),
  );
  const rest = Object.keys(associations).length > 0 ? { associations } : {};
  return { ...shown(found, listOf(query.get('properties'))), ...rest };
}

const pipelines = {
  results: [
    {
      id: 'default',
      label: 'Sales Pipeline',
      displayOrder: 0,
      stages: [
        { id: 'closedwon', label: 'Closed Won', displayOrder: 5 },
        { id: 'appointmentscheduled', label: 'Appointment Scheduled', displayOrder: 0 },
      ],
    },
  ],
};

/** Notes are there for anyone who may see contacts. */
const scopeOf = (kind: ObjectKind, verb: 'read' | 'write') =>
  `crm.objects.${kind === 'deals' ? 'deals' : 'contacts'}.${verb}`;

/** @throws HubspotRefusal */
export function answerHubspot(portal: FakePortal, { method, url, body }: HubspotRequest): HubspotAnswer {
  const line = `${method} ${url.pathname}`;
  if (line === 'POST /oauth/v2/private-apps/get/access-token-info')
    return { status: 200, body: { userId: 1, hubId: portal.hubId, appId: 2, scopes: portal.scopes } };
  if (line === 'GET /crm/v3/pipelines/deals') {
    portal.require('crm.objects.deals.read');
    return { status: 200, body: pipelines };
  }
  const [, kind, rest = ''] = /^\/crm\/objects\/2026-03\/(contacts|notes|deals)(?:\/(.+))?$/.exec(url.pathname) ?? [];
  if (kind === undefined) throw new HubspotRefusal(404, 'NOT_FOUND', 'There is nothing here.');
  const of = kind as ObjectKind;
  const reads = method === 'GET' || rest === 'search' || rest === 'batch/read';
  portal.require(scopeOf(of, reads ? 'read' : 'write'));
  if (method === 'POST' && rest === '') {
    const to = ((body.associations ?? []) as { to: { id: string } }[]).map(({ to: { id } }) => id);
    return { status: 201, body: shown(portal.make(of, body.properties, to), Object.keys(body.properties)) };
  }
  if (method === 'POST' && rest === 'search') {
    const results = portal.search(of, body.filterGroups, body.limit ?? 10).map((one) => shown(one, body.properties));
    return { status: 200, body: { total: results.length, results } };
  }
  if (method === 'POST' && rest === 'batch/read') {
    const ids = (body.inputs as { id: string }[]).map(({ id }) => id);
    if (ids.length > 100) throw new HubspotRefusal(400, 'VALIDATION_ERROR', 'At most 100 at once.');
    const found = portal.objects[of].filter(({ id }) => ids.includes(id));
    const results = found.map((one) => shown(one, body.properties));
    return { status: found.length < ids.length ? 207 : 200, body: { status: 'COMPLETE', results } };
  }
  if (method === 'POST' && rest === 'batch/upsert') {
    const [input] = body.inputs as { id: string; idProperty: string; properties: Record<string, string> }[];
    const { id, idProperty, properties } = input!;
    const known = portal.objects[of].find((one) => one.properties[idProperty]?.toLowerCase() === id.toLowerCase());
    const one = known ? portal.change(of, known.id, properties) : portal.make(of, { [idProperty]: id, ...properties });
    const result = { ...shown(one, Object.keys(one.properties)), new: known === undefined };
    return { status: 200, body: { status: 'COMPLETE', results: [result] } };
  }
  if (method === 'GET' && rest === '') {
    const { searchParams: query } = url;
    const from = Number(query.get('after') ?? 0);
    const size = Number(query.get('limit') ?? 10);
    const results = portal.objects[of]
      .slice(from, from + size)
      .map((one) => shown(one, listOf(query.get('properties'))));
    const rest = from + size < portal.objects[of].length ? { paging: { next: { after: String(from + size) } } } : {};
    return { status: 200, body: { results, ...rest } };
  }
  if (method === 'GET') return { status: 200, body: read(portal, of, rest, url) };
  if (method === 'PATCH') {
    const changed = portal.change(of, rest, body.properties);
    return { status: 200, body: shown(changed, Object.keys(changed.properties)) };
  }
  throw new HubspotRefusal(405, 'METHOD_NOT_ALLOWED', 'Method not allowed');
}
