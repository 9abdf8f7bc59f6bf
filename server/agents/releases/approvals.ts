import { and, desc, eq } from 'drizzle-orm';
import type { TestsOverride } from '#domain/agents/agent-test-suites.ts';
import type { Approval } from '#domain/agents/approvals.ts';
import { AppError } from '#domain/platform/errors.ts';
import { readDraft, writeDraft } from '#server/agents/draft-state.ts';
import { requireFit, takeDraft } from '#server/agents/drafts/drafts.ts';
import { makeLive } from '#server/agents/make-live.ts';
import { namesOf } from '#server/identity/names-of.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { agents } from '#server/platform/db/schema/agents.table.ts';
import { agentApprovals } from '#server/platform/db/schema/releases.table.ts';
import { notify } from '#server/platform/notify.ts';
import { agentOf, findRow, live, lockRow, readConfiguration } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import { requireTested, testChanged } from './publish-gates.ts';
import { endRelease } from './release-state.ts';

type ApprovalRow = typeof agentApprovals.$inferSelect;

const own = (workspaceId: string, agentId: string) =>
  and(eq(agentApprovals.workspaceId, workspaceId), eq(agentApprovals.agentId, agentId));

async function present(scope: Scope, rows: ApprovalRow[]): Promise<Approval[]> {
  const nameOf = await namesOf(
    scope.services,
    rows.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy]),
  );
  return rows.map(({ id, state, note, askedBy, askedAt, decidedBy, decidedAt, word, configuration }) => ({
    id,
    status: state,
    note,
    word,
    createdAt: askedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    askedBy: askedBy === null ? null : nameOf(askedBy),
    decidedBy: decidedBy === null ? null : nameOf(decidedBy),
    configuration: readConfiguration(configuration),
  }));
}

/** @throws AppError not_found */
export async function listApprovals(scope: Scope, agentId: string) {
  const { required, rows } = await scope.services.db.tenant(scope.workspaceId, async (tx) => ({
    required: (await findRow(tx, scope, agentId)).agent.needsApproval,
    rows: await tx
      .select()
      .from(agentApprovals)
      .where(own(scope.workspaceId, agentId))
      .orderBy(desc(agentApprovals.id))
      .limit(10),
  }));
  return { required, items: await present(scope, rows) };
}

/** @throws AppError not_found */
export function setApproval(scope: Scope, agentId: string, required: boolean): Promise<undefined> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const { agent } = await lockRow(tx, scope, agentId);
    await tx
      .update(agents)
      .set({ needsApproval: required })
      .where(and(live(scope.workspaceId), eq(agents.id, agentId)));
    await recordChange(tx, scope, 'agent.approval-set', {
      object: agentOf(agentId),
      before: { required: agent.needsApproval },
      after: { required },
    });
    return undefined;
  });
}

/**
 * Asks that the draft be published as it is now.
 * @throws AppError not_found, draft_changed, flow_invalid, invalid_input
 */
export async function askApproval(
  scope: Scope,
  agentId: string,
  { revision, note }: { revision: number; note?: string | undefined },
): Promise<Pick<Approval, 'id' | 'status' | 'note' | 'createdAt'>> {
  const { services, workspaceId, actor } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const { row: agent, draft } = await takeDraft(tx, scope, agentId, revision);
    requireFit(scope, agent, draft.configuration);
    const now = new Date(services.clock.now());
    await tx
      .update(agentApprovals)
      .set({ state: 'withdrawn', decidedAt: now, decidedBy: actor?.userId ?? null })
      .where(and(own(workspaceId, agentId), eq(agentApprovals.state, 'open')));
    const [asked] = await tx
      .insert(agentApprovals)
      .values({
        workspaceId,
        agentId,
        id: newId(),
        state: 'open',
        configuration: draft.configuration,
        note: note || null,
        askedBy: actor?.userId ?? null,
        askedAt: now,
      })
      .returning();
    const { name } = draft.configuration;
    await notify(tx, scope, 'approval-asked', { id: agentId, agent: name });
    await recordChange(tx, scope, 'agent.approval-asked', { object: agentOf(agentId), after: { name, revision } });
    const { id, state } = asked!;
    return { id, status: state, note: note || null, createdAt: now.toISOString() };
  });
}

/** Plays what a request has to pass before it is approved. */
export async function testApproval(scope: Scope, agentId: string, approvalId: string, approve: boolean): Promise<void> {
  if (!approve) return;
  const { services, workspaceId } = scope;
  const its = and(own(workspaceId, agentId), eq(agentApprovals.id, approvalId));
  const [asked] = await services.db.tenant(workspaceId, (tx) => tx.select().from(agentApprovals).where(its));
  if (asked?.state === 'open') await testChanged(scope, agentId, readConfiguration(asked.configuration));
}

async function publishApproved(
  tx: Tx,
  scope: Scope,
  agentId: string,
  approval: ApprovalRow,
  override: TestsOverride | undefined,
): Promise<number> {
  const row = await lockRow(tx, scope, agentId);
  const configuration = readConfiguration(approval.configuration);
  requireFit(scope, row, configuration);
  await requireTested(tx, scope, agentId, configuration, override);
  const draft = await readDraft(tx, row);
  await endRelease(tx, scope, agentId, 'replaced');
  const agent = await makeLive(tx, scope, row, configuration, approval.note);
  await writeDraft(tx, { agent, configuration }, draft);
  return agent.version;
}

/**
 * Approves a request, which publishes what was asked, or refuses it.
 * @throws AppError not_found, forbidden for anyone who asked, conflict where it is decided, flow_invalid, tests_red
 */
export async function decideApproval(
  scope: Scope,
  agentId: string,
  approvalId: string,
  { approve, word, override }: { approve: boolean; word?: string | undefined; override?: TestsOverride | undefined },
): Promise<Approval> {
  const { services, workspaceId, actor } = scope;
  const row = await services.db.tenant(workspaceId, async (tx) => {
    await lockRow(tx, scope, agentId);
    const its = and(own(workspaceId, agentId), eq(agentApprovals.id, approvalId));
    const [approval] = await tx.select().from(agentApprovals).where(its).for('update');
    if (approval === undefined) throw new AppError('not_found', 'Request not found. It may have been deleted.');
    if (approval.state !== 'open') throw new AppError('conflict', 'This request was already reviewed.');
    if (approval.askedBy === actor?.userId) throw new AppError('forbidden', 'Someone else must review your request.');
    const version = approve ? await publishApproved(tx, scope, agentId, approval, override) : null;
    const [decided] = await tx
      .update(agentApprovals)
      .set({
        state: approve ? ('approved' as const) : ('refused' as const),
        word: word || null,
        decidedBy: actor?.userId ?? null,
        decidedAt: new Date(services.clock.now()),
      })
      .where(its)
      .returning();
    const { name } = approval.configuration;
    const data = { id: agentId, agent: name, approved: approve };
    if (approval.askedBy !== null) await notify(tx, scope, 'approval-decided', data, { subjectId: approval.askedBy });
    const after = { name, approved: approve, ...(version !== null && { version }), ...(word && { word }) };
    await recordChange(tx, scope, 'agent.approval-decided', { object: agentOf(agentId), after });
    return decided!;
  });
  const [shown] = await present(scope, [row]);
  return shown!;
}
