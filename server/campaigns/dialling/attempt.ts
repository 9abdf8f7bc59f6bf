import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import { judge, type Verdict } from '#server/campaigns/gate.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import {
  type CampaignRow,
  campaignAttempts,
  campaignTargets,
  type TargetRow,
} from '#server/platform/db/schema/campaigns.table.ts';
import type { Scope } from '#server/scope.ts';
import { gateOf } from '../audience/prepare.ts';
import { requireCampaign } from '../campaigns.ts';
import { pauseByItself } from './pause.ts';

/** What was looked at last before a dial does not allow it any more: nothing was dialled. */
export class NotNow extends Error {
  readonly verdict: Verdict;

  constructor(verdict: Verdict) {
    super('A campaign contact can’t be called right now.');
    this.name = 'NotNow';
    this.verdict = verdict;
  }
}

/** When someone whom this server had no line for is tried again, in ms. */
const noLineMs = 15_000;
/** When someone to whom another call goes on is tried again, in ms. */
const onItsWayMs = 300_000;

const own = (target: TargetRow) =>
  and(
    eq(campaignTargets.workspaceId, target.workspaceId),
    eq(campaignTargets.campaignId, target.campaignId),
    eq(campaignTargets.id, target.id),
  );
const isAttempt = ({ workspaceId, attemptId }: TargetRow) =>
  and(eq(campaignAttempts.workspaceId, workspaceId), eq(campaignAttempts.attemptId, attemptId!));

/**
 * The last look, in the transaction that commits the dial or the text: the campaign runs, the attempt is still this one, and the
 * do-not-call list, the consent, the window and the calls of the day allow it. From here on it counts as made.
 */
export async function confirmAttempt(tx: Tx, scope: Scope, target: TargetRow, segments?: number): Promise<void> {
  const { plan, state } = await requireCampaign(tx, scope, target.campaignId);
  const [now] = await tx.select().from(campaignTargets).where(own(target)).for('update');
  if (state !== 'running') throw new NotNow({ do: 'later', at: scope.services.clock.now() });
  if (now?.state !== 'calling' || now.attemptId !== target.attemptId) throw new NotNow({ do: 'call' });
  const verdict = await judge(tx, scope, await gateOf(tx, scope, plan), target.phone, scope.services.clock.now());
  if (verdict.do !== 'call') throw new NotNow(verdict);
  await tx
    .update(campaignAttempts)
    .set({ dialled: true, ...(segments !== undefined && { segments }) })
    .where(isAttempt(target));
}

/** Takes an attempt back that was not dialled, and says what becomes of its target. */
async function takeBack(tx: Tx, target: TargetRow, verdict: Verdict): Promise<void> {
  const [gone] = await tx
    .delete(campaignAttempts)
    .where(and(isAttempt(target), eq(campaignAttempts.dialled, false)))
    .returning({ attemptId: campaignAttempts.attemptId });
  // Another process was faster, and dialled.
  if (gone === undefined) return;
  const next =
    verdict.do === 'skip'
      ? { state: 'skipped' as const, reason: verdict.reason, nextAt: null }
      : { state: 'waiting' as const, nextAt: verdict.do === 'later' ? new Date(verdict.at) : target.lastAt };
  await tx
    .update(campaignTargets)
    .set({ ...next, attempts: sql`${campaignTargets.attempts} - 1`, attemptId: null })
    .where(and(own(target), eq(campaignTargets.attemptId, target.attemptId!)));
}

/** What a refusal means for who was to be called; a sentence where the campaign cannot go on. */
function readRefusal({ code, message }: AppError, now: number): { verdict: Verdict; problem?: string } {
  switch (code) {
    case 'do_not_call':
      return { verdict: { do: 'skip', reason: 'do_not_call' } };
    case 'invalid_input':
      return { verdict: { do: 'skip', reason: 'refused' } };
    case 'too_many_calls':
    case 'too_many_requests':
    case 'not_ready':
      return { verdict: { do: 'later', at: now + noLineMs } };
    case 'conflict':
      return { verdict: { do: 'later', at: now + onItsWayMs } };
    default:
      return { verdict: { do: 'later', at: now }, problem: message };
  }
}

/**
 * Does what an attempt is made of, and takes the attempt back where it was refused: no one was called or written to.
 * What no one expects leaves the attempt as it is: the next pass finds it.
 */
export async function attempt(
  scope: Scope,
  campaign: CampaignRow,
  target: TargetRow,
  work: () => Promise<unknown>,
): Promise<void> {
  const { services, workspaceId } = scope;
  try {
    await work();
  } catch (error) {
    const read =
      error instanceof NotNow
        ? { verdict: error.verdict }
        : error instanceof AppError
          ? readRefusal(error, services.clock.now())
          : null;
    if (read === null) throw error;
    await services.db.tenant(workspaceId, async (tx) => {
      await takeBack(tx, target, read.verdict);
      if ('problem' in read && read.problem !== undefined) await pauseByItself(tx, scope, campaign, read.problem);
    });
  }
}
