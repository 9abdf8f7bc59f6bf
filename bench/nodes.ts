import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { contactsApi } from '#domain/contacts/contacts.ts';
import { webhooksApi } from '#domain/notifications/webhooks.ts';
import { freePort } from '#server/platform/free-port.ts';
import { type ChildServer, startServer } from '#server/testing/child-server.ts';
import { signInAt, signUpAt } from '#server/testing/http-person.ts';
import { makeMigratedDatabase, makeTemplate } from '#server/testing/server-database.ts';
import { startPostgres } from '../scripts/postgres.ts';
import { type BenchRow, printRows, quantile } from './bench-row.ts';

/**
 * Servers on one database: what each costs it while nothing happens, and whether work that all of them may take is done once. The reference
 * is one server; what grows with their number says what a thousand would cost.
 */

/** Requests that change something, spread over the servers; each is told to one webhook. */
const told = 500;
const idleMs = 20_000;

/** Counts what arrives, by the id of its message. */
async function openReceiver() {
  const got = new Map<string, number>();
  const server = createServer((request, answer) => {
    const id = String(request.headers['webhook-id']);
    got.set(id, (got.get(id) ?? 0) + 1);
    request.resume().on('end', () => answer.end());
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, got, close: () => server.close() };
}

async function measureNodes(databaseUrl: string, folder: string, count: number): Promise<BenchRow[]> {
  const receiver = await openReceiver();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const figure = async (sql: string) => Number((await client.query<{ value: string }>(sql)).rows[0]!.value);
  const commits = () => figure('select xact_commit as value from pg_stat_database where datname = current_database()');
  const nodes: ChildServer[] = [];
  try {
    for (let n = 0; n < count; n++) {
      const settings = {
        DATABASE_URL: databaseUrl,
        DATA_DIR: path.join(folder, String(n)),
        PORT: String(await freePort()),
      };
      const key = 'one key for all of these servers, and none else';
      nodes.push(
        await startServer({
          ...settings,
          SECRET_KEY: key,
          AUTH_AUTOCONFIRM: 'true',
          RATE_LIMIT: '100000',
          PRIVATE_ORIGINS: `${receiver.origin}=*`,
        }),
      );
    }
    // What a start does is over by then.
    await wait(10_000);
    const before = await commits();
    await wait(idleMs);
    const idle = ((await commits()) - before) / (idleMs / 1000);
    const connections = await figure(
      `select count(*) as value from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const email = 'owner@example.com';
    const owner = await signUpAt(nodes[0]!.address, email);
    await owner.call(webhooksApi.create, {}, { url: `${receiver.origin}/hook`, events: ['contact.created'] });
    const people = await Promise.all(nodes.map(({ address }) => signInAt(address, email)));
    const begun = performance.now();
    const took: number[] = [];
    const lane = async (from: number) => {
      for (let n = from; n < told; n += 8) {
        const sent = performance.now();
        const phone = `+1571555${String(1000 + n)}`;
        await people[n % people.length]!.call(contactsApi.create, {}, { name: `Contact ${n}`, phone });
        took.push(performance.now() - sent);
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, n) => lane(n)));
    while (receiver.got.size < told && performance.now() - begun < 120_000) await wait(50);
    const seconds = (performance.now() - begun) / 1000;
    // Another try of one that was done would come by then.
    await wait(2_000);
    const twice = [...receiver.got.values()].filter((times) => times > 1).length;
    return [
      { name: `${count} servers: transactions a second while nothing happens, each`, value: idle / count, unit: '/s' },
      { name: '  connections while nothing happens, each', value: connections / count, unit: '' },
      { name: '  a write over any of them, p95', value: quantile(took, 0.95), unit: 'ms' },
      { name: `  ${told} writes told to a webhook`, value: told / seconds, unit: '/s' },
      { name: '  told twice', value: twice, unit: '', goal: '0' },
      { name: '  not told', value: told - receiver.got.size, unit: '', goal: '0' },
    ];
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
    await client.end();
    receiver.close();
  }
}

/** Measures; some three minutes, and 300 MB a server. */
export async function run({ counts = [1, 10] }: { counts?: number[] } = {}): Promise<BenchRow[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-bench-nodes-'));
  const server = await startPostgres();
  try {
    await makeTemplate(server.url);
    const rows: BenchRow[] = [];
    for (const count of counts) {
      const url = await makeMigratedDatabase(server.url, `parley_nodes_${count}`);
      rows.push(...(await measureNodes(url, path.join(folder, String(count)), count)));
    }
    return rows;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { count: { type: 'string', multiple: true } } });
  printRows('servers on one database', await run(values.count ? { counts: values.count.map(Number) } : {}));
}
