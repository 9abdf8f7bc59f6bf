import { describe, expect, it } from 'vitest';
import { subaccountsApi } from '#domain/agency/subaccounts.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import { describedApi } from '#domain/described-api.ts';
import {
  accessTokensApi,
  roleTokenRow,
  type TokenGrant,
  tokenCan,
  tokenScopes,
} from '#domain/identity/access-tokens.ts';
import { actingRow } from '#domain/identity/acting.ts';
import { membersApi } from '#domain/identity/members.ts';
import { allBut, justEnough, rowWith } from '#domain/identity/permissions.fixture.ts';
import {
  builtInRoles,
  can,
  commonRow,
  type Permission,
  type RoleRow,
  roleMatrix,
} from '#domain/identity/permissions.ts';
import type { RoleId } from '#domain/identity/roles.ts';
import { AppError, type ErrorCode } from '#domain/platform/errors.ts';
import type { Endpoint } from '#domain/platform/http.ts';
import { hashOfSecret, newTokenSecret } from '#server/identity/access-tokens/token-secret.ts';
import { accessCache } from '#server/identity/workspace-access.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { accessTokens } from '#server/platform/db/schema/access-tokens.table.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { formOf } from '#server/testing/upload-file.ts';

/**
 * What every endpoint of the contract has in common, tried on every one of them: each asks for its own permission, at the
 * one place that does. What a role, a token or an agency is allowed is settled in plain functions, which domain/*.test.ts
 * tries in full; whose of them a request is measured by is tried here, on one endpoint of each kind.
 */

const server = await startApp();
const { services } = server;
const rows = Object.entries(describedApi).flatMap(([noun, table]) =>
  Object.entries(table as Record<string, Endpoint>).map(([name, endpoint]) => ({ title: `${noun}.${name}`, endpoint })),
);
const inWorkspace = rows.filter(({ endpoint }) => endpoint.can !== 'public' && endpoint.can !== 'account');
const signedIn = rows.filter(({ endpoint }) => endpoint.can !== 'public');
/** Voices are the same for everyone. */
const withIds = inWorkspace.filter(({ endpoint }) => /:(?!voiceId)/.test(endpoint.path));
const withBody = rows.filter(({ endpoint }) => endpoint.body !== undefined).map((row, n) => ({ ...row, n }));
/** The first of each kind: of what it asks for, of whether it only looks, and of the protocol of its refusals. */
const kindOf = ({ can, method, protocol }: Endpoint) => `${can} ${method === 'GET'} ${protocol?.name}`;
const firstOfKinds = (of: typeof rows) => [
  ...new Map(of.toReversed().map((row) => [kindOf(row.endpoint), row])).values(),
];
const kinds = firstOfKinds(inWorkspace);

const owner = await server.newOwner();
const stranger = await server.newOwner();
const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });

/** Ids of things in the owner's workspace, for paths that name one. */
const ownIds: Record<string, string> = { agentId, version: '1', lessonId: 'create-agent' };

const fill = (endpoint: Endpoint, ids: Record<string, string>) =>
  endpoint.path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? newId());

/** A body that no endpoint accepts, where one is expected. */
const bodyFor = (endpoint: Endpoint) => (endpoint.body === undefined ? undefined : { nobody: 'expects this' });

const codeOf = (body: unknown) => (body as { error?: { code?: string } }).error?.code;

/** What a refusal tells, and what it has to in the form of the endpoint's protocol, without its sentence. */
function told({ protocol }: Endpoint, { status, body }: { status: number; body: unknown }, code: ErrorCode) {
  const error = new AppError(code);
  const wanted = protocol?.refuse(error) ?? { status: error.status, body: { error: { code } } };
  const plain = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value), (key, inner) => (/^(message|requestId)$/.test(key) ? undefined : inner));
  return { answer: [status, plain(body)], expected: [wanted.status, plain(wanted.body)] };
}

const mayBy = (levels: RoleRow, { can: wanted }: Endpoint) => can(levels, wanted as Permission);
const tokenMay = (grant: TokenGrant, { can: wanted, method }: Endpoint) =>
  tokenCan(grant, wanted as Permission) && (!grant.readOnly || method === 'GET');

