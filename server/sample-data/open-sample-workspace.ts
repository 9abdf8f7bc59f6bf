import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Workspace } from '#domain/identity/workspaces.ts';
import { sampleWorkspaceName } from '#domain/sample-data/sample-data.ts';
import { restoreWorkspace } from '#server/identity/delete-workspace.ts';
import { createWorkspace, readWorkspaces } from '#server/identity/workspaces.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Account } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { sampleFacts } from './sample-business.data.ts';

/** The job that fills it. */
export const fillJob = 'sample-data.fill';
/** Where the made-up business is. */
const timeZone = 'America/New_York';

/** The sample of an account, also one that it has deleted and that is not gone yet. */
async function findSample({ db }: Services, { userId }: Account) {
  const [found] = await db.system('account', (tx) =>
    tx
      .select({ id: workspaces.id, deletedAt: workspaces.deletedAt })
      .from(workspaces)
      .where(and(eq(workspaces.createdBy, userId), isNotNull(workspaces.sample)))
      .orderBy(desc(workspaces.createdAt))
      .limit(1),
  );
  return found;
}

/** Marks it as made up, and leaves it to be filled. */
async function leaveToFill(services: Services, workspaceId: string): Promise<void> {
  await services.db.system('account', async (tx) => {
    await tx
      .update(workspaces)
      .set({ sample: 'filling', timeZone, facts: sampleFacts })
      .where(eq(workspaces.id, workspaceId));
    await services.jobs.enqueue(tx, fillJob, { workspaceId }, { key: workspaceId });
  });
}

/** Opens an account's workspace of made-up data, which is made where there is none. @throws AppError limit_reached */
export async function openSampleWorkspace(services: Services, account: Account): Promise<Workspace> {
  const there = await findSample(services, account);
  let workspaceId = there?.id;
  if (there === undefined) workspaceId = (await createWorkspace(services, account, { name: sampleWorkspaceName })).id;
  else if (there.deletedAt !== null) await restoreWorkspace(services, account, there.id);
  if (there === undefined || there.deletedAt !== null) await leaveToFill(services, workspaceId!);
  const all = await services.db.system('account', (tx) => readWorkspaces(tx, account.userId));
  return all.find(({ id }) => id === workspaceId)!;
}
