import { Resolver } from 'node:dns/promises';
import { AppError } from '#domain/platform/errors.ts';
import type { Config } from '#server/config.ts';

/** Milliseconds that a name server has for each of its two tries. */
const dnsMs = 4_000;

/** All TXT records of a name; none where it does not exist. @throws AppError conflict when no name server answers */
export async function findTxt({ dnsServers }: Pick<Config, 'dnsServers'>, name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: dnsMs, tries: 2 });
  if (dnsServers.length > 0) resolver.setServers(dnsServers);
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw new AppError('conflict', 'No DNS server responded. Try again in a moment.');
  }
}
