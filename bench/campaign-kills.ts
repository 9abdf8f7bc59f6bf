import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { agentsApi } from '#domain/agents.ts';
import { callingRulesApi } from '#domain/calling-rules.ts';
import { type CampaignDetail, type CampaignTarget, campaignsApi } from '#domain/campaigns.ts';
import { carrierAccountApi } from '#domain/carrier-accounts.ts';
import { contactsApi } from '#domain/contacts.ts';
import { phoneNumbersApi } from '#domain/phone-numbers.ts';
import { startServer } from '#server/testing/child-server.ts';
import { freePort } from '#server/testing/free-port.ts';
import { type HttpPerson, signUpAt } from '#server/testing/http-person.ts';
import { type BenchRow, printRows } from './bench-row.ts';
import { openUnluckyCarrier } from './calls/unlucky-carrier.ts';

/**
 * Campaigns by call and by text, whose server is killed with SIGKILL again and again, over a carrier that loses answers and
 * callbacks. Afterwards what the carrier did is held against what the campaigns say: nobody was dialled or written to twice,
 * nobody was forgotten, and what nobody knows is said so.
 */

const token = '0123456789abcdef0123456789abcdef';
/** Campaigns beside each other: each begins one in a second at most. */
const channels = ['call', 'text', 'call', 'text'] as const;
/** The server lives so long, from its ready line on, in ms. */
const life = { least: 1_000, most: 4_000 };
/** What nobody knows is looked for during ten minutes, and a text that no carrier says more of is waited for half an hour. In ms. */
const settlesMs = 45 * 60_000;

interface Set {
  id: string;
  channel: (typeof channels)[number];
}

async function setUp(person: HttpPerson, carrier: { accountSid: string; numberSid: string }, contacts: number) {
  await person.call(carrierAccountApi.connect, {}, { accountSid: carrier.accountSid, authToken: token });
  const { id: numberId } = await person.call<{ id: string }>(phoneNumbersApi.bring, {}, { sid: carrier.numberSid });
  const { id: agentId } = await person.call<{ id: string }>(agentsApi.create, {}, { template: 'customer-support' });
  await person.call(agentsApi.setStatus, { agentId }, { status: 'active' });
  const whenever = { from: 0, until: 1440, days: [0, 1, 2, 3, 4, 5, 6] };
  const rule = { ...whenever, consent: false, publicHolidays: false, holidays: [], perDay: 10 };
  await person.call(callingRulesApi.set, { country: 'DE' }, rule);
  for (let n = 0; n < contacts; n++) {
    const body = { name: `Person ${n}`, phone: `+4930${12_000_000 + n}`, tags: [`part ${n % channels.length}`] };
    await person.call(contactsApi.create, {}, body);
  }
  const made: Set[] = [];
  for (const [n, channel] of channels.entries()) {
    const plan = {
      ...{ name: `Campaign ${n}`, channel, numberId, hours: whenever, perMinute: 50, atOnce: 100, linesFree: 0 },
      ...(channel === 'call' ? { agentId } : { text: 'Hello {{first_name}}' }),
      ...{ attempts: { most: 1 }, audience: { filter: [{ of: 'tag', is: 'has', value: `part ${n}` }] } },
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
  const address = campaignsApi.targets.path.replace(':campaignId', campaignId);
  for (let cursor = ''; ; ) {
    const got = await person.request('GET', `${address}?limit=100${cursor && `&cursor=${cursor}`}`);
    const { items, next } = got as { items: CampaignTarget[]; next: string | null };
    all.push(...items);
    if (next === null) return all;
    cursor = next;
  }
}

const looksOf = (person: HttpPerson, all: readonly Set[]) =>
  Promise.all(all.map(({ id }) => person.call<CampaignDetail>(campaignsApi.get, { campaignId: id })));

/** Kills; 2,000 contacts and 200 kills take an hour. */
export async function run({ contacts = 2_000, kills = 200 } = {}): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parley-campaign-kills-'));
  const carrier = await openUnluckyCarrier(token);
  const port = String(await freePort());
  const address = `127.0.0.1:${port}`;
  const settings = {
    ...{ PORT: port, DATA_DIR: dataDir, PUBLIC_URL: `http://${address}`, TWILIO_BASE_URL: carrier.base },
    ...{ AUTH_AUTOCONFIRM: 'true', RATE_LIMIT: '1000000', TRIAL_MINUTES: '0' },
  };
  let server = await startServer(settings);
  try {
    const person = await signUpAt(address);
    const all = await setUp(person, carrier, contacts);
    let killed = 0;
    for (; killed < kills; killed++) {
      await wait(life.least + Math.random() * (life.most - life.least));
      await server.kill();
      server = await startServer(settings);
      // A pause by itself is looked at by a person, who goes on.
      for (const { id, state, problem } of await looksOf(person, all)) {
        if (state !== 'paused') continue;
        process.stdout.write(`paused: ${problem}\n`);
        await person.call(campaignsApi.start, { campaignId: id });
      }
    }
    const until = performance.now() + settlesMs;
    while ((await looksOf(person, all)).some(({ state }) => state === 'running') && performance.now() < until)
      await wait(2_000);
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
    for (const { phone, state, result } of await peopleOf(person, id)) {
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
  const { values } = parseArgs({ options: { contacts: { type: 'string' }, kills: { type: 'string' } } });
  const rows = await run({
    ...(values.contacts && { contacts: Number(values.contacts) }),
    ...(values.kills && { kills: Number(values.kills) }),
  });
  printRows('campaigns that are killed', rows);
}
