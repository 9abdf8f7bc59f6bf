import { expect, test } from 'vitest';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { meApi } from '#domain/identity/me.ts';
import { startApp } from '#server/testing/start-app.ts';

const app = await startApp();

test('a person and an access token of any scope learn who they are', async () => {
  const owner = await app.newOwner();
  const me = await owner.call(meApi.get);
  expect(me).toMatchObject({
    type: 'user',
    user: { email: owner.email },
    accessToken: null,
    workspace: { id: owner.workspaceId },
    permissions: { agents: 'full', calls: true },
  });
  const token = await owner.call(accessTokensApi.create, { body: { name: 'Speech only', scopes: ['speech'] } });
  const answer = await app.send('GET', '/v1/me', undefined, { authorization: `Bearer ${token.value}` });
  expect(answer.body).toMatchObject({
    type: 'access_token',
    user: null,
    accessToken: { id: token.id, scopes: ['speech'], readOnly: false },
    workspace: { id: owner.workspaceId },
    permissions: { agents: 'none', calls: false },
  });
  expect(JSON.stringify(answer.body)).not.toContain(token.value);
  expect((await app.send('GET', '/v1/me')).status).toBe(401);
});
