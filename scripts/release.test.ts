import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesProblems, notesOf, packRelease, problemsOf, releaseOf } from './release.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'parley-releases-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const tree = path.join(folder, 'tree');
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: tree,
    encoding: 'utf8',
  });
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  writeFileSync(path.join(tree, file), text);
};

test('our own files say one version, and the changelog has its section below an open one', () => {
  expect(filesProblems(root)).toEqual([]);
  const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
  expect(changelog).toMatch(/^# Changelog\n\n## Unreleased\n/);
});

test('a version is released from its tag, whole, and the same archive twice', () => {
  mkdirSync(tree);
  for (const file of ['deploy/compose.yaml', 'deploy/compose.cluster.yaml', 'deploy/helm/parley'])
    cpSync(path.join(root, file), path.join(tree, file), { recursive: true });
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  put('package.json', JSON.stringify({ version }));
  put('package-lock.json', JSON.stringify({ version: '0.0.9' }));
  put(
    'CHANGELOG.md',
    `# Changelog\n\n## Unreleased\n\n- Later.\n\n## ${version} (2026-11-29)\n\n## 0.0.9\n\n- Before.\n`,
  );
  put('.gitignore', 'build/\n');
  put('build/client/index.html', '<p>built</p>');
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'one');
  put('note.txt', 'not committed');
  expect(problemsOf(tree)).toEqual([
    `package-lock.json says 0.0.9, but package.json says ${version}.`,
    `CHANGELOG.md has no "## ${version} (YYYY-MM-DD)" section with entries.`,
    'There are uncommitted changes.',
    `There’s no v${version} tag. Create one: git tag -a v${version} -m "Parley ${version}".`,
  ]);
  git('tag', `v${version}`);
  put('package-lock.json', JSON.stringify({ version }));
  put(
    'CHANGELOG.md',
    `# Changelog\n\n## Unreleased\n\n- Later.\n\n## ${version} (2026-11-29)\n\n- Now.\n\n## 0.0.9\n\n- Before.\n`,
  );
  git('add', '-A');
  git('commit', '-qm', 'two');
  expect(() => releaseOf(tree)).toThrow(`The tag v${version} is on another commit.`);
  git('tag', '-f', `v${version}`);

  const release = releaseOf(tree);
  expect(release.notes).toBe('- Now.');
  const archives = ['first', 'second'].map((name) => packRelease(tree, release, path.join(folder, name)));
  const [first, second] = archives.map((archive) => readFileSync(archive));
  expect(first!.equals(second!)).toBe(true);
  execFileSync('sha256sum', ['-c', `parley-${version}.tar.gz.sha256`], { cwd: path.join(folder, 'first') });
  const names = execFileSync('tar', ['-tzf', archives[0]!], { encoding: 'utf8' }).split('\n');
  expect(names).toEqual(
    expect.arrayContaining(
      ['package.json', 'note.txt', 'build/client/index.html'].map((name) => `parley-${version}/${name}`),
    ),
  );
  expect(names.filter((name) => name.includes('.git/'))).toEqual([]);
});

test('notes are those of one version', () => {
  const changelog = '## Unreleased\n\n## 1.10.0 (2027-01-02)\n\n- Ten.\n\n## 1.1.0 (2026-01-02)\n\n### A\n\n- One.\n';
  expect(notesOf(changelog, '1.1.0')).toBe('### A\n\n- One.');
  expect(notesOf(changelog, '1.10.0')).toBe('- Ten.');
  expect(notesOf(changelog, '1.2.0')).toBeNull();
});
