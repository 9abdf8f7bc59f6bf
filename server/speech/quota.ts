import { and, eq, lt, sql } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import type { SpeechUsage } from '#domain/speech.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { speechRequests, speechUsage } from './speech.table.ts';

/** The calendar month in UTC by which characters are counted, and when the next begins. */
export function monthAt(now: number): { month: string; resetsAt: Date } {
  const date = new Date(now);
  return {
    month: date.toISOString().slice(0, 7),
    resetsAt: new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)),
  };
}

/** Characters a month that a workspace has; null without a limit. Every workspace is on the free tier so far. */
const limitOf = ({ config }: Services): number | null => config.speechFreeCharacters;

function usageOf(services: Services, used: number): SpeechUsage {
  const limit = limitOf(services);
  return {
    plan: 'Free',
    used,
    limit,
    remaining: limit === null ? null : Math.max(0, limit - used),
    resetsAt: monthAt(services.clock.now()).resetsAt.toISOString(),
  };
}

/** What a workspace has used this month. */
export async function speechUsageOf({ services, workspaceId }: Scope): Promise<SpeechUsage> {
  const { month } = monthAt(services.clock.now());
  const [row] = await services.db.tenant(workspaceId, (tx) =>
    tx
      .select({ characters: speechUsage.characters })
      .from(speechUsage)
      .where(and(eq(speechUsage.workspaceId, workspaceId), eq(speechUsage.month, month))),
  );
  return usageOf(services, row?.characters ?? 0);
}

/** One conditional statement: of any number of takers at once none goes beyond the limit. */
async function take(tx: Tx, services: Services, workspaceId: string, characters: number): Promise<number | undefined> {
  const { month } = monthAt(services.clock.now());
  const limit = limitOf(services) ?? Number.MAX_SAFE_INTEGER;
  const { rows } = await tx.execute<{ characters: string }>(sql`
    insert into speech_usage (workspace_id, month, characters)
    select ${workspaceId}::uuid, ${month}, ${characters}::bigint where ${characters}::bigint <= ${limit}::bigint
    on conflict (workspace_id, month) do update set characters = speech_usage.characters + excluded.characters
      where speech_usage.characters + excluded.characters <= ${limit}::bigint
    returning characters`);
  return rows[0] === undefined ? undefined : Number(rows[0].characters);
}

/** Characters that are to be spoken, and the key under which a repeat of the request costs nothing. */
export interface Wish {
  characters: number;
  idempotency?: { key: string; digest: string } | undefined;
}

export interface Grant {
  characters: number;
  month: string;
  key: string | undefined;
  usage: SpeechUsage;
  /** The request was counted before, under the same key. */
  repeated: boolean;
  /** What it made then. */
  clipId: string | null;
}

/** @throws AppError key_reused */
async function findRepeat(tx: Tx, workspaceId: string, { key, digest }: { key: string; digest: string }, now: number) {
  const [fresh] = await tx
    .insert(speechRequests)
    .values({ workspaceId, key, digest, createdAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ key: speechRequests.key });
  if (fresh !== undefined) return undefined;
  const own = and(eq(speechRequests.workspaceId, workspaceId), eq(speechRequests.key, key));
  const [known] = await tx.select().from(speechRequests).where(own);
  if (known!.digest !== digest) throw new AppError('key_reused');
  return known!;
}

/**
 * Counts one request, in a transaction of the caller's.
 * @throws AppError quota_exceeded, key_reused
 */
export async function grant(tx: Tx, services: Services, workspaceId: string, wish: Wish): Promise<Grant> {
  const now = services.clock.now();
  const { characters, idempotency } = wish;
  const repeat = idempotency && (await findRepeat(tx, workspaceId, idempotency, now));
  const used = await take(tx, services, workspaceId, repeat === undefined ? characters : 0);
  if (used === undefined) {
    const { resetsAt } = monthAt(now);
    const [row] = await tx
      .select({ characters: speechUsage.characters })
      .from(speechUsage)
      .where(and(eq(speechUsage.workspaceId, workspaceId), eq(speechUsage.month, monthAt(now).month)));
    const left = usageOf(services, row?.characters ?? 0).remaining!;
    throw new AppError(
      'quota_exceeded',
      `This text has ${characters} characters and ${left} of this month are left. More come on ${resetsAt.toISOString().slice(0, 10)}.`,
    );
  }
  return {
    characters: repeat === undefined ? characters : 0,
    month: monthAt(now).month,
    key: idempotency?.key,
    usage: usageOf(services, used),
    repeated: repeat !== undefined,
    clipId: repeat?.clipId ?? null,
  };
}

/** Counts several requests with one statement; undefined, and nothing counted, when there is not enough for all. */
export async function grantAll(
  tx: Tx,
  services: Services,
  workspaceId: string,
  wishes: readonly number[],
): Promise<Grant[] | undefined> {
  const sum = wishes.reduce((total, characters) => total + characters, 0);
  const used = await take(tx, services, workspaceId, sum);
  if (used === undefined) return undefined;
  const { month } = monthAt(services.clock.now());
  let upTo = used - sum;
  return wishes.map((characters) => {
    upTo += characters;
    const usage = usageOf(services, upTo);
    return { characters, month, key: undefined, usage, repeated: false, clipId: null };
  });
}

/** Gives characters back that were never heard, in a transaction of the caller's. */
export async function giveBack(tx: Tx, workspaceId: string, given: Pick<Grant, 'characters' | 'month' | 'key'>) {
  await tx
    .update(speechUsage)
    .set({ characters: sql`${speechUsage.characters} - ${given.characters}` })
    .where(and(eq(speechUsage.workspaceId, workspaceId), eq(speechUsage.month, given.month)));
  if (given.key === undefined) return;
  await tx
    .delete(speechRequests)
    .where(and(eq(speechRequests.workspaceId, workspaceId), eq(speechRequests.key, given.key)));
}

const keepKeysMs = 24 * 3_600_000;

/** Forgets keys that are older than a day. */
export async function forgetKeys({ db, clock }: Services): Promise<void> {
  const before = new Date(clock.now() - keepKeysMs);
  await db.system((tx) => tx.delete(speechRequests).where(lt(speechRequests.createdAt, before)));
}
