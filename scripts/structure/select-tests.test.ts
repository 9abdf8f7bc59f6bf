import { expect, test } from 'vitest';
import { sayTheSame } from './changed-files.ts';
import { type ImportGraph, importsIn } from './import-graph.ts';
import { selectTests } from './select-tests.ts';

/** A small product: two areas over a ground, one app that serves both, a test of each through the app, one of all of it. */
const texts: Record<string, string> = {
  'domain/calls/calls.ts': '',
  'voice/flow/flow.ts': "import { calls } from '#domain/calls/calls.ts';",
  'server/platform/db/rows.ts': 'export const own = (id: string) => eq(rows.workspaceId, id);',
  'server/agents/agents.ts': "import '#server/platform/db/rows.ts';\nimport { flow } from '#voice/flow/flow.ts';",
  'server/calls/calls.ts': "import '#server/platform/db/rows.ts';\nimport '#domain/calls/calls.ts';",
  'server/calls/notes/notes.ts': "import { type A } from '#server/agents/agents.ts';\nimport '../calls.ts';",
  'server/calls/notes/notes.worker.ts': '',
  'server/calls/notes/read.ts': "start(new URL('./notes.worker.ts', import.meta.url));",
  'server/app.ts': "import './agents/agents.ts';\nimport './calls/notes/notes.ts';\nimport '#voice/flow/flow.ts';",
  'server/testing/start-app.ts': "import '#server/app.ts';",
  'server/agents/agents.test.ts': "import '#server/testing/start-app.ts';",
  'server/calls/notes/notes.test.ts': "import '#server/testing/start-app.ts';",
  'server/contract.test.ts': "import './testing/start-app.ts';\nimport './app.ts';",
  'voice/flow/flow.test.ts': "import './flow.ts';",
  'scripts/docs.test.ts': "read('docs/notes.md');",
};
const graph: ImportGraph = new Map(Object.entries(texts).map(([file, text]) => [file, importsIn(file, text)]));
const reached = (...changed: string[]) => selectTests(graph, changed, (file) => texts[file]!);

const [agents, notes] = ['server/agents/agents.test.ts', 'server/calls/notes/notes.test.ts'];
const whole = 'server/contract.test.ts';

test.each([
  ['what an area has for itself', 'server/calls/notes/notes.ts', [notes, whole]],
  ['a thread of it', 'server/calls/notes/notes.worker.ts', [notes]],
  ['its front door', 'server/calls/calls.ts', [notes, whole]],
  ['another area, by its types alone', 'server/agents/agents.ts', [agents, whole]],
  ['the domain', 'domain/calls/calls.ts', [agents, notes, whole, 'voice/flow/flow.test.ts']],
  [
    'the engine, which tests of all the server are not about',
    'voice/flow/flow.ts',
    [agents, 'voice/flow/flow.test.ts'],
  ],
  ['what puts areas together, whose own files change with it', 'server/app.ts', [whole]],
  ['what every test begins with', 'server/testing/start-app.ts', [agents, notes, whole]],
  ['a page of the documentation', 'docs/notes.md', ['scripts/docs.test.ts']],
  ['a test', agents, [agents]],
])('a change of %s', (_, changed, tests) => {
  expect(reached(changed)).toEqual(tests);
});

test('a change where a rule names its workspace takes away the walls, too', () => {
  expect(reached('server/platform/db/rows.ts')).toEqual([agents, notes, whole, 'scripts/mutants/mutants.ts']);
});

test('after a change of what all tests are run with, all run', () => {
  expect(reached('docs/notes.md', 'package-lock.json')).toBe('all');
});

test('a source in which only comments differ is the same', () => {
  const before = "/** One. */\nconst a = 'b'; // two\n\nuse(a);\n";
  expect(sayTheSame('a.ts', before, "// Another.\nconst a = 'b';\nuse(a);\n")).toBe(true);
  expect(sayTheSame('a.ts', before, before.replace("'b'", "'// two'"))).toBe(false);
  expect(sayTheSame('a.ts', before, `// @ts-expect-error\n${before}`)).toBe(false);
  expect(sayTheSame('a.md', before, before)).toBe(false);
});
