import { accountApi } from '#domain/account.ts';
import { gettingStartedApi } from '#domain/getting-started.ts';
import { membersApi } from '#domain/members.ts';
import { notificationsApi } from '#domain/notifications.ts';
import { workspacesApi } from '#domain/workspaces.ts';
import { tableOf } from './endpoint-addresses.ts';

/** What every page of the dashboard asks for. Of all other nouns the addresses are loaded when one is first asked for. */
export const firstEndpointTable = tableOf({
  workspaces: workspacesApi,
  account: accountApi,
  members: membersApi,
  gettingStarted: gettingStartedApi,
  notifications: notificationsApi,
});
