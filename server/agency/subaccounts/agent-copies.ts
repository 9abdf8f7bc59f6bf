import { and, asc, eq } from 'drizzle-orm';
import type { AgentCopy, CopyResult, copyStates } from '#domain/agents/agent-copies.ts';
import type { AgentConfiguration } from '#domain/agents/agents.ts';
import { AppError } from '#domain/platform/errors.ts';
import { deleteAgent } from '#server/agents/agents.ts';
import { passDraft } from '#server/agents/draft-state.ts';
import { nextVersion } from '#server/agents/make-live.ts';
import { recordInBoth, requireChild } from '#server/identity/find-child.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { agents, agentVersions } from '#server/platform/db/schema/agents.table.ts';
import { agentSources } from '#server/platform/db/schema/subaccounts.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';
import { copyAgent, findAgent, type LiveAgent } from './copy-agent.ts';

type SourceRow = typeof agentSources.$inferSelect;

async function configurationAt(tx: Tx, workspaceId: string, agentId: string, version: number) {
  const [row] = await tx
    .select({ configuration: agentVersions.configuration })
    .from(agentVersions)
    .where(
      and(
        ...[eq(agentVersions.workspaceId, workspaceId), eq(agentVersions.agentId, agentId)],
        eq(agentVersions.version, version),
      ),
    );
  return row?.configuration;
}

/** Names of what differs between two configurations. */
function differing(one: AgentConfiguration | undefined, other: AgentConfiguration | undefined): string[] {
  if (one === undefined || other === undefined) return [];
  const plain = (value: unknown) => JSON.stringify(value);
  const names = Object.keys({ ...one, ...other }) as (keyof AgentConfiguration)[];
  return names.filter((name) => plain(one[name]) !== plain(other[name]));
}

/** Copies of an agent that are there still, with their subaccounts. */
async function findCopies(tx: Tx, agencyId: string, sourceAgentId: string) {
  return tx
    .select({ source: agentSources, subaccount: workspaces.name, version: agents.version, deletedAt: agents.deletedAt })
    .from(agentSources)
    .innerJoin(workspaces, and(eq(workspaces.id, agentSources.workspaceId), eq(workspaces.parentId, agencyId)))
    .innerJoin(agents, and(eq(agents.workspaceId, agentSources.workspaceId), eq(agents.id, agentSources.agentId)))
    .where(and(eq(agentSources.agencyId, agencyId), eq(agentSources.sourceAgentId, sourceAgentId)))
    .orderBy(asc(workspaces.name), asc(workspaces.id))
    .then((rows) => rows.filter(({ deletedAt }) => deletedAt === null));
}

function stateOf(source: LiveAgent | undefined, row: SourceRow, version: number): (typeof copyStates)[number] {
  if (source === undefined) return 'sourceless';
  const [updated, changed] = [source.version !== row.sourceVersion, version !== row.copiedVersion];
  return updated ? (changed ? 'both' : 'update') : changed ? 'changed' : 'current';
}

/** Which subaccounts have a copy of an agent. @throws AppError not_found */
export async function listCopies({ services, workspaceId }: Scope, agentId: string): Promise<AgentCopy[]> {
  return services.db.system('agency', async (tx) => {
    const source = await findAgent(tx, workspaceId, agentId);
    const copies = await findCopies(tx, workspaceId, agentId);
    if (source === undefined && copies.length === 0)
      throw new AppError('not_found', 'Agent not found. It may have been deleted.');
    const items: AgentCopy[] = [];
    for (const { source: row, subaccount, version } of copies) {
      const copied = await configurationAt(tx, workspaceId, agentId, row.sourceVersion);
      const state = stateOf(source, row, version);
      const own =
        version === row.copiedVersion
          ? []
          : differing(
              await configurationAt(tx, row.workspaceId, row.agentId, row.copiedVersion),
              await configurationAt(tx, row.workspaceId, row.agentId, version),
            );
      items.push({
        subaccountId: row.workspaceId,
        subaccount,
        agentId: row.agentId,
        status: state,
        sourceVersion: row.sourceVersion,
        latestVersion: source?.version ?? null,
        updates: differing(copied, source?.configuration),
        changes: own,
      });
    }
    return items;
  });
}

/** What the logs of both tell: which agent, and at which version of the agency's. */
const toldOf = (agentId: string, { id, version, configuration: { name } }: LiveAgent) => ({
  agentId,
  name,
  sourceAgentId: id,
  sourceVersion: version,
});

/** One subaccount's part, with what went wrong as its result. */
async function each(
  { id: subaccountId, name }: { id: string; name: string },
  act: () => Promise<{ result: CopyResult['result']; agentId: string | null }>,
): Promise<CopyResult> {
  const shown = { subaccountId, subaccount: name };
  try {
    return { ...shown, ...(await act()), problem: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...shown, result: 'refused', problem: error.message, agentId: null };
  }
}

