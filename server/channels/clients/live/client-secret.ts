import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Permission } from '#domain/identity/permissions.ts';
import { AppError } from '#domain/platform/errors.ts';
import { type RightHolder, stillMay } from '#server/identity/watch-rights.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/** What a secret for someone's browser lets in: one call, with one agent. */
interface Admitted {
  workspaceId: string;
  agentId: string;
  holder: RightHolder;
}

const purpose = 'client-call';
const signatureOf = (key: Buffer, words: string) => createHmac('sha256', key).update(words).digest('base64url');
/** Secrets that were used here, until they are too old anyway. */
const used = new Map<string, number>();
const gone = () => new AppError('session_required', 'This secret is invalid or has expired. Create another one.');

/** A secret that a browser opens a call's socket with, once, in place of a key. */
export function newClientSecret({ services, workspaceId, actor }: Scope, agentId: string, seconds: number) {
  const expires = services.clock.now() + seconds * 1000;
  const { userId, tokenId, session } = actor!;
  const holder = Buffer.from(JSON.stringify({ userId, tokenId, session })).toString('base64url');
  const words = [workspaceId, agentId, holder, expires, randomBytes(9).toString('base64url')].join('.');
  return { secret: `${words}.${signatureOf(services.secrets.key(purpose), words)}`, expires };
}

function read(services: Services, secret: string): Admitted {
  const at = secret.lastIndexOf('.');
  const [words, given] = [secret.slice(0, Math.max(0, at)), Buffer.from(secret.slice(at + 1))];
  const isRight = services.secrets.keys(purpose).some((key) => {
    const right = Buffer.from(signatureOf(key, words));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  const [workspaceId = '', agentId = '', holder = '', expires = '0'] = words.split('.');
  const now = services.clock.now();
  for (const [old, until] of used) if (until < now) used.delete(old);
  if (!isRight || Number(expires) < now || used.has(words)) throw gone();
  used.set(words, Number(expires));
  return { workspaceId, agentId, holder: JSON.parse(Buffer.from(holder, 'base64url').toString()) as RightHolder };
}

/**
 * Takes a secret: who calls is the public, as long as the one who made it still may have calls made.
 * @throws AppError session_required
 */
export async function takeClientSecret(
  services: Services,
  secret: string,
  permission: Permission,
): Promise<{ scope: Scope; agentId: string }> {
  const { workspaceId, agentId, holder } = read(services, secret);
  if (!(await stillMay(services, workspaceId, holder, permission))) throw gone();
  return { scope: { services, workspaceId, actor: null }, agentId };
}
