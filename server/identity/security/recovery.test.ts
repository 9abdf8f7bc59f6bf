import { expect, it } from 'vitest';
import { verifyAccessToken } from '#server/identity/auth/tokens/verify-token.ts';
import { findScope } from '#server/identity/workspaces/find-scope.ts';
import { listWorkspaces } from '#server/identity/workspaces.ts';
import { securitySettings } from '#server/platform/db/schema/security.table.ts';
import { linkOf, sessionOf, startAuth } from '#server/testing/start-auth.ts';

const { services, clock, client, mailsTo, open, newPerson } = await startAuth();

it('a mailed link to a new password is no way around the second factor that a workspace asks for', async () => {
  const { email } = await newPerson();
  await client().resetPasswordForEmail(email);
  const letter = (await mailsTo(email)).at(-1)!;
  const { access_token } = sessionOf(await open(linkOf(letter)));
  const account = await verifyAccessToken(services, access_token);
  const [workspace] = await listWorkspaces(services, account);
  const workspaceId = workspace!.id;
  const enter = () => findScope(services, account, workspaceId, 'agents:read');
  expect(await enter()).toMatchObject({ actor: { session: { aal: 'aal1' } } });
  const twoFactorRequiredFrom = new Date(clock.now());
  await services.db.tenant(workspaceId, (tx) =>
    tx.insert(securitySettings).values({ workspaceId, twoFactorRequiredFrom }),
  );
  clock.advance(10_000);
  await expect(enter()).rejects.toMatchObject({ code: 'two_factor_required' });
});