/** Roles of a workspace's own, of which no two allow the same. */
const customRoles: { title: string; levels: RoleRow }[] = [
  {
    title: 'one that works with agents and calls',
    levels: { ...rowWith('view'), agents: 'limited', analytics: 'full', contacts: 'none', settings: 'limited' },
  },
  {
    title: 'one that runs the office, without calls',
    levels: { ...rowWith('limited', false), settings: 'full', team: 'full', integrations: 'view', agents: 'none' },
  },
];

const grants: { title: string; grant: TokenGrant }[] = [
  { title: 'speech', grant: { scopes: ['speech'], readOnly: false } },
  { title: 'calls, read only', grant: { scopes: ['calls'], readOnly: true } },
  { title: 'webhooks and contacts', grant: { scopes: ['webhooks', 'contacts'], readOnly: false } },
  { title: 'everything', grant: { scopes: tokenScopes, readOnly: false } },
];

/** More than a workspace may make by the API. */
async function addRole(row: RoleRow, workspaceId = owner.workspaceId): Promise<string> {
  const id = newId();
  const values = [workspaceId, id, `Role ${id}`, row];
  const text = "insert into roles (workspace_id, id, name, description, levels) values ($1, $2, $3, '', $4)";
  await server.services.db.pool.query(text, values);
  accessCache(services).forget(workspaceId);
  return id;
}

type Sender = Pick<TestClient, 'send'>;

const tokenClient = (secret: string): Sender => ({
  send: (method, address, body) => server.send(method, address, body, { authorization: `Bearer ${secret}` }),
});

async function addToken(
  createdBy: string,
  grant: TokenGrant,
  expiresAt: Date | null = null,
  role: RoleId | null = null,
  workspaceId = owner.workspaceId,
): Promise<Sender> {
  const secret = newTokenSecret();
  const { scopes, readOnly } = grant;
  await server.services.db.system('test', (tx) =>
    tx.insert(accessTokens).values({
      workspaceId,
      id: newId(),
      name: 'Test',
      hash: hashOfSecret(secret),
      shown: 'sk-',
      scopes: [...scopes],
      role,
      readOnly,
      createdBy,
      createdAt: new Date(server.clock.now()),
      expiresAt,
    }),
  );
  return tokenClient(secret);
}

/** Asks an endpoint with ids that do not exist: anyone who may pass gets 404 or 400, and nothing is changed. */
async function expectRight(sender: Sender, { title, endpoint }: (typeof rows)[number], may: boolean): Promise<void> {
  const given = await sender.send(endpoint.method, fill(endpoint, {}), bodyFor(endpoint));
  if (may) {
    expect([title, given.status]).not.toEqual([title, 403]);
    expect([title, given.status]).not.toEqual([title, 401]);
    expect(given.status, title).toBeLessThan(500);
    return;
  }
  const { answer, expected } = told(endpoint, given, 'forbidden');
  expect([title, answer]).toEqual([title, expected]);
}

/** The same of each kind of endpoint. */
async function expectRights(sender: Sender, may: (endpoint: Endpoint) => boolean, of = kinds): Promise<void> {
  for (const row of of) await expectRight(sender, row, may(row.endpoint));
}

const membersWith = new Map<string, Promise<TestClient>>();

/** A member with a role of these levels; the same one each time. */
function memberWith(levels: RoleRow): Promise<TestClient> {
  const key = JSON.stringify(levels);
  const member = membersWith.get(key) ?? addRole(levels).then((role) => server.newMember(owner, role));
  membersWith.set(key, member);
  return member;
}

/** Bodies that no endpoint accepts. */
const malformed = [
  [],
  'just text',
  '{"half":',
  '"\\u0000"',
  '{"__proto__":{}}',
  '['.repeat(5000),
  { name: { $gt: '' }, template: 7, status: null, completed: 'yes', channel: [] },
];
const tooLarge = JSON.stringify({ name: 'x'.repeat(2_000_000) });

