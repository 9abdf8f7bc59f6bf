import { pino } from 'pino';
import { afterAll } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import { carrierAccountApi } from '#domain/carriers/carrier-accounts.ts';
import { type PhoneNumber, phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import type { ApiFault } from '#server/carriers/simulator/faults.ts';
import { startCarrier } from '#server/carriers/simulator/standalone.ts';
import { freePort } from '#server/platform/free-port.ts';
import { setFlow } from './recorded-flow.ts';
import { startApp, type TestApp, type TestClient } from './start-app.ts';
import { turnUntil } from './turn-clock.ts';

/** Each way in which an answer of a carrier goes wrong. */
export const apiFaults = {
  'no answer in time': { does: 'hang' },
  'a lost answer': { does: 'cut', done: true },
  'half an answer': { does: 'half', done: true },
  'a page in place of JSON': { does: 'garbage' },
  'an empty answer': { does: 'empty' },
  'a refusal (400)': { does: 'refuse', status: 400, code: 21211, message: 'The carrier finds this not valid.' },
  'wrong credentials (401)': { does: 'refuse', status: 401, code: 20003, message: 'Authenticate at the carrier.' },
  'too many requests (429)': { does: 'refuse', status: 429, code: 20429, message: 'Too many for the carrier.' },
  'an error of its own (500)': { does: 'refuse', status: 500, code: 20500, message: 'The carrier has failed.' },
} as const satisfies Record<string, ApiFault>;
export type FaultName = keyof typeof apiFaults;

/** A workspace with an account of its own at the carrier, an agent that answers, and a number. */
export interface Desk {
  owner: TestClient;
  agentId: string;
  accountSid: string;
  token: string;
  number: PhoneNumber;
}

/** What is bought; the agent that answers it. */
export const purchase = (number: string, inboundAgentId: string | null) => ({
  number,
  name: 'Desk',
  price: '0.00',
  country: 'US',
  kind: 'local' as const,
  inboundAgentId,
});

/** A server, and beside it the carrier simulator as a server of its own that goes wrong on demand. */
export async function startFaultyCarrier() {
  const port = await freePort();
  // Both have the same time; the carrier's address is a setting of the server.
  let started: TestApp | undefined;
  const clock = {
    now: () => started!.clock.now(),
    after: (ms: number, run: () => void) => started!.clock.after(ms, run),
  };
  const carrier = await startCarrier(clock, pino({ level: 'silent' }));
  const settings = { TWILIO_BASE_URL: carrier.origin, LOG_LEVEL: 'silent', RATE_LIMIT: '10000' };
  const app = await startApp({ PUBLIC_URL: `http://127.0.0.1:${port}`, ...settings });
  started = app;
  await app.app.listen({ host: '127.0.0.1', port });
  afterAll(carrier.close);
  const { context, calls, texts } = carrier.simulator;
  const accountOf = ({ accountSid, token }: Desk) => ({ workspaceId: accountSid, accountSid, token });
  return {
    app,
    carrier,
    faults: context.faults,
    until: turnUntil(app, { everyMs: 5 }),
    accountOf,
    numbersThere: ({ accountSid }: Desk) => context.store.numbers(accountSid),
    callsThere: (desk: Desk) => calls.list(accountOf(desk)),
    /** Texts that went out from the account. */
    textsThere: (desk: Desk) => texts.list(accountOf(desk)).filter(({ direction }) => direction === 'outbound-api'),
    /** @param flow what its agent does; that of its template without it. Set before it answers: a version is read once. */
    async newDesk(flow?: Flow): Promise<Desk> {
      const owner = await app.newOwner();
      const { accountSid, token } = carrier.newAccount();
      await owner.call(carrierAccountApi.connect, { body: { accountSid, authToken: token } });
      const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
      if (flow) await setFlow(app.services.db, owner.workspaceId, flow);
      await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: 'active' } });
      const number = await owner.call(phoneNumbersApi.buy, { body: purchase('+15715550100', agentId) });
      return { owner, agentId, accountSid, token, number };
    },
  };
}
