import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Crm } from '#server/contacts/crm.ts';
import { newWebhookSecret } from '#server/identity/sign-webhook.ts';
import { openOutbound } from '#server/platform/http/outbound.ts';
import { ServiceError } from '#server/platform/http/service-error.ts';
import { startFakeCrm } from '#server/testing/fake-crm.ts';
import type { FaultServer, ServerFault } from '#server/testing/fault-server.ts';
import { startFakeHubspot } from '#server/testing/hubspot/fake-hubspot.ts';
import { openHubspot } from './hubspot/open-hubspot.ts';
import { openOwnCrm } from './open-own-crm.ts';

/** What every CRM has to keep to, no matter who answers behind it. */

const token = 'pat-eu1-12345678-90ab-cdef-1234-567890abcdef';
const secret = newWebhookSecret();
const hubspot = await startFakeHubspot();
const own = await startFakeCrm(secret);
afterAll(() => Promise.all([hubspot.close(), own.close()]));

/** Milliseconds of a verb where the server says nothing more. */
const budgetMs = 500;
/** Where it answers: a stalled machine must not turn an answer into a silence. */
const answeredMs = 5_000;
/** Milliseconds that the clocks of this machine may take beside. */
const slackMs = 5_000;

interface Bench {
  name: string;
  server: FaultServer;
  /** A CRM for one verb. */
  open(budget?: number): Crm;
  notes(): string[];
  deals(): string[];
  hidden: string;
}

const wayTo = (server: FaultServer, budget: number, hidden: string) => ({
  outbound: openOutbound({ trustedOrigins: [server.origin] }),
  endsAt: performance.now() + budget,
  hidden: [hidden],
});

const portal = hubspot.portal(token);
const benches: Bench[] = [
  {
    name: 'HubSpot',
    server: hubspot,
    hidden: token,
    open: (budget = 5_000) =>
      openHubspot({ ...wayTo(hubspot, budget, token), name: 'HubSpot', base: hubspot.origin, token }, '24000000'),
    notes: () => portal.objects.notes.map(({ properties }) => properties.hs_note_body!),
    deals: () => portal.objects.deals.map(({ properties }) => properties.dealname!),
  },
  {
    name: 'Own CRM',
    server: own,
    hidden: secret,
    open: (budget = 5_000) =>
      openOwnCrm({
        ...wayTo(own, budget, secret),
        name: 'Own CRM',
        url: `${own.origin}/parley`,
        secret,
        now: () => Date.now(),
      }),
    notes: () => own.crm.notes.map(({ text }) => text),
    deals: () => own.crm.deals.map(({ name }) => name),
  },
];

let figure = 0;
const newPerson = () => ({ email: `ann${++figure}@example.com`, phone: `+1571555${1000 + figure}` });

