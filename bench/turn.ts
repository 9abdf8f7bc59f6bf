import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { WebSocket, WebSocketServer } from 'ws';
import { buildApp } from '#server/app.ts';
import { startCall } from '#server/calls/start-call.ts';
import { readConfig } from '#server/config.ts';
import { closeServices, openServices } from '#server/open-services.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { callTurns } from '#server/platform/db/schema/calls.table.ts';
import type { Scope } from '#server/scope.ts';
import { addressOf, type CallClient, openCallClient } from '#server/testing/call-client.ts';
import { type BenchRow, printRows, quantile } from './bench-row.ts';
import { makeNumbersAgent } from './numbers-agent.ts';

/** Calls one after the other, and questions in each; every question is a turn with new words and one with known ones. */
const calls = 5;
const questions = 12;
/** The first call warms the compiler, the speech workers and the database. */
const warmCalls = 1;
/** The caller listens this long before he types again, in ms. */
const listenMs = 300;

const listen = () => new Promise((resolve) => setTimeout(resolve, listenMs));

/** Types a turn; gives the milliseconds until the first frame of the answer is here. */
async function turn(client: CallClient, text: string): Promise<number> {
  const generation = client.frames.at(-1)?.readUInt16LE(0) ?? 0;
  const sentAt = performance.now();
  client.send({ type: 'typed', id: newId(), text });
  return new Promise((resolve) => {
    const look = (data: Buffer, isBinary: boolean) => {
      if (!isBinary || data.readUInt16LE(0) <= generation) return;
      client.socket.off('message', look);
      resolve(performance.now() - sentAt);
    };
    client.socket.on('message', look);
  });
}

/** A round trip through a socket that only echoes, of the size of a typed message, in ms. */
async function echo(rounds: number): Promise<number[]> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (socket) =>
    socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary })),
  );
  await new Promise((resolve) => server.on('listening', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await new Promise((resolve) => client.on('open', resolve));
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const sentAt = performance.now();
    const back = new Promise((resolve) => client.once('message', resolve));
    client.send(JSON.stringify({ type: 'typed', id: 'x'.repeat(36), text: '48213' }));
    await back;
    times.push(performance.now() - sentAt);
  }
  client.terminate();
  server.close();
  return times;
}

/**
 * From a typed turn to the first frame of the answer's audio at the caller's socket, through the whole server with its
 * embedded database and speech: words that were never said before, and words that the cache knows. The caller types
 * into the agent's sentence, so an interruption is part of each turn.
 */
export async function run(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'parley-bench-'));
  const log = pino({ level: 'error' });
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMIT: '100' });
  const services = await openServices(config, log, (reason) => {
    throw new Error(`The database has died: ${reason}`);
  });
  // What ends a call puts jobs into the queue; none of them runs.
  await services.jobs.start({ work: false });
  const app = await buildApp(services);
  const scope: Scope = { services, workspaceId: newId(), actor: null };
  const fresh: number[] = [];
  const known: number[] = [];
  try {
    const agentId = await makeNumbersAgent(scope, questions);
    const address = await addressOf(app);
    for (let call = 0; call < warmCalls + calls; call++) {
      const { ticket } = await startCall(scope, agentId, { channel: 'browser' });
      const client = await openCallClient(address);
      client.send({ type: 'hello', version: 1, ticket });
      await client.nextFrame();
      for (let question = 0; question < questions; question++) {
        await listen();
        const number = String(10_000 + call * 1_300 + question * 97);
        const uncached = await turn(client, number);
        await listen();
        const cached = await turn(client, 'yes');
        if (call >= warmCalls) {
          fresh.push(uncached);
          known.push(cached);
        }
      }
      client.send({ type: 'hang_up' });
      await client.closed;
    }
    const echoes = await echo(500);
    const bare = quantile(echoes, 0.5);
    const rows = await services.db.system('test', (tx) => tx.select({ timings: callTurns.timings }).from(callTurns));
    const part = (name: 'engine' | 'store' | 'synthesis') =>
      quantile(
        rows.flatMap(({ timings }) => (timings === null ? [] : [timings[name] ?? 0])),
        0.5,
      );
    const ms = 'ms';
    return [
      { name: 'turn: new words, median', value: quantile(fresh, 0.5), unit: ms, ratio: quantile(fresh, 0.5) / bare },
      { name: 'turn: new words, 95th percentile', value: quantile(fresh, 0.95), unit: ms, goal: '< 150 ms' },
      { name: 'turn: cached words, median', value: quantile(known, 0.5), unit: ms, ratio: quantile(known, 0.5) / bare },
      { name: 'turn: cached words, 95th percentile', value: quantile(known, 0.95), unit: ms, goal: '< 60 ms' },
      { name: 'turn: of which the store, median', value: part('store'), unit: ms },
      { name: 'turn: echo of a bare socket, median', value: bare, unit: ms },
      // How busy the machine is with other work shows here.
      { name: 'turn: echo of a bare socket, 95th percentile', value: quantile(echoes, 0.95), unit: ms },
    ];
  } finally {
    await app.close();
    await closeServices(services);
    await rm(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) printRows('turn', await run());
