import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { MessageThread } from '#domain/carriers/messages.ts';
import { AppError } from '#domain/platform/errors.ts';
import { lockThread, ownThread } from '#server/channels/thread-rows.ts';
import { contactsOfNumbers } from '#server/contacts/contacts-of-numbers.ts';
import { findSuppressed } from '#server/contacts/suppressions.ts';
import { namesOf } from '#server/identity/names-of.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { messageThreads, phoneMessages, type ThreadRow } from '#server/platform/db/schema/messages.table.ts';
import { phoneNumbers } from '#server/platform/db/schema/phone.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { openBody } from '#server/records/open-body.ts';
import type { Scope } from '#server/scope.ts';
import { agentOfThread } from './agent-of-thread.ts';
import { settle } from './leave-to-people.ts';

const absent = () => new AppError('not_found', 'Conversation not found. It may have been deleted.');

/** A thread's row. @throws AppError not_found */
export async function requireThread(tx: Tx, workspaceId: string, threadId: string): Promise<ThreadRow> {
  const [row] = await tx.select().from(messageThreads).where(ownThread(workspaceId, threadId));
  if (row === undefined) throw absent();
  return row;
}

/** All but the name of who has taken it over: what people are called is no workspace's own. */
type Shown = Omit<MessageThread, 'takenOverBy'> & { takenById: string | null };

/** Threads as they are shown: who has the other number, and what was written last. */
async function show(tx: Tx, { services, workspaceId }: Scope, rows: ThreadRow[]): Promise<Shown[]> {
  const others = rows.map(({ otherNumber }) => otherNumber);
  const contactOf = await contactsOfNumbers(tx, workspaceId, others);
  const numbers = await tx.select().from(phoneNumbers).where(eq(phoneNumbers.workspaceId, workspaceId));
  const lasts = await tx
    .select()
    .from(phoneMessages)
    .where(
      and(
        eq(phoneMessages.workspaceId, workspaceId),
        inArray(
          phoneMessages.id,
          rows.map(({ lastId }) => lastId),
        ),
      ),
    );
  const isOptedOut = await findSuppressed(
    tx,
    { services, workspaceId },
    others.map((phone) => ({ phone, email: null })),
  );
  const seal = await findSeal(tx, services, workspaceId);
  const now = services.clock.now();
  return rows.map((row) => {
    const number = numbers.find(({ id }) => id === row.numberId);
    const optedOut = isOptedOut({ phone: row.otherNumber, email: null });
    const last = lasts.find(({ id }) => id === row.lastId)!;
    return {
      id: row.id,
      numberId: row.numberId,
      ownNumber: row.ownNumber,
      otherNumber: row.otherNumber,
      test: row.test,
      contact: contactOf.get(row.otherNumber) ?? null,
      takenById: row.takenOverBy,
      unread: row.unread,
      answered:
        row.takenOverBy === null &&
        !optedOut &&
        number?.answersTexts === true &&
        agentOfThread(row, number, now) !== null,
      optedOut,
      last: {
        text: openBody(seal, last),
        direction: last.direction,
        status: last.state,
        createdAt: last.createdAt.toISOString(),
      },
    };
  });
}

async function named({ services }: Scope, shown: Shown[]): Promise<MessageThread[]> {
  const nameOf = await namesOf(
    services,
    shown.map(({ takenById }) => takenById),
  );
  return shown.map(({ takenById, ...thread }) => ({
    ...thread,
    takenOverBy: takenById === null ? null : nameOf(takenById),
  }));
}

/** A thread. @throws AppError not_found */
export async function getThread(scope: Scope, threadId: string): Promise<MessageThread> {
  const { db } = scope.services;
  const shown = await db.tenant(scope.workspaceId, async (tx) =>
    show(tx, scope, [await requireThread(tx, scope.workspaceId, threadId)]),
  );
  return (await named(scope, shown))[0]!;
}

interface ListInput {
  otherNumber?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Threads, those with the newest message first. */
export async function listThreads(scope: Scope, { otherNumber, cursor, limit }: ListInput) {
  const { services, workspaceId } = scope;
  const { rows, shown } = await services.db.tenant(workspaceId, async (tx) => {
    const found = await tx
      .select()
      .from(messageThreads)
      .where(
        and(
          eq(messageThreads.workspaceId, workspaceId),
          otherNumber === undefined ? undefined : eq(messageThreads.otherNumber, otherNumber),
          cursor === undefined ? undefined : lt(messageThreads.lastId, cursor),
        ),
      )
      .orderBy(desc(messageThreads.lastId))
      .limit(limit + 1);
    return { rows: found, shown: await show(tx, scope, found.slice(0, limit)) };
  });
  return { items: await named(scope, shown), next: rows.length > limit ? rows[limit - 1]!.lastId : null };
}

/** Changes a thread that is locked, and answers how it stands. @throws AppError not_found */
async function change(
  scope: Scope,
  threadId: string,
  work: (tx: Tx, row: ThreadRow) => Promise<Partial<ThreadRow> | null>,
): Promise<MessageThread> {
  const { services, workspaceId } = scope;
  const shown = await services.db.tenant(workspaceId, async (tx) => {
    const row = await lockThread(tx, workspaceId, threadId);
    if (row === undefined) throw absent();
    const set = await work(tx, row);
    if (set !== null) await tx.update(messageThreads).set(set).where(ownThread(workspaceId, threadId));
    return show(tx, scope, [{ ...row, ...set }]);
  });
  return (await named(scope, shown))[0]!;
}

const objectOf = (id: string) => ({ kind: 'message-thread', id });

/** Gives a thread to anyone who asks: the agent is silent from now on. @throws AppError not_found */
export const takeOver = (scope: Scope, threadId: string): Promise<MessageThread> =>
  change(scope, threadId, async (tx, row) => {
    const takenOverBy = scope.actor!.userId;
    if (row.takenOverBy === takenOverBy) return null;
    // What waits for an agent's answer is the person's now.
    await settle(tx, scope, row);
    const after = { takenOverBy, other: row.otherNumber };
    const before = { takenOverBy: row.takenOverBy, other: row.otherNumber };
    await recordChange(tx, scope, 'message-thread.taken-over', { object: objectOf(threadId), before, after });
    return { takenOverBy, dueAt: null, dueSince: null, unread: 0 };
  });

/** Gives a thread back to the agent, which answers from the next message on. @throws AppError not_found */
export const handBack = (scope: Scope, threadId: string): Promise<MessageThread> =>
  change(scope, threadId, async (tx, row) => {
    if (row.takenOverBy === null) return null;
    const before = { takenOverBy: row.takenOverBy, other: row.otherNumber };
    const after = { takenOverBy: null, other: row.otherNumber };
    await recordChange(tx, scope, 'message-thread.handed-back', { object: objectOf(threadId), before, after });
    return { takenOverBy: null };
  });

/** Says that someone has looked at what came in. @throws AppError not_found */
export const markRead = (scope: Scope, threadId: string): Promise<MessageThread> =>
  change(scope, threadId, async (_tx, { unread }) => (unread === 0 ? null : { unread: 0 }));
