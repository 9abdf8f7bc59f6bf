import { expect, it } from 'vitest';
import { actionsApi } from '#domain/actions/actions.ts';
import { vaultApi } from '#domain/identity/vault.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { runAction } from '#server/actions/run-action.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { startSimulator } from '#server/testing/fake-web-server.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const app = await startApp();
const host = 'api.example.com';
const origin = `https://${host}`;
/** A system of the business that says again what it was told. */
const asked = await startSimulator(app.services, host, ({ headers, path }) => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ told: headers.authorization, path }),
}));
const live = 'sk-live/qz9&secret"x';

const request = (owner: TestClient, input: object) =>
  runAction(
    { services: app.services, workspaceId: owner.workspaceId, actor: null },
    {
      runId: newId(),
      callId: null,
      nodeId: 'ask',
      action: 'api_request',
      wait: true,
      input: { method: 'POST', url: `${origin}/?key={{secret.SHOP_KEY}}`, headers: [], body: null, ...input } as never,
    },
  );
const authorization = [{ name: 'Authorization', value: 'Bearer {{secret.SHOP_KEY}}' }];
const addKey = (owner: TestClient, change: object = {}) =>
  owner.call(vaultApi.create, { body: { name: 'SHOP_KEY', value: live, hosts: [host], ...change } });

it('goes out with a request in the form of its place, and stands nowhere else', async () => {
  const owner = await app.newOwner();
  await addKey(owner);
  const result = await request(owner, { headers: authorization, body: '{"key":"{{secret.SHOP_KEY}}"}' });
  const { path, headers, body } = asked.at(-1)!;
  expect(path).toBe(`/?key=${encodeURIComponent(live)}`);
  expect(headers.authorization).toBe(`Bearer ${live}`);
  expect(JSON.parse(String(body))).toEqual({ key: live });
  expect(JSON.stringify(result)).not.toMatch(/sk-live|qz9/);
  const { items } = await owner.call(vaultApi.list);
  expect(items).toMatchObject([
    { name: 'SHOP_KEY', environment: 'live', hosts: [host], changedBy: expect.any(String) },
  ]);
  const told = (await owner.call(auditApi.list, { query: { action: 'secret.created' } })).items;
  expect(told).toHaveLength(1);
  const { rows } = await app.services.db.pool.query(
    'select row_to_json(v)::text as kept from vault_secrets v where workspace_id = $1 union all select row_to_json(r)::text from action_runs r where workspace_id = $1',
    [owner.workspaceId],
  );
  expect(JSON.stringify([items, told, rows])).not.toMatch(/sk-live|qz9/);
});

it('goes to no host that is not named, and not at all where there is none', async () => {
  const owner = await app.newOwner();
  const before = asked.length;
  expect(await request(owner, {})).toMatchObject({
    ok: false,
    message: expect.stringContaining('no live secret named'),
  });
  await addKey(owner, { hosts: ['api.example.org'] });
  expect(await request(owner, {})).toMatchObject({
    ok: false,
    message: `The SHOP_KEY secret can’t be sent to ${host}. Allow that host under Security Settings.`,
  });
  expect(asked).toHaveLength(before);
});

it('is another one in tests, changed by someone who knows a value, and told where it is used before it goes', async () => {
  const owner = await app.newOwner();
  const { id: secretId } = await addKey(owner);
  await addKey(owner, { value: 'sk-test', environment: 'test' });
  expect((await owner.send('POST', '/v1/vault', { name: 'SHOP_KEY', value: 'x', hosts: [host] })).status).toBe(409);
  expect((await owner.send('PATCH', `/v1/vault/${secretId}`, { hosts: ['evil.example'] })).status).toBe(400);
  const { id: actionId } = await owner.call(actionsApi.create, { body: { template: 'custom-webhook' } });
  const { configuration } = await owner.call(actionsApi.get, { params: { actionId } });
  await owner.call(actionsApi.update, {
    params: { actionId },
    body: {
      name: 'Ask the shop',
      variables: [{ name: 'name', type: 'text', sample: 'Ann' }],
      configuration: {
        ...(configuration as object),
        method: 'POST',
        url: `${origin}/`,
        headers: [{ ...authorization[0]!, secret: false }],
        body: '{"name":"{{name}}"}',
      } as never,
    },
  });
  // What a caller says names no secret.
  await owner.call(actionsApi.run, {
    params: { actionId },
    body: { values: { name: '{{secret.SHOP_KEY}}' }, trial: true },
  });
  expect(asked.at(-1)).toMatchObject({ headers: { authorization: 'Bearer sk-test' } });
  expect(String(asked.at(-1)!.body)).toBe('{"name":"{ {secret.SHOP_KEY}}"}');
  const refused = await owner.send('DELETE', `/v1/vault/${secretId}`);
  expect(refused).toMatchObject({ status: 409 });
  expect(JSON.stringify(refused.body)).toContain('SHOP_KEY is used in the action Ask the shop');
  expect((await owner.call(vaultApi.list)).items[0]!.usedIn).toEqual(['the action Ask the shop']);
  await owner.call(vaultApi.remove, { params: { secretId }, query: { anyway: 'true' } });
  expect((await owner.call(vaultApi.list)).items.map(({ environment }) => environment)).toEqual(['test']);
  const viewer = await app.newMember(owner, 'viewer');
  expect((await viewer.send('GET', '/v1/vault')).status).toBe(403);
});
