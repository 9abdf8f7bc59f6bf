import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { agentsApi } from '#domain/agents.ts';
import { type AuditAction, auditActions, besideRequests } from '#domain/audit-actions.ts';
import { describedApi } from '#domain/described-api.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import type { Endpoint } from '#domain/http.ts';
import { builtInRoles, can, type Permission, roleMatrix } from '#domain/permissions.ts';
import { newId } from '#server/infra/db/new-id.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

/** What every endpoint of the contract has in common, tried on every one of them. */

const server = await startApp();
const rows = Object.entries(describedApi).flatMap(([noun, table]) =>
  Object.entries(table as Record<string, Endpoint>).map(([name, endpoint]) => ({ title: `${noun}.${name}`, endpoint })),
);
const inWorkspace = rows.filter(({ endpoint }) => endpoint.can !== 'public' && endpoint.can !== 'account');
const signedIn = rows.filter(({ endpoint }) => endpoint.can !== 'public');
/** Voices are the same for everybody. */
const withIds = inWorkspace.filter(({ endpoint }) => /:(?!voiceId)/.test(endpoint.path));
const withBody = rows.filter(({ endpoint }) => endpoint.body !== undefined);

const owner = await server.newOwner();
const stranger = await server.newOwner();
const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });

/** Ids of things in the owner's workspace, for paths that name one. */
const ownIds: Record<string, string> = { agentId, lessonId: 'create-agent' };

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

describe('every endpoint', () => {
  it.each(signedIn)('$title answers 401 to nobody', async ({ endpoint }) => {
    const given = await server.send(endpoint.method, fill(endpoint, ownIds), bodyFor(endpoint));
    const { answer, expected } = told(endpoint, given, 'session_required');
    expect(answer).toEqual(expected);
    expect(given.status).toBe(401);
  });

  it.each(signedIn)('$title answers 401 to a forged token', async ({ endpoint }) => {
    const [head, claims] = owner.token.split('.');
    for (const token of ['x.y.z', `${head}.${claims}.`, `${head}.${claims}.${'A'.repeat(86)}`]) {
      const headers = { authorization: `Bearer ${token}`, 'x-workspace-id': owner.workspaceId };
      const answer = await server.send(endpoint.method, fill(endpoint, ownIds), bodyFor(endpoint), headers);
      expect(answer.status).toBe(401);
    }
  });

  it.each(inWorkspace)(
    '$title asks for the workspace, and knows none but those of its caller',
    async ({ endpoint }) => {
      const address = fill(endpoint, ownIds);
      const headers = { authorization: `Bearer ${stranger.token}` };
      const unnamed = await server.send(endpoint.method, address, bodyFor(endpoint), headers);
      const { answer, expected } = told(endpoint, unnamed, 'workspace_required');
      expect(answer).toEqual(expected);
      for (const workspace of [owner.workspaceId, newId(), 'not-an-id', "' or 1=1 --"]) {
        const foreign = await server.send(endpoint.method, address, bodyFor(endpoint), {
          ...headers,
          'x-workspace-id': workspace,
        });
        const { answer, expected } = told(endpoint, foreign, 'not_found');
        expect(answer).toEqual(expected);
      }
    },
  );

  it.each(builtInRoles)('the matrix decides what a member with the role %s may do', async (role) => {
    const member: TestClient = await server.newMember(owner, role);
    for (const { title, endpoint } of inWorkspace) {
      // Ids that do not exist: whoever may pass gets 404 or 400, and nothing is changed.
      const answer = await member.send(endpoint.method, fill(endpoint, {}), bodyFor(endpoint));
      const allowed = can(roleMatrix[role], endpoint.can as Permission);
      expect([title, answer.status === 403], `${title} answered ${answer.status}`).toEqual([title, !allowed]);
      expect(answer.status).not.toBe(401);
      expect(answer.status).toBeLessThan(500);
    }
  });

  it.each(withIds)('$title answers 404 to what is no id', async ({ endpoint }) => {
    const noIds = { agentId: 'x', callId: '0', appointmentId: '../x', lessonId: 'none' };
    const answer = await stranger.send(endpoint.method, fill(endpoint, noIds), sampleBody(endpoint));
    expect([answer.status, codeOf(answer.body)]).toEqual([404, 'not_found']);
  });

  it.each(withBody)('$title refuses malformed bodies with a 400 that says why', async ({ endpoint }) => {
    const address = fill(endpoint, ownIds);
    // Not all protocols tell a field that is wrong by the same status as a body that cannot be read.
    const refusing = [400, endpoint.protocol?.refuse(new AppError('invalid_input')).status];
    for (const body of [
      { nobody: 'expects this' },
      [],
      'just text',
      '{"half":',
      '"\\u0000"',
      '{"__proto__":{}}',
      '['.repeat(5000),
      { name: { $gt: '' }, template: 7, status: null, completed: 'yes', channel: [] },
    ]) {
      const answer = await owner.send(endpoint.method, address, body);
      const shown = JSON.stringify(answer.body);
      expect(refusing, shown).toContain(answer.status);
      expect(shown).not.toMatch(/sql|select|zod|node_modules/i);
    }
    const large = await owner.send(endpoint.method, address, { name: 'x'.repeat(2_000_000) });
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

  it('says what the audit log calls it, where it changes something', () => {
    for (const { title, endpoint } of rows) {
      expect([title, endpoint.audit !== undefined]).toEqual([title, endpoint.method !== 'GET']);
      // Nobody's doings have no workspace to stand in.
      if (endpoint.can === 'public') expect([title, endpoint.audit ?? null]).toEqual([title, null]);
    }
    const named = new Set([...rows.map(({ endpoint }) => endpoint.audit), ...besideRequests]);
    expect(Object.keys(auditActions).filter((action) => !named.has(action as AuditAction))).toEqual([]);
  });

  it('has a schema or a reason: no route stands outside of the contract by accident', () => {
    const routes: string[] = [];
    for (const { endpoint } of rows) routes.push(endpoint.path);
    expect(new Set(rows.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)).size).toBe(rows.length);
    for (const { endpoint } of rows) {
      for (const part of [endpoint.params, endpoint.query, endpoint.body]) {
        if (part !== undefined) expect(part).toBeInstanceOf(z.ZodObject);
      }
      const named = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
      expect(Object.keys(endpoint.params?.shape ?? {}).sort()).toEqual(named.sort());
    }
  });
});

/** A body that the endpoint would accept, so that the answer is about the id. */
function sampleBody(endpoint: Endpoint): unknown {
  const samples: unknown[] = [
    { name: 'Pro', characters: 1 },
    { minutes: 30 },
    { status: 'active' },
    { completed: true },
    { channel: 'browser' },
    { name: 'New name' },
  ];
  return samples.find((sample) => endpoint.body?.strict().safeParse(sample).success);
}
