import { accountApi } from '#domain/identity/account.ts';
import { implement } from '#server/platform/http/implement.ts';
import { exportAccount } from './export-account.ts';
import { notePresence, readPresence, teamPresence } from './presence.ts';
import { removeAccount } from './remove-account.ts';

export const accountRoutes = implement(accountApi, {
  presence: ({ services, account }) => readPresence(services, account),
  setPresence: ({ services, account, body }) => notePresence(services, account, body.choice),
  sign: ({ services, account }) => notePresence(services, account),
  team: async ({ scope }) => ({ items: await teamPresence(scope) }),
  export: ({ services, account }) => exportAccount(services, account),
  remove: ({ services, account, body }) => removeAccount(services, account, body),
});
