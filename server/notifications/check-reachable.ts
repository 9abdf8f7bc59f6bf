import { AppError } from '#domain/platform/errors.ts';
import { PlainHttps } from '#domain/platform/plain-https.ts';
import { privateOriginsOf } from '#server/config.ts';
import { whyRefused } from '#server/platform/http/private-hosts.ts';
import type { Scope } from '#server/scope.ts';

/**
 * Refuses an address that would be refused at each sending, as it is written. Names that lead inside of the network show
 * only then.
 * @throws AppError invalid_input
 */
export function checkReachable(address: string, path: string, trusts: readonly string[] = []): void {
  const url = new URL(address);
  const why = whyRefused(url, trusts.includes(url.origin));
  if (why === null) return;
  const message = `${url.hostname} ${why}, which this server doesn’t call. Use a publicly reachable URL.`;
  throw new AppError('invalid_input', message, [{ path, message }]);
}

/**
 * The same for what receives a workspace's webhooks, which is reached by https alone, unless PRIVATE_ORIGINS names its
 * origin for the workspace.
 * @throws AppError invalid_input
 */
export function checkReceiver(
  { services, workspaceId }: Pick<Scope, 'services' | 'workspaceId'>,
  address: string,
  path: string,
): void {
  const trusts = privateOriginsOf(services.config, workspaceId);
  if (trusts.includes(new URL(address).origin)) return;
  const [issue] = PlainHttps.safeParse(address).error?.issues ?? [];
  if (issue !== undefined) {
    const message = `${issue.message} To use a receiver on your own network, ask the operator to add its origin to PRIVATE_ORIGINS.`;
    throw new AppError('invalid_input', undefined, [{ path, message }]);
  }
  checkReachable(address, path);
}
