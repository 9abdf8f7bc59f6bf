import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/services.ts';

const bases = new WeakMap<Services, string>();

/** Remembers under which address of this machine the server answers, once it does. */
export function noteOwnAddress(app: FastifyInstance, services: Services): void {
  app.addHook('onListen', async () => {
    const { address, port, family } = app.server.address() as AddressInfo;
    const isAny = ['0.0.0.0', '::'].includes(address);
    const host = isAny ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
    bases.set(services, `http://${host}:${port}`);
  });
}

/** This server's own address; before it listens, one at which no one does. */
export const ownAddress = (services: Services): string => bases.get(services) ?? 'http://127.0.0.1:1';

/** Where the carrier of this house answers as Twilio does. */
export const simulatorPath = '/stand-in-carrier';
export const simulatorBase = (services: Services): string => `${ownAddress(services)}${simulatorPath}`;
