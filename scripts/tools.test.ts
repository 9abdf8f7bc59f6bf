import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { needTools, type Tool, toolPath, tools } from './tools.ts';

/** A check whose tool is missing installs it or fails; it never looks away. */

const folder = mkdtempSync(path.join(tmpdir(), 'parley-tools-'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const absent: Tool = { why: 'plays the flute', package: 'no-such-flute', find: () => null };
const known = { ...tools, curl: absent };

test('what is missing and cannot be installed is refused with the command that installs it', () => {
  expect(() => needTools(['bash', 'curl'], known, false)).toThrow(
    'These checks require programs that aren’t installed: no-such-flute plays the flute. On Debian: sudo apt-get install no-such-flute',
  );
});

/** A folder with an apt-get that does what the shell line says. */
function pretendApt(line: string) {
  const program = path.join(folder, 'apt-get');
  writeFileSync(program, `#!/bin/sh\n${line}\n`);
  chmodSync(program, 0o755);
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env.PATH}`);
}

test('what is missing is installed by its package, after a look for newer lists', () => {
  const [log, made] = [path.join(folder, 'log'), path.join(folder, 'flute')];
  const flute: Tool = { ...absent, find: () => (existsSync(made) ? made : null) };
  pretendApt(
    `echo "$@" >> ${log}; case "$*" in *update*) touch ${folder}/fresh;; *) [ -e ${folder}/fresh ] && touch ${made};; esac`,
  );
  needTools(['curl'], { ...tools, curl: flute }, true);
  expect(existsSync(made)).toBe(true);
});

test('an installation that does not bring the program fails all the same', () => {
  pretendApt('exit 0');
  expect(() => needTools(['curl'], known, true)).toThrow('sudo apt-get install no-such-flute');
  pretendApt('exit 100');
  expect(() => needTools(['curl'], known, true)).toThrow('sudo apt-get install no-such-flute');
});

test('CHROMIUM_PATH that leads nowhere is an error, not another browser', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  expect(() => toolPath('chromium')).toThrow('CHROMIUM_PATH /nowhere/chromium doesn’t exist.');
});

test('of several browsers the one without windows is taken, wherever on the PATH it is', () => {
  const [first, second] = ['first', 'second'].map((name) => path.join(folder, name));
  for (const at of [first!, second!]) mkdirSync(at);
  for (const file of [path.join(first!, 'chromium'), path.join(second!, 'chromium-headless-shell')])
    writeFileSync(file, '');
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', [first, second].join(path.delimiter));
  expect(toolPath('chromium')).toBe(path.join(second!, 'chromium-headless-shell'));
  vi.stubEnv('PATH', first);
  expect(toolPath('chromium')).toBe(path.join(first!, 'chromium'));
});