/**
 * Copies an agent into subaccounts, a transaction each.
 * @throws AppError not_found, invalid_input when it is to be moved to several
 */
export async function copyToSubaccounts(
  scope: Scope,
  agentId: string,
  { subaccountIds, move }: { subaccountIds: string[]; move: boolean },
): Promise<CopyResult[]> {
  const { services, workspaceId } = scope;
  const wanted = [...new Set(subaccountIds)];
  if (move && wanted.length > 1) {
    const message = 'You can move an agent to only one subaccount. For several, copy the agent instead.';
    throw new AppError('invalid_input', message, [{ path: 'body.subaccountIds', message }]);
  }
  const children = await services.db.system('agency', async (tx) => {
    // A copy that was moved away already is found by its source's id, so that a second try says the same.
    const known = (await findAgent(tx, workspaceId, agentId)) ?? (await findCopies(tx, workspaceId, agentId))[0];
    if (known === undefined) throw new AppError('not_found', 'Agent not found. It may have been deleted.');
    return Promise.all(wanted.map((id) => requireChild(tx, workspaceId, id, false)));
  });
  const results: CopyResult[] = [];
  for (const child of children) {
    const done = await each(child, () =>
      services.db.system('agency', async (tx) => {
        const { deletedAt } = await requireChild(tx, workspaceId, child.id);
        if (deletedAt !== null) throw new AppError('workspace_deleted', 'This subaccount was deleted.');
        const copies = await findCopies(tx, workspaceId, agentId);
        const there = copies.find(({ source }) => source.workspaceId === child.id);
        if (there !== undefined) return { result: 'current' as const, agentId: there.source.agentId };
        const source = await findAgent(tx, workspaceId, agentId);
        if (source === undefined) throw new AppError('not_found', 'Agent not found. It may have been deleted.');
        const copied = await copyAgent(tx, scope, child.id, source);
        await recordInBoth(tx, scope, child.id, 'subaccount.agent-copied', { after: toldOf(copied, source) });
        return { result: 'copied' as const, agentId: copied };
      }),
    );
    results.push(done);
  }
  const arrived = results.every(({ result }) => result !== 'refused');
  if (move && arrived) {
    await deleteAgent(scope, agentId).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    });
  }
  return results;
}

/** Brings one copy to the source's version, as a new version of its own. */
async function updateCopy(tx: Tx, scope: Scope, source: LiveAgent, row: SourceRow, overwrite: boolean) {
  const { workspaceId: childId, agentId } = row;
  await requireChild(tx, scope.workspaceId, childId);
  const own = and(eq(agents.workspaceId, childId), eq(agents.id, agentId));
  const [agent] = await tx.select().from(agents).where(own).for('update');
  if (agent === undefined || agent.deletedAt !== null) throw new AppError('not_found', 'The copy was deleted.');
  const isChanged = agent.version !== row.copiedVersion;
  if (source.version === row.sourceVersion && !(isChanged && overwrite)) {
    return { result: isChanged ? ('changed' as const) : ('current' as const), agentId };
  }
  if (isChanged && !overwrite) return { result: 'changed' as const, agentId };
  const version = await nextVersion(tx, childId, agentId);
  const { configuration } = source;
  const createdAt = new Date(scope.services.clock.now());
  await tx.insert(agentVersions).values({ workspaceId: childId, agentId, version, configuration, createdAt });
  await tx.update(agents).set({ version }).where(own);
  await passDraft(tx, scope, childId, agentId);
  await tx
    .update(agentSources)
    .set({ sourceVersion: source.version, copiedVersion: version })
    .where(and(eq(agentSources.workspaceId, childId), eq(agentSources.agentId, agentId)));
  await recordInBoth(tx, scope, childId, 'subaccount.agent-updated', { after: toldOf(agentId, source) });
  return { result: 'updated' as const, agentId };
}

/** Brings copies of an agent to its present version, a transaction each. @throws AppError not_found */
export async function updateCopies(
  scope: Scope,
  agentId: string,
  { subaccountIds, overwrite }: { subaccountIds?: string[] | undefined; overwrite: boolean },
): Promise<CopyResult[]> {
  const { services, workspaceId } = scope;
  const { source, copies } = await services.db.system('agency', async (tx) => ({
    source: await findAgent(tx, workspaceId, agentId),
    copies: await findCopies(tx, workspaceId, agentId),
  }));
  if (source === undefined) throw new AppError('not_found', 'Agent not found. It may have been deleted.');
  const wanted = copies.filter((copy) => subaccountIds?.includes(copy.source.workspaceId) ?? true);
  const results: CopyResult[] = [];
  for (const { source: row, subaccount } of wanted) {
    const child = { id: row.workspaceId, name: subaccount };
    results.push(
      await each(child, () => services.db.system('agency', (tx) => updateCopy(tx, scope, source, row, overwrite))),
    );
  }
  return results;
}
