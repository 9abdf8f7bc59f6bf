import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { agentsApi } from '#domain/agents/agents.ts';
import { type CampaignDetail, type CampaignTarget, campaignsApi } from '#domain/campaigns/campaigns.ts';
import { carrierAccountApi } from '#domain/carriers/carrier-accounts.ts';
import { phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import { callingRulesApi } from '#domain/contacts/calling-rules.ts';
import { contactsApi } from '#domain/contacts/contacts.ts';
import { freePort } from '#server/platform/free-port.ts';
import { startServer } from '#server/testing/child-server.ts';
import { type HttpPerson, signInAt, signUpAt } from '#server/testing/http-person.ts';
import { type BenchRow, printRows } from './bench-row.ts';
import { openUnluckyCarrier } from './calls/unlucky-carrier.ts';

/**
 * Campaigns by call and by text, whose server is killed with SIGKILL again and again, over a carrier that loses answers and
 * callbacks. Afterwards what the carrier did is held against what the campaigns say: no one was dialled or written to twice,
 * no one was forgotten, and what no one knows is said so.
 */

const token = '0123456789abcdef0123456789abcdef';
/** Campaigns beside each other: each begins one in a second at most. */
const channels = ['call', 'text', 'call', 'text'] as const;
/** The server lives so long, from its ready line on, in ms. */
const life = { least: 1_000, most: 4_000 };
/**
 * What no one knows is looked for during ten minutes, and a text that no carrier says more of is waited for half an hour.
 * No one waits for that here: the server is started anew with its clock, and the carrier's, so far ahead, in minutes.
 */
const later = [2, 5, 16, 30, 50, 70];
/** Jobs of each minute have run by then, in ms. */
const minutely = 75_000;
/** Contacts that are put in at the same time. */
const putIn = 8;

interface Set {
  id: string;
  channel: (typeof channels)[number];
}

async function setUp(person: HttpPerson, carrier: { accountSid: string; numberSid: string }, contacts: number) {
  await person.call(carrierAccountApi.connect, {}, { accountSid: carrier.accountSid, authToken: token });
  const { id: numberId } = await person.call<{ id: string }>(
    phoneNumbersApi.importNumber,
    {},
    { sid: carrier.numberSid },
  );
  const { id: agentId } = await person.call<{ id: string }>(agentsApi.create, {}, { template: 'customer-support' });
  await person.call(agentsApi.setStatus, { agentId }, { status: 'active' });
  const whenever = { from: 0, until: 1440, days: [0, 1, 2, 3, 4, 5, 6] };
  const rule = { ...whenever, consent: false, publicHolidays: false, holidays: [], perDay: 10 };
  await person.call(callingRulesApi.set, { country: 'DE' }, rule);
  for (let from = 0; from < contacts; from += putIn) {
    const some = Array.from({ length: Math.min(putIn, contacts - from) }, (_, n) => from + n);
    await Promise.all(
      some.map((n) => {
        const body = { name: `Person ${n}`, phone: `+4930${12_000_000 + n}`, tags: [`part ${n % channels.length}`] };
        return person.call(contactsApi.create, {}, body);
      }),
    );
  }
  const made: Set[] = [];
  for (const [n, channel] of channels.entries()) {
    const plan = {
      name: `Campaign ${n}`,
      channel,
      numberId,
      hours: whenever,
      perMinute: 50,
      atOnce: 100,
      linesFree: 0,
      ...(channel === 'call' ? { agentId } : { text: 'Hello {{first_name}}' }),
      attempts: { most: 1 },
      audience: { filter: [{ of: 'tag', is: 'has', value: `part ${n}` }] },
    };
    const { id } = await person.call<{ id: string }>(campaignsApi.create, {}, plan);
    await person.call(campaignsApi.prepare, { campaignId: id });
    await person.call(campaignsApi.start, { campaignId: id });
    made.push({ id, channel });
  }
  return made;
}

async function peopleOf(person: HttpPerson, campaignId: string): Promise<CampaignTarget[]> {
  const all: CampaignTarget[] = [];
  const address = campaignsApi.people.path.replace(':campaignId', campaignId);
  for (let cursor = ''; ; ) {
    const got = await ask(() => person.request('GET', `${address}?limit=100${cursor && `&cursor=${cursor}`}`));
    const { items, next } = got as { items: CampaignTarget[]; next: string | null };
    all.push(...items);
    if (next === null) return all;
    cursor = next;
  }
}

/** Asked once more where the server closed a connection in the moment in which it was to be used again. */
const ask = <T>(work: () => Promise<T>): Promise<T> => work().catch(() => work());

const looksOf = (person: HttpPerson, all: readonly Set[]) =>
  Promise.all(all.map(({ id }) => ask(() => person.call<CampaignDetail>(campaignsApi.get, { campaignId: id }))));

/**
 * Kills; 2,000 contacts and 200 kills take some 40 minutes on two cores of its own.
 * @param minutes after which it kills no more, on a machine that is slower than that
 */
export async function run({ contacts = 2_000, kills = 200, minutes = 60 } = {}): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parley-campaign-kills-'));
  const carrier = await openUnluckyCarrier(token);
  const port = String(await freePort());
  const address = `127.0.0.1:${port}`;
  const settings = {
    PORT: port,
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://${address}`,
    TWILIO_BASE_URL: carrier.base,
    AUTH_AUTOCONFIRM: 'true',
    RATE_LIMIT: '1000000',
    TRIAL_MINUTES: '0',
  };
  const start = (aheadMs = 0) => startServer({ ...settings, AHEAD_MS: String(aheadMs) }, 'bench/calls/ahead-server.ts');
  const begunAt = performance.now();
  const tell = (what: string) =>
    process.stdout.write(`${Math.round((performance.now() - begunAt) / 1_000)} s: ${what}\n`);
  let server = await start();
  try {
    let person = await signUpAt(address);
    const all = await setUp(person, carrier, contacts);
    /** A pause by itself is looked at by a person, who goes on. Answers whether any of them is not over. */
    const goOn = async (): Promise<boolean> => {
      const looks = await looksOf(person, all);
      for (const { id, status: state, problem } of looks) {
        if (state !== 'paused') continue;
        tell(`paused: ${problem}`);
        await ask(() => person.call(campaignsApi.start, { campaignId: id }));
      }
      return looks.some(({ status: state }) => state === 'running' || state === 'paused');
    };
    tell('all is set up');
    let killed = 0;
    for (; killed < kills && performance.now() - begunAt < minutes * 60_000; killed++) {
      await wait(life.least + Math.random() * (life.most - life.least));
      await server.kill();
      server = await start();
      if ((killed + 1) % 20 === 0) {
        tell(`${killed + 1} kills, ${carrier.calls.length} calls, ${carrier.texts.length} texts`);
        // A session lasts an hour.
        person = await signInAt(address);
      }
      await goOn();
    }
    // Everyone has had their turn, then time passes until no one is waited for.
    person = await signInAt(address);
    for (let stands = -1; stands !== carrier.calls.length + carrier.texts.length && (await goOn()); ) {
      stands = carrier.calls.length + carrier.texts.length;
      await wait(minutely);
    }
    for (const passed of later) {
      if (!(await goOn())) break;
      tell(`${passed} minutes later`);
      await server.kill();
      carrier.setAhead(passed * 60_000);
      server = await start(passed * 60_000);
      person = await signInAt(address);
      for (const until = performance.now() + minutely; performance.now() < until && (await goOn()); ) await wait(2_000);
    }
    return await compare(person, all, carrier, { contacts, killed });
  } finally {
    await server.kill();
    carrier.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function compare(
  person: HttpPerson,
  all: readonly Set[],
  carrier: Awaited<ReturnType<typeof openUnluckyCarrier>>,
  { contacts, killed }: { contacts: number; killed: number },
): Promise<BenchRow[]> {
  const counted = { twice: 0, forgotten: 0, untrue: 0, unsure: 0, reached: 0 };
  for (const { id, channel } of all) {
    const done = channel === 'call' ? carrier.calls : carrier.texts;
    for (const { phone, status: state, result } of await peopleOf(person, id)) {
      const times = done.filter(({ to }) => to === phone).length;
      if (times > 1) counted.twice += 1;
      if (times === 1) counted.reached += 1;
      if (state !== 'ended') counted.forgotten += 1;
      // The carrier knows of none, and the campaign says how it went; or it says that there was none.
      const saysNone = result === 'not_placed' || result === 'failed';
      if (state === 'ended' && saysNone === (times === 1)) counted.untrue += 1;
      if (saysNone) counted.unsure += 1;
    }
  }
  const rows: [string, number, string?][] = [
    [`${killed} kills over ${contacts} contacts: dialled or written to twice`, counted.twice, '0'],
    ['  forgotten', counted.forgotten, '0'],
    ['  said otherwise than it was', counted.untrue, '0'],
    ['  told as not made: the carrier lost it before it was', counted.unsure],
    ['  made once', counted.reached],
  ];
  return rows.map(([name, value, goal]) => ({ name, value, unit: 'people', ...(goal !== undefined && { goal }) }));
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { contacts: { type: 'string' }, kills: { type: 'string' }, minutes: { type: 'string' } },
  });
  const rows = await run({
    ...(values.contacts && { contacts: Number(values.contacts) }),
    ...(values.kills && { kills: Number(values.kills) }),
    ...(values.minutes && { minutes: Number(values.minutes) }),
  });
  printRows('campaigns that are killed', rows);
}
