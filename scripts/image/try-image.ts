import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, globSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { freePort } from '#server/platform/free-port.ts';
import { type Assembled, assemble } from './assemble.ts';

/**
 * `node scripts/image/try-image.ts` does what the image's last stage does, in a folder: puts its tree together, makes it
 * read-only, and starts the product from it as a user who is not root, with what deploy/Dockerfile sets.
 */

/** Bytes of debian:trixie-slim, packed as it is fetched, and unpacked. */
export const baseImage = { packed: 30e6, unpacked: 79e6 };
/** Who owns nothing. */
const nobody = 65_534;
const readyWithin = 120_000;

export interface TriedImage extends Assembled {
  folder: string;
  url: string;
  readyMs: number;
  /** What the server wrote so far. */
  output(): string;
  /** Runs a command of the image, as `docker exec` does. */
  run(...args: string[]): Promise<string>;
  stop(): Promise<number | null>;
}

/** The environment that deploy/Dockerfile sets. */
export function imageEnvironment(): Record<string, string> {
  const file = readFileSync(path.resolve(import.meta.dirname, '../../deploy/Dockerfile'), 'utf8');
  const lines = file
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.startsWith('ENV '));
  return Object.fromEntries(
    lines.flatMap((line) => [...line.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name!, value!])),
  );
}

async function untilReady(url: string, server: ChildProcess, output: () => string): Promise<void> {
  const until = performance.now() + readyWithin;
  while (performance.now() < until) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}: ${output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server was not ready in time: ${output()}`);
}

/** Puts an image together and starts it. The folder is gone when it is stopped. */
export async function tryImage(): Promise<TriedImage> {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-image-'));
  chmodSync(folder, 0o755);
  const [tree, data] = [path.join(folder, 'app'), path.join(folder, 'data')];
  const assembled = assemble(tree);
  for (const entry of ['.', ...globSync('**', { cwd: tree, withFileTypes: false })]) {
    const at = path.join(tree, entry);
    if (!entry.startsWith('node_modules/.bin')) chmodSync(at, 0o555);
  }
  mkdirSync(data, { mode: 0o700 });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(data, nobody, nobody);
  const as = isRoot ? { uid: nobody, gid: nobody } : {};
  const port = await freePort();
  // Others of this machine may not reach it, and its data are where the volume would be.
  const own = {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: data,
    NODE_COMPILE_CACHE: path.join(data, '.compiled'),
  };
  const env = { ...imageEnvironment(), ...own, PATH: `${tree}/bin:/usr/bin:/bin`, HOME: data };
  const node = path.join(tree, 'bin/node');
  const begunAt = performance.now();
  const server = spawn(node, ['--max-semi-space-size=8', 'server/main.ts'], { cwd: tree, env, ...as });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += text));
  const url = `http://127.0.0.1:${port}`;

  async function stop(): Promise<number | null> {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    for (const entry of globSync('**/', { cwd: tree })) chmodSync(path.join(tree, entry), 0o755);
    rmSync(folder, { recursive: true, force: true });
    return server.exitCode;
  }
  try {
    await untilReady(url, server, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  async function run(...args: string[]): Promise<string> {
    const child = spawn(node, args, { cwd: tree, env, ...as });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    await once(child, 'close');
    return said;
  }
  return { ...assembled, folder, url, readyMs: performance.now() - begunAt, output: () => output, run, stop };
}

/** How much the tree is as a registry keeps it. */
async function packedBytes(tree: string): Promise<number> {
  let bytes = 0;
  const files = globSync('**', { cwd: tree }).map((file) => path.join(tree, file));
  const contents = files.filter((file) => lstatSync(file).isFile()).map((file) => readFileSync(file));
  for await (const piece of Readable.from(contents).pipe(createGzip())) bytes += (piece as Buffer).length;
  return bytes;
}

if (process.argv[1] === import.meta.filename) {
  const tried = await tryImage();
  const { packages, files, bytes, readyMs } = tried;
  const packed = await packedBytes(path.join(tried.folder, 'app'));
  const code = await tried.stop();
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say(`${packages} packages, ${files} files`);
  say(`to download: ${Math.round((packed + baseImage.packed) / 1e6)} MB with Debian`);
  say(`unpacked: ${Math.round((bytes + baseImage.unpacked) / 1e6)} MB with Debian`);
  say(`first start, as a user who is not root, from a tree that is read-only: ready in ${Math.round(readyMs)} ms`);
  say(`SIGTERM: ended with ${code}`);
}
