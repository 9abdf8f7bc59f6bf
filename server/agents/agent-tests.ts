import { and, asc, eq, inArray } from 'drizzle-orm';
import type { StoredTest } from '#domain/agents/agent-test-suites.ts';
import { AgentTest, testLimits } from '#domain/agents/agent-tests.ts';
import { AppError } from '#domain/platform/errors.ts';
import { sameJson } from '#domain/platform/json.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { agentTests } from '#server/platform/db/schema/agent-tests.table.ts';
import type { Scope } from '#server/scope.ts';
import { readSubject } from './test-subject.ts';
import { readSuite, writeSuite } from './tests/suite-file.ts';
import { lockOwner, objectOf, requireOwner, type TestOwner, testsOf } from './tests/test-owner.ts';
import { findPassed } from './tests/test-results.ts';

/** A test as it is kept. */
export interface KeptTest {
  id: string;
  test: AgentTest;
  changedAt: Date;
}

/** The tests of an owner, in the order in which they were added. */
export async function readTests(tx: Tx, { workspaceId }: Scope, owner: TestOwner): Promise<KeptTest[]> {
  return tx
    .select({ id: agentTests.id, test: agentTests.test, changedAt: agentTests.changedAt })
    .from(agentTests)
    .where(testsOf(workspaceId, owner))
    .orderBy(asc(agentTests.id));
}

const present = ({ id, test, changedAt }: KeptTest, passed: boolean | null): StoredTest => ({
  id,
  test: AgentTest.parse(test),
  updatedAt: changedAt.toISOString(),
  passed,
});

/** Tests with what came of each when it was last played to the draft, or to what answers. @throws AppError not_found */
export function listTests(scope: Scope, owner: TestOwner, of: 'live' | 'draft'): Promise<{ items: StoredTest[] }> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const subject = await readSubject(tx, scope, owner, of);
    const kept = await readTests(tx, scope, owner);
    const passed = await findPassed(tx, scope, subject, kept);
    return { items: kept.map((one) => present(one, passed.get(one.id) ?? null)) };
  });
}

/** @throws AppError conflict where another test has the name */
function requireFreeName(kept: readonly KeptTest[], name: string, ownId?: string): void {
  if (!kept.some(({ id, test }) => test.name === name && id !== ownId)) return;
  throw new AppError('conflict', `A test called "${name}" already exists. Choose another name.`);
}

/** @throws AppError limit_reached where an agent's file would be too large for its suite */
function requireSuiteRoom(kept: readonly KeptTest[], test: AgentTest): void {
  const chars = JSON.stringify([...kept.map((one) => one.test), test]).length;
  if (chars > testLimits.suiteChars)
    throw new AppError(
      'limit_reached',
      `Tests can total up to ${testLimits.suiteChars} characters. Delete some tests first.`,
    );
}

const change = ({ services, actor }: Scope) => ({
  changedAt: new Date(services.clock.now()),
  changedBy: actor?.userId ?? null,
});

/** A name that no test of the owner has: the wanted one, with a number behind it where it is taken. */
export async function freeName(tx: Tx, scope: Scope, owner: TestOwner, wanted: string): Promise<string> {
  const names = new Set((await readTests(tx, scope, owner)).map(({ test }) => test.name));
  const short = wanted.trim().slice(0, 110);
  for (let n = 2; ; n++) {
    const name = n === 2 && !names.has(short) ? short : `${short} (${n})`;
    if (!names.has(name)) return name;
  }
}

/** Adds a test in a transaction of its caller's. @throws AppError not_found, conflict, limit_reached */
export async function addTest(tx: Tx, scope: Scope, owner: TestOwner, test: AgentTest): Promise<StoredTest> {
  const { workspaceId } = scope;
  await lockOwner(tx, scope, owner);
  const kept = await readTests(tx, scope, owner);
  requireFreeName(kept, test.name);
  requireSuiteRoom(kept, test);
  if (kept.length >= testLimits.tests)
    throw new AppError('limit_reached', `You already have ${testLimits.tests} tests. Delete some first.`);
  const [made] = await tx
    .insert(agentTests)
    .values({ workspaceId, id: newId(), ...ownerColumns(owner), name: test.name, test, ...change(scope) })
    .returning();
  const action = 'agentId' in owner ? 'agent.test-added' : 'workflow.test-added';
  await recordChange(tx, scope, action, { object: objectOf(owner), after: { test: test.name } });
  return present(made!, null);
}

const ownerColumns = (owner: TestOwner) =>
  'agentId' in owner ? { agentId: owner.agentId } : { workflowId: owner.workflowId };

/** @throws AppError not_found, conflict, limit_reached */
export const createTest = (scope: Scope, owner: TestOwner, test: AgentTest): Promise<StoredTest> =>
  scope.services.db.tenant(scope.workspaceId, (tx) => addTest(tx, scope, owner, test));

