import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { SessionRow, UserRow } from '#server/platform/db/schema/auth.table.ts';
import type { Services } from '#server/services.ts';
import { algorithm, findPublicKey, type KeyRing, keyRing } from './signing-keys.ts';

/** Seconds that an access token lives. */
export const accessTokenLifetime = 3_600;
export const audience = 'authenticated';

export const issuerOf = (services: Services) => `${services.config.publicUrl}/auth/v1`;

/** Signs the access token of a session. Never call it inside a transaction. */
export async function signAccessToken(services: Services, user: UserRow, session: SessionRow, issuedAt: number) {
  const { current } = await keyRing(services);
  const claims: JWTPayload = {
    email: user.email,
    phone: '',
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    role: 'authenticated',
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: false,
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: current.kid })
    .setIssuer(issuerOf(services))
    .setSubject(user.id)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenLifetime)
    .sign(current.privateKey);
}

const Claims = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  role: z.literal('authenticated'),
  aal: z.enum(['aal1', 'aal2']),
  exp: z.number(),
});
export type Claims = z.infer<typeof Claims>;

/** Tokens whose signature has been looked at are known for as long as the keys are: a signature costs more than most requests. */
const read = new WeakMap<KeyRing, Map<string, Claims>>();
const mostRead = 1_000;

function readWith(ring: KeyRing): Map<string, Claims> {
  const known = read.get(ring) ?? new Map<string, Claims>();
  read.set(ring, known);
  return known;
}

/**
 * What one of our access tokens says. The key is found by `kid` among our own only, and the algorithm is ours: what a
 * token says about either is not believed.
 * @throws jose's errors, or a zod error, when it is not ours or not valid now
 */
export async function readAccessToken(services: Services, token: string): Promise<Claims> {
  const ring = await keyRing(services);
  const known = readWith(ring).get(token);
  if (known !== undefined && services.clock.now() < known.exp * 1_000) return known;
  const claims = await verify(services, token);
  const ofRing = readWith(ring);
  ofRing.set(token, claims);
  const [oldest] = ofRing.keys();
  if (ofRing.size > mostRead) ofRing.delete(oldest!);
  return claims;
}

async function verify(services: Services, token: string): Promise<Claims> {
  const { payload } = await jwtVerify(
    token,
    async ({ kid }) => {
      const key = typeof kid === 'string' ? await findPublicKey(services, kid) : undefined;
      if (key === undefined) throw new Error('unknown kid');
      return key;
    },
    {
      algorithms: [algorithm],
      issuer: issuerOf(services),
      audience,
      typ: 'JWT',
      requiredClaims: ['sub', 'exp', 'iat', 'session_id'],
      currentDate: new Date(services.clock.now()),
    },
  );
  return Claims.parse(payload);
}