async function failure(work: Promise<unknown>): Promise<ServiceError> {
  const error = await work.then(
    () => null,
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(ServiceError);
  return error as ServiceError;
}

const deal = { name: 'A roof', amount: '1200.50', stage: null, text: 'Said on the phone' };
const note = { text: 'Called about <b>the roof</b>.\nWants Tuesday.', at: new Date('2026-11-23T08:00:00Z') };

/** The verbs, each for a contact that is there. */
const verbs: [string, (crm: Crm, id: string, once: string) => Promise<unknown>][] = [
  ['account', (crm) => crm.account()],
  ['find', (crm) => crm.find(newPerson())],
  ['save', (crm, _, once) => crm.save(newPerson(), { name: 'Ann Lee' }, once)],
  ['note', (crm, id, once) => crm.note(id, note, once)],
  ['deal', (crm, id, once) => crm.deal(id, deal, once)],
];

/** How a server goes wrong, what that is, and whether anything was done. */
const faults: [string, ServerFault, ServiceError['kind']][] = [
  ['hangs', { does: 'hang' }, 'unsure'],
  ['closes the line', { does: 'cut' }, 'unsure'],
  ['answers half', { does: 'half' }, 'unsure'],
  ['answers garbage', { status: 200, body: '<html>Sign in</html>' }, 'unsure'],
  ['answers nothing', { status: 200, body: '' }, 'unsure'],
  ['answers something else', { status: 200, body: '{"results": 7}' }, 'unsure'],
  ['answers a number', { status: 200, body: '42' }, 'unsure'],
  ['answers too much', { status: 200, body: `"${'x'.repeat(3_000_000)}"` }, 'unsure'],
  ['no longer accepts the credentials', { status: 401 }, 'unauthorized'],
  ['says too many for long', { status: 429, headers: { 'retry-after': '3600' } }, 'too_many'],
  ['has failed', { status: 500 }, 'unsure'],
  ['is behind a gateway that has failed', { status: 502, body: 'Bad Gateway' }, 'unsure'],
  ['leads elsewhere', { status: 307, headers: { location: 'http://127.0.0.1:9/' } }, 'refused'],
  ['leads nowhere', { status: 302, headers: { location: 'http://[' } }, 'unsure'],
];

describe.each(benches)('$name', ({ name, server, open, notes, deals, hidden }) => {
  let id = '';
  const person = newPerson();
  beforeEach(async () => {
    server.recover();
    id = (await open().save(person, { name: 'Ann Lee' }, 'the first')).contact.id;
  });

  it('says whose the credentials are', async () => {
    const account = await open().account();
    expect(account.id).not.toBe('');
    expect(account.name).not.toBe('');
    expect(account.lacks).toEqual([]);
  });

  it('finds nobody, makes a contact once, and finds and changes it by either mark', async () => {
    const someone = newPerson();
    expect(await open().find(someone)).toBeNull();
    const first = await open().save(someone, { name: 'Ben Ode Cho', company: 'Roofs' }, 'one');
    expect(first).toMatchObject({ made: true, contact: { name: 'Ben Ode Cho', company: 'Roofs', ...someone } });
    const second = await open().save(someone, { name: 'Ben Cho' }, 'two');
    expect(second).toMatchObject({ made: false, contact: { id: first.contact.id, name: 'Ben Cho' } });
    for (const mark of [
      { ...someone, phone: null },
      { ...someone, email: null },
    ])
      expect(await open().find(mark)).toMatchObject({ id: first.contact.id, name: 'Ben Cho' });
  });

  it('makes a contact of a number alone', async () => {
    const { phone } = newPerson();
    const { contact, made } = await open().save({ email: null, phone }, { name: 'Cher' }, 'three');
    expect({ made, phone: contact.phone, email: contact.email }).toEqual({ made: true, phone, email: null });
    expect(await open().find({ email: null, phone })).toMatchObject({ id: contact.id, name: 'Cher' });
  });

  it('makes a note and a deal once for each run, also where the answer to the first was lost', async () => {
    const before = [notes().length, deals().length];
    const [a, b] = [`note-${name}`, `deal-${name}`];
    server.fail({ does: 'cut', after: true }, 1, /^POST \/(crm\/objects\/2026-03\/notes|parley)$/);
    expect((await failure(open().note(id, note, a))).kind).toBe('unsure');
    const again = await open().note(id, note, a);
    expect(await open().note(id, note, a)).toBe(again);
    server.fail({ does: 'cut', after: true }, 1, /^POST \/(crm\/objects\/2026-03\/deals|parley)$/);
    expect((await failure(open().deal(id, deal, b))).kind).toBe('unsure');
    expect(await open().deal(id, deal, b)).toBe(await open().deal(id, deal, b));
    expect([notes().length, deals().length]).toEqual([before[0]! + 1, before[1]! + 1]);
    expect(await open().note(id, note, `${a}-other`)).not.toBe(again);
    expect(notes().at(-1)).toContain('the roof');
  });

  it('says what of a contact is refused', async () => {
    const error = await failure(open().save(person, { no_such: 'x' }, 'four'));
    expect(error.kind).toBe('refused');
    expect(error.message).toContain('no_such');
  });

  it('says that a contact is gone', async () => {
    expect((await failure(open().note('999', note, 'five'))).kind).toBe('not_found');
    expect((await failure(open().deal('999', deal, 'six'))).kind).toBe('not_found');
  });

  it('waits where it is told to, and then does it once', async () => {
    const before = notes().length;
    server.fail({ status: 429, headers: { 'retry-after': '0' } }, 2);
    await open().note(id, note, `waited-${name}`);
    expect(notes().length).toBe(before + 1);
  });

  it.each(verbs.flatMap(([verb, run]) => faults.map(([what, fault, kind]) => ({ verb, what, run, fault, kind }))))(
    'tells of $verb in plain words and in time where it $what',
    async ({ verb, run, fault, kind }) => {
      server.fail(fault, 100);
      const mayTake = fault.does === 'hang' || fault.does === 'half' ? budgetMs : answeredMs;
      const begun = performance.now();
      const error = await failure(run(open(mayTake), id, `${verb}-${kind}-${++figure}`));
      expect(performance.now() - begun).toBeLessThan(mayTake + slackMs);
      expect(error.kind).toBe(kind);
      expect(error.message).toMatch(/^[A-Z].*\.$/);
      expect(error.message).toContain(name);
      if (kind === 'refused') expect(error.message).toContain('sends requests on to another address');
      const whole = JSON.stringify([error.message, String(error.cause)]);
      for (const leaked of [hidden, token.slice(8), 'html', '/crm/', '/parley']) expect(whole).not.toContain(leaked);
    },
  );

  it.each([
    [403, 'forbidden'],
    [404, 'not_found'],
    [409, 'conflict'],
    [400, 'refused'],
  ])('knows what a %i to a note is', async (status, kind) => {
    const body = JSON.stringify({ message: `No ${hidden}`, error: `No ${hidden}`, category: 'X' });
    server.fail({ status, body }, 100);
    const error = await failure(open(answeredMs).note(id, note, `status-${status}-${name}`));
    expect(error.kind).toBe(kind);
    expect(error.message).not.toContain(hidden);
  });

  it('says that nobody is there', async () => {
    const error = await failure(
      (name === 'HubSpot'
        ? openHubspot({ ...wayTo(server, budgetMs, hidden), name, base: 'http://127.0.0.1:9', token }, '1')
        : openOwnCrm({ ...wayTo(server, 500, hidden), name, url: 'https://127.0.0.1/x', secret, now: () => 0 })
      ).find(person),
    );
    expect(['never_left', 'refused']).toContain(error.kind);
  });
});
