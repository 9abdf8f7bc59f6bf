import { describe, expect, test } from 'vitest';
import { phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import { phoneCallsApi } from '#domain/channels/phone-calls.ts';
import type { Operation } from '#server/carriers/simulator/faults.ts';
import { apiFaults, type Desk, type FaultName, purchase, startFaultyCarrier } from '#server/testing/faulty-carrier.ts';
import type { Answered } from '#server/testing/start-app.ts';

/**
 * Each thing that someone has a carrier asked for, with each way in which its answer goes wrong: they see why in a
 * sentence, and asked for again it is done, once.
 */

const { carrier, faults, until, newDesk, numbersThere, callsThere } = await startFaultyCarrier();

/** Someone on a bad line, who stays on it. */
const callee = '+12025550187';
const here = async ({ owner }: Desk) => (await owner.call(phoneNumbersApi.list)).items.map(({ number }) => number);

interface Row {
  what: string;
  operation: Operation;
  /** Whether it takes a desk of its own. */
  alone?: boolean;
  /** What it takes before. */
  ready?(desk: Desk): Promise<unknown>;
  act(desk: Desk): Promise<Answered>;
  /** All is well again, and it was done once more. */
  done?(desk: Desk): Promise<void>;
}

const remove = (how: 'keep' | 'release') => ({
  act: ({ owner, number }: Desk) =>
    owner.send('POST', `/v1/phone-numbers/${number.id}/remove`, { how, number: number.number }),
});
/** The call of a desk. */
const dialled = new WeakMap<Desk, string>();

const rows: Row[] = [
  {
    what: 'connect the account',
    operation: 'account.fetch',
    act: ({ owner, accountSid, token }) => owner.send('PUT', '/v1/carrier-account', { accountSid, authToken: token }),
  },
  {
    what: 'search numbers',
    operation: 'offers.list',
    act: ({ owner }) => owner.send('GET', '/v1/phone-number-offers'),
  },
  {
    what: 'ask what numbers cost',
    operation: 'prices.fetch',
    act: ({ owner }) => owner.send('GET', '/v1/phone-number-offers'),
  },
  {
    what: 'buy a number',
    operation: 'numbers.create',
    alone: true,
    act: ({ owner, agentId }) => owner.send('POST', '/v1/phone-numbers', purchase('+12025550101', agentId)),
    async done(desk) {
      const there = await numbersThere(desk);
      expect(there.map(({ number }) => number)).toEqual(['+12025550101', '+15715550100']);
      expect(there[0]!.voiceUrl).toMatch(/\/voice$/);
      expect((await here(desk)).sort()).toEqual(['+12025550101', '+15715550100']);
    },
  },
  {
    what: 'list numbers of the account',
    operation: 'numbers.list',
    act: ({ owner }) => owner.send('GET', '/v1/phone-numbers/at-carrier'),
  },
  {
    what: 'see whether calls come here',
    operation: 'numbers.list',
    act: ({ owner, number }) => owner.send('GET', `/v1/phone-numbers/${number.id}/routing`),
  },
  {
    what: 'have calls come here',
    operation: 'numbers.update',
    act: ({ owner, number }) => owner.send('POST', `/v1/phone-numbers/${number.id}/routing`),
    done: async (desk) => expect((await numbersThere(desk))[0]!.voiceUrl).toMatch(/\/voice$/),
  },
  {
    what: 'take a number out',
    operation: 'numbers.update',
    alone: true,
    ...remove('keep'),
    async done(desk) {
      expect(await here(desk)).toEqual([]);
      expect((await numbersThere(desk)).map(({ voiceUrl }) => voiceUrl)).toEqual(['']);
    },
  },
  {
    what: 'give a number back',
    operation: 'numbers.remove',
    alone: true,
    ...remove('release'),
    done: async (desk) => expect([await here(desk), await numbersThere(desk)]).toEqual([[], []]),
  },
  {
    what: 'hang up a call',
    operation: 'calls.update',
    async ready(desk) {
      const { callId } = await desk.owner.call(phoneCallsApi.start, { body: { to: callee, variables: {} } });
      dialled.set(desk, callId);
      await until(() => callsThere(desk)[0]?.status === 'in-progress');
    },
    act: (desk) => desk.owner.send('POST', `/v1/phone-calls/${dialled.get(desk)!}/hang-up`),
    async done(desk) {
      const params = { callId: dialled.get(desk)! };
      await until(async () => (await desk.owner.call(phoneCallsApi.get, { params })).status === 'ended');
      expect(callsThere(desk).every(({ status }) => status === 'completed')).toBe(true);
    },
  },
];

/** What someone sees. */
const seen = ({ operation }: Row, fault: FaultName | 'no connection'): [status: number, code: string] => {
  if (operation === 'account.fetch' && fault === 'wrong credentials (401)') return [400, 'invalid_input'];
  // Whatever else it says, the account is not known to be good.
  if (operation === 'account.fetch') return [503, 'carrier_unavailable'];
  if (fault === 'a refusal (400)' || fault === 'wrong credentials (401)') return [422, 'carrier_refused'];
  return fault === 'too many requests (429)' ? [429, 'too_many_requests'] : [503, 'carrier_unavailable'];
};

function expectSeen(row: Row, fault: FaultName | 'no connection', { status, body }: Answered): void {
  const { error } = body as { error?: { code: string; message: string } };
  expect([status, error?.code], JSON.stringify(body)).toEqual(seen(row, fault));
  expect(error!.message).toMatch(/(carrier|Twilio).*\.$/);
}

async function meet(row: Row, fault: FaultName, desk: Desk): Promise<Answered> {
  await row.ready?.(desk);
  // A question that changes nothing is asked again by itself, once, where a kept line broke.
  faults.set(desk.accountSid, row.operation, apiFaults[fault], 3);
  const answered = await row.act(desk);
  faults.clear(desk.accountSid);
  return answered;
}

async function expectMet(row: Row, fault: FaultName, desk: Desk, answered: Answered): Promise<void> {
  expectSeen(row, fault, answered);
  const { status, body } = await row.act(desk);
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  await row.done?.(desk);
}

// What gets no answer is waited for beside the others.
const late = new Map(
  rows.map((row) => [row, newDesk().then(async (desk) => [desk, await meet(row, 'no answer in time', desk)] as const)]),
);
for (const one of late.values()) one.catch(() => {});
// What leaves a desk as it was is asked for at one.
const shared = await newDesk();

describe.each(rows)('$what', (row) => {
  const names = Object.keys(apiFaults) as FaultName[];
  test.each(names.filter((name) => name !== 'no answer in time'))('with %s', async (fault) => {
    const desk = row.alone ? await newDesk() : shared;
    await expectMet(row, fault, desk, await meet(row, fault, desk));
  });
});

test.each(rows)('$what with no answer in time', async (row) => {
  const [desk, answered] = await late.get(row)!;
  await expectMet(row, 'no answer in time', desk, answered);
});

test('with no connection at all, each says so', async () => {
  const desks = await Promise.all(
    rows.map(async (row) => {
      const desk = await newDesk();
      await row.ready?.(desk);
      return [row, desk] as const;
    }),
  );
  await carrier.close();
  for (const [row, desk] of desks) expectSeen(row, 'no connection', await row.act(desk));
});
