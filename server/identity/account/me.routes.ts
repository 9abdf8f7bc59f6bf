import { meApi } from '#domain/identity/me.ts';
import { listAccessTokens } from '#server/identity/access-tokens/access-tokens.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import { implement } from '#server/platform/http/implement.ts';

export const meRoutes = implement(meApi, {
  async get({ scope }) {
    const { services, workspaceId, actor } = scope;
    const { id, name, timeZone } = await services.db.tenant(workspaceId, (tx) => findWorkspace(tx, workspaceId));
    const token =
      actor?.tokenId === undefined
        ? undefined
        : // An agency’s token is the agency’s, also where it acts in a subaccount.
          (await listAccessTokens({ services, workspaceId: actor.agencyId ?? workspaceId, actor })).find(
            (one) => one.id === actor.tokenId,
          );
    return {
      type: token === undefined ? ('user' as const) : ('access_token' as const),
      user: token === undefined ? { id: actor!.userId, email: actor!.email } : null,
      accessToken: token ?? null,
      workspace: { id, name, timeZone },
      permissions: actor!.row,
    };
  },
});
