import { sql } from 'drizzle-orm';
import type { SpeechUsage } from '#domain/channels/speech.ts';
import { freePlan } from '#domain/channels/speech-plans.ts';
import { AppError } from '#domain/platform/errors.ts';
import { periodEnd, periodOf } from '#domain/usage/usage.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { correct, readSums, spend, spendAll } from '#server/usage/ledger.ts';
import { tellOfUse } from '#server/usage/tell-of-use.ts';

const meter = 'speech_characters';

/** What a workspace may have spoken in a month. `limit` in characters; null without one. */
interface Plan {
  plan: string;
  limit: number | null;
}

/** A workspace's plan: the operator's, else the free tier of the settings. */
async function readPlan(tx: Tx, { config }: Services, workspaceId: string): Promise<Plan> {
  const rows = await readRows(
    tx,
    { name: 'text', characters: 'text?' },
    sql`select name, characters from speech_plans where workspace_id = ${workspaceId}::uuid`,
  );
  const [given] = rows;
  if (given === undefined) return { plan: freePlan, limit: config.speechFreeCharacters };
  return { plan: given.name, limit: given.characters === null ? null : Number(given.characters) };
}

const usageOf = ({ plan, limit }: Plan, used: number, now: number): SpeechUsage => ({
  plan,
  used,
  limit,
  remaining: limit === null ? null : Math.max(0, limit - used),
  resetsAt: periodEnd(meter, now)!.toISOString(),
});

async function readUsage(tx: Tx, services: Services, workspaceId: string, now: number): Promise<SpeechUsage> {
  const plan = await readPlan(tx, services, workspaceId);
  return usageOf(plan, (await readSums(tx, workspaceId, meter, now)).used, now);
}

/** What a workspace has used this month. */
export function speechUsageOf({ services, workspaceId }: Scope): Promise<SpeechUsage> {
  const now = services.clock.now();
  return services.db.tenant(workspaceId, (tx) => readUsage(tx, services, workspaceId, now));
}

/** Characters that are to be spoken. */
export interface Wish {
  characters: number;
  /** Of a request that may be tried again: each try with the same key counts once. */
  key?: string | undefined;
}

/** Characters counted. */
export interface Grant {
  usageId: string;
  usage: SpeechUsage;
}

/** Too many characters are asked for. */
export class QuotaExceeded extends AppError {
  readonly usage: SpeechUsage;

  constructor(message: string, usage: SpeechUsage) {
    super('quota_exceeded', message);
    this.usage = usage;
  }
}

const tellOfCharacters = (
  tx: Tx,
  services: Services,
  workspaceId: string,
  { limit }: Plan,
  before: number,
  after: number,
) =>
  tellOfUse(tx, services, workspaceId, {
    type: 'characters-used',
    period: periodOf(meter, services.clock.now()),
    limit,
    before,
    after,
  });

/** Counts one request, in a transaction of the caller's. @throws QuotaExceeded */
export async function grant(tx: Tx, services: Services, workspaceId: string, wish: Wish): Promise<Grant> {
  const at = services.clock.now();
  const { characters, key = newId() } = wish;
  const plan = await readPlan(tx, services, workspaceId);
  const caps = { workspace: plan.limit };
  const fact = await spend(tx, workspaceId, { meter, key: `speech:${key}`, quantity: characters, at, caps });
  if (fact !== null) {
    if (!fact.repeated) await tellOfCharacters(tx, services, workspaceId, plan, fact.used - characters, fact.used);
    return { usageId: fact.id, usage: usageOf(plan, fact.used, at) };
  }
  const usage = await readUsage(tx, services, workspaceId, at);
  throw new QuotaExceeded(
    `This text has ${characters} characters, but only ${usage.remaining} are left this month. The count resets on ${usage.resetsAt.slice(0, 10)}.`,
    usage,
  );
}

/** Counts several requests with one statement; undefined, and nothing counted, when there is not enough for all. */
export async function grantAll(
  tx: Tx,
  services: Services,
  workspaceId: string,
  wishes: readonly number[],
): Promise<Grant[] | undefined> {
  const at = services.clock.now();
  const plan = await readPlan(tx, services, workspaceId);
  const facts = wishes.map((quantity) => ({ key: `speech:${newId()}`, quantity }));
  const taken = await spendAll(tx, workspaceId, { meter, at, caps: { workspace: plan.limit } }, facts);
  if (taken === null) return undefined;
  let used = taken.used - wishes.reduce((total, characters) => total + characters, 0);
  await tellOfCharacters(tx, services, workspaceId, plan, used, taken.used);
  return taken.ids.map((usageId, index) => {
    used += wishes[index]!;
    return { usageId, usage: usageOf(plan, used, at) };
  });
}

/** Gives characters back that no one heard and no one was paid for, in a transaction of the caller's. */
export async function giveBack(tx: Tx, { clock }: Services, workspaceId: string, usageId: string, characters: number) {
  await correct(tx, workspaceId, usageId, {
    key: `speech-back:${newId()}`,
    reason: 'nothing of it was spoken',
    at: clock.now(),
    quantity: -characters,
  });
}
