import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { repeats } from '#server/platform/db/schema/idempotency.table.ts';
import type { Services } from '#server/services.ts';

/** A request that may come again: its key, whose it is, and what it asks. */
export interface IdempotentRequest {
  /** The workspace, or the account where there is none. */
  caller: string;
  workspaceId: string | null;
  key: string;
  digest: string;
  how: 'whole' | 'long';
}

/**
 * How long a process is believed to work on a request, in ms; behind that it was killed, and the next who asks takes
 * over. A long one is claimed again as long as it goes on. An answer of the first is refused when it comes later still.
 */
const claimMs = { whole: 60_000, long: 300_000 };

export type Repeat = typeof repeats.$inferSelect;

const of = ({ caller, key }: Pick<IdempotentRequest, 'caller' | 'key'>) =>
  and(eq(repeats.caller, caller), eq(repeats.key, key));
const held = (row: Repeat) => and(of(row), eq(repeats.claim, row.claim), eq(repeats.state, 'running'));

/**
 * Claims a request: answers its row, running and ours, or done with the answer that the first got.
 * @throws AppError key_reused, still_running
 */
export async function claimRequest({ db, clock }: Services, request: IdempotentRequest): Promise<Repeat> {
  const now = clock.now();
  const { caller, workspaceId, key, digest, how } = request;
  const claimed = { claim: newId(), claimedUntil: new Date(now + claimMs[how]) };
  return db.system('installation', async (tx) => {
    for (;;) {
      const [own] = await tx
        .insert(repeats)
        .values({
          caller,
          workspaceId,
          key,
          digest,
          ...claimed,
          id: newId(),
          state: 'running',
          createdAt: new Date(now),
        })
        .onConflictDoUpdate({
          target: [repeats.caller, repeats.key],
          set: claimed,
          setWhere: sql`${repeats.state} = 'running' and ${repeats.claimedUntil} < ${new Date(now)}
            and ${repeats.digest} = ${digest}`,
        })
        .returning();
      if (own !== undefined) return own;
      const [known] = await tx.select().from(repeats).where(of(request));
      // Let go in between.
      if (known === undefined) continue;
      if (known.digest !== digest) throw new AppError('key_reused');
      if (known.state === 'done') return known;
      throw new AppError('still_running');
    }
  });
}

/** Claims a long request for longer; false when it is not this process's any more. */
async function renewClaim({ db, clock }: Services, row: Repeat): Promise<boolean> {
  const claimedUntil = new Date(clock.now() + claimMs.long);
  const renewed = await db.system('installation', (tx) =>
    tx.update(repeats).set({ claimedUntil }).where(held(row)).returning({ id: repeats.id }),
  );
  return renewed.length > 0;
}

/**
 * Keeps a long request claimed while this process works on it, so that only one whose process is gone is taken over:
 * who reads an answer slowly would otherwise have it made, and a service paid for it, again and again. Answers how to
 * stop.
 */
export function keepClaim(services: Services, row: Repeat): () => void {
  let over = false;
  let cancel = () => {};
  const later = () => {
    cancel = services.clock.after(claimMs.long / 3, () => void renew());
  };
  async function renew(): Promise<void> {
    const isOurs = await renewClaim(services, row).catch((error: unknown) => {
      services.log.warn({ err: error }, 'the claim of an Idempotency-Key could not be renewed');
      return true;
    });
    if (isOurs && !over) later();
  }
  later();
  return () => {
    over = true;
    cancel();
  };
}

/** What a repeat is answered with. */
export interface StoredAnswer {
  status: number;
  headers: Record<string, string | number>;
  type: string | null;
  /** Key of the file that has the body; else `body`, or none. */
  file: string | null;
  body: unknown;
}

/** Where a body is kept that is a file. */
export const answerFile = ({ workspaceId, id }: Pick<Repeat, 'workspaceId' | 'id'>) =>
  `workspaces/${workspaceId}/answers/${id}`;

const context = ({ id }: Repeat) => `repeats.${id}`;

/**
 * Keeps the answer, in the transaction of the work where that is one.
 * @throws AppError still_running when another process has taken over: then nothing of this one's work may stand
 */
export async function keepAnswer(tx: Tx, { secrets }: Services, row: Repeat, answer: StoredAnswer): Promise<void> {
  const { body, ...rest } = answer;
  const sealed = body === undefined ? null : secrets.seal(context(row), JSON.stringify(body));
  const kept = await tx
    .update(repeats)
    .set({ ...rest, state: 'done', body: sealed })
    .where(held(row))
    .returning({ id: repeats.id });
  if (kept.length === 0) throw new AppError('still_running');
}

/** The body that was kept, when it is no file. */
export const keptBody = ({ secrets }: Services, row: Repeat): unknown =>
  row.body === null ? undefined : JSON.parse(secrets.open(context(row), row.body));

/** Lets a request go that came to nothing, so that its key can be used again. */
export async function releaseRequest({ db }: Services, row: Repeat): Promise<void> {
  await db.system('installation', (tx) => tx.delete(repeats).where(held(row)));
}
