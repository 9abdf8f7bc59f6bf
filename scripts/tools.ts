import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Programs of other people that the checks need: found, installed where that is possible, or asked for. */

export interface Tool {
  /** For a person: what it is for. */
  why: string;
  /** Debian's package. */
  package: string;
  /** Where it is, or null. */
  find(): string | null;
}

function onPath(...names: string[]): string | null {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const found = names.map((name) => path.join(folder, name)).find((file) => folder !== '' && existsSync(file));
    if (found !== undefined) return found;
  }
  return null;
}

const englishModel = '/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict';
/**
 * Chromium without windows, which takes half of the processor's time that the whole one takes for the same page, or the
 * whole one where that is what is there.
 */
const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** `CHROMIUM_PATH`, or the first browser of the PATH. */
function chromiumProgram(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (!named) return browsers.map((name) => onPath(name)).find((file) => file !== null) ?? null;
  if (existsSync(named)) return named;
  throw new Error(`CHROMIUM_PATH ${named} doesn’t exist.`);
}

const command = (name: string, why: string, packageName = name): Tool => ({
  why,
  package: packageName,
  find: () => onPath(name),
});

export const tools = {
  bash: command('bash', 'runs the commands that the documentation prints'),
  curl: command('curl', 'runs the commands that the documentation prints'),
  python3: command('python3', 'runs the Python samples of the documentation, and the tests of the Python client'),
  php: command('php', 'runs the PHP sample of the documentation', 'php-cli'),
  bzip2: command('bzip2', 'unpacks the archives of voices'),
  ffmpeg: command('ffmpeg', 'decodes the audio files that we make'),
  pocketsphinx: command('pocketsphinx_batch', 'hears whether speech can be understood', 'pocketsphinx'),
  pocketsphinxModel: {
    why: 'is what pocketsphinx knows of English',
    package: 'pocketsphinx-en-us',
    find: () => (existsSync(englishModel) ? englishModel : null),
  },
  kamailio: command('kamailio', 'is the PBX of the tests of SIP'),
  baresip: command('baresip', 'calls agents over SIP', 'baresip-core'),
  linphone: command('linphonec', 'calls agents over SIP, encrypted', 'linphone-cli'),
  sipp: command('sipp', 'has many calls over SIP at once', 'sip-tester'),
  chromium: {
    why: 'runs the browser tests (or set CHROMIUM_PATH)',
    package: 'chromium-headless-shell',
    find: chromiumProgram,
  },
} satisfies Record<string, Tool>;

export type ToolName = keyof typeof tools;

/** Runs a Debian install as root; the lock may be held by another. */
function apt(args: string[]) {
  execFileSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Installs packages; the list of what there is may be old or missing. */
function install(packages: string[]) {
  const args = ['install', '-y', '--no-install-recommends', ...packages];
  try {
    apt(args);
  } catch {
    apt(['update']);
    apt(args);
  }
}

const canInstall = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

/** What is missing, as a sentence that says how to get it. */
function howToGet(missing: Tool[]): string {
  const reasons = missing.map((tool) => `${tool.package} ${tool.why}`).join('; ');
  const packages = missing.map((tool) => tool.package).join(' ');
  return `These checks require programs that aren’t installed: ${reasons}. On Debian: sudo apt-get install ${packages}`;
}

/**
 * Sees to it that all of these are there: as root on Debian it installs what is missing.
 * @throws Error with the command that installs what is missing
 */
export function needTools(names: ToolName[], known: Record<string, Tool> = tools, mayInstall = canInstall()): void {
  const wanted = names.map((name) => known[name]!);
  const missing = wanted.filter((tool) => tool.find() === null);
  if (missing.length === 0) return;
  if (!mayInstall) throw new Error(howToGet(missing));
  process.stdout.write(`Installing ${missing.map((tool) => tool.package).join(', ')} for the checks, once…\n`);
  try {
    install(missing.map((tool) => tool.package));
  } catch (cause) {
    throw new Error(howToGet(missing), { cause });
  }
  const still = wanted.filter((tool) => tool.find() === null);
  if (still.length > 0) throw new Error(howToGet(still));
}

/** The path of one of them. @throws Error how to get it */
export function toolPath(name: ToolName): string {
  needTools([name]);
  return tools[name].find()!;
}
