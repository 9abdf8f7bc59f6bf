import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { Logger } from 'pino';
import { newSid } from '#server/carriers/simulator-accounts.ts';
import type { SimulatorNumber } from '#server/platform/db/schema/simulator.table.ts';
import type { Clock } from '#voice/clock.ts';
import { controlRoutes } from './control.routes.ts';
import { Faults } from './faults.ts';
import { simulatorApi } from './rest.routes.ts';
import { openSimulator, type Simulator } from './simulator.ts';
import { type SimulatorContext, type Way, waysOut } from './simulator-context.ts';
import type { SimulatorAccount, SimulatorStore } from './simulator-store.ts';

/** Accounts and numbers in memory: they are gone with the process, as its calls are. */
function storeInMemory(accounts: Map<string, SimulatorAccount>): SimulatorStore {
  const numbers = new Map<string, SimulatorNumber>();
  return {
    account: async (accountSid) => accounts.get(accountSid),
    numbers: async (workspaceId) =>
      [...numbers.values()]
        .filter((one) => one.workspaceId === workspaceId)
        .sort((one, other) => one.number.localeCompare(other.number)),
    keep: async (row) => numbers.set(row.sid, row),
    drop: async (_, sid) => numbers.delete(sid),
  };
}

/** Anyone who has the account's token says where webhooks go: they may be anywhere, also on this machine. */
function waysAnywhere(): SimulatorContext['wayTo'] {
  const known = new Map<string, Pick<Way, 'ask' | 'open'>>();
  return (url) => {
    const { origin } = new URL(url.replace(/^ws/, 'http'));
    const out = known.get(origin) ?? waysOut(origin);
    known.set(origin, out);
    return { ...out, url, headers: {} };
  };
}

export interface AloneCarrier {
  origin: string;
  simulator: Simulator;
  /** Another account, with a network of its own. */
  newAccount(): SimulatorAccount;
  close(): Promise<void>;
}

/** The carrier simulator as a server of its own, with nothing behind it: any program that speaks to Twilio can be led here. */
export async function startCarrier(
  clock: Clock,
  log: Logger,
  { host = '127.0.0.1', port = 0 }: { host?: string; port?: number } = {},
): Promise<AloneCarrier> {
  const accounts = new Map<string, SimulatorAccount>();
  const simulator = openSimulator({
    clock,
    log,
    store: storeInMemory(accounts),
    faults: new Faults(),
    wayTo: waysAnywhere(),
  });
  const app = Fastify({ forceCloseConnections: true });
  await app.register(simulatorApi(simulator, ''));
  await app.register(controlRoutes(simulator));
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({
      code: 20404,
      status: 404,
      more_info: 'https://www.twilio.com/docs/errors/20404',
      message: `The requested resource ${request.url.split('?')[0]} was not found`,
    }),
  );
  await app.listen({ host, port });
  return {
    origin: `http://${host}:${(app.server.address() as AddressInfo).port}`,
    simulator,
    newAccount() {
      const accountSid = newSid('AC');
      const account = { workspaceId: accountSid, accountSid, token: randomBytes(16).toString('hex') };
      accounts.set(accountSid, account);
      return account;
    },
    close: () => app.close(),
  };
}
