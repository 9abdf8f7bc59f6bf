import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nameOf, outsideOfTests, readPlaywrightReport, readVitestReport, type TestResult } from './test-results.ts';
import type { RunCosts } from './vitest-reporter.ts';

const root = path.resolve(import.meta.dirname, '..');
export const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

/** How a command ended, in words where it did not end well. */
interface Ended {
  isOk: boolean;
  how: string;
}

/** The parts of `npm test` and what came of them. Parts may run at the same time; every part runs even when another one failed. */
export class TestRun {
  readonly results: TestResult[] = [];
  /** What failed, by name, said again at the end: a log is read from there. */
  readonly failures: string[] = [];
  /** What passed at its second try, which continuous integration gives so that a stalled machine loses nothing. */
  readonly retried: string[] = [];
  readonly #files: RunCosts['files'] = [];
  readonly #reports: string;
  readonly #begunAt = performance.now();
  #passed = 0;

  /** @param reports a folder for what the runners write */
  constructor(reports: string) {
    this.#reports = reports;
  }

  get seconds(): number {
    return Math.round((performance.now() - this.#begunAt) / 1000);
  }

  /** Runs a command, whose output is shown as it comes, or where others run beside it, when it has ended. */
  async command(
    title: string,
    words: string[],
    { env = {}, isBeside = false }: { env?: NodeJS.ProcessEnv; isBeside?: boolean } = {},
  ): Promise<Ended> {
    if (!isBeside) process.stdout.write(`\n── ${title} (after ${this.seconds} s)\n`);
    const [command = '', ...args] = words;
    const begunAt = this.seconds;
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', isBeside ? 'pipe' : 'inherit', isBeside ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk));
    const how = await new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('close', (code, signal) => resolve(signal === null ? `exit code ${code}` : `ended by ${signal}`));
    });
    if (isBeside) process.stdout.write(`\n── ${title} (from ${begunAt} to ${this.seconds} s)\n${output}`);
    return { isOk: how === 'exit code 0', how };
  }

  /** A step that passes or fails as a whole, beside others. */
  async check(title: string, words: string[]): Promise<void> {
    const { isOk, how } = await this.command(title, words, { isBeside: true });
    if (isOk) this.#passed++;
    else this.failures.push(`${title}: ${how}`);
  }

  /** A runner that wrote a report; one that wrote none, or failed with nothing failing in it, counts as a failure. */
  count(title: string, { isOk, how }: Ended, read: () => TestResult[]): void {
    try {
      const found = read();
      const failed = found.filter(({ status }) => status === 'failed');
      this.results.push(...found);
      this.#passed += found.filter(({ status }) => status === 'passed').length;
      this.failures.push(...failed.map((result) => `${title}: ${nameOf(result)}: ${result.reason}`));
      if (!isOk && failed.length === 0) this.failures.push(`${title}: no failures, but it exited with ${how}`);
    } catch (error) {
      this.failures.push(`${title}: no report (${(error as Error).message})`);
    }
  }

  /** A run of Vitest. */
  async vitest(title: string, name: string, args: string[]): Promise<void> {
    const report = path.join(this.#reports, `${name}.json`);
    const costs = path.join(this.#reports, `${name}-costs.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const costsReporter = `--reporter=${path.join(root, 'scripts/vitest-reporter.ts')}`;
    const retry = process.env.CI ? ['--retry=1'] : [];
    const words = [bin('vitest'), 'run', ...retry, ...reporters, costsReporter, ...args];
    const ended = await this.command(title, words, { env: { RUN_COSTS: costs } });
    this.count(title, ended, () => {
      const { files, retried, outside } = JSON.parse(readFileSync(costs, 'utf8')) as RunCosts;
      this.#files.push(...files);
      this.retried.push(...retried);
      return [...readVitestReport(report), ...outsideOfTests('', outside)];
    });
  }

  /** A run of Playwright. */
  async playwright(title: string, args: string[], chromium: string): Promise<void> {
    const report = path.join(this.#reports, 'playwright.json');
    const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const ended = await this.command(title, [bin('playwright'), 'test', ...args], { env });
    this.count(title, ended, () => {
      const { results, files, retried } = readPlaywrightReport(report);
      this.#files.push(...files);
      this.retried.push(...retried);
      return results;
    });
  }

  /** Says what failed, what needed a second try, what cost most, and the counts. Answers whether all is well. */
  finish(mostSeconds: number): boolean {
    if (this.seconds > mostSeconds) this.failures.push(`the whole took ${this.seconds} s, ${mostSeconds} s at most`);
    const slowest = this.#files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
    process.stdout.write(`\nThe slowest files, out of ${this.seconds} s:\n`);
    for (const { file, seconds } of slowest) process.stdout.write(`${seconds.toFixed(0).padStart(6)} s  ${file}\n`);
    for (const name of this.retried) process.stdout.write(`\nPASSED ON THE SECOND TRY ${name}`);
    for (const name of this.failures) process.stdout.write(`\nFAILED ${name}`);
    process.stdout.write(`\n${this.#passed} passed, ${this.failures.length} failed\n`);
    return this.failures.length === 0;
  }
}
