import { randomBytes } from 'node:crypto';
import { and, desc, gte, isNull, notInArray } from 'drizzle-orm';
import { z } from 'zod';
import { registeredApps } from '#server/platform/db/schema/apps.table.ts';
import type { Services } from '#server/services.ts';
import { OAuthRefusal } from './oauth-error.ts';
import { mayWaitAt } from './redirect-uris.ts';

/** Milliseconds after which an app that no one let in is forgotten, and how many such are kept. */
const unusedMs = 86_400_000;
const most = 10_000;

const Registration = z.object({
  client_name: z.string().max(200).optional(),
  redirect_uris: z.array(z.string().max(500)).min(1).max(10),
  token_endpoint_auth_method: z.string().max(60).optional(),
});

/** Takes note of an app that asks to be known (RFC 7591). It gets no secret, since it could keep none. */
export async function registerApp({ db, clock }: Services, body: unknown): Promise<object> {
  const { data } = Registration.safeParse(body);
  if (data === undefined) throw new OAuthRefusal('invalid_client_metadata', 'Send up to ten redirect_uris.');
  const wrong = data.redirect_uris.find((uri) => !mayWaitAt(uri));
  if (wrong !== undefined) throw new OAuthRefusal('invalid_redirect_uri', `${wrong} isn’t an allowed redirect URI.`);
  const now = clock.now();
  const id = `app-${randomBytes(16).toString('hex')}`;
  const name =
    (data.client_name ?? '')
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, 80) || 'Unnamed app';
  const redirectUris = [...new Set(data.redirect_uris)];
  await db.system('account', async (tx) => {
    // Strangers register at will: however many do, the next app has a place.
    const unused = isNull(registeredApps.usedAt);
    const kept = tx
      .select({ id: registeredApps.id })
      .from(registeredApps)
      .where(and(unused, gte(registeredApps.createdAt, new Date(now - unusedMs))))
      .orderBy(desc(registeredApps.createdAt))
      .limit(most - 1);
    await tx.delete(registeredApps).where(and(unused, notInArray(registeredApps.id, kept)));
    await tx.insert(registeredApps).values({ id, name, redirectUris, createdAt: new Date(now) });
  });
  return {
    client_id: id,
    client_id_issued_at: Math.floor(now / 1000),
    client_name: name,
    redirect_uris: redirectUris,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
  };
}
