import type { YamlFault } from './parse-yaml.ts';
import { turnsOf } from './turns.ts';
import { Lost, workerThread } from './worker-thread.ts';

export type { YamlFault };

/** What the thread is asked: for what a text holds, or for the lines that members of it stand in. */
export interface YamlTask {
  text: string;
  paths?: (string | number)[][];
}

/** A YAML or JSON text that was read, and where its members stand. */
export interface ReadYaml {
  content: unknown;
  /** The lines of members from 1, or of the parts that they are missing from. */
  linesOf(paths: readonly (readonly PropertyKey[])[]): Promise<number[]>;
}

/** The longest texts take some tenths of a second; ms. */
const patience = 30_000;
const staysFor = 60_000;
const ask = workerThread<YamlTask, unknown>(new URL('./read-yaml.worker.ts', import.meta.url), {
  patience,
  staysFor,
  heapMb: 512,
  lost: 'The file is too large to read. Remove some content, or split it into several files.',
});
const inTurn = turnsOf({
  mostAtOnce: 2,
  mostWaiting: 20,
  busy: 'Other files are being processed. Try again in a few seconds.',
});

const asked = (path: readonly PropertyKey[]) => path.map((name) => (typeof name === 'number' ? name : String(name)));

/**
 * Reads a YAML or JSON text in a thread of its own, while calls go on.
 * @throws AppError too_many_requests
 */
export async function readYaml(text: string): Promise<ReadYaml | YamlFault> {
  try {
    const read = (await inTurn(() => ask({ text }))) as { content: unknown } | YamlFault;
    if ('message' in read) return read;
    return {
      content: read.content,
      linesOf: (paths) => inTurn(() => ask({ text, paths: paths.map(asked) })) as Promise<number[]>,
    };
  } catch (error) {
    if (error instanceof Lost) return { line: 1, message: error.message };
    throw error;
  }
}

/** A fault that a schema has found, with its line. */
export interface LinedFault extends YamlFault {
  path: PropertyKey[];
}

/** Characters of what a schema says: names of a file may be as long as it is. */
const longestMessage = 300;

/** Faults of a schema with the lines that they stand in. @param from members of the path that the text does not have */
export async function linedFaults(
  { linesOf }: ReadYaml,
  issues: readonly { path: PropertyKey[]; message: string; code: string }[],
  from = 0,
): Promise<LinedFault[]> {
  const faults = issues.slice(0, 20).map((issue) => {
    const path = issue.path.slice(from);
    // The library’s type doesn’t tell by the code which members there are.
    const [unknown] = issue.code === 'unrecognized_keys' ? (issue as unknown as { keys: string[] }).keys : [];
    const where = unknown === undefined ? path : [...path, unknown];
    const message = path.length > 0 ? `${path.join('.')}: ${issue.message}` : issue.message;
    return { path, where, message: message.slice(0, longestMessage).toWellFormed() };
  });
  const lines = await linesOf(faults.map(({ where }) => where));
  return faults.map(({ path, message }, at) => ({ path, message, line: lines[at]! }));
}
