import { afterEach, expect, it, vi } from 'vitest';
import { linesOf, parseYaml, yamlLimits } from './parse-yaml.ts';
import { linedFaults, type ReadYaml, readYaml } from './read-yaml.ts';

const keys = (n: number) => Array.from({ length: n }, (_, at) => `k${at}: 1`).join('\n');
const { values, depth } = yamlLimits;

it.each([
  ['names', keys(values + 1), /^The file has more than 40000 values/],
  ['members of a list', `[${'1,'.repeat(values + 1)}]`, /^The file has more than 40000 values/],
  ['members of many lists', '- [1, 1, 1, 1]\n'.repeat(values / 4), /^The file has more than 40000 values/],
  ['comments', '#\n'.repeat(300_000), /^The file has more than 40000 values/],
  ['lists in lists', '['.repeat(depth + 2) + ']'.repeat(depth + 2), /^The file is nested more than 40 levels deep/],
  ['lists in lists of a whole file', '['.repeat(100_000), /./],
  ['forms as names', '? { a: 1 }\n: b', /^A key must be text/],
  ['the same name twice', 'a: 1\nb: 2\na: 3', /^“a” appears twice/],
  ['the same name, once as a number', '{ 1: a, "1": b }', /^“1” appears twice/],
  ['__proto__', 'a: { __proto__: 1 }', /^A key can’t be __proto__/],
  ['NUL', 'a: "\\0"', /^The file contains a character that can’t be stored/],
  ['NUL in a name', '"a\\0": 1', /^The file contains a character that can’t be stored/],
  ['half a character', 'a: "\\ud800"', /^The file contains a character that can’t be stored/],
])('a text with too many or wrong %s is refused', (_, text, message) => {
  expect(parseYaml(text)).toMatchObject({ message: expect.stringMatching(message) });
});

it('a refusal names the line', () => {
  expect(parseYaml('a: 1\nb: 2\na: 3')).toMatchObject({ line: 3 });
  expect(parseYaml('a:\n  b: 1\n  b: 2')).toMatchObject({ line: 3 });
  expect(parseYaml('a: 1\n]')).toMatchObject({ line: 2 });
});

it('no name of a form is compared with all before it', () => {
  const some = Array.prototype.some;
  let compared = 0;
  vi.spyOn(Array.prototype, 'some').mockImplementation(function (this: unknown[], ...given) {
    compared += this.length;
    return some.apply(this, given);
  });
  const [read, n] = [parseYaml(keys(2_000)), 2_000];
  expect('content' in read && Object.keys(read.content as object)).toHaveLength(n);
  expect(compared).toBeLessThan(10 * n);
});

afterEach(() => void vi.restoreAllMocks());

it('says where members stand, and where those are missing from', () => {
  const text = 'a:\n  - b: 1\n  - c: 2\nd: 3';
  expect(linesOf(text, [['a', 1, 'c'], ['a', 1, 'x', 'y'], ['d'], ['z'], []])).toEqual([3, 3, 4, 1, 1]);
});

it('reads in a thread, and tells a schema’s faults with their lines', async () => {
  const text = `a: 1\nb:\n  ${'x'.repeat(500)}: 2`;
  const read = (await readYaml(text)) as ReadYaml;
  expect(read.content).toEqual({ a: 1, b: { ['x'.repeat(500)]: 2 } });
  const issue = { path: ['b'], code: 'unrecognized_keys', message: 'y'.repeat(5_000), keys: ['x'.repeat(500)] };
  const [fault] = await linedFaults(read, [issue]);
  expect(fault).toMatchObject({ line: 3, path: ['b'] });
  expect(fault!.message).toHaveLength(300);
  expect(await readYaml('a: [')).toMatchObject({ line: 1, message: expect.any(String) });
});
