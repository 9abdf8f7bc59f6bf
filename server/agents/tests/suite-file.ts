import { stringify } from 'yaml';
import { type AgentTest, TestSuite, testLimits } from '#domain/agents/agent-tests.ts';
import { AppError } from '#domain/platform/errors.ts';
import { linedFaults, readYaml, type YamlFault } from '#server/platform/read-yaml.ts';

/** Members of a test and of its parts in the order in which they are read. */
const order = [
  ...[
    'name',
    'at',
    'known',
    'start',
    'business',
    'hours',
    'on',
    'when',
    'times',
    'appointments',
    'answer',
    'output',
    'fail',
  ],
  ...['once', 'interrupt', 'caller', 'keys', 'silence', 'hangup', 'goal', 'style', 'noise', 'seed', 'runs'],
  ...['end', 'path', 'node', 'slots', 'actions', 'turns', 'persona', 'not_actions', 'says', 'not_says', 'max_turns'],
  'expect',
];
const place = new Map(order.map((name, at) => [name, at]));
/** Parts whose members have names of the flow's: they stand as they were written. */
const named = new Set(['known', 'slots', 'values', 'goal', 'output', 'hours']);

/** A test with its members in order, and without those that say nothing. */
export function orderedTest(value: unknown, isOwn = true): unknown {
  if (Array.isArray(value)) return value.map((one) => orderedTest(one, isOwn));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  const at = ([name]: [string, unknown]) => (isOwn ? (place.get(name) ?? order.length) : 0);
  const sorted = members.sort((a, b) => at(a) - at(b) || (a[0] < b[0] ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, member]) => [name, orderedTest(member, isOwn && !named.has(name))]));
}

/** Tests as a file: the same tests are the same text. */
export const writeSuite = (tests: readonly AgentTest[]): string =>
  stringify(
    tests.map((test) => orderedTest(test)),
    { lineWidth: 110, aliasDuplicateObjects: false },
  );

const refuse = (path: string, faults: readonly YamlFault[]) => {
  const details = faults.map(({ line, message }) => ({ path, message: `Line ${line}: ${message}` }));
  return new AppError('invalid_input', `Couldn’t read the tests. ${details[0]!.message}`, details);
};

/**
 * Reads tests from a file: one, or a list of them, as YAML or JSON.
 * @param path what the text is called in the answer
 * @throws AppError invalid_input with the line of each fault
 */
export async function readSuite(text: string, path: string): Promise<AgentTest[]> {
  if (text.length > testLimits.suiteChars)
    throw refuse(path, [
      { line: 1, message: `The file is longer than ${testLimits.suiteChars} characters. Split it.` },
    ]);
  const read = await readYaml(text);
  if ('message' in read) throw refuse(path, [read]);
  const { content } = read;
  const isOne = typeof content === 'object' && content !== null && !Array.isArray(content);
  const found = TestSuite.safeParse(isOne ? [content] : (content ?? []));
  if (found.success) return found.data;
  throw refuse(path, await linedFaults(read, found.error.issues, isOne ? 1 : 0));
}
