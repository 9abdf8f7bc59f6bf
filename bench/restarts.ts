import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { agentsApi } from '#domain/agents/agents.ts';
import { type Call, callsApi } from '#domain/calls/calls.ts';
import { contactsApi } from '#domain/contacts/contacts.ts';
import { freePort } from '#server/platform/free-port.ts';
import { type CallClient, openCallClient } from '#server/testing/call-client.ts';
import { type ChildServer, startServer } from '#server/testing/child-server.ts';
import { type HttpPerson, signInAt, signUpAt } from '#server/testing/http-person.ts';
import { makeMigratedDatabase, makeTemplate } from '#server/testing/server-database.ts';
import { startPostgres } from '../scripts/postgres.ts';
import { type BenchRow, printRows, quantile } from './bench-row.ts';

/**
 * Two servers on one database, restarted one after the other under live calls and writes, as an upgrade does, or killed. Clients go to
 * the other server, as a load balancer sends them. No call may end, and nothing that was acknowledged may be missing.
 */

const offices = 5;
/** A caller says something each so many ms: so often that a call lasts longer than all rounds, which take some ten seconds each. */
const pauseOf = (rounds: number) => 1_500 + 600 * rounds;
/** A call that isn't up again so long behind the loss of its server is lost, in ms. */
const backWithinMs = 20_000;
/** Settings that all servers of one database share. */
const shared = { SECRET_KEY: 'one key for both of these servers', AUTH_AUTOCONFIRM: 'true', RATE_LIMIT: '1000000' };

/** A conversation that asks more than any caller here answers. */
const questions = 58;
const flow = {
  name: 'Questions',
  nodes: [
    { id: 'start', type: 'start', title: 'Start', config: { greeting: 'Hello.' } },
    ...Array.from({ length: questions }, (_, n) => ({
      id: `ask_${n}`,
      type: 'ask',
      title: `Ask ${n}`,
      config: { slots: [{ name: `answer_${n}`, type: 'text', prompt: `What is answer ${n}?` }] },
    })),
    { id: 'end', type: 'end', title: 'End', config: {} },
  ],
  edges: [
    { from: 'start', port: 'next', to: 'ask_0' },
    ...Array.from({ length: questions }, (_, n) => ({
      from: `ask_${n}`,
      port: 'filled',
      to: n + 1 < questions ? `ask_${n + 1}` : 'end',
    })),
  ],
};

/** The servers, and which of them answers. */
class Nodes {
  readonly ports: readonly number[];
  readonly running: (ChildServer | null)[];
  readonly startsMs: number[] = [];
  readonly #settings: (n: number) => Record<string, string> & { PORT: string };

  constructor(ports: readonly number[], databaseUrl: string, folder: string) {
    this.ports = ports;
    this.running = ports.map(() => null);
    this.#settings = (n) => ({
      ...shared,
      TRIAL_MINUTES: '0',
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(folder, String(n)),
      PORT: String(ports[n]),
    });
  }

  async start(n: number): Promise<void> {
    const begunAt = performance.now();
    this.running[n] = await startServer(this.#settings(n));
    this.startsMs.push(performance.now() - begunAt);
  }

  /** Ends one as an operator does, or as a crash does; clients are sent to the other from now on. */
  async end(n: number, how: 'stop' | 'kill'): Promise<void> {
    const server = this.running[n]!;
    this.running[n] = null;
    await server[how]();
  }

  /** An address that answers, another than that of before where there is one. */
  address(before = -1): { n: number; address: string } {
    const up = this.ports.map((_, n) => n).filter((n) => this.running[n] !== null);
    const n = up.find((one) => one !== before) ?? up[0] ?? 0;
    return { n, address: `127.0.0.1:${this.ports[n]}` };
  }
}

interface Tally {
  turns: number;
  lost: number;
  ended: number;
  writes: number;
  /** How long callers had no server, in ms. */
  gapsMs: number[];
}

/** One call, led on over whatever server is there, until it is over. */
async function talkOn(
  nodes: Nodes,
  person: HttpPerson,
  agentId: string,
  { first, pause }: { first: number; pause: number },
  tally: Tally,
  over: () => boolean,
) {
  const shown = new Map<number, string>();
  let call: { callId: string; resumeToken: string } | null = null;
  let node = first;
  let lostAt: number | null = null;
  let said = 0;
  const note = (client: CallClient) => {
    for (const { role, seq, text } of client.turns()) if (role === 'caller') shown.set(seq, text);
  };
  while (!over()) {
    if (lostAt !== null && performance.now() - lostAt > backWithinMs) break;
    const { n, address }: { n: number; address: string } =
      lostAt === null ? nodes.address(1 - first) : nodes.address(node);
    node = n;
    let client: CallClient | null = null;
    try {
      client = await openCallClient(address);
      if (call === null) {
        const { ticket } = await person.call<{ ticket: string }>(callsApi.start, { agentId }, { channel: 'browser' });
        client.send({ type: 'hello', version: 1, ticket });
      } else client.send({ type: 'resume', version: 1, ...call, lastSeq: -1 });
      const ready = await client.next('ready');
      call = { callId: ready.callId, resumeToken: ready.resumeToken };
      if (lostAt !== null) tally.gapsMs.push(performance.now() - lostAt);
      lostAt = null;
      while (client.socket.readyState === client.socket.OPEN && !over()) {
        client.send({ type: 'typed', id: `m-${++said}`, text: `the answer is number ${said}` });
        await client.next('turn', (turn) => turn.role === 'caller');
        await Promise.race([wait(pause), client.closed]);
      }
    } catch (error) {
      // A refusal is no loss: then the benchmark itself is wrong.
      if (error instanceof Error && /: 4\d\d /.test(error.message)) throw error;
      // Its server has gone, or isn't there yet.
      await wait(50);
    }
    if (client !== null) note(client);
    if (client?.messages.some(({ type }) => type === 'ended')) {
      tally.ended += 1;
      break;
    }
    client?.socket.terminate();
    lostAt ??= performance.now();
  }
  tally.turns += shown.size;
  return { call, shown };
}

