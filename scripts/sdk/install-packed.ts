import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildPackage, type PackageName } from './build-package.ts';

const run = promisify(execFile);

/** Packs a package as npm publishes it, and installs what was packed into a project that is made for it. Answers its files. */
export async function installPacked(name: PackageName, project: string): Promise<string[]> {
  const built = path.join(project, name);
  await buildPackage(name, built);
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', project, built], { cwd: project });
  const packed = JSON.parse(stdout) as Record<string, { filename: string; files: { path: string }[] }>;
  // A list, or by name, as the version of npm has it.
  const { filename, files } = Object.values(packed)[0]!;
  // What others have to bring is there already, and is not fetched.
  const quiet = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'];
  await run('npm', ['install', ...quiet, path.join(project, path.basename(filename))], { cwd: project });
  return files.map((file) => file.path).sort();
}

/** What a strict compiler says of a file of the project, types of packages included. */
export async function faultsOf(project: string, file: string, more: object = {}): Promise<string> {
  const compilerOptions = {
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'es2022',
    module: 'nodenext',
    lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'],
    types: [],
    ...more,
  };
  await writeFile(path.join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
  const compiler = path.resolve(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
  const { stdout } = await run(process.execPath, [compiler, '-p', project]).catch((error: { stdout: string }) => error);
  return stdout;
}
