import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accessTokensApi, tokenCan, tokenScopes } from '#domain/access-tokens.ts';
import { accountApi } from '#domain/account.ts';
import { agentCopiesApi } from '#domain/agent-copies.ts';
import { agentsApi } from '#domain/agents.ts';
import { callsApi } from '#domain/calls.ts';
import { companySignInApi } from '#domain/company-sign-in.ts';
import { contactsApi } from '#domain/contacts.ts';
import { describedApi } from '#domain/described-api.ts';
import type { Endpoint } from '#domain/http.ts';
import { invitationsApi } from '#domain/invitations.ts';
import { limitsApi } from '#domain/limits.ts';
import { notificationTargetsApi } from '#domain/notification-targets.ts';
import { notificationsApi } from '#domain/notifications.ts';
import { partnersApi } from '#domain/partners.ts';
import { roleMatrix } from '#domain/permissions.ts';
import { rolesApi } from '#domain/roles.ts';
import { securityApi } from '#domain/security.ts';
import { speechApi } from '#domain/speech.ts';
import { speechPlansApi } from '#domain/speech-plans.ts';
import { subaccountTemplatesApi } from '#domain/subaccount-templates.ts';
import { subaccountsApi } from '#domain/subaccounts.ts';
import { supportAccessApi } from '#domain/support-access.ts';
import { workspacesApi } from '#domain/workspaces.ts';
import { users } from '#server/auth/auth.table.ts';
import { hashPassword } from '#server/auth/passwords/argon2.ts';
import { newId } from '#server/infra/db/new-id.ts';
import { type ExampleAnswer, exampleParams } from '#server/infra/http/openapi.ts';
import { spreadEvents } from '#server/notifications/spread-events.ts';
import { bookTime } from './appointments/appointments.ts';
import { type ExampleAnswers, readExampleAnswers, writeExampleAnswers } from './example-answers.ts';
import { hashOfInvitation } from './invitations/invitation-token.ts';
import { addressOf, openCallClient } from './testing/call-client.ts';
import { maskAnswer, shortAnswer } from './testing/example-answers.ts';
import { checkerOf, type OpenApiDocument, operationsOf, resolve } from './testing/openapi-rules.ts';
import { startSpeechApp } from './testing/speech-app.ts';
import { startStandInDns } from './testing/stand-in-dns.ts';
import { startStandInGoogle } from './testing/stand-in-google.ts';
import { testNow } from './testing/start-app.ts';
import { knownAccess } from './workspaces/workspace-access.ts';

/**
 * Each example of the OpenAPI document is sent, and answered as the document says. `RECORD_ANSWERS=1` writes what came
 * to the folder example-answers, one file a noun, which the document shows; without it what came has to be what is shown.
 */

const recording = process.env.RECORD_ANSWERS === '1';
const shown = readExampleAnswers();
const recorded: ExampleAnswers = {};

