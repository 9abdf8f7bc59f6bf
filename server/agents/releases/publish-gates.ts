import type { TestsOverride } from '#domain/agents/agent-test-suites.ts';
import type { AgentConfiguration } from '#domain/agents/agents.ts';
import { readDraft } from '#server/agents/draft-state.ts';
import { subjectOfAgent } from '#server/agents/test-subject.ts';
import { playBefore, requireGreen } from '#server/agents/tests/gate.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { findRow, findVersion } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';

/** What each way to answer callers is tested with before: exactly the configuration that is about to. */

const gate = (scope: Scope, agentId: string, find: (tx: Tx) => Promise<AgentConfiguration>): Promise<void> =>
  playBefore(scope, { agentId }, async (tx) => subjectOfAgent(tx, scope, agentId, await find(tx)));

/** Plays what a draft has to pass. */
export const testDraft = (scope: Scope, agentId: string): Promise<void> =>
  gate(scope, agentId, async (tx) => (await readDraft(tx, await findRow(tx, scope, agentId))).configuration);

/** Plays what a published version has to pass. */
export const testVersion = (scope: Scope, agentId: string, version: number): Promise<void> =>
  gate(scope, agentId, (tx) => findVersion(tx, scope, agentId, version));

/** Plays what answers has to pass, with some of its members changed. */
export const testChanged = (scope: Scope, agentId: string, members: Partial<AgentConfiguration>): Promise<void> =>
  gate(scope, agentId, async (tx) => ({ ...(await findRow(tx, scope, agentId)).configuration, ...members }));

/** Refuses what has not passed its tests. @throws AppError tests_red, forbidden */
export async function requireTested(
  tx: Tx,
  scope: Scope,
  agentId: string,
  configuration: AgentConfiguration,
  override: TestsOverride | undefined,
): Promise<void> {
  const subject = await subjectOfAgent(tx, scope, agentId, configuration);
  await requireGreen(tx, scope, { agentId }, subject, override);
}
