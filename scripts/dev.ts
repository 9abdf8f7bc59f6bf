import { spawn } from 'node:child_process';
import path from 'node:path';

/** `npm run dev`: the server, started again at each change, and the pages with hot reload in front of it. */

const root = path.resolve(import.meta.dirname, '..');
const start = (args: string[]) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });

const children = [
  start(['--watch-path=server', '--watch-path=voice', '--watch-path=domain', 'server/main.ts']),
  start(['node_modules/@react-router/dev/bin.cjs', 'dev']),
];
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill();
    process.exitCode = code ?? 1;
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
