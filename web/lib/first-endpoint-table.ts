import { accountApi } from '#domain/identity/account.ts';
import { membersApi } from '#domain/identity/members.ts';
import { workspacesApi } from '#domain/identity/workspaces.ts';
import { notificationsApi } from '#domain/notifications/notifications.ts';
import { gettingStartedApi } from '#domain/usage/getting-started.ts';
import { tableOf } from './endpoint-addresses.ts';

/** What every page of the dashboard asks for. Of all other nouns the addresses are loaded when one is first asked for. */
export const firstEndpointTable = tableOf({
  workspaces: workspacesApi,
  account: accountApi,
  members: membersApi,
  gettingStarted: gettingStartedApi,
  notifications: notificationsApi,
});
