// Runs before `npm start` and `npm test`, with whatever Node the person has: plain JavaScript, nothing but Node 20.
// Installs the locked packages, then brings the web build up to date.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const say = (line) => process.stdout.write(`${line}\n`);

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

const read = (file) => {
  try {
    return fs.readFileSync(path.join(root, file), 'utf8');
  } catch {
    return '';
  }
};

/** All files below some folders and files, in a fixed order. */
function filesBelow(entries) {
  return entries
    .flatMap((entry) => {
      const full = path.join(root, entry);
      if (!fs.existsSync(full)) return [];
      if (!fs.statSync(full).isDirectory()) return [full];
      return fs
        .readdirSync(full, { recursive: true })
        .map((name) => path.join(full, name))
        .filter((file) => fs.statSync(file).isFile());
    })
    .sort();
}

/** `npm start` needs what serves and builds; with `--all`, for tests and development, their tools too. */
const all = process.argv.includes('--all');

function install() {
  const stamp = 'node_modules/.parley-installed';
  const lock = hashOf([read('package-lock.json'), process.platform, process.arch]);
  const [installed, extent] = read(stamp).split(' ');
  if (installed === lock && (extent === 'all' || !all)) return;
  say(all ? 'Installing packages, with those for tests (once)…' : 'Installing packages (once, about 20 seconds)…');
  const npm = process.env.npm_execpath;
  // npm's own settings of this run (ignore the script's name, prefix and so on) must not leak into the inner one.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(config_(prefix|global|local_prefix)|lifecycle|package)/i.test(name),
    ),
  );
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(all ? ['--include=dev'] : ['--omit=dev'])];
  try {
    if (npm) execFileSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit', env });
    else execFileSync('npm', args, { cwd: root, stdio: 'inherit', env });
  } catch {
    fail('The packages could not be installed (see above). Check the connection to the npm registry and try again.');
  }
  fs.writeFileSync(path.join(root, stamp), `${lock} ${all ? 'all' : 'serve'}`);
}

/** Node 24, from the packages just installed, or the person's own when it is new enough. */
function findNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const packed = path.join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', name);
  if (fs.existsSync(packed)) return packed;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 12)) return process.execPath;
  return fail(
    `Parley needs Node 24.12 or later on this system (this is ${process.versions.node}): install it from nodejs.org.`,
  );
}

function run(node, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(output))));
  });
}

async function buildWeb(node) {
  const stamp = 'build/.sources';
  const sources = filesBelow([
    'web',
    'domain',
    'docs',
    'scripts/docs',
    'server/example-answers',
    'server/platform/http/openapi',
    'server/describe-api.ts',
    'server/describe-sockets.ts',
    'CHANGELOG.md',
    'package.json',
    'vite.config.ts',
    'react-router.config.ts',
    'scripts/postbuild.ts',
    'scripts/delay-hydration.ts',
    'package-lock.json',
  ]);
  const wanted = hashOf(sources.flatMap((file) => [path.relative(root, file), fs.readFileSync(file)]));
  if (read(stamp) === wanted) return;
  say('Building the web app…');
  await run(node, ['node_modules/@react-router/dev/bin.cjs', 'build']);
  await run(node, ['scripts/postbuild.ts']);
  fs.writeFileSync(path.join(root, stamp), wanted);
}

install();
const node = findNode();
try {
  await buildWeb(node);
} catch (error) {
  fail(error.message);
}
