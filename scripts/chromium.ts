import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where the tests' browser may be, first match wins. */
const candidates = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(): string | null {
  for (const name of candidates) {
    const found = spawnSync('which', [name], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return null;
}

/** Runs a Debian install as root; the lock may be held by another. */
function apt(args: string[]) {
  execFileSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Path of a Chromium, installed from Debian's packages when there is none and this is root. @throws Error how to get one */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH ${named} does not exist.`);
  }
  const found = onPath();
  if (found !== null) return found;
  const root = process.getuid?.() === 0;
  if (!root || spawnSync('which', ['apt-get']).status !== 0) {
    throw new Error(
      'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  }
  process.stdout.write('Installing Chromium for the browser tests (once, about a minute)…\n');
  const install = ['install', '-y', '--no-install-recommends', 'chromium'];
  try {
    apt(install);
  } catch {
    apt(['update']);
    apt(install);
  }
  return onPath() ?? '/usr/bin/chromium';
}
