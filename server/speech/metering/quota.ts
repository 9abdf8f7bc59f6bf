import { and, eq, lt, sql } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import type { SpeechUsage } from '#domain/speech.ts';
import { freePlan } from '#domain/speech-plans.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { speechRequests, speechUsage } from '../speech.table.ts';

/** The calendar month in UTC by which characters are counted, and when the next begins. */
export function monthAt(now: number): { month: string; resetsAt: Date } {
  const date = new Date(now);
  return {
    month: date.toISOString().slice(0, 7),
    resetsAt: new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)),
  };
}

/** What a workspace has of this month. `limit` in characters; null without one. */
interface Account {
  plan: string;
  limit: number | null;
  used: number;
}

const usageOf = ({ plan, limit, used }: Account, now: number): SpeechUsage => ({
  plan,
  used,
  limit,
  remaining: limit === null ? null : Math.max(0, limit - used),
  resetsAt: monthAt(now).resetsAt.toISOString(),
});

/** A workspace's plan: the operator's, else the free tier of the settings. */
const planOf = ({ config }: Services, workspaceId: string) => sql`
  select coalesce(given.name, ${freePlan}) as plan,
    case when given.name is null then ${config.speechFreeCharacters}::bigint else given.characters end as most
  from (select) as always left join speech_plans given on given.workspace_id = ${workspaceId}::uuid`;

type AccountRow = Record<'plan' | 'most' | 'characters', string | null>;
const accountOf = ({ plan, most, characters }: AccountRow): Account => ({
  plan: plan!,
  limit: most === null ? null : Number(most),
  used: Number(characters ?? 0),
});

async function readAccount(tx: Tx, services: Services, workspaceId: string, month: string): Promise<Account> {
  const { rows } = await tx.execute<AccountRow>(sql`
    with plan as (${planOf(services, workspaceId)})
    select plan, most, characters from plan
    left join speech_usage used on used.workspace_id = ${workspaceId}::uuid and used.month = ${month}`);
  return accountOf(rows[0]!);
}

/** What a workspace has used this month. */
export async function speechUsageOf({ services, workspaceId }: Scope): Promise<SpeechUsage> {
  const now = services.clock.now();
  const { month } = monthAt(now);
  return usageOf(await services.db.tenant(workspaceId, (tx) => readAccount(tx, services, workspaceId, month)), now);
}

/** One conditional statement: of any number of takers at once none goes beyond the limit. */
async function take(
  tx: Tx,
  services: Services,
  workspaceId: string,
  month: string,
  characters: number,
): Promise<Account | undefined> {
  const { rows } = await tx.execute<AccountRow>(sql`
    with plan as (${planOf(services, workspaceId)})
    insert into speech_usage (workspace_id, month, characters)
    select ${workspaceId}::uuid, ${month}, ${characters}::bigint from plan
      where most is null or ${characters}::bigint <= most
    on conflict (workspace_id, month) do update set characters = speech_usage.characters + excluded.characters
      where (select most is null or speech_usage.characters + excluded.characters <= most from plan)
    returning characters, (select plan from plan), (select most from plan)`);
  return rows[0] && accountOf(rows[0]);
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

/** Too many characters are asked for. */
export class QuotaExceeded extends AppError {
  readonly usage: SpeechUsage;

  constructor(message: string, usage: SpeechUsage) {
    super('quota_exceeded', message);
    this.usage = usage;
  }
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
 * @throws QuotaExceeded, AppError key_reused
 */
export async function grant(tx: Tx, services: Services, workspaceId: string, wish: Wish): Promise<Grant> {
  const now = services.clock.now();
  const { characters, idempotency } = wish;
  const repeat = idempotency && (await findRepeat(tx, workspaceId, idempotency, now));
  const { month } = monthAt(now);
  const taken =
    repeat === undefined
      ? await take(tx, services, workspaceId, month, characters)
      : await readAccount(tx, services, workspaceId, month);
  if (taken === undefined) {
    const usage = usageOf(await readAccount(tx, services, workspaceId, month), now);
    throw new QuotaExceeded(
      `This text has ${characters} characters and ${usage.remaining} of this month are left. More come on ${usage.resetsAt.slice(0, 10)}.`,
      usage,
    );
  }
  return {
    characters: repeat === undefined ? characters : 0,
    month,
    key: idempotency?.key,
    usage: usageOf(taken, now),
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
  const now = services.clock.now();
  const { month } = monthAt(now);
  const taken = await take(tx, services, workspaceId, month, sum);
  if (taken === undefined) return undefined;
  let used = taken.used - sum;
  return wishes.map((characters) => {
    used += characters;
    const usage = usageOf({ ...taken, used }, now);
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
