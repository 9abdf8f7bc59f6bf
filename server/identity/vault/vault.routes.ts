import { vaultApi } from '#domain/identity/vault.ts';
import { implement } from '#server/platform/http/implement.ts';
import { createSecret, listSecrets, removeSecret, updateSecret } from './vault.ts';

export const vaultRoutes = implement(vaultApi, {
  list: async ({ scope }) => ({ items: await listSecrets(scope) }),
  create: ({ scope, body }) => createSecret(scope, body),
  update: ({ scope, params, body }) => updateSecret(scope, params.secretId, body),
  remove: ({ scope, params, query }) => removeSecret(scope, params.secretId, query.anyway === 'true'),
});