/** Makes contacts over whatever server is there. Answers the phone numbers of those that were acknowledged. */
async function writeOn(
  people: (n: number) => HttpPerson,
  nodes: Nodes,
  office: number,
  tally: Tally,
  over: () => boolean,
) {
  const made: string[] = [];
  for (let n = 0; !over(); n++) {
    const phone = `+1571${String(2_000_000 + office * 100_000 + n)}`;
    try {
      await people(nodes.address().n).call(contactsApi.create, {}, { name: `Contact ${n}`, phone });
      made.push(phone);
      tally.writes += 1;
    } catch (error) {
      if (error instanceof Error && /: 4\d\d /.test(error.message)) throw error;
    }
    await wait(100);
  }
  return made;
}

interface Options {
  calls?: number;
  /** How often each server is restarted, or a server is killed. */
  rounds?: number;
  how?: 'stop' | 'kill';
}

/** Measures; some two minutes for two rounds. */
export async function run({ calls = 50, rounds = 2, how = 'stop' }: Options = {}): Promise<BenchRow[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-bench-restarts-'));
  const postgres = await startPostgres();
  const tally: Tally = { turns: 0, lost: 0, ended: 0, writes: 0, gapsMs: [] };
  const ports = [await freePort(), await freePort()];
  await makeTemplate(postgres.url);
  const nodes = new Nodes(ports, await makeMigratedDatabase(postgres.url, 'parley_restarts'), folder);
  let isOver = false;
  const over = () => isOver;
  try {
    await nodes.start(0);
    await nodes.start(1);
    const owners: HttpPerson[][] = [];
    const agents: string[] = [];
    for (let office = 0; office < offices; office++) {
      const email = `office-${office}@example.com`;
      owners.push([await signUpAt(`127.0.0.1:${ports[0]}`, email), await signInAt(`127.0.0.1:${ports[1]}`, email)]);
      const { id } = await owners[office]![0]!.call<{ id: string }>(agentsApi.create, {}, { name: 'Questions', flow });
      agents.push(id);
    }
    const writing = owners.map((people, office) => writeOn((n) => people[n]!, nodes, office, tally, over));
    const talking = Array.from({ length: calls }, (_, n) => {
      const office = n % offices;
      return talkOn(
        nodes,
        owners[office]![n % 2]!,
        agents[office]!,
        { first: n % 2, pause: pauseOf(rounds) },
        tally,
        over,
      );
    });
    await wait(5_000);
    for (let round = 0; round < rounds; round++) {
      const ended = how === 'kill' ? [round % 2] : [0, 1];
      for (const n of ended) {
        await nodes.end(n, how);
        await nodes.start(n);
        await wait(3_000);
      }
    }
    isOver = true;
    const talks = await Promise.all(talking);
    const written = await Promise.all(writing);
    for (const [n, { call, shown }] of talks.entries()) {
      if (call === null) {
        tally.ended += 1;
        continue;
      }
      const { turns, status } = await owners[n % offices]![0]!.call<Call>(callsApi.get, { callId: call.callId });
      if (status !== 'live') tally.ended += 1;
      const stored = new Map(turns.map((turn) => [turn.seq, turn.text]));
      for (const [seq, text] of shown) if (stored.get(seq) !== text) tally.lost += 1;
    }
    for (const [office, phones] of written.entries()) {
      const found = new Set<string>();
      let cursor: string | null = null;
      do {
        const query: string = cursor === null ? '' : `&cursor=${cursor}`;
        const page = (await owners[office]![0]!.request('GET', `/v1/contacts?limit=100${query}`)) as {
          items: { phone: string }[];
          next: string | null;
        };
        for (const { phone } of page.items) found.add(phone);
        cursor = page.next;
      } while (cursor !== null);
      tally.lost += phones.filter((phone) => !found.has(phone)).length;
    }
  } finally {
    isOver = true;
    await Promise.all(nodes.running.map((server) => server?.kill()));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const { turns, lost, ended, writes, gapsMs } = tally;
  const what = how === 'kill' ? `${rounds} kills of one of two servers` : `two servers, each restarted ${rounds} times`;
  return [
    { name: `${what}: of ${calls} calls ended`, value: ended, unit: '', goal: '0' },
    { name: `  lost of ${turns} turns and ${writes} writes`, value: lost, unit: '', goal: '0' },
    {
      name: `  a call without a server, longest of ${gapsMs.length} (p50 ${Math.round(quantile(gapsMs, 0.5))} ms)`,
      value: Math.max(0, ...gapsMs),
      unit: 'ms',
    },
    { name: '  longest start', value: Math.max(...nodes.startsMs), unit: 'ms', goal: '< 4000' },
  ];
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { calls: { type: 'string' }, rounds: { type: 'string' }, kill: { type: 'boolean' } },
  });
  const options = {
    ...(values.calls && { calls: Number(values.calls) }),
    ...(values.rounds && { rounds: Number(values.rounds) }),
    ...(values.kill && { how: 'kill' as const }),
  };
  printRows('restarts', await run(options));
  process.exit(0);
}
