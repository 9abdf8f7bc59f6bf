import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isSeq, parseDocument } from 'yaml';
import { CannotRun, expectOk, refusal, type Server, serverAt } from './installation.ts';

const usage = `Usage: npm run agents -- pull|push|diff [--dir agents] [--server http://localhost:8080]
       npm run agents -- test [file, folder, or agent ID …] [--junit report.xml|-] [--of draft|live]
Testing files doesn't need a server. Everything else needs PARLEY_API_KEY, an access token that can read agents. Pushing needs a token that can also change agents. PARLEY_URL replaces --server.`;
const ending = '.agent.yaml';

const agentOf = (text: string) => {
  const id: unknown = parseDocument(text).get('agent');
  return typeof id === 'string' ? id : undefined;
};
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'agent';

/** Files of the folder, by name. @throws CannotRun */
function filesIn(dir: string): Map<string, string> {
  let names: string[];
  try {
    names = readdirSync(dir);
  } catch {
    throw new CannotRun(`Folder ${dir} doesn’t exist. Run pull first, or set another folder with --dir.`);
  }
  const files = names.filter((name) => name.endsWith(ending)).sort();
  return new Map(files.map((name) => [name, readFileSync(path.join(dir, name), 'utf8')]));
}

/** The draft of an agent as a file; undefined where the server has no such agent. */
async function draftOf(server: Server, agentId: string): Promise<string | undefined> {
  const answer = await server.get(`/v1/agents/${agentId}/export?of=draft`);
  if (answer.status === 404) return undefined;
  return (await expectOk(answer)).text();
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function pull(server: Server, dir: string): Promise<number> {
  const { items } = (await (await expectOk(await server.get('/v1/agents'))).json()) as {
    items: { id: string; name: string }[];
  };
  mkdirSync(dir, { recursive: true });
  const names = new Map([...filesIn(dir)].map(([name, text]) => [agentOf(text), name]));
  for (const { id, name } of items) {
    const text = await draftOf(server, id);
    if (text === undefined) continue;
    const taken = [...names].some(([other, file]) => other !== id && file === `${slugOf(name)}${ending}`);
    const file = names.get(id) ?? `${slugOf(name)}${taken ? `-${id.slice(-6)}` : ''}${ending}`;
    names.set(id, file);
    writeFileSync(path.join(dir, file), text);
    say(file);
  }
  return 0;
}

async function push(server: Server, dir: string): Promise<number> {
  let isLeftOpen = false;
  for (const [name, text] of filesIn(dir)) {
    const agentId = agentOf(text);
    const there = agentId === undefined ? undefined : await draftOf(server, agentId);
    if (there === text) {
      say(`${name}: no changes`);
      continue;
    }
    const answer = await server.post('/v1/agents/import', { yaml: text, ...(there !== undefined && { agentId }) });
    if (!answer.ok) {
      isLeftOpen = true;
      say(`${name}: ${await refusal(answer)}`);
      continue;
    }
    const { agentId: made, notes } = (await answer.json()) as { agentId: string; notes: string[] };
    say(`${name}: ${there === undefined ? 'a new agent, inactive' : 'taken into the draft'}`);
    for (const note of notes) say(`  ${note}`);
    isLeftOpen ||= notes.length > 0;
    // From now on the file is this agent's.
    if (there === undefined) {
      const document = parseDocument(text);
      if (isSeq(document.contents)) continue;
      document.set('agent', made);
      writeFileSync(path.join(dir, name), (await draftOf(server, made)) ?? String(document));
    }
  }
  return isLeftOpen ? 1 : 0;
}

/** Lines between what two texts begin and end with alike. */
function differing(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let from = 0;
  while (from < old.length && old[from] === now[from]) from += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - from && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const part = (lines: string[], sign: string) =>
    lines.slice(from, lines.length - end).map((line) => `${sign} ${line}`);
  return [`@ line ${from + 1}`, ...part(old, '-'), ...part(now, '+')];
}

async function diff(server: Server, dir: string): Promise<number> {
  let differs = false;
  for (const [name, text] of filesIn(dir)) {
    const agentId = agentOf(text);
    const there = agentId === undefined ? undefined : await draftOf(server, agentId);
    if (there === text) continue;
    differs = true;
    say(there === undefined ? `${name}: not on the server` : name);
    if (there !== undefined) for (const line of differing(there, text)) say(`  ${line}`);
  }
  return differs ? 1 : 0;
}

const commands: Record<string, (server: Server, dir: string) => Promise<number>> = { pull, push, diff };

async function run(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      dir: { type: 'string', default: 'agents' },
      server: { type: 'string' },
      junit: { type: 'string' },
      of: { type: 'string', default: 'draft' },
    },
  });
  const [name = '', ...what] = positionals;
  const command = commands[name];
  // PARLEY_TOKEN is what it was called first.
  const token = env.PARLEY_API_KEY ?? env.PARLEY_TOKEN;
  if (name !== 'test' && (command === undefined || what.length > 0)) throw new CannotRun(usage);
  if (values.of !== 'draft' && values.of !== 'live') throw new CannotRun('Use --of draft or --of live.');
  const server = () => {
    if (!token) throw new CannotRun('Set PARLEY_API_KEY to one of the workspace’s access tokens.');
    const origin = values.server ?? env.PARLEY_URL ?? 'http://localhost:8080';
    if (!URL.canParse(origin)) throw new CannotRun(`${origin} isn’t a URL. Write it as in http://localhost:8080.`);
    return serverAt(origin, token);
  };
  if (command !== undefined) return command(server(), values.dir);
  // Only tests are played here: the other commands need no engine, which takes a second to load.
  const { testAgents } = await import('./test-agents.ts');
  return testAgents(what.length > 0 ? what : [values.dir], { of: values.of, junit: values.junit, server });
}

/** Does what is said in `args`, and answers the code to end with (see ../agents.ts). */
export async function runAgents(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  try {
    return await run(args, env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}
