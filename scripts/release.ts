import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';

/**
 * `node scripts/release.ts [--out FOLDER]` makes the archive of a version, from its tag: the source as it is in Git, with the
 * pages built, so that the first start has nothing to build. The same tag makes the same archive, byte for byte, as long as
 * the pages come out the same.
 */

/** Files that name the version, and how each of them is read. */
const versionFiles: Record<string, (text: string) => unknown> = {
  'package.json': (text) => JSON.parse(text).version,
  'package-lock.json': (text) => JSON.parse(text).version,
  'deploy/helm/parley/Chart.yaml': (text) => parse(text).appVersion,
  'deploy/helm/parley/values.yaml': (text) => parse(text).image.tag,
  'deploy/compose.yaml': (text) => /image: parley:(\S+)/.exec(text)?.[1],
  'deploy/compose.cluster.yaml': (text) => /image: parley:(\S+)/.exec(text)?.[1],
};

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

export interface Release {
  version: string;
  /** The section of the changelog. */
  notes: string;
  commit: string;
  /** Seconds since 1970. */
  committedAt: number;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What the files of a tree say of its version that keeps it from being released, as sentences. */
export function filesProblems(root: string): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const version = String(versionFiles['package.json']!(read('package.json')));
  const problems: string[] = [];
  if (!/^\d+\.\d+\.\d+$/.test(version)) problems.push(`Version ${version} must be three numbers, such as 1.2.3.`);
  for (const [file, versionIn] of Object.entries(versionFiles)) {
    const found = versionIn(read(file));
    if (found !== version) problems.push(`${file} says ${String(found)}, but package.json says ${version}.`);
  }
  const notes = notesOf(read('CHANGELOG.md'), version);
  if (notes === null) problems.push(`CHANGELOG.md has no "## ${version} (YYYY-MM-DD)" section with entries.`);
  return problems;
}

/** Everything that keeps a tree from being released; none where it may be. */
export function problemsOf(root: string): string[] {
  const version = String(versionFiles['package.json']!(readFileSync(path.join(root, 'package.json'), 'utf8')));
  const problems = filesProblems(root);
  if (git(root, 'status', '--porcelain') !== '') problems.push('There are uncommitted changes.');
  const tag = `v${version}`;
  const tagged = git(root, 'tag', '--list', tag) === '' ? null : git(root, 'rev-list', '-n', '1', tag);
  if (tagged === null) problems.push(`There’s no ${tag} tag. Create one: git tag -a ${tag} -m "Parley ${version}".`);
  else if (tagged !== git(root, 'rev-parse', 'HEAD')) problems.push(`The tag ${tag} is on another commit.`);
  return problems;
}

/** The section of a version, with its date; null where it has none, or nothing in it. */
export function notesOf(changelog: string, version: string): string | null {
  const head = new RegExp(`^## ${escaped(version)} \\(\\d{4}-\\d\\d-\\d\\d\\)$`, 'm').exec(changelog);
  if (head === null) return null;
  const [section = ''] = changelog.slice(head.index + head[0].length).split(/^## /m);
  return section.trim() === '' ? null : section.trim();
}

/** What is released of a tree. @throws Error with all that keeps it from that */
export function releaseOf(root: string): Release {
  const problems = problemsOf(root);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const version = String(versionFiles['package.json']!(readFileSync(path.join(root, 'package.json'), 'utf8')));
  const [commit = '', at = ''] = git(root, 'log', '-1', '--format=%H %ct').split(' ');
  const notes = notesOf(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'), version)!;
  return { version, notes, commit, committedAt: Number(at) };
}

/** Writes the archive, its SHA-256 and the notes. Answers the archive's file. */
export function packRelease(root: string, { version, notes, commit, committedAt }: Release, out: string): string {
  const staging = mkdtempSync(path.join(tmpdir(), 'parley-release-'));
  const name = `parley-${version}`;
  try {
    const tree = path.join(staging, name);
    mkdirSync(tree);
    const source = path.join(staging, 'source.tar');
    git(root, 'archive', '--format=tar', '-o', source, commit);
    execFileSync('tar', ['-xf', source, '-C', tree]);
    cpSync(path.join(root, 'build'), path.join(tree, 'build'), { recursive: true });
    mkdirSync(out, { recursive: true });
    const archive = path.join(out, `${name}.tar.gz`);
    // In one order, of one time, owned by no one: the same tree is the same archive.
    const same = [
      '--sort=name',
      `--mtime=@${committedAt}`,
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mode=u+rw,go=rX',
    ];
    const tar = execFileSync('tar', [...same, '-cf', '-', '-C', staging, name], { maxBuffer: 2 ** 30 });
    writeFileSync(archive, execFileSync('gzip', ['-9', '-n'], { input: tar, maxBuffer: 2 ** 30 }));
    const sum = createHash('sha256').update(readFileSync(archive)).digest('hex');
    writeFileSync(`${archive}.sha256`, `${sum}  ${path.basename(archive)}\n`);
    writeFileSync(path.join(out, `${name}.md`), `# Parley ${version}\n\n${notes}\n`);
    return archive;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'release' } } });
  const root = path.resolve(import.meta.dirname, '..');
  try {
    const release = releaseOf(root);
    // With the tools of tests, which a developer's tree has: without them they would be taken away.
    execFileSync(process.execPath, ['scripts/bootstrap.mjs', '--all'], { cwd: root, stdio: 'inherit' });
    const archive = packRelease(root, release, path.resolve(values.out));
    process.stdout.write(`${archive}\n${readFileSync(`${archive}.sha256`, 'utf8')}`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