describe('every endpoint', () => {
  it.each(signedIn)('$title answers 401 to nobody', async ({ endpoint }) => {
    const given = await server.send(endpoint.method, fill(endpoint, ownIds), bodyFor(endpoint));
    const { answer, expected } = told(endpoint, given, 'session_required');
    expect(answer).toEqual(expected);
    expect(given.status).toBe(401);
  });

  it.each(signedIn.map((row, n) => ({ ...row, n })))(
    '$title answers 401 to a forged token',
    async ({ endpoint, n }) => {
      const [head, claims] = owner.token.split('.');
      const forged = ['x.y.z', `${head}.${claims}.`, `${head}.${claims}.${'A'.repeat(86)}`];
      const headers = { authorization: `Bearer ${forged[n % forged.length]}`, 'x-workspace-id': owner.workspaceId };
      const answer = await server.send(endpoint.method, fill(endpoint, ownIds), bodyFor(endpoint), headers);
      expect(answer.status).toBe(401);
    },
  );

  it.each(inWorkspace.map((row, n) => ({ ...row, n })))(
    '$title asks for the workspace, and knows none but those of its caller',
    async ({ endpoint, n }) => {
      const address = fill(endpoint, ownIds);
      const headers = { authorization: `Bearer ${stranger.token}` };
      const unnamed = await server.send(endpoint.method, address, bodyFor(endpoint), headers);
      const { answer, expected } = told(endpoint, unnamed, 'workspace_required');
      expect(answer).toEqual(expected);
      // The owner's, and by turns what is no one's.
      for (const workspace of [owner.workspaceId, [newId(), 'not-an-id', "' or 1=1 --"][n % 3]!]) {
        const foreign = await server.send(endpoint.method, address, bodyFor(endpoint), {
          ...headers,
          'x-workspace-id': workspace,
        });
        const { answer, expected } = told(endpoint, foreign, 'not_found');
        expect(answer).toEqual(expected);
      }
    },
  );

  it.each(inWorkspace)(
    '$title lets in whoever has just its permission, and nobody who lacks just that',
    async (row) => {
      const wanted = row.endpoint.can as Permission;
      await expectRight(await memberWith(justEnough(wanted)), row, true);
      const most = allBut(wanted);
      if (most !== null) await expectRight(await memberWith(most), row, false);
    },
  );

  it('changes nothing for an access token that only looks', async () => {
    const grant = { scopes: [...tokenScopes], readOnly: true };
    await expectRights(await addToken(owner.userId, grant), (endpoint) => tokenMay(grant, endpoint), inWorkspace);
  });

  it.each(builtInRoles)('the matrix decides what a member with the role %s may do', async (role) => {
    await expectRights(await server.newMember(owner, role), (endpoint) => mayBy(roleMatrix[role], endpoint));
  });

  it.each(customRoles)(
    'the matrix decides what a member with a role of their own may do: $title',
    async ({ levels }) => {
      const member = await server.newMember(owner, await addRole(levels));
      await expectRights(member, (endpoint) => mayBy(levels, endpoint));
    },
  );

  it.each(grants)('an access token may do what it was given: $title', async ({ grant }) => {
    const token = await addToken(owner.userId, grant);
    await expectRights(token, (endpoint) => tokenMay(grant, endpoint) && mayBy(roleMatrix.owner, endpoint));
  });

  it.each(customRoles)('an access token may do what its role may: $title', async ({ levels }) => {
    const role = await addRole(levels);
    for (const readOnly of [false, true]) {
      const token = await addToken(owner.userId, { scopes: [], readOnly }, null, role);
      const row = roleTokenRow(levels, readOnly);
      await expectRights(token, (endpoint) => mayBy(row, endpoint) && (!readOnly || endpoint.method === 'GET'));
    }
  });

  it.each([{ title: 'viewer', levels: roleMatrix.viewer }, ...customRoles])(
    'an access token may do no more than its maker: $title',
    async ({ levels }) => {
      const maker = await server.newMember(owner, await addRole(levels));
      const grant = { scopes: [...tokenScopes], readOnly: false };
      const token = await addToken(maker.userId, grant);
      await expectRights(token, (endpoint) => tokenMay(grant, endpoint) && mayBy(levels, endpoint));
    },
  );

  describe('of a subaccount', async () => {
    const agency = await server.newOwner();
    const { id: childId } = await agency.call(subaccountsApi.create, { body: { name: 'Bright Dental' } });
    const params = { subaccountId: childId };
    const childOwner = await server.newMember({ ...agency, workspaceId: childId }, 'owner');
    /** Someone of one of the two, in the other. */
    const inOther = ({ token }: TestClient, workspaceId: string): Sender => ({
      send: (method, address, body) =>
        server.send(method, address, body, { authorization: `Bearer ${token}`, 'x-workspace-id': workspaceId }),
    });
    /** Ends the entry by which the rest is tried. */
    const butLeaving = firstOfKinds(inWorkspace.filter(({ title }) => title !== 'subaccounts.leave'));

    it('is not there for its agency without an entry, nor the agency for its people', async () => {
      for (const sender of [inOther(agency, childId), inOther(childOwner, agency.workspaceId)]) {
        for (const { title, endpoint } of kinds) {
          const given = await sender.send(
            endpoint.method,
            fill(endpoint, { subaccountId: childId }),
            bodyFor(endpoint),
          );
          const { answer, expected } = told(endpoint, given, 'not_found');
          expect([title, answer]).toEqual([title, expected]);
        }
      }
    });

    it.each([
      { title: 'owner', levels: roleMatrix.owner },
      ...customRoles.map(({ title, levels }) => ({ title, levels: { ...levels, settings: 'full' as const } })),
    ])('lets its agency do what the role at home allows, and no more: $title', async ({ levels }) => {
      const member = await server.newMember(agency, await addRole(levels, agency.workspaceId));
      await member.call(subaccountsApi.enter, { params });
      const row = actingRow(levels, null);
      await expectRights(inOther(member, childId), (endpoint) => mayBy(row, endpoint), butLeaving);
    });

    it.each(customRoles)('lets nobody do more than its agency says: $title', async ({ levels: most }) => {
      await services.db.pool.query(
        `insert into subaccount_permissions (workspace_id, levels) values ($1, $2)
         on conflict (workspace_id) do update set levels = excluded.levels`,
        [childId, most],
      );
      accessCache(services).forget(childId);
      await agency.call(subaccountsApi.enter, { params });
      for (const role of ['owner', 'member'] as const) {
        const member = role === 'owner' ? childOwner : await server.newMember(childOwner, role);
        await expectRights(member, (endpoint) => mayBy(commonRow(roleMatrix[role], most), endpoint));
      }
      const row = actingRow(roleMatrix.owner, most);
      await expectRights(inOther(agency, childId), (endpoint) => mayBy(row, endpoint), butLeaving);
      await services.db.pool.query('delete from subaccount_permissions where workspace_id = $1', [childId]);
      accessCache(services).forget(childId);
    });

    it('that is suspended is to its people what it was, and to its tokens nothing', async () => {
      await agency.call(subaccountsApi.suspend, { params, body: { reason: 'An invoice is open.' } });
      await expectRights(childOwner, (endpoint) => mayBy(roleMatrix.owner, endpoint));
      const grant = { scopes: [...tokenScopes], readOnly: false };
      const token = await addToken(childOwner.userId, grant, null, null, childId);
      for (const { title, endpoint } of kinds) {
        const given = await token.send(endpoint.method, fill(endpoint, {}), bodyFor(endpoint));
        const { answer, expected } = told(endpoint, given, 'workspace_suspended');
        expect([title, answer]).toEqual([title, expected]);
      }
    });
  });

  it('knows a former member no better than a stranger, at once', async () => {
    const former = await server.newMember(owner, 'admin');
    expect((await former.send('GET', '/v1/agents')).status).toBe(200);
    await owner.call(membersApi.remove, { params: { memberId: former.userId } });
    for (const { title, endpoint } of kinds) {
      const given = await former.send(endpoint.method, fill(endpoint, ownIds), bodyFor(endpoint));
      const { answer, expected } = told(endpoint, given, 'not_found');
      expect([title, answer]).toEqual([title, expected]);
    }
  });

  it('answers 401 to a token that was deleted, has expired, or whose maker has gone', async () => {
    const grant = { scopes: [...tokenScopes], readOnly: false };
    const maker = await server.newMember(owner, 'admin');
    const body = { name: 'Deleted', scopes: [...tokenScopes] };
    const { id: tokenId, value: secret } = await owner.call(accessTokensApi.create, { body });
    const dead = [
      tokenClient(secret),
      await addToken(owner.userId, grant, new Date(server.clock.now())),
      await addToken(maker.userId, grant),
    ];
    expect((await dead[0]!.send('GET', '/v1/agents')).status).toBe(200);
    expect((await dead[2]!.send('GET', '/v1/agents')).status).toBe(200);
    await owner.call(accessTokensApi.remove, { params: { tokenId } });
    await owner.call(membersApi.remove, { params: { memberId: maker.userId } });
    for (const { title, endpoint } of firstOfKinds(signedIn)) {
      for (const token of dead) {
        // Whose maker has gone is still known, and told so in its own workspace only.
        if (token === dead[2] && endpoint.can === 'account') continue;
        const { status } = await token.send(endpoint.method, fill(endpoint, ownIds), bodyFor(endpoint));
        expect([title, status]).toEqual([title, 401]);
      }
    }
  });

  it.each(withIds)('$title answers 404 to what is no id', async ({ endpoint }) => {
    const noIds = { agentId: 'x', callId: '0', appointmentId: '../x', lessonId: 'none' };
    const answer = await stranger.send(endpoint.method, fill(endpoint, noIds), sampleBody(endpoint));
    expect([answer.status, codeOf(answer.body)]).toEqual([404, 'not_found']);
  });

  it.each(withBody)('$title refuses malformed bodies with a 400 that says why', async ({ endpoint, n }) => {
    const address = fill(endpoint, ownIds);
    // Not all protocols tell a field that is wrong by the same status as a body that ’s response can’t be read.
    const refusing = endpoint.file
      ? [400, 415]
      : [400, endpoint.protocol?.refuse(new AppError('invalid_input')).status];
    // What no schema expects; and by turns something else.
    for (const body of [{ nobody: 'expects this' }, malformed[n % malformed.length]]) {
      const answer = await owner.send(endpoint.method, address, body);
      const shown = JSON.stringify(answer.body);
      expect(refusing, shown).toContain(answer.status);
      expect(shown).not.toMatch(/sql|select|zod|node_modules/i);
    }
    const large = await owner.send(endpoint.method, address, tooLarge);
    const { answer, expected } = told(endpoint, large, 'body_too_large');
    expect(answer).toEqual(expected);
  });

  it('refuses what is not JSON', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/v1/agents',
      headers: {
        authorization: `Bearer ${owner.token}`,
        'x-workspace-id': owner.workspaceId,
        'content-type': 'text/plain',
      },
      payload: 'hello',
    });
    expect(answer.statusCode).toBe(415);
  });

  it('promises in the OpenAPI document what the table says', async () => {
    const { status, body } = await server.send('GET', '/openapi.json');
    expect(status).toBe(200);
    const { paths } = body as { paths: Record<string, Record<string, unknown>> };
    const promised = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(promised).toHaveLength(rows.length);
  });
});

/** A body that the endpoint would accept, so that the answer is about the id. */
function sampleBody(endpoint: Endpoint): unknown {
  if (endpoint.file) return formOf('a.txt', 'Words.');
  const samples: unknown[] = [
    { name: 'Pro', characters: 1 },
    { values: {} },
    { reason: 'An invoice is open.' },
    { revenue: 100, currency: 'EUR', description: 'Plan' },
    { amount: 100, currency: 'EUR' },
    { email: 'ada@example.com' },
    { levels: {} },
    { name: 'Practice', settings: {} },
    { role: 'viewer' },
    { minutes: 30 },
    { status: 'active' },
    { completed: true },
    { channel: 'browser' },
    { name: 'New name' },
  ];
  return samples.find((sample) => endpoint.body?.strict().safeParse(sample).success) ?? endpoint.example?.body;
}