const one = (workspaceId: string, owner: TestOwner, testId: string) =>
  and(testsOf(workspaceId, owner), eq(agentTests.id, testId));

/** A test of a locked owner, and its fellows. @throws AppError not_found */
async function takeTest(tx: Tx, scope: Scope, owner: TestOwner, testId: string) {
  await lockOwner(tx, scope, owner);
  const kept = await readTests(tx, scope, owner);
  const found = kept.find(({ id }) => id === testId);
  if (found === undefined) throw new AppError('not_found', 'Test not found. It may have been deleted.');
  return { kept, found };
}

/** @throws AppError not_found, conflict */
export function saveTest(scope: Scope, owner: TestOwner, testId: string, test: AgentTest): Promise<StoredTest> {
  const { workspaceId } = scope;
  return scope.services.db.tenant(workspaceId, async (tx) => {
    const { kept, found } = await takeTest(tx, scope, owner, testId);
    requireFreeName(kept, test.name, testId);
    requireSuiteRoom(
      kept.filter(({ id }) => id !== testId),
      test,
    );
    const [saved] = await tx
      .update(agentTests)
      .set({ name: test.name, test, ...change(scope) })
      .where(one(workspaceId, owner, testId))
      .returning();
    const action = 'agentId' in owner ? 'agent.test-changed' : 'workflow.test-changed';
    const [before, after] = [{ test: found.test }, { test }];
    await recordChange(tx, scope, action, { object: objectOf(owner), before, after });
    return present(saved!, null);
  });
}

/** @throws AppError not_found */
export function removeTest(scope: Scope, owner: TestOwner, testId: string): Promise<undefined> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const { found } = await takeTest(tx, scope, owner, testId);
    await tx.delete(agentTests).where(one(scope.workspaceId, owner, testId));
    const action = 'agentId' in owner ? 'agent.test-removed' : 'workflow.test-removed';
    await recordChange(tx, scope, action, { object: objectOf(owner), before: { test: found.test.name } });
    return undefined;
  });
}

/** Makes the tests of a locked owner these, as a file holds them. One that stays as it is keeps what came of it. */
export async function replaceTests(tx: Tx, scope: Scope, owner: TestOwner, tests: readonly AgentTest[]): Promise<void> {
  const { workspaceId } = scope;
  await requireOwner(tx, scope, owner);
  const kept = await readTests(tx, scope, owner);
  const isSame = tests.length === kept.length && tests.every((test, at) => sameJson(test, kept[at]!.test));
  if (isSame) return;
  const stay = new Map(kept.map((one) => [one.test.name, one]));
  const ids = tests.map((test) => (sameJson(stay.get(test.name)?.test, test) ? stay.get(test.name)!.id : null));
  // They are read in the order of their ids: what stays keeps its place where that is the order of the file.
  const isInOrder = ids.every(
    (id, at) => id === null || ids.slice(0, at).every((before) => before !== null && before < id),
  );
  const gone = kept.filter(({ id }) => !isInOrder || !ids.includes(id)).map(({ id }) => id);
  if (gone.length > 0)
    await tx.delete(agentTests).where(and(testsOf(workspaceId, owner), inArray(agentTests.id, gone)));
  const rows = tests
    .filter((_, at) => !isInOrder || ids[at] === null)
    .map((test) => ({
      workspaceId,
      id: newId(),
      ...ownerColumns(owner),
      name: test.name,
      test,
      ...change(scope),
    }));
  if (rows.length > 0) await tx.insert(agentTests).values(rows);
}

/** The tests of an owner as a file. @throws AppError not_found */
export const writeTests = (scope: Scope, owner: TestOwner): Promise<string> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    await requireOwner(tx, scope, owner);
    return writeSuite((await readTests(tx, scope, owner)).map(({ test }) => test));
  });

/** Makes the tests of an owner those of a file. @throws AppError invalid_input with lines, not_found */
export async function takeTests(scope: Scope, owner: TestOwner, yaml: string): Promise<{ items: StoredTest[] }> {
  const tests = await readSuite(yaml, 'body.yaml');
  await scope.services.db.tenant(scope.workspaceId, async (tx) => {
    await lockOwner(tx, scope, owner);
    const before = (await readTests(tx, scope, owner)).map(({ test }) => test.name);
    await replaceTests(tx, scope, owner, tests);
    const action = 'agentId' in owner ? 'agent.test-changed' : 'workflow.test-changed';
    const after = { tests: tests.map(({ name }) => name) };
    await recordChange(tx, scope, action, { object: objectOf(owner), before: { tests: before }, after });
  });
  return listTests(scope, owner, 'draft');
}