const provider = await startStandInGoogle();
const dns = await startStandInDns();
afterAll(() => Promise.all([provider.close(), dns.close()]));
const server = await startSpeechApp({
  DNS_SERVERS: dns.address,
  // An origin that the settings name, so that requests may go to this machine.
  ...{ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', GOOGLE_ISSUER: provider.issuer },
});
/** The first account of an installation is its operator. */
const { owner, get, post } = await server.newSpeaker();
const { workspaceId } = owner;
const { secret: key } = await owner.call(accessTokensApi.create, { body: { name: 'Shop', scopes: [...tokenScopes] } });
const document = (await server.send('GET', '/openapi.json')).body as OpenApiDocument;
const operations = operationsOf(document);
const ids = Object.entries(describedApi).flatMap(([group, table]) =>
  Object.entries(table as Record<string, Endpoint>).map(([name, endpoint]) => ({ id: `${group}.${name}`, endpoint })),
);

const words = ['Siobhan=shivawn', 'Worcester=wooster'].map((pair) => pair.split('='));
let days = 1;
async function newAppointment(): Promise<string> {
  const start = testNow + days++ * 7 * 24 * 3_600_000 + 4 * 3_600_000;
  const attendee = { name: 'Ada Lovelace', email: 'ada@example.com', phone: null };
  const booking = { start, durationMinutes: 30, title: 'Consultation', attendee, notes: null, callId: null };
  const scope = { services: server.services, workspaceId } as Parameters<typeof bookTime>[1];
  return (await server.services.db.tenant(workspaceId, (tx) => bookTime(tx, scope, booking))).id;
}

async function finishedClip(): Promise<string> {
  const clip = await owner.call(speechApi.createClip, { body: { text: 'Chapter one. It was a bright cold day.' } });
  await expect
    .poll(async () => (await get(`/v1/speech/clips/${clip.id}`)).json().status, { timeout: 25_000 })
    .toBe('done');
  return clip.id;
}

/** The caller hears the greeting, says one thing, and hangs up after the answer. */
async function finishedCall(): Promise<string> {
  const params = { agentId: await newAgent() };
  const { callId, ticket } = await owner.call(callsApi.start, { params, body: { channel: 'browser' } });
  const caller = await openCallClient(await addressOf(server.app));
  caller.send({ type: 'hello', version: 1, ticket });
  const { generation } = await caller.next('say_start');
  await caller.nextFrame();
  caller.send({ type: 'played', generation, ms: 60_000 });
  caller.send({ type: 'typed', id: 'one', text: 'a haircut' });
  const said = await caller.next('turn', (turn) => turn.role === 'caller');
  await caller.next('turn', (turn) => turn.role === 'agent' && turn.seq > said.seq);
  caller.send({ type: 'hang_up' });
  await caller.closed;
  return callId;
}

async function newAgent(): Promise<string> {
  const body = { template: 'appointment-scheduler', name: 'Front desk' };
  const { id: agentId } = await owner.call(agentsApi.create, { body });
  if (keptIn === undefined) return agentId;
  const params = { agentId };
  await owner.call(agentCopiesApi.copy, { params, body: { subaccountIds: [keptIn] } });
  await owner.call(agentsApi.update, { params, body: { greeting: 'Good day! How can I help?' } });
  keptIn = undefined;
  return agentId;
}
/** A subaccount that has to have a copy of the next agent. */
let keptIn: string | undefined;

/** Makes what an id in a path stands for: something new for each request, so that it may be deleted. */
const things: Record<string, () => Promise<string>> = {
  agentId: newAgent,
  appointmentId: newAppointment,
  callId: finishedCall,
  clipId: finishedClip,
  async pronunciationId() {
    const [word, spokenAs] = words.pop()!;
    const body = { word: word!, spokenAs: spokenAs! };
    return (await owner.call(speechApi.addPronunciation, { body })).id;
  },
  tokenId: async () => (await owner.call(accessTokensApi.create, { body: { name: 'Old', scopes: ['speech'] } })).id,
  async memberSessionId() {
    const { userId } = await server.newMember(owner, 'member');
    const { items } = await owner.call(securityApi.sessions);
    return items.find((session) => session.userId === userId)!.id;
  },
  memberUserId: async () => (await server.newMember(owner, 'member')).userId,
  notificationId: newNotification,
  async deviceId() {
    const endpoint = `https://push.example.com/send/${newId()}`;
    const body = { ...notificationsApi.addDevice.example.body, endpoint };
    return (await owner.call(notificationsApi.addDevice, { body })).id;
  },
  async targetId() {
    const { items } = await owner.call(notificationTargetsApi.list);
    for (const { id: targetId } of items) await owner.call(notificationTargetsApi.remove, { params: { targetId } });
    // Nobody is there: what the test of it says is its answer.
    const { name, form } = notificationTargetsApi.create.example.body;
    const body = { name, form, url: 'https://127.0.0.1/hook', categories: ['Calls' as const] };
    return (await owner.call(notificationTargetsApi.create, { body })).id;
  },
  ownedWorkspaceId: async () => spareWorkspace,
  joinedWorkspaceId: async () => {
    const other = await server.newOwner();
    await addMember(other.workspaceId);
    return other.workspaceId;
  },
  memberId: async () => (await server.newMember(owner, 'member')).userId,
  roleId: async () => {
    const body = { name: `Night shift ${days++}`, levels: roleMatrix.viewer };
    return (await owner.call(rolesApi.create, { body })).id;
  },
  invitationId: async () => {
    const body = { emails: [`ada-${days++}@example.com`], role: 'member' as const };
    return (await owner.call(invitationsApi.create, { body })).items[0]!.id;
  },
  async partnerId() {
    const body = { name: 'Blue Voice', type: 'reseller' as const };
    const { id: partnerId } = await owner.call(partnersApi.create, { body });
    const earned = partnersApi.addEarning.example.body;
    await owner.call(partnersApi.addEarning, { params: { partnerId }, body: earned });
    return partnerId;
  },
  subaccountId: newSubaccount,
  async templateId() {
    const body = { name: `Practice ${newId()}`, settings: {} };
    return (await owner.call(subaccountTemplatesApi.create, { body })).id;
  },
  limitedWorkspaceId: async () => spareWorkspace,
  async workspaceId() {
    const body = { name: 'Pro', characters: 250_000 };
    return (await owner.call(speechPlansApi.set, { params: { workspaceId }, body })).workspaceId;
  },
};

/** A customer's workspace, of which the owner's is the agency. */
async function newSubaccount(): Promise<string> {
  const { id } = await owner.call(subaccountsApi.create, { body: { name: 'Bright Dental' } });
  await prepareSubaccount?.(id);
  prepareSubaccount = undefined;
  return id;
}
/** What the next one has to be for the example that asks for it. */
let prepareSubaccount: ((id: string) => Promise<unknown>) | undefined;
const prepared = (prepare: (id: string) => Promise<unknown>) => async () => {
  prepareSubaccount = prepare;
};
const body = { values: { subaccounts: null } };
await owner.call(limitsApi.setOwn, { params: { limitedWorkspaceId: workspaceId }, body });

/** What the owner hears of when a token is made. */
async function newNotification(): Promise<string> {
  await owner.call(accessTokensApi.create, { body: { name: 'Website', scopes: ['speech'] } });
  await spreadEvents(server.services, workspaceId);
  return (await owner.call(notificationsApi.list)).items[0]!.id;
}

async function newWorkspace(): Promise<string> {
  return (await owner.call(workspacesApi.create, { body: { name: 'Second office' } })).id;
}

/** Deleted, taken back and deleted again: an account may own few. */
const spareWorkspace = await newWorkspace();
const spare = { params: { ownedWorkspaceId: spareWorkspace } };

async function newContact(): Promise<void> {
  const body = { ...contactsApi.sendMessage.example.body, key: newId() };
  await server.send('POST', contactsApi.sendMessage.path, body);
  await expect.poll(async () => (await owner.call(contactsApi.list)).items.length, { timeout: 25_000 }).toBe(1);
}

/** What stands in an example's body and is elsewhere here. */
const instead: Record<string, object> = {
  'agentCopies.copy': { subaccountIds: [await newSubaccount()] },
  'companySignIn.set': { issuer: provider.issuer, clientId: provider.clientId, clientSecret: provider.clientSecret },
};

async function setCompanySignIn() {
  const body = { ...companySignInApi.set.example.body, ...instead['companySignIn.set'] };
  const { companySignIn } = await owner.call(companySignInApi.set, { body });
  dns.texts.set(companySignIn!.record.name, companySignIn!.record.value);
}

/** Makes the asking owner a member of another workspace. */
const addMember = (other: string) =>
  server.services.db.pool.query(
    "insert into members (workspace_id, user_id, role, created_at) values ($1, $2, 'viewer', now())",
    [other, owner.userId],
  );

/** The invitation of the example's token, to the asking owner and from somebody else. */
async function newInvitation(): Promise<void> {
  const { pool } = server.services.db;
  const other = await server.newOwner();
  const hash = hashOfInvitation(invitationsApi.accept.example.body.token);
  await pool.query('delete from invitations where token_hash = $1', [hash]);
  await pool.query(
    `insert into invitations (workspace_id, id, email, role, token_hash, invited_by, sending, mail, created_at, expires_at)
     values ($1, $2, $3, 'member', $4, $5, $2, 'sent', now(), $6)`,
    [other.workspaceId, newId(), owner.email, hash, other.userId, new Date(testNow + 7 * 24 * 3_600_000)],
  );
}

/** What has to be there before a list is asked for, so that it is not empty. */
const before: Record<string, () => Promise<unknown>> = {
  'subaccounts.list': newSubaccount,
  'subaccounts.usage': newSubaccount,
  'subaccountTemplates.list': () => things.templateId!(),
  'agentCopies.list': async () => {
    keptIn = await newSubaccount();
  },
  'agentCopies.update': async () => {
    keptIn = await newSubaccount();
  },
  'subaccounts.resume': prepared((id) =>
    owner.call(subaccountsApi.suspend, { params: { subaccountId: id }, body: subaccountsApi.suspend.example.body }),
  ),
  'subaccounts.restore': prepared((id) =>
    owner.call(subaccountsApi.remove, { params: { subaccountId: id }, body: { name: 'Bright Dental' } }),
  ),
  'subaccounts.release': prepared((id) => server.newMember({ ...owner, workspaceId: id }, 'owner')),
  'appointments.list': newAppointment,
  'companySignIn.get': setCompanySignIn,
  'companySignIn.verify': setCompanySignIn,
  'calls.list': finishedCall,
  'invitations.list': () => things.invitationId!(),
  'invitations.look': newInvitation,
  'invitations.accept': newInvitation,
  'contacts.list': newContact,
  'speech.clips': async () => {
    await finishedClip();
    const states = async () => (await owner.call(speechApi.clips)).items.map(({ status }) => status);
    await expect.poll(states, { timeout: 25_000 }).not.toContainEqual(expect.stringMatching(/queued|running/));
  },
  'speech.pronunciations': () => things.pronunciationId!(),
  'supportAccess.end': () => owner.call(supportAccessApi.allow, { body: { hours: 1 } }),
  'workspaces.deleted': () => owner.call(workspacesApi.remove, { ...spare, body: { name: 'Second office' } }),
  'workspaces.remove': () => owner.call(workspacesApi.restore, spare),
  'notifications.list': newNotification,
  'notificationTargets.list': () => things.targetId!(),
  'speechPlans.list': () => things.workspaceId!(),
};

/** Examples that somebody else than the owner sends: the headers that say who. */
const senders: Record<string, () => Promise<Record<string, string>>> = {
  async 'partners.join'() {
    return { authorization: `Bearer ${(await server.newOwner()).token}` };
  },
  async 'subaccounts.leave'() {
    const subaccountId = await newSubaccount();
    await owner.call(subaccountsApi.enter, { params: { subaccountId } });
    return { 'x-workspace-id': subaccountId };
  },
  async 'account.remove'() {
    const { email, password } = accountApi.remove.example.body;
    const person = await server.newOwner();
    const set = { email, passwordHash: await hashPassword(password) };
    await server.services.db.system((tx) => tx.update(users).set(set).where(eq(users.id, person.userId)));
    return { authorization: `Bearer ${person.token}` };
  },
};

/** What is put right after an example. */
const after: Record<string, () => Promise<unknown>> = {
  'members.handOver': async () => {
    const { pool } = server.services.db;
    const whose = [workspaceId, owner.userId];
    await pool.query("update members set role = 'owner' where workspace_id = $1 and user_id = $2", whose);
    knownAccess(server.services).forget(workspaceId);
  },
};

/** The address of an example, with ids that exist here. */
async function exampleAddress(endpoint: Endpoint): Promise<string> {
  if (endpoint.path.startsWith('/v1/audio/:')) {
    const made = (await post('/v1/synthesize', { text: 'Hello.' })).json() as { audio_url: string };
    return made.audio_url.replace(/^https?:\/\/[^/]+/, '');
  }
  let filled: string = endpoint.path;
  for (const [name, value] of Object.entries(exampleParams(endpoint))) {
    const own = endpoint.example?.params?.[name] === undefined ? await things[name]!() : value;
    filled = filled.replace(`:${name}`, own);
  }
  const query = new URLSearchParams(endpoint.example?.query);
  return query.size > 0 ? `${filled}?${query}` : filled;
}

interface Declared {
  headers: Record<string, unknown>;
  content?: Record<string, { schema: unknown }>;
}

interface Audited {
  action: string;
  workspace: string;
}

/** What the audit logs of all workspaces tell of, oldest first. */
async function auditedActions(): Promise<Audited[]> {
  const { rows } = await server.services.db.pool.query<Audited>(
    `select body::json ->> 'action' as action, workspace_id as workspace from audit_entries order by id`,
  );
  return rows;
}

/** What an agency does to a subaccount stands in the logs of both, once in each. */
const once = (audited: Audited[]) =>
  audited
    .filter(
      ({ action, workspace }, n) =>
        !audited.slice(0, n).some((one) => one.action === action && one.workspace !== workspace),
    )
    .map(({ action }) => action);

async function send(id: string, endpoint: Endpoint, more: Record<string, string> = {}, address?: string) {
  const { can, example, method } = endpoint;
  const byToken =
    can !== 'public' &&
    can !== 'account' &&
    tokenScopes.some((scope) => tokenCan({ scopes: [scope], readOnly: false }, can));
  const headers: Record<string, string> = {
    ...(can !== 'public' && { authorization: `Bearer ${byToken ? key : owner.token}` }),
    ...(!byToken && can !== 'public' && can !== 'account' && { 'x-workspace-id': workspaceId }),
    ...(example?.body && { 'content-type': 'application/json' }),
    ...more,
  };
  const url = address ?? (await exampleAddress(endpoint));
  const payload = example?.body && { payload: JSON.stringify({ ...example.body, ...instead[id] }) };
  const before = await auditedActions();
  const answer = await server.app.inject({ method, url, headers, ...payload });
  const audited = (await auditedActions()).slice(before.length);
  return { answer, audited };
}

type Sent = Awaited<ReturnType<typeof send>>['answer'];

/** Every header that is declared is there, and fits. */
function expectHeaders({ replyHeaders }: Endpoint, declared: Declared, { headers }: Sent) {
  for (const [name, header] of Object.entries(declared.headers)) {
    const { schema } = resolve<{ schema: { type?: string } }>(document, header);
    const value = headers[name.toLowerCase()];
    const optional = replyHeaders?.shape[name.toLowerCase()]?.safeParse(undefined).success === true;
    if (value === undefined && optional) continue;
    const told = schema.type === 'integer' ? Number(value) : value;
    expect([name, checkerOf(document, schema).safeParse(told).success]).toEqual([name, true]);
  }
}

/** The JSON of an answer that fits its schema; undefined where it is none. */
function readBody({ reply }: Endpoint, { content }: Declared, { headers, body, rawPayload, json }: Sent): unknown {
  if (content === undefined) {
    expect(body).toBe('');
    return undefined;
  }
  const type = String(headers['content-type'] ?? '').split(';')[0]!;
  expect(Object.keys(content)).toContain(type);
  if (reply === undefined) {
    expect(rawPayload.length).toBeGreaterThan(500);
    return undefined;
  }
  const result = checkerOf(document, content[type]!.schema).safeParse(json());
  expect(result.success ? '' : z.prettifyError(result.error)).toBe('');
  return json();
}

/** What the document shows of an answer. Tests may send more requests a minute than others: that is left out. */
function toShow({ replyHeaders }: Endpoint, { headers }: Sent, body: unknown): ExampleAnswer {
  const names = Object.keys(replyHeaders?.shape ?? {}).filter((name) => headers[name] !== undefined);
  const telling = names.filter((name) => !name.startsWith('x-ratelimit'));
  return {
    ...(telling.length > 0 && { headers: Object.fromEntries(telling.map((name) => [name, String(headers[name])])) }),
    ...(body !== undefined && { body: shortAnswer(body) }),
  };
}

describe('the example', () => {
  it.each(ids)('of $id is answered as the document says', async ({ id, endpoint }) => {
    const { operation } = operations.find((row) => row.operation.operationId === id)!;
    const success = Object.keys(operation.responses).find((one) => one.startsWith('2'))!;
    const declared = resolve<Declared>(document, operation.responses[success]);
    await before[id]?.();
    const { answer, audited } = await send(id, endpoint, await senders[id]?.());
    await after[id]?.();
    expect([String(answer.statusCode), answer.statusCode < 300 ? '' : answer.body]).toEqual([success, '']);
    expect(once(audited), 'entries of the audit log').toEqual(endpoint.audit ? [endpoint.audit] : []);
    expectHeaders(endpoint, declared, answer);
    const now = toShow(endpoint, answer, readBody(endpoint, declared, answer));
    if (Object.keys(now).length === 0) return;
    recorded[id] = now;
    // Of other nouns what is shown has to fit the schema; describe-api.test.ts looks at that.
    if (!recording && ofSpeech.test(id)) expect(maskAnswer(now), rewrite).toEqual(maskAnswer(shown[id]));
  });

  it('has its answer in the document, and no other is there', () => {
    if (recording) writeExampleAnswers(recorded);
    else expect(Object.keys(shown).sort()).toEqual(Object.keys(recorded).sort());
  });
});

/** Written by jobs, a little after the request; what a request itself adds of them is an event. */
const laterTables = /^(notifications|notification_(deliveries|sends|preferences|marks)|stored_files)$/;

/** How many rows there are in all tables; what a repeat may not add to. */
async function countRows(): Promise<Record<string, number>> {
  const { pool } = server.services.db;
  const { rows } = await pool.query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const names = rows.filter(({ name }) => !laterTables.test(name));
  const counts = names.map(({ name }) => `select '${name}' as name, count(*)::int as n from ${name}`);
  const { rows: counted } = await pool.query(counts.join(' union all '));
  return Object.fromEntries(counted.map(({ name, n }) => [name, n]));
}

describe('with an Idempotency-Key, a repeat', () => {
  const repeatable = ids.filter(({ endpoint }) => endpoint.repeatable !== undefined);
  it.each(repeatable)('of $id gives the first answer again and adds nothing', async ({ id, endpoint }) => {
    const key = { 'idempotency-key': `example ${id}` };
    // Names that were taken by the example itself are free again.
    if (id === 'roles.create') await server.services.db.pool.query("delete from roles where name = 'Reception'");
    if (id === 'subaccountTemplates.create') await server.services.db.pool.query('delete from subaccount_templates');
    if (id === 'invitations.create') await server.services.db.pool.query('delete from invitations');
    if (id === 'speech.addPronunciation') {
      for (const { id: pronunciationId } of (await owner.call(speechApi.pronunciations)).items) {
        await owner.call(speechApi.removePronunciation, { params: { pronunciationId } });
      }
    }
    const address = await exampleAddress(endpoint);
    const { answer: first } = await send(id, endpoint, key, address);
    const before = await countRows();
    const { answer: again } = await send(id, endpoint, key, address);
    expect([first.statusCode < 300, again.statusCode, again.rawPayload.equals(first.rawPayload)]).toEqual([
      true,
      first.statusCode,
      true,
    ]);
    for (const name of ['content-type', ...Object.keys(endpoint.replyHeaders?.shape ?? {})]) {
      expect([name, again.headers[name]]).toEqual([name, first.headers[name]]);
    }
    expect(await countRows()).toEqual(before);
    const other = repeatable.find((one) => one.id !== id && one.endpoint.can === endpoint.can);
    if (other === undefined) return;
    const { answer: reused } = await send(other.id, other.endpoint, key);
    expect([other.id, reused.statusCode]).toEqual([other.id, 422]);
  });
});

const ofSpeech = /^(speech|openAi|elevenLabs)/;
const rewrite =
  'Answers have changed: RECORD_ANSWERS=1 npx vitest run --project server server/example-requests.test.ts';
