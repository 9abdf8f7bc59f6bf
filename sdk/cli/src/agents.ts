import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { APIError, type Parley } from '../../typescript/src/index.ts';
import { lintFile } from './lint-file.ts';
import { CommandError, clientOf, type Terminal } from './terminal.ts';

const ending = '.agent.yaml';
type Named = Awaited<ReturnType<Parley['agents']['list']>>['items'][number];

/** `Front desk` as front-desk. */
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'agent';

/** An agent's file without the id that it has in one workspace: agents are told apart by name, in every workspace. */
function withoutId(text: string): string {
  return text.replace(/^agent: .*\n/m, '');
}

function nameIn(file: string, text: string): string {
  const name: unknown = parseDocument(text).get('name');
  if (typeof name !== 'string') throw new CommandError(`${file} doesn’t include the agent’s name.`);
  return name;
}

/** Files by name: those given, or all of the folder. @throws CommandError */
function filesOf(terminal: Terminal, dir: string, given: readonly string[]): [string, string][] {
  const folder = path.resolve(terminal.cwd, dir);
  const read = (file: string): [string, string] => [path.relative(terminal.cwd, file), readFileSync(file, 'utf8')];
  try {
    if (given.length > 0) return given.map((file) => read(path.resolve(terminal.cwd, file)));
    const names = readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .sort();
    if (names.length > 0) return names.map((name) => read(path.join(folder, name)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    if (given.length > 0) throw new CommandError(`${(error as NodeJS.ErrnoException).path} doesn’t exist.`);
  }
  throw new CommandError(
    `There are no *${ending} files in ${dir}. Run \`parley agents pull\` first, or set a folder with --dir.`,
  );
}

/** The agent of a name; undefined where there's none. @throws CommandError where there are several */
function agentNamed(agents: readonly Named[], name: string): Named | undefined {
  const found = agents.filter((agent) => agent.name === name);
  if (found.length > 1)
    throw new CommandError(
      `There are ${found.length} agents named “${name}”. Rename all but one, because files are named after agents.`,
    );
  return found[0];
}

const draftOf = async (parley: Parley, agentId: string) =>
  withoutId(await (await parley.agentFiles.export(agentId, { of: 'draft' })).text());

/** Agents by name or id; all where none is given. @throws CommandError */
export async function findAgents(parley: Parley, given: readonly string[]): Promise<Named[]> {
  const { items } = await parley.agents.list();
  if (given.length === 0) return items;
  return given.map((one) => {
    const found = items.find(({ id }) => id === one) ?? agentNamed(items, one);
    if (!found) throw new CommandError(`There’s no agent named “${one}”.`);
    return found;
  });
}

export async function list(terminal: Terminal): Promise<number> {
  for (const { id, name, status } of await findAgents(clientOf(terminal), []))
    terminal.say(`${id}  ${status.padEnd(8)}  ${name}`);
  return 0;
}

/** Writes drafts into files. */
export async function pull(terminal: Terminal, given: readonly string[], dir: string): Promise<number> {
  const parley = clientOf(terminal);
  const agents = await findAgents(parley, given);
  const folder = path.resolve(terminal.cwd, dir);
  mkdirSync(folder, { recursive: true });
  const taken = new Map<string, string>();
  for (const { id, name } of agents) {
    agentNamed(agents, name);
    const file = `${slugOf(name)}${ending}`;
    const other = taken.get(file);
    if (other !== undefined)
      throw new CommandError(`“${other}” and “${name}” would both be saved as ${file}. Rename one of them.`);
    taken.set(file, name);
    writeFileSync(path.join(folder, file), await draftOf(parley, id));
    terminal.say(path.join(dir, file));
  }
  return 0;
}

async function publishDraft(parley: Parley, agentId: string, note: string | undefined): Promise<string> {
  const { revision } = await parley.drafts.get(agentId);
  const { version } = await parley.drafts.publish(agentId, { revision, ...(note !== undefined && { note }) });
  return `published as version ${version}`;
}

interface PushOptions {
  dir: string;
  publish: boolean;
  note?: string | undefined;
}

/** Takes files into drafts; an agent that isn't there is made. */
export async function push(
  terminal: Terminal,
  given: readonly string[],
  { dir, publish, note }: PushOptions,
): Promise<number> {
  const files = filesOf(terminal, dir, given);
  if (reportFaults(terminal, files) > 0) return 1;
  const parley = clientOf(terminal);
  const { items } = await parley.agents.list();
  let failed = 0;
  for (const [file, yaml] of files) {
    const there = agentNamed(items, nameIn(file, yaml));
    try {
      const told: string[] = [];
      let agentId = there?.id;
      if (there && (await draftOf(parley, there.id)) === withoutId(yaml)) told.push('no changes');
      else {
        const { notes, agentId: id } = await parley.agentFiles.import({
          yaml: withoutId(yaml),
          ...(there && { agentId: there.id }),
        });
        agentId = id;
        told.push(there ? 'taken into the draft' : 'a new agent, inactive', ...notes);
      }
      if (publish) told.push(await publishDraft(parley, agentId!, note));
      terminal.say(`${file}: ${told.join('; ')}`);
    } catch (error) {
      if (!(error instanceof APIError)) throw error;
      failed += 1;
      terminal.say(`${file}: ${[error.message, ...error.details.map(({ message }) => message)].join(' ')}`);
    }
  }
  return failed > 0 ? 1 : 0;
}

export async function publish(terminal: Terminal, given: readonly string[], note: string | undefined): Promise<number> {
  if (given.length === 0) throw new CommandError('Enter the names of the agents to publish.');
  const parley = clientOf(terminal);
  for (const { id, name } of await findAgents(parley, given))
    terminal.say(`${name}: ${await publishDraft(parley, id, note)}`);
  return 0;
}

/** Lines between what two texts begin and end with alike. */
function differing(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let from = 0;
  while (from < old.length && from < now.length && old[from] === now[from]) from += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - from && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const part = (lines: string[], sign: string) =>
    lines.slice(from, lines.length - end).map((line) => `${sign} ${line}`);
  return [`@ line ${from + 1}`, ...part(old, '-'), ...part(now, '+')];
}

/** What pushing would change: `-` is on the server, `+` in the file. */
export async function diff(terminal: Terminal, given: readonly string[], dir: string): Promise<number> {
  const parley = clientOf(terminal);
  const { items } = await parley.agents.list();
  let differs = false;
  for (const [file, text] of filesOf(terminal, dir, given)) {
    const there = agentNamed(items, nameIn(file, text));
    const before = there && (await draftOf(parley, there.id));
    if (before === withoutId(text)) continue;
    differs = true;
    terminal.say(before === undefined ? `${file}: not on the server` : file);
    if (before !== undefined) for (const line of differing(before, withoutId(text))) terminal.say(`  ${line}`);
  }
  return differs ? 1 : 0;
}

function reportFaults(terminal: Terminal, files: readonly [string, string][]): number {
  const faults = files.flatMap(([file, text]) => lintFile(text).map((fault) => `${file}: ${fault}`));
  for (const fault of faults) terminal.say(fault);
  return faults.length;
}

export function lint(terminal: Terminal, given: readonly string[], dir: string): number {
  const files = filesOf(terminal, dir, given);
  const faults = reportFaults(terminal, files);
  if (faults === 0) terminal.say(`${files.length} ${files.length === 1 ? 'file' : 'files'}, no problems`);
  return faults === 0 ? 0 : 1;
}

/** Plays the tests of agents on the server, and tells which failed. */
export async function test(terminal: Terminal, given: readonly string[], of: 'draft' | 'live'): Promise<number> {
  const parley = clientOf(terminal);
  let failed = 0;
  for (const { id, name } of await findAgents(parley, given)) {
    const { verdicts } = await parley.agentTests.run(id, { of });
    terminal.say(`${name}: ${verdicts.length === 0 ? 'no tests' : ''}`.trim());
    for (const verdict of verdicts) {
      terminal.say(`  ${verdict.passed ? 'passed' : 'FAILED'}  ${verdict.name}`);
      for (const { message, expected, got } of verdict.failures) {
        terminal.say(`          ${message}: expected ${expected}, got ${got}`);
      }
      if (!verdict.passed) failed += 1;
    }
  }
  return failed > 0 ? 1 : 0;
}
