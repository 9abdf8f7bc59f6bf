import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { agentsApi } from '#domain/agents/agents.ts';
import { type Call, callsApi } from '#domain/calls/calls.ts';
import { freePort } from '#server/platform/free-port.ts';
import { type CallClient, openCallClient } from '#server/testing/call-client.ts';
import { type ChildServer, startServer } from '#server/testing/child-server.ts';
import { type HttpPerson, signUpAt } from '#server/testing/http-person.ts';
import { type BenchRow, printRows, quantile } from './bench-row.ts';

/**
 * The server killed with SIGKILL again and again, while clients write and callers talk. After each start everything
 * that was acknowledged has to be there: every write, and every turn that a caller was shown.
 */

const writers = 20;
const callers = 10;
/** The server lives so long, from its ready line on, in ms. */
const life = { least: 1_000, most: 3_000 };
const mostStartMs = 4_000;

interface Tally {
  writes: number;
  turns: number;
  lost: number;
  startsMs: number[];
}

/** Writes an agent's greeting over and over, each a version of its own, until the server is gone. */
async function writeOn(person: HttpPerson, agent: { id: string; acknowledged: number }, tally: Tally): Promise<void> {
  for (let n = agent.acknowledged + 1; ; n++) {
    try {
      await person.call(agentsApi.update, { agentId: agent.id }, { greeting: `Greeting ${n}.` });
    } catch (error) {
      // A refusal is no kill: then the benchmark itself is wrong.
      if (error instanceof Error && /: \d{3} /.test(error.message)) throw error;
      return;
    }
    agent.acknowledged = n;
    tally.writes += 1;
  }
}

interface Talk {
  callId: string;
  resumeToken: string;
  shown: Map<number, string>;
}

const callersTurns = (client: CallClient) => client.turns().filter((turn) => turn.role === 'caller');

/** Talks until the server is gone; a call that ends is followed by another one. */
async function talkOn(
  address: string,
  person: HttpPerson,
  agentId: string,
  talk: Talk | null,
  tally: Tally,
): Promise<Talk | null> {
  let current = talk;
  for (let n = 0; ; n++) {
    let client: CallClient | null = null;
    try {
      client = await openCallClient(address);
      if (current === null) {
        const { ticket } = await person.call<{ ticket: string }>(callsApi.start, { agentId }, { channel: 'browser' });
        client.send({ type: 'hello', version: 1, ticket });
      } else {
        const { callId, resumeToken } = current;
        client.send({ type: 'resume', version: 1, callId, resumeToken, lastSeq: -1 });
      }
      const ready = await client.next('ready');
      current = { callId: ready.callId, resumeToken: ready.resumeToken, shown: current?.shown ?? new Map() };
      for (let m = 0; client.socket.readyState === client.socket.OPEN; m++) {
        client.send({ type: 'typed', id: `m-${Date.now()}-${n}-${m}`, text: `message ${m}` });
        await client.next('turn', (turn) => turn.role === 'caller');
      }
    } catch {
      // The socket went: the server was killed, or the call has ended.
    }
    if (current !== null && client !== null) {
      const known = current.shown.size;
      for (const turn of callersTurns(client)) current.shown.set(turn.seq, turn.text);
      tally.turns += current.shown.size - known;
    }
    const ended = client?.messages.some(({ type }) => type === 'ended' || type === 'error');
    if (!ended) return current;
    current = null;
  }
}

/** Kills; a hundred rounds take some ten minutes. */
export async function run(rounds = 100): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parley-kills-'));
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  const tally: Tally = { writes: 0, turns: 0, lost: 0, startsMs: [] };
  const start = async () => {
    const begunAt = performance.now();
    const server = await startServer({
      PORT: String(port),
      DATA_DIR: dataDir,
      AUTH_AUTOCONFIRM: 'true',
      RATE_LIMIT: '100000',
      TRIAL_MINUTES: '0',
    });
    tally.startsMs.push(performance.now() - begunAt);
    return server;
  };
  let server: ChildServer = await start();
  // The first start makes the database; the promise is about the later ones.
  tally.startsMs.length = 0;
  try {
    const person = await signUpAt(address);
    const agents: { id: string; acknowledged: number }[] = [];
    for (let n = 0; n < writers; n++) {
      const { id } = await person.call<{ id: string }>(agentsApi.create, {}, { template: 'customer-support' });
      agents.push({ id, acknowledged: 0 });
    }
    let talks: (Talk | null)[] = Array(callers).fill(null);
    for (let round = 0; round < rounds; round++) {
      const writing = agents.map((agent) => writeOn(person, agent, tally));
      const talking = talks.map((talk, n) => talkOn(address, person, agents[n]!.id, talk, tally));
      await wait(life.least + Math.random() * (life.most - life.least));
      await server.kill();
      await Promise.all(writing);
      talks = await Promise.all(talking);
      server = await start();
      for (const { id, acknowledged } of agents) {
        const { greeting } = await person.call<{ greeting: string }>(agentsApi.get, { agentId: id });
        const stored = Number(/\d+/.exec(greeting)?.[0] ?? 0);
        tally.lost += Math.max(0, acknowledged - stored);
      }
      for (const talk of talks) {
        if (talk === null) continue;
        const { turns } = await person.call<Call>(callsApi.get, { callId: talk.callId });
        const stored = new Map(turns.map((turn) => [turn.seq, turn.text]));
        for (const [seq, text] of talk.shown) if (stored.get(seq) !== text) tally.lost += 1;
      }
    }
  } finally {
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const { writes, turns, lost, startsMs } = tally;
  return [
    {
      name: `${rounds} kills: lost of ${writes} acknowledged writes and ${turns} turns`,
      value: lost,
      unit: 'lost',
      goal: '0',
    },
    {
      name: `  longest start (median ${Math.round(quantile(startsMs, 0.5))} ms)`,
      value: Math.max(...startsMs),
      unit: 'ms',
      goal: `< ${mostStartMs}`,
    },
  ];
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: 'string' } } });
  printRows('kills', await run(values.rounds === undefined ? undefined : Number(values.rounds)));
}
