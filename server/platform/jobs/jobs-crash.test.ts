import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { quickStart } from '#server/platform/quick-imports.ts';
import { putDatabase } from '#server/testing/ready-database.ts';
import { openJobs } from './jobs.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'parley-jobs-'));
putDatabase(dataDir);
afterAll(() => rmSync(dataDir, { recursive: true }));

test('runs a job again whose server was killed, right after the next start', async () => {
  const worker = fileURLToPath(new URL('../../testing/crash-worker.ts', import.meta.url));
  const child = spawn(process.execPath, [...quickStart, worker, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await gone;

  const log = pino({ level: 'silent' });
  const onLost = vi.fn();
  const database = await openDatabase({ dataDir, databaseUrl: null, log, onLost });
  const jobs = await openJobs(database, log);
  const handler = vi.fn(async () => {});
  jobs.define('errand', { handler });
  await jobs.start();
  // By its missed heartbeat it would be 20 s.
  await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce(), 12_000);
  expect(handler.mock.calls[0]).toEqual([{ to: 'the baker' }, { signal: expect.any(AbortSignal), isLast: false }]);
  await jobs.stop();
  await database.close();
  expect(onLost).not.toHaveBeenCalled();
}, 60_000);
