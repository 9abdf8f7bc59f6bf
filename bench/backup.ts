import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { newId } from '#server/platform/db/new-id.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { quickStart } from '#server/platform/quick-imports.ts';
import { type BenchRow, printRows } from './bench-row.ts';

/** Time and memory of `npm run backup` over many calls, against the same command over none. */

const root = path.resolve(import.meta.dirname, '..');
const calls = 10_000;
const turnsOfCall = 12;

/** Calls as they are stored when they have ended, made by the database itself. */
async function seed(dataDir: string, count: number): Promise<void> {
  const log = pino({ level: 'error' });
  const database = await openDatabase({ dataDir, databaseUrl: null, log, onLost: () => process.exit(1) });
  const workspaceId = newId();
  await database.pool.query(
    `insert into workspaces (id, name, time_zone, created_by, created_at) values ($1, 'Bench', 'UTC', $1, now())`,
    [workspaceId],
  );
  const said =
    'I would like to make an appointment for a check-up on Tuesday afternoon, if there is still a time free.';
  await database.pool.query(
    `insert into calls (workspace_id, id, agent_version, agent_name, channel, status, setting, created_at, started_at,
       ended_at, end_reason, outcome, ticket_expires_at, snapshot, memory)
     select $1, gen_random_uuid(), 1, 'Bench', 'browser', 'ended', '{}', now(), now(), now(), 'completed', 'success', now(),
       jsonb_build_object('text', repeat($3, 20)), jsonb_build_object('text', repeat($3, 5))
     from generate_series(1, $2)`,
    [workspaceId, count, said],
  );
  await database.pool.query(
    `insert into call_turns (workspace_id, call_id, seq, role, text, interrupted, start_ms, audio)
     select workspace_id, id, seq, case seq % 2 when 0 then 'agent' else 'caller' end, $1 || seq, false, seq * 1000, true
     from calls, generate_series(0, $2) as seq`,
    [said, turnsOfCall - 1],
  );
  await database.pool.query(
    `insert into call_events (workspace_id, call_id, seq, at, kind, data)
     select workspace_id, id, seq, now(), 'caller_said', jsonb_build_object('text', $1 || seq)
     from calls, generate_series(0, $2) as seq`,
    [said, turnsOfCall - 1],
  );
  await database.close();
}

/** Runs the command; the most memory that it had, in MB. */
async function backup(dataDir: string): Promise<{ ms: number; peakMb: number; bytes: number }> {
  const file = path.join(dataDir, 'bench.backup');
  const begunAt = performance.now();
  const child = spawn(process.execPath, [...quickStart, 'scripts/backup.ts', file], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peakMb = 0;
  const look = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      peakMb = Math.max(peakMb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      // It has just ended.
    }
  }, 50);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(look);
  if (code !== 0) throw new Error(`The backup ended with ${code}.`);
  const { size } = statSync(file);
  rmSync(file);
  return { ms: performance.now() - begunAt, peakMb, bytes: size };
}

/** Measures; takes a minute or two. */
export async function run(): Promise<BenchRow[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-bench-'));
  try {
    const [empty, full] = [path.join(folder, 'empty'), path.join(folder, 'full')];
    await seed(empty, 0);
    await seed(full, calls);
    const without = await backup(empty);
    const { ms, peakMb, bytes } = await backup(full);
    return [
      {
        name: `backup of ${calls} calls, ${(bytes / 2 ** 20).toFixed(1)} MB (ratio to one of none)`,
        value: ms,
        unit: 'ms',
        ratio: ms / without.ms,
      },
      {
        name: `  memory more than for none (${Math.round(without.peakMb)} MB)`,
        value: peakMb - without.peakMb,
        unit: 'MB',
        goal: '< 250',
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) printRows('backup', await run());
