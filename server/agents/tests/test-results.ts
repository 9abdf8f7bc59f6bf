import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { AgentTest } from '#domain/agents/agent-tests.ts';
import { canonical } from '#domain/platform/json.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { agentTestResults } from '#server/platform/db/schema/agent-tests.table.ts';
import { engineStamp } from '#server/records/hearing.ts';
import type { Scope } from '#server/scope.ts';
import type { TestSubject } from '#voice/flow/agent-tests/test-call.ts';

/** Results of one test that are kept: of the draft, of what answers, and of some drafts before. */
const mostResults = 10;

interface Tested {
  id: string;
  test: AgentTest;
}

/** What of a subject a verdict rests on. Where its steps are drawn is none of it. */
const contentOf = (subject: TestSubject): string =>
  JSON.stringify(JSON.parse(canonical(subject)), (name, value: unknown) =>
    name === 'x' || name === 'y' ? undefined : value,
  );

/** Makes the digest of a test on a subject: the same is the same verdict. */
export function digestsOn(subject: TestSubject): (test: AgentTest) => string {
  const content = contentOf(subject);
  return (test) =>
    createHash('sha256')
      .update(`${engineStamp}\n${content}\n${canonical(test)}`)
      .digest('hex');
}

/** What is known of tests on exactly this subject, by their ids. */
export async function findPassed(
  tx: Tx,
  { workspaceId }: Scope,
  subject: TestSubject,
  tests: readonly Tested[],
): Promise<Map<string, boolean>> {
  if (tests.length === 0) return new Map();
  const digestOf = digestsOn(subject);
  const digests = new Map(tests.map(({ id, test }) => [id, digestOf(test)]));
  const rows = await tx
    .select({ id: agentTestResults.testId, digest: agentTestResults.digest, passed: agentTestResults.passed })
    .from(agentTestResults)
    .where(and(eq(agentTestResults.workspaceId, workspaceId), inArray(agentTestResults.digest, [...digests.values()])));
  return new Map(rows.filter(({ id, digest }) => digests.get(id) === digest).map(({ id, passed }) => [id, passed]));
}

/** Keeps what came of tests on a subject. One that was deleted meanwhile is passed over. */
export async function keepResults(
  tx: Tx,
  { workspaceId, services }: Scope,
  subject: TestSubject,
  results: readonly (Tested & { passed: boolean })[],
): Promise<void> {
  if (results.length === 0) return;
  const digestOf = digestsOn(subject);
  const ranAt = new Date(services.clock.now());
  const rows = results.map(({ id, test, passed }) => ({
    workspaceId,
    testId: id,
    digest: digestOf(test),
    passed,
    ranAt,
  }));
  for (const row of rows)
    await tx
      .insert(agentTestResults)
      .values(row)
      .onConflictDoUpdate({
        target: [agentTestResults.workspaceId, agentTestResults.testId, agentTestResults.digest],
        set: { passed: row.passed, ranAt },
      });
  for (const { testId } of rows) {
    const own = and(eq(agentTestResults.workspaceId, workspaceId), eq(agentTestResults.testId, testId));
    const newest = tx
      .select({ digest: agentTestResults.digest })
      .from(agentTestResults)
      .where(own)
      .orderBy(desc(agentTestResults.ranAt))
      .limit(mostResults);
    await tx.delete(agentTestResults).where(and(own, notInArray(agentTestResults.digest, newest)));
  }
}
