import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { type Call, callsApi } from '#domain/calls/calls.ts';
import { type SpeechClip, speechApi } from '#domain/channels/speech.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { readConfig } from '#server/config.ts';
import { freePort } from '#server/platform/free-port.ts';
import { type Serving, startServing } from '#server/serve.ts';
import { openCallClient } from '#server/testing/call-client.ts';
import { type HttpPerson, signInAt, signUpAt } from '#server/testing/http-person.ts';
import { putDatabase } from '#server/testing/ready-database.ts';
import { startPostgres, type TemporaryServer } from '../../scripts/postgres.ts';
import { readParts } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** A server with something of everything, backed up while it runs, and another one made from the backup. */

const folder = mkdtempSync(path.join(tmpdir(), 'parley-backup-'));
const port = await freePort();
const address = `127.0.0.1:${port}`;
let server: Serving | undefined;
let postgres: TemporaryServer | undefined;

afterAll(async () => {
  await server?.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const at = (name: string) => path.join(folder, name);
const settingsOf = (dataDir: string, databaseUrl = '') => ({
  PORT: String(port),
  DATA_DIR: at(dataDir),
  DATABASE_URL: databaseUrl,
  AUTH_AUTOCONFIRM: 'true',
});

/** In this process: nothing here is about a process, and a start of one takes seconds of the processor. */
const start = (settings: Record<string, string>) =>
  startServing(readConfig({ ...settings, RATE_LIMIT: '100' }), pino({ level: 'error' }), (reason) => {
    throw new Error(`The database stopped unexpectedly: ${reason}`);
  });

async function bytes(url: string, headers: Record<string, string>, body?: object): Promise<Buffer> {
  const answer = await fetch(url, {
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** A call that was hung up, an access token and a file of speech. */
async function makeThings(owner: HttpPerson) {
  const agent = await owner.call<{ id: string }>(agentsApi.create, {}, { template: 'customer-support' });
  const start = { agentId: agent.id };
  const { callId, ticket } = await owner.call<{ callId: string; ticket: string }>(callsApi.start, start, {
    channel: 'browser',
  });
  const client = await openCallClient(address);
  client.send({ type: 'hello', version: 1, ticket });
  // Something was heard, so that there is something to hear again.
  while (client.frames.length < 75) await client.nextFrame();
  client.send({ type: 'played', generation: 1, ms: 1_000 });
  client.send({ type: 'typed', id: 'one', text: 'my umbrella – “the blue one”\nis broken' });
  await client.next('turn', (turn) => turn.role === 'caller');
  client.send({ type: 'hang_up' });
  await client.next('ended');
  const { value: secret } = await owner.call<{ value: string }>(
    accessTokensApi.create,
    {},
    { name: 'Shop', scopes: ['speech'] },
  );
  const { id: clipId } = await owner.call<SpeechClip>(
    speechApi.createClip,
    {},
    { text: 'Chapter one. It was a bright cold day.', format: 'wav' },
  );
  await vi.waitUntil(async () => (await owner.call<SpeechClip>(speechApi.clip, { clipId })).status === 'done', {
    timeout: 60_000,
    interval: 100,
  });
  return { agentId: agent.id, callId, secret, clipId };
}

type Things = Awaited<ReturnType<typeof makeThings>>;

/** Everything of it as its owner finds it. */
async function lookAt(owner: HttpPerson, { agentId, callId, secret, clipId }: Things) {
  const call = await owner.call<Call>(callsApi.get, { callId });
  const spoken = call.turns.find((turn) => turn.role === 'agent' && turn.audio && turn.text !== '');
  const audio = `http://${address}/v1/calls/${callId}/turns/${spoken?.seq}/audio`;
  const clip = await owner.call<SpeechClip>(speechApi.clip, { clipId });
  return {
    agent: await owner.call(agentsApi.get, { agentId }),
    call,
    callAudio: (await bytes(audio, owner.headers)).toString('base64'),
    clip: (await bytes(clip.audioUrl!, {})).toString('base64'),
    byToken: (await bytes(`http://${address}/v1/tts`, { authorization: `Bearer ${secret}` }, { text: 'Hello.' }))
      .length,
  };
}

/** The rows of a backup, by table. */
async function rowsIn(file: string): Promise<Map<string, string[]>> {
  const rows = new Map<string, string[]>();
  for await (const part of readParts(file)) {
    if (part.kind === 'rows') rows.set(part.table, [...(rows.get(part.table) ?? []), ...part.lines].toSorted());
  }
  return rows;
}

test('what was there is there again: sign-in, agents, calls with audio, tokens, speech', async () => {
  putDatabase(at('old'));
  server = await start(settingsOf('old'));
  const owner = await signUpAt(address);
  const things = await makeThings(owner);
  const before = await lookAt(owner, things);
  const file = at('all.tgz');
  const end = await writeBackup(readConfig(settingsOf('old')), file, { withKey: true });
  expect(end.rows).toBeGreaterThan(20);
  expect(end.files).toBeGreaterThan(0);
  expect(readdirSync(at('old')).filter((name) => name.startsWith('snapshot'))).toEqual([]);
  expect(await lookAt(owner, things), 'the server went on').toEqual(before);
  await server.stop();

  await restoreBackup(readConfig(settingsOf('new')), file, { replace: false });
  server = await start(settingsOf('new'));
  expect(await lookAt(await signInAt(address), things)).toEqual(before);
  await server.stop();

  // Into a server's database, as a user who is bound by row-level security, and out of it again.
  postgres = await startPostgres();
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query('create role keeper login createrole');
  await admin.query('create database kept owner keeper');
  await admin.end();
  const keeper = new URL(postgres.url);
  keeper.username = 'keeper';
  keeper.pathname = 'kept';
  const settings = settingsOf('onServer', keeper.href);
  await restoreBackup(readConfig(settings), file, { replace: false });
  await writeBackup(readConfig(settings), at('again.tgz'), { withKey: false });
  expect(await rowsIn(at('again.tgz'))).toEqual(await rowsIn(file));
  server = await start(settings);
  expect(await lookAt(await signInAt(address), things)).toEqual(before);
  await expect(restoreBackup(readConfig(settings), file, { replace: true })).rejects.toThrow('is not empty');
}, 400_000);
