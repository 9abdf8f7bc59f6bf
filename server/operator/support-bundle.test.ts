import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { quickStart } from '#server/platform/quick-imports.ts';
import { addressOf } from '#server/testing/call-client.ts';
import { startApp } from '#server/testing/start-app.ts';

/** Secrets, words and people are planted wherever the product keeps them; none may be in the bundle. */

const root = path.resolve(import.meta.dirname, '../..');
const token = 'planted-metrics-token-0001';
const app = await startApp({ METRICS_TOKEN: token }, undefined, { work: false });
const folder = mkdtempSync(path.join(tmpdir(), 'parley-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const databaseUrl = String(app.services.db.pool.options.connectionString);
const port = (await addressOf(app.app)).split(':')[1]!;

const planted = {
  METRICS_TOKEN: token,
  SECRET_KEY: 'planted-secret-key-of-thirty-two-characters',
  OPENAI_API_KEY: 'sk-planted-openai',
  OPENAI_BASE_URL: 'http://127.0.0.1:9/planted-path',
  STRIPE_SECRET_KEY: 'sk_test_plantedplantedplanted',
  OTEL_EXPORTER_OTLP_HEADERS: 'x-key=planted-header',
  S3_URL: 'http://planted-user:planted-password@127.0.0.1:9/planted-bucket?region=x',
  SMTP_URL: 'smtp://planted-user:planted-password@127.0.0.1:9',
  OPERATOR_EMAIL: 'planted-operator@example.com',
  PLANTED_ELSEWHERE: 'planted-in-the-environment',
};

function doctor(...args: string[]): Promise<{ said: string; complained: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: folder, DATABASE_URL: databaseUrl, PORT: port, ...planted };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...quickStart, 'scripts/doctor.ts', ...args],
      { cwd: root, env },
      (_error, said, complained) => resolve({ said, complained }),
    );
  });
}

test('the bundle says how a server is, and nothing of secrets, people or what they said', async () => {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const { id: callId } = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
  for (const text of ['a haircut', 'my name is Plantina Plantagenet'])
    await owner.call(chatsApi.send, { params: { callId }, body: { text } });
  const log = path.join(folder, 'server.log');
  const err = {
    type: 'QueryError',
    message: 'no "Plantina planted"',
    stack: `Error: Plantina planted\n    at keep (file:///opt/parley/server/calls/store-steps.ts:41:7)`,
  };
  const lines = [
    {
      level: 40,
      time: 1,
      callId,
      err,
      reason: 'planted reason',
      number: '+15715550142',
      msg: 'a step of a call failed',
    },
    { level: 30, time: 2, msg: 'caller said "Plantina"', link: 'https://x/?token=planted' },
  ];
  writeFileSync(log, `no line of ours: planted\n${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);

  const file = path.join(folder, 'bundle.json');
  const { said } = await doctor('--bundle', file, '--log', log);
  expect(said).toMatch(/upgrade +the database is that of version/);
  expect(said).toContain(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const text = readFileSync(file, 'utf8');
  expect(text).not.toMatch(/plant/i);
  expect(text).not.toMatch(/haircut|5715550142|example\.com/);
  const bundle = JSON.parse(text);
  expect(bundle).toMatchObject({
    form: 1,
    kind: { database: 'server', files: 'store', mail: 'server' },
    settings: { PORT: port, SECRET_KEY: '(set)', OPERATOR_EMAIL: '(set)' },
    database: { calls: [{ channel: 'chat', status: 'live', count: 1 }] },
    log: [
      {
        callId,
        error: 'QueryError',
        frames: ['server/calls/store-steps.ts:41'],
        msg: 'a step of a call failed',
      },
      { level: 30, time: 2 },
    ],
  });
  expect(bundle.database.migrations.length).toBeGreaterThan(3);
  expect(bundle.findings).toContainEqual({ what: 'mail', state: 'bad' });
  expect(bundle.metrics).toContain('parley_live_calls{channel="chat"} 1');

  const again = await doctor('--bundle', file);
  expect(again.complained).toContain('EEXIST');
  expect(readFileSync(file, 'utf8')).toBe(text);
});
