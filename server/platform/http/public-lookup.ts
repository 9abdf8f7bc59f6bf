import dns, { type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { OutboundError } from '#voice/engines/services/outbound.ts';
import { isPublicAddress } from './private-addresses.ts';

/** All addresses of a name. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

export const systemResolve: Resolve = (host) => dns.promises.lookup(host, { all: true });

/** Looks a name up and refuses it when one of its answers is private; the connection goes to a checked answer. */
export const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (host, { all }, done) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
          done(new OutboundError('forbidden', `${host} is on a private network.`), '', 4);
        } else if (all) done(null, addresses);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, '', 4),
    );
  };
