import { AppError } from '#domain/errors.ts';
import { namedOrigins } from '#server/config.ts';
import { whyRefused } from '#server/infra/http/private-hosts.ts';
import type { Services } from '#server/services.ts';

/**
 * Refuses an address that would be refused at each sending, as it is written. Names that lead inside of the network show
 * only then.
 * @throws AppError invalid_input
 */
export function checkReachable({ config }: Services, address: string, path: string): void {
  const url = new URL(address);
  const why = whyRefused(url, namedOrigins(config).includes(url.origin));
  if (why === null) return;
  const message = `${url.hostname} ${why}, which this server does not call. Write an address that can be reached from the internet.`;
  throw new AppError('invalid_input', message, [{ path, message }]);
}
