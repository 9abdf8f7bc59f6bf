import { spawn } from 'node:child_process';
import path from 'node:path';

/** `npm run dev`: the server, started again at each change, and the pages with hot reload in front of it. */

const root = path.resolve(import.meta.dirname, '..');
/** The pages' own origin, so that sign-in and the links in mails stay on it. */
const env = { PUBLIC_URL: 'http://127.0.0.1:5173', ...process.env };
const start = (args: string[]) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env });

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
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
