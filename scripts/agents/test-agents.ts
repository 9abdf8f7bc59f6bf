import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RanTests } from '#domain/agents/agent-test-suites.ts';
import { type AgentTest, TestSuite } from '#domain/agents/agent-tests.ts';
import { AppError } from '#domain/platform/errors.ts';
import { isId, readAgentFile } from '#server/agents/configuration/agent-file.ts';
import { readSuite } from '#server/agents/tests/suite-file.ts';
import { playTest } from '#voice/flow/agent-tests/play-test.ts';
import type { TestSubject } from '#voice/flow/agent-tests/test-call.ts';
import { CannotRun, expectOk, type Server } from './installation.ts';
import { junitOf, type SuiteReport } from './junit.ts';

const ending = '.agent.yaml';

interface Options {
  of: 'draft' | 'live';
  /** A file for the report, or `-` for where the words go otherwise. */
  junit: string | undefined;
  server: () => Server;
}

/** The files of agents that a file or a folder names. @throws CannotRun */
function filesOf(named: string): string[] {
  if (!existsSync(named)) throw new CannotRun(`${named} doesn’t exist.`);
  if (!statSync(named).isDirectory()) return [named];
  const names = readdirSync(named).filter((name) => name.endsWith(ending));
  if (names.length === 0) throw new CannotRun(`There are no *${ending} files in ${named}.`);
  return names.sort().map((name) => path.join(named, name));
}

/** Reads what is written, with the name of its file in what is refused. @throws CannotRun */
async function readOr<T>(file: string, read: (text: string) => Promise<T>): Promise<T> {
  try {
    return await read(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof AppError)
      throw new CannotRun(`${file}: ${(error.details ?? [error]).map(({ message }) => message).join('\n  ')}`);
    throw error;
  }
}

/** Tests that stand in a file beside the agent's: `front-desk.tests.yaml`. @throws CannotRun */
async function testsBeside(file: string, own: readonly AgentTest[]): Promise<AgentTest[]> {
  const beside = file.endsWith(ending) ? `${file.slice(0, -ending.length)}.tests.yaml` : null;
  if (beside === null || !existsSync(beside)) return [...own];
  const all = [...own, ...(await readOr(beside, (text) => readSuite(text, beside)))];
  const checked = TestSuite.safeParse(all);
  if (!checked.success) throw new CannotRun(`${beside}: ${checked.error.issues[0]!.message}`);
  return checked.data;
}

/** Plays the tests of an agent's file, without a server. */
async function testFile(file: string): Promise<SuiteReport> {
  const agent = await readOr(file, readAgentFile);
  const { flow, name, greeting, language, knowledge } = agent;
  const isAnswering = knowledge.folders.length > 0 || knowledge.when !== '';
  const subject: TestSubject = {
    flow,
    agentName: name,
    greeting,
    language,
    ...(isAnswering && { knowledge: { when: knowledge.when } }),
  };
  const tests = (await testsBeside(file, agent.tests ?? [])).map((test) => {
    const begun = performance.now();
    const verdict = playTest(subject, test);
    return { verdict, seconds: (performance.now() - begun) / 1_000 };
  });
  return { name, file, tests };
}

/** Has an installation play the tests of one of its agents. @throws CannotRun */
async function testThere(server: Server, agentId: string, of: 'draft' | 'live'): Promise<SuiteReport> {
  const { name } = (await (await expectOk(await server.get(`/v1/agents/${agentId}`))).json()) as { name: string };
  const begun = performance.now();
  const answer = await expectOk(await server.post(`/v1/agents/${agentId}/tests/run`, { of }));
  const { verdicts } = (await answer.json()) as RanTests;
  const took = (performance.now() - begun) / 1_000 / Math.max(verdicts.length, 1);
  return { name, file: null, tests: verdicts.map((verdict) => ({ verdict, seconds: took })) };
}

/** A suite in words. */
function* wordsOf({ name, file, tests }: SuiteReport): Generator<string> {
  yield file === null ? name : `${name} (${file})`;
  if (tests.length === 0) yield '  no tests';
  for (const { verdict } of tests) {
    const runs = verdict.runs > 1 ? `, ${verdict.runs - verdict.failedRuns} of ${verdict.runs} callers` : '';
    yield `  ${verdict.passed ? 'passed' : 'FAILED'}  ${verdict.name}${runs}`;
    for (const { message, expected, got } of verdict.failures)
      yield `          ${message}\n            expected: ${expected}\n            got: ${got}`;
    if (!verdict.passed) for (const { by, text } of verdict.lines) yield `            ${by}: ${text}`;
  }
}

/**
 * Plays tests of agents, from files or at an installation, and tells what came of them.
 * @param named files, folders, and ids of agents
 * @returns 0 where all passed, 1 where one failed
 * @throws CannotRun
 */
export async function testAgents(named: readonly string[], { of, junit, server }: Options): Promise<number> {
  const suites: SuiteReport[] = [];
  for (const one of named)
    if (isId(one)) suites.push(await testThere(server(), one, of));
    else for (const file of filesOf(one)) suites.push(await testFile(file));
  const told = suites.flatMap((suite) => [...wordsOf(suite)]);
  const all = suites.flatMap(({ tests }) => tests);
  const failed = all.filter(({ verdict }) => !verdict.passed).length;
  told.push(`${all.length} tests, ${failed} failed`);
  // The report alone goes to where another program reads it.
  const words = junit === '-' ? process.stderr : process.stdout;
  words.write(`${told.join('\n')}\n`);
  if (junit === '-') process.stdout.write(junitOf(suites));
  else if (junit !== undefined) writeFileSync(junit, junitOf(suites));
  return failed > 0 ? 1 : 0;
}
